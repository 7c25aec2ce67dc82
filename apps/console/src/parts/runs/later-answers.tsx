import { say } from '@veracite/words/say'
import { Section } from '../widgets/page.tsx'
import { inList, noAnswerWords, verdictName, visibleText } from '../widgets/words.ts'
import { AnswerVerdict, aboutOf } from './answer-verdict.tsx'
import { type Evidence, MarkedAnswer } from './marked-answer.tsx'

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
      {verdict?.claims.map((claim, at) => (
        <p key={at} class="soft">
          {aboutOf(claim)}: {inList([visibleText(claim.stated), verdictName(claim.verdict)])}
          {claim.truth !== null &&
            claim.truth !== claim.stated &&
            `; ${say('runs.theFactIs', { truth: visibleText(claim.truth) })}`}
        </p>
      ))}
    </div>
  )
}
