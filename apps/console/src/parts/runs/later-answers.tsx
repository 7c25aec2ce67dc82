import { say } from '@veracite/words/say'
import { Section } from '../widgets/page.tsx'
import { inList, noAnswerWords, predicateLabel, verdictName, visibleText } from '../widgets/words.ts'
import { AnswerVerdict } from './answer-verdict.tsx'
import { type Evidence, MarkedAnswer } from './marked-answer.tsx'

/** Answers of re-verifications, each with its own verdict. */
export function LaterAnswers({ run }: { run: Evidence }) {
  if (run.captures.length === 0) return null
  return (
    <Section title={say('runs.whenItWasAsked')}>
      {run.captures.map(({ captureId, capturedAt, answer, noAnswerReason }, at) => {
        const verdict = run.classifications.findLast((one) => one.captureId === captureId) ?? null
        const which = say('runs.answerOfAskedAgain', { value: at + 2, value2: run.captures.length + 1 })
        return (
          <div class="card" key={captureId}>
            <AnswerVerdict which={which} capturedAt={capturedAt} classification={verdict} />
            {typeof answer === 'string' ? (
              <MarkedAnswer answer={answer} classification={verdict} linked={false} />
            ) : (
              <p class="soft">
                {noAnswerReason
                  ? say('runs.thereIsNoAnswerBecause', { why: noAnswerWords(noAnswerReason) })
                  : say('runs.thereIsNoAnswerInThis')}
              </p>
            )}
            {verdict?.claims.map((claim, place) => (
              <p key={place} class="soft">
                {predicateLabel(claim)}: {inList([visibleText(claim.stated), verdictName(claim.verdict)])}
                {claim.truth !== null &&
                  claim.truth !== claim.stated &&
                  `; ${say('runs.theFactIs', { truth: visibleText(claim.truth) })}`}
              </p>
            ))}
          </div>
        )
      })}
    </Section>
  )
}
