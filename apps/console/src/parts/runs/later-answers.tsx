import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { Section } from '../widgets/page.tsx'
import { inList, noAnswerWords, predicateName, verdictName, visibleText } from '../widgets/words.ts'
import { AnswerVerdict } from './answer-verdict.tsx'
import { MarkedAnswer } from './marked-answer.tsx'

type Evidence = AnswerOf<'GET /v1/runs/{runId}/evidence'>

/** Answers of re-verifications, each with its own verdict. */
export function LaterAnswers({ run }: { run: Evidence }) {
  if (run.captures.length === 0) return null
  return (
    <Section title={say('runs.whenItWasAsked')}>
      {run.captures.map((capture, at) => (
        <LaterAnswer
          key={capture.captureId}
          run={run}
          capture={capture}
          which={say('runs.answerOfAskedAgain', { value: at + 2, value2: run.captures.length + 1 })}
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
          {capture.noAnswerReason
            ? say('runs.thereIsNoAnswerBecause', { why: noAnswerWords(capture.noAnswerReason) })
            : say('runs.thereIsNoAnswerInThis')}
        </p>
      )}
      {verdict?.claims.map(({ predicate, label, stated, truth, verdict: held }, at) => (
        <p key={at} class="soft">
          {label === undefined ? predicateName(predicate) : visibleText(label)}:{' '}
          {inList([visibleText(stated), verdictName(held)])}
          {truth !== null && truth !== stated && `; ${say('runs.theFactIs', { truth: visibleText(truth) })}`}
        </p>
      ))}
    </div>
  )
}
