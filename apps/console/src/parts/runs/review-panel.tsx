import { who } from '../server/session.ts'
import { Refusal } from '../widgets/action.tsx'
import { ANSWERED, type Choice } from './review-answers.ts'
import type { ReviewQueue } from './review-queue.ts'

/** The answers to choose from, or what was chosen, with note and name. */
export const ReviewPanel = ({
  queue: { item, given, left, note, setNote, action, answer, undo },
  choices,
  name,
  setName,
}: {
  queue: ReviewQueue
  choices: readonly Choice[]
  name: string
  setName: (name: string) => void
}) => (
  <div class="review-answers">
    {given === undefined ? (
      choices.map(({ answer: said, words, hint }, place) => (
        <button
          key={said}
          type="button"
          class="review-answer"
          disabled={action.busy || (said === 'wrong' && left.size === item.statements.length)}
          title={hint}
          onClick={() => answer(said, name)}
        >
          <span>{words}</span>
          <kbd>{place + 1}</kbd>
        </button>
      ))
    ) : (
      <p role="status">
        You answered: <strong>{ANSWERED[given]}</strong>{' '}
        <button type="button" class="quiet" onClick={undo} disabled={action.busy}>
          Take it back
        </button>
      </p>
    )}
    <Refusal action={action} />
    <label for="review-note">Note (optional)</label>
    <textarea
      id="review-note"
      rows={2}
      maxLength={2000}
      value={note}
      onInput={(event) => setNote(event.currentTarget.value)}
    />
    <label for="review-name">Your name (optional)</label>
    <input
      id="review-name"
      maxLength={200}
      value={name}
      readOnly={who.value?.operator === false}
      onInput={(event) => setName(event.currentTarget.value)}
    />
    <p class="hint">
      Name, note and time go into the evidence. “Cannot tell” changes no verdict: the answer comes back when
      it is judged again.
    </p>
  </div>
)
