import type { AnswerOf } from '@veracite/contract/routes'
import { Section } from '../widgets/page.tsx'
import { Time } from '../widgets/time.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords } from '../widgets/words.ts'
import { MarkedAnswer } from './marked-answer.tsx'

type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>

/** What the engine said when it was asked again: each answer with the verdict on it, and on no other. */
export function LaterAnswers({ run }: { run: Evidence }) {
  if (run.captures.length === 0) return null
  return (
    <Section title="When it was asked again">
      {run.captures.map((capture) => (
        <LaterAnswer key={capture.captureId} run={run} capture={capture} />
      ))}
    </Section>
  )
}

function LaterAnswer({ run, capture }: { run: Evidence; capture: Evidence['captures'][number] }) {
  const verdict =
    run.classifications.filter(({ captureId }) => captureId === capture.captureId).at(-1) ?? null
  const state = verdict?.class ?? capture.noAnswerReason ?? 'not classified'
  return (
    <div class="card">
      <p class="soft">
        <Time at={capture.capturedAt} /> · <strong>{inWords(state)}</strong>
        {verdict && ` · ${verdict.rule}`}
      </p>
      {typeof capture.answer === 'string' ? (
        <MarkedAnswer answer={capture.answer} classification={verdict} linked={false} />
      ) : (
        <p class="soft">There is no answer in this reply.</p>
      )}
      {verdict?.claims.map(({ predicate, stated, truth, verdict: held }, at) => (
        <p key={at} class="soft">
          {inWords(predicate)}: {visibleText(stated)}, {inWords(held).toLowerCase()}
          {truth !== null && truth !== stated && `; the fact is ${visibleText(truth)}`}
        </p>
      ))}
    </div>
  )
}
