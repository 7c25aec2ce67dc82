import type { AnswerOf } from '@veracite/contract/routes'
import { Section } from '../widgets/page.tsx'
import { Time } from '../widgets/time.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords } from '../widgets/words.ts'

type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>

/** Everything that happened to the run, newest first. None of it can be changed. */
export function RunHistory({ run }: { run: Evidence }) {
  const entries = [
    ...run.classifications.map(({ id, classifiedAt, captureId, class: name, rule, classifierVersion }) => ({
      id,
      at: classifiedAt,
      words: `${captureId === run.snapshot?.captureId ? 'Classified' : 'An answer to the question asked again, classified'} as ${inWords(name).toLowerCase()} by ${rule}, rules ${classifierVersion}`,
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
      <ol class="history">
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
