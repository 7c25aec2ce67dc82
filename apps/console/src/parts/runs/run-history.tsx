import type { AnswerOf } from '@veracite/contract/routes'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { Time } from '../widgets/format.tsx'
import { Section } from '../widgets/page.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords, predicateName } from '../widgets/words.ts'

type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>

/** The same names as above the answers. */
function answerName({ snapshot, captures }: Evidence, captureId: string): string {
  if (captures.length === 0) return 'The answer'
  const later = captures.findIndex((capture) => capture.captureId === captureId)
  return captureId === snapshot?.captureId || later < 0 ? 'Answer 1' : `Answer ${later + 2}`
}

const READERS: Record<Evidence['readings'][number]['reader']['kind'], string> = {
  rules: 'read by the plain reader',
  model: 'read by a language model',
  confirmation: 'what it is accused of was asked about a second time',
  person: 'read by a person',
}

function readingInWords(
  { kind, version }: Evidence['readings'][number]['reader'],
  { confirmations = [] }: Evidence['readings'][number]['reading'],
): string {
  const answers = confirmations.map(
    ({ predicate, quote, answer }) => `${predicateName(predicate)}, “${quote}”: ${answer}`,
  )
  return `${READERS[kind]} (${version})${answers.length === 0 ? '' : `; does the text say so? ${answers.join('; ')}`}`
}

/** Everything that happened to the run, newest first. None of it can be changed. */
export function RunHistory({ run }: { run: Evidence }) {
  const entries = [
    ...run.classifications.map((made) => ({
      id: made.id,
      at: made.classifiedAt,
      words: `${answerName(run, made.captureId)}: classified as ${classNameBeside(made.class)} by ${made.rule}, version ${made.classifierVersion}${made.provisional ? '; provisional, the model had not finished reading' : ''}`,
    })),
    ...run.readings.map(({ id, readAt, captureId, reader, reading }) => ({
      id,
      at: readAt,
      words: `${answerName(run, captureId)}: ${readingInWords(reader, reading)}`,
    })),
    ...run.verifications.map(({ id, verifiedAt, outcome, captureIds, modelChanged }) => ({
      id,
      at: verifiedAt,
      words: `Asked again ${captureIds.length === 1 ? 'once' : `${captureIds.length} times`}: ${inWords(outcome).toLowerCase()}${modelChanged ? '; another model answered' : ''}`,
    })),
    ...(run.failedReplies ?? []).map(
      ({ callId, sha256, askedAt, outcome, httpStatus, bytes, isComplete }) => ({
        id: `${callId} ${sha256}`,
        at: askedAt,
        words: `Asked without an answer (${outcome}): HTTP ${httpStatus}, ${bytes} bytes kept${isComplete ? '' : ', cut off'}, SHA-256 ${sha256}`,
      }),
    ),
    ...(run.snapshot
      ? [{ id: run.snapshot.captureId, at: run.snapshot.capturedAt, words: 'Captured and signed' }]
      : []),
  ].sort((a, b) => (a.at < b.at ? 1 : -1))
  if (entries.length === 0) return null
  return (
    <Section title="History">
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
