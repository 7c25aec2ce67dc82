import type { RunEvidence } from '@veracite/sdk'
import { gradeInWords, surfaceInWords } from '@veracite/terms/surfaces'
import { formatUsd } from '@veracite/terms/usd'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { laterAnswer, marked, readersOf, verdictLines, verdictOn } from '../ui/answer.ts'
import { labelled, wrap } from '../ui/lines.ts'
import { accessNote, paintClass, secondOf, speakerName } from '../ui/words.ts'

export const evidenceCommand = single(
  runs('evidence', {
    run: evidence,
  }),
)

async function evidence(
  { ids: [runId = ''], own: { raw } }: Given,
  context: Context,
  client: Client,
): Promise<void> {
  if (raw && context.io.stdout.isTTY)
    throw new UsageError((say) => say('cliRefused.theseBytesComeFromOutsideAnd'))
  const found = await client.runs.evidence(runId)
  if (!raw) return context.show(found, (clean) => render(context, clean))
  if (found.rawResponse === null)
    throw new UsageError((say) => say('cliRefused.nothingHasBeenCapturedForThis'))
  const bytes = Buffer.from(found.rawResponse, found.rawResponseEncoding ?? 'utf-8')
  await new Promise<void>((written) => process.stdout.write(bytes, () => written()))
}

function render({ paint, width, self }: Context, run: RunEvidence): string {
  const { snapshot } = run
  const verdict = verdictOn(run, snapshot?.captureId)
  const row = (label: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? [`  ${labelled(label, value, width - 2, 12)}`] : []
  const source = objectOf(snapshot?.source)
  const log = objectOf(run.log)
  const state = run.citationClass ?? run.status
  return [
    `${paint.bold(speakerName(run.engine, source.access))} on ${paint.bold(run.brand.name)}  ${paintClass(paint, state, classNameBeside(state))}${accessNote(source.access, paint)}`,
    '',
    ...row('asked', run.prompt),
    ...row('intent', run.intent),
    ...row('status', run.verificationStatus ?? run.status),
    ...row('error', run.error),
    '',
    ...(run.answer === null ? [] : [wrap(marked(run.answer, verdict, paint), width, '  │ '), '']),
    ...(verdict ? [...verdictLines(verdict, paint, width)] : []),
    ...readersOf(run, verdict).flatMap((reader) => row('read by', reader)),
    ...(run.needsReview ?? []).flatMap(({ message }) => row('review', paint.yellow(message))),
    '',
    ...run.verifications.flatMap(({ outcome, verifiedAt, words }) =>
      row('asked again', [`${secondOf(verifiedAt)}: ${outcome}`, textOf(words)].filter(Boolean).join('. ')),
    ),
    ...run.captures.flatMap((capture) => laterAnswer(run, capture, paint, width)),
    ...row('captured', snapshot && secondOf(snapshot.capturedAt)),
    ...row(
      'through',
      [source.access, source.provider, source.servedModel ?? source.requestedModel]
        .filter(Boolean)
        .join(' · '),
    ),
    ...row('surface', surfaceInWords({ surface: textOf(source.surface) ?? 'api' })),
    ...row('grade', source.grade == null ? null : gradeInWords(String(source.grade))),
    ...row('cost', snapshot && `${formatUsd(textOf(snapshot.costUsd))} (${textOf(snapshot.costBasis)})`),
    ...row('response', snapshot && `sha256 ${snapshot.sha256}, ${snapshot.bytes} bytes`),
    ...row('answer', snapshot?.answerSha256 && `sha256 ${snapshot.answerSha256}`),
    ...(run.failedReplies ?? []).flatMap((reply) => row('no answer', failedInWords(reply))),
    ...row('log', log.status === 'integrated' ? `entry ${log.index} of ${log.origin}` : textOf(log.status)),
    ...(run.citationClass === null
      ? []
      : ['', paint.dim('Next'), `  ${self} bundle ${run.runId} -o bundle.json`]),
  ].join('\n')
}

/** A reply that was none: what came, and whether all of it is kept. */
const failedInWords = ({
  askedAt,
  outcome,
  httpStatus,
  bytes,
  isComplete,
  sha256,
}: NonNullable<RunEvidence['failedReplies']>[number]): string =>
  `${secondOf(askedAt)}: ${outcome}, HTTP ${httpStatus}, ${bytes} bytes${isComplete ? '' : ', cut off'}, sha256 ${sha256}`

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
