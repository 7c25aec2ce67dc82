import { rich } from '@veracite/words/say'
import { Time } from '../widgets/format.tsx'
import { className } from '../widgets/words.ts'
import type { Classification } from './marked-answer.tsx'
import { whyClass } from './why-class.ts'

interface Props {
  /** Which of the answers of this run. */
  which: string
  capturedAt: string | null
  classification: Classification | null
}

/** The verdict on the answer below it, and on no other: its class, and why. */
export const AnswerVerdict = ({ which, capturedAt, classification }: Props) => (
  <div class="answer-verdict">
    <p class="meta">
      {which}
      {capturedAt !== null && <>{rich('runs.given', { time: () => <Time at={capturedAt} /> })}</>}
    </p>
    {classification && (
      <p>
        <strong class={classification.class === 'CONFABULATED' ? 'accused' : undefined}>
          <i class={`dot c-${classification.class}`} aria-hidden="true" />
          {className(classification.class)}.
        </strong>{' '}
        {whyClass(classification)}
      </p>
    )}
  </div>
)
