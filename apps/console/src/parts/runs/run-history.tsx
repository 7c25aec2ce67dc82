import { say } from '@veracite/words/say'
import { Section } from '../widgets/page.tsx'
import { className, predicateName, Time, verificationWords, visibleText } from '../widgets/words.ts'
import type { Evidence } from './marked-answer.tsx'

/** The name of an answer, as it stands above that answer. */
function answerName({ snapshot, captures }: Evidence, captureId: string): string {
  if (captures.length === 0) return say('runs.theAnswer')
  const later = captures.findIndex((capture) => capture.captureId === captureId)
  const isFirst = captureId === snapshot?.captureId || later < 0
  return say('runs.answer', { value: isFirst ? 1 : later + 2 })
}

function readingInWords(
  { kind, version }: Evidence['readings'][number]['reader'],
  { confirmations = [] }: Evidence['readings'][number]['reading'],
): string {
  const answers = confirmations.map(
    ({ predicate, quote, answer }) => `${predicateName(predicate)}, “${quote}”: ${answer}`,
  )
  const by = `${say(`readBy.${kind}`)} (${version})`
  return answers.length === 0 ? by : `${by}; ${say('runs.doesTheTextSaySo', { answers: answers.join('; ') })}`
}

/** Everything that happened to the run, newest first. None of it can be changed. */
export function RunHistory({ run }: { run: Evidence }) {
  const entries = [
    ...run.classifications.map((made) => ({
      id: made.id,
      at: made.classifiedAt,
      words: say('runs.classifiedAs', {
        answer: answerName(run, made.captureId),
        class: className(made.class),
        version: made.classifierVersion,
        provisional: made.provisional ? 'yes' : 'other',
      }),
    })),
    ...run.readings.map(({ id, readAt, captureId, reader, reading }) => ({
      id,
      at: readAt,
      words: `${answerName(run, captureId)}: ${readingInWords(reader, reading)}`,
    })),
    ...run.verifications.map(({ id, verifiedAt, outcome, captureIds, modelChanged }) => ({
      id,
      at: verifiedAt,
      words: say('runs.askedAgainTimes', {
        times: captureIds.length,
        outcome: verificationWords(outcome),
        modelChanged: modelChanged ? 'yes' : 'other',
      }),
    })),
    ...(run.failedReplies ?? []).map(
      ({ callId, sha256, askedAt, outcome, httpStatus, bytes, isComplete }) => ({
        id: `${callId} ${sha256}`,
        at: askedAt,
        words: say('runs.askedWithoutAnAnswer', {
          isCut: isComplete ? 'other' : 'yes',
          status: String(httpStatus ?? '–'),
          ...{ outcome, bytes, sha256 },
        }),
      }),
    ),
    ...(run.snapshot
      ? [{ id: run.snapshot.captureId, at: run.snapshot.capturedAt, words: say('runs.capturedAndSigned') }]
      : []),
  ].sort((a, b) => (a.at < b.at ? 1 : -1))
  if (entries.length === 0) return null
  return (
    <Section title={say('runs.history')}>
      <ol class="rows">
        {entries.map(({ id, at, words }) => (
          <li key={id}>
            <Time at={at} />
            <span>{visibleText(words)}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
