import type { RunEvidence } from '@veracite/sdk'
import { gradeInWords } from '@veracite/terms/surfaces'
import type { Say } from '@veracite/words/say-in'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { laterAnswer, marked, readersOf, verdictLines, verdictOn } from '../ui/answer.ts'
import { lines, rowWriter, wrap } from '../ui/lines.ts'
import { accessNote, classInWords, codeName, paintClass, secondOf, speakerName, usdOf } from '../ui/words.ts'

export const evidenceCommand = single(runs('evidence', { run: evidence }))

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

function render(context: Context, run: RunEvidence): string {
  const { paint, width, self, say } = context
  const { snapshot } = run
  const verdict = verdictOn(run, snapshot?.captureId)
  const row = rowWriter(say, 12, width)
  const source = objectOf(snapshot?.source)
  const log = objectOf(run.log)
  const state = run.citationClass ?? run.status
  return lines(
    `${say('cliAnswer.onBrand', { engine: paint.bold(speakerName(say, run.engine, source.access)), brand: paint.bold(run.brand.name) })}  ${paintClass(paint, state, classInWords(say, state))}${accessNote(source.access, context)}`,
    '',
    row('asked', run.prompt),
    row('intent', run.intent),
    row('status', codeName(say, run.verificationStatus ?? run.status)),
    row('error', run.error),
    '',
    run.answer !== null && [wrap(marked(run.answer, verdict, paint), width, '  │ '), ''],
    verdict && verdictLines(verdict, context, width),
    readersOf(run, verdict).map((reader) => row('readBy', reader)),
    run.needsReview?.map(({ message }) => row('review', paint.yellow(context.toldInWords(message)))),
    '',
    run.verifications.map(({ outcome, verifiedAt, words }) =>
      row(
        'askedAgain',
        [
          `${secondOf(verifiedAt)}: ${say.known('outcomeWord', outcome) ?? outcome}`,
          context.toldInWords(textOf(words) ?? ''),
        ]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    ...run.captures.flatMap((capture) => laterAnswer(run, capture, context, width)),
    row('captured', snapshot && secondOf(snapshot.capturedAt)),
    row(
      'through',
      [source.access, source.provider, source.servedModel ?? source.requestedModel]
        .filter(Boolean)
        .join(' · '),
    ),
    row('surface', say.known('surface', textOf(source.surface) ?? 'api') ?? source.surface),
    row('grade', source.grade == null ? null : gradeIn(say, String(source.grade))),
    row(
      'cost',
      snapshot &&
        `${usdOf(say, textOf(snapshot.costUsd))} (${codeName(say, textOf(snapshot.costBasis) ?? '')})`,
    ),
    row('response', snapshot && say('cliAnswer.sha256', snapshot)),
    row('answer', snapshot?.answerSha256 && `sha256 ${snapshot.answerSha256}`),
    run.failedReplies?.map((reply) => row('noAnswer', failedInWords(say, reply))),
    row(
      'log',
      log.status === 'integrated'
        ? say('cliAnswer.entryOf', { index: String(log.index), log: String(log.origin) })
        : textOf(log.status),
    ),
    run.citationClass !== null && [
      '',
      paint.dim(say('cliScan.next')),
      `  ${self} bundle ${run.runId} -o bundle.json`,
    ],
  )
}

/** A reply that was none: what came, and whether all of it is kept. */
const failedInWords = (
  say: Say,
  { askedAt, isComplete, httpStatus, ...reply }: NonNullable<RunEvidence['failedReplies']>[number],
): string =>
  say('cliAnswer.failedReply', {
    ...{ at: secondOf(askedAt), outcome: reply.outcome, status: httpStatus },
    ...{ bytes: reply.bytes, cut: isComplete ? 'other' : 'yes', sha256: reply.sha256 },
  })

/** What a grade means; of one that is newer than this program, that it is not known. */
const gradeIn = (say: Say, grade: string): string => say.known('gradeMeans', grade) ?? gradeInWords(grade)

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
