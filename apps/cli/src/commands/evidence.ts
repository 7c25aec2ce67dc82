import type { Classification, RunEvidence } from '@veracite/sdk'
import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { withExamples } from '../options.ts'
import { labelled, wrap } from '../ui/lines.ts'
import type { Paint } from '../ui/paint.ts'
import { engineName, paintClass, predicateName, secondOf, usd } from '../ui/words.ts'

export function evidenceCommand(context: Context): Command {
  const command = new Command('evidence')
    .summary('one answer: what was asked, said and found')
    .description(
      'Shows everything kept about one run: question, answer, verdict and reasons, hashes, place in the log.',
    )
    .argument('<run>', 'id of a run')
    .option('--raw', 'the exact bytes of the response, for a file or a pipe')
    .action((runId: string, options: { raw?: true }) => evidence(context, runId, options.raw === true))
  return withExamples(command, [
    ['evidence 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'To read'],
    ['evidence 01a1dd29-4dac-7151-9b3e-1037b37caf02 --raw | sha256sum', 'The hash, computed by you'],
  ])
}

async function evidence(context: Context, runId: string, raw: boolean): Promise<void> {
  if (raw && context.io.stdout.isTTY)
    throw new UsageError(
      'These bytes come from outside, and a terminal may obey some of them. Send --raw to a file or a pipe.',
    )
  const found = await connect(context).runs.evidence(runId)
  if (!raw) return context.show(found, (clean) => render(context, clean))
  if (found.rawResponse === null) throw new UsageError('Nothing has been captured for this run yet.')
  await Bun.write(Bun.stdout, Buffer.from(found.rawResponse, found.rawResponseEncoding ?? 'utf-8'))
}

function render({ paint, width, self }: Context, run: RunEvidence): string {
  const verdict = run.classifications.at(-1)
  const row = (label: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? [`  ${labelled(label, value, width - 2, 12)}`] : []
  const { snapshot } = run
  const source = objectOf(snapshot?.source)
  const log = objectOf(run.log)
  const state = run.citationClass ?? run.status
  return [
    `${paint.bold(engineName(run.engine))} on ${paint.bold(run.brand.name)}  ${paintClass(paint, state, state)}${source.access === 'demo' ? paint.yellow('  DEMO: invented, nobody was asked') : ''}`,
    '',
    ...row('asked', run.prompt),
    ...row('intent', run.intent),
    ...row('status', run.verificationStatus ?? run.status),
    ...row('error', run.error),
    '',
    ...(run.answer === null ? [] : [wrap(marked(run.answer, verdict, paint), width, '  │ '), '']),
    ...(verdict ? [...verdictLines(verdict, paint, width)] : []),
    ...readersOf(run).flatMap((reader) => row('read by', reader)),
    ...(run.needsReview ?? []).flatMap(({ message }) => row('review', paint.yellow(message))),
    '',
    ...run.verifications.flatMap(({ outcome, verifiedAt, words }) =>
      row('asked again', [`${secondOf(verifiedAt)}: ${outcome}`, textOf(words)].filter(Boolean).join('. ')),
    ),
    ...row('captured', snapshot && secondOf(snapshot.capturedAt)),
    ...row(
      'through',
      [source.access, source.provider, source.servedModel ?? source.requestedModel]
        .filter(Boolean)
        .join(' · '),
    ),
    ...row('cost', snapshot && `${usd(textOf(snapshot.costUsd))} (${textOf(snapshot.costBasis)})`),
    ...row('response', snapshot && `sha256 ${snapshot.sha256}, ${snapshot.bytes} bytes`),
    ...row('answer', snapshot?.answerSha256 && `sha256 ${snapshot.answerSha256}`),
    ...row('log', log.status === 'integrated' ? `entry ${log.index} of ${log.origin}` : textOf(log.status)),
    ...(run.citationClass === null
      ? []
      : ['', paint.dim('Next'), `  ${self} bundle ${run.runId} -o bundle.json`]),
  ].join('\n')
}

/** The reader whose reading the newest verdict is based on. */
const readersOf = ({ readings = [], classifications }: RunEvidence): string[] => {
  const named = new Set(classifications.at(-1)?.readingIds ?? [])
  return readings.filter(({ id }) => named.has(id)).map(({ reader }) => `${reader.kind} ${reader.version}`)
}

function verdictLines(
  { rule, classifierVersion, claims }: Classification,
  paint: Paint,
  width: number,
): string[] {
  const colour = { contradicted: paint.red, supported: paint.green, outdated: paint.yellow } as Record<
    string,
    Paint['red'] | undefined
  >
  return [
    `  ${labelled('verdict', `${rule} (classifier ${classifierVersion})`, width - 2, 12)}`,
    ...claims.map(({ predicate, stated, verdict, truth, certainty }) => {
      const held = truth === null || truth === stated ? '' : `, true is ${truth}`
      return `  ${labelled('', `${(certainty === 'likely' ? paint.yellow : (colour[verdict] ?? paint.dim))(certainty === 'likely' ? `${verdict}?` : verdict)}  ${predicateName(predicate)}: ${stated}${held}`, width - 2, 12)}`
    }),
  ]
}

/**
 * The answer with its claims coloured by outcome. Spans refer to the stored text, so quotes are searched for
 * instead.
 */
function marked(answer: string, verdict: Classification | undefined, paint: Paint): string {
  const claims = (verdict?.claims ?? []).filter(
    ({ verdict: held }) => held === 'contradicted' || held === 'supported',
  )
  let text = ''
  let at = 0
  for (const { span, verdict: held } of [...claims].sort((a, b) => a.span.start - b.span.start)) {
    const found = span.quote === '' ? -1 : answer.indexOf(span.quote, at)
    if (found < 0) continue
    const end = found + span.quote.length
    text +=
      answer.slice(at, found) + (held === 'contradicted' ? paint.red : paint.green)(answer.slice(found, end))
    at = end
  }
  return text + answer.slice(at)
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
