import type { AnswerOf } from '@veracite/contract/routes'
import { Section } from '../widgets/page.tsx'
import { visibleText } from '../widgets/visible-text.ts'
import { inWords, predicateName } from '../widgets/words.ts'
import { AnswerVerdict } from './answer-verdict.tsx'
import { MarkedAnswer } from './marked-answer.tsx'

type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>

/** Answers of re-verifications, each with its own verdict. */
export function LaterAnswers({ run }: { run: Evidence }) {
  if (run.captures.length === 0) return null
  return (
    <Section title="When it was asked again">
      {run.captures.map((capture, at) => (
        <LaterAnswer
          key={capture.captureId}
          run={run}
          capture={capture}
          which={`Answer ${at + 2} of ${run.captures.length + 1}, asked again`}
        />
      ))}
    </Section>
  )
}

interface Props {
  run: Evidence
  capture: Evidence['captures'][number]
  which: string
}

function LaterAnswer({ run, capture, which }: Props) {
  const verdict =
    run.classifications.filter(({ captureId }) => captureId === capture.captureId).at(-1) ?? null
  return (
    <div class="card">
      <AnswerVerdict which={which} capturedAt={capture.capturedAt} classification={verdict} />
      {typeof capture.answer === 'string' ? (
        <MarkedAnswer answer={capture.answer} classification={verdict} linked={false} />
      ) : (
        <p class="soft">
          There is no answer in this reply
          {capture.noAnswerReason ? `: ${inWords(capture.noAnswerReason).toLowerCase()}` : ''}.
        </p>
      )}
      {verdict?.claims.map(({ predicate, label, stated, truth, verdict: held }, at) => (
        <p key={at} class="soft">
          {label === undefined ? predicateName(predicate) : visibleText(label)}: {visibleText(stated)},{' '}
          {inWords(held).toLowerCase()}
          {truth !== null && truth !== stated && `; the fact is ${visibleText(truth)}`}
        </p>
      ))}
    </div>
  )
}
