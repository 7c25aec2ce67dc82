import { rich, say } from '@veracite/words/say'
import { useEffect, useRef } from 'preact/hooks'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { answersFor, type Choice, type ToReview } from '../parts/runs/review-answers.ts'
import { ReviewCase } from '../parts/runs/review-case.tsx'
import { type ReviewQueue, useReviewQueue } from '../parts/runs/review-queue.ts'
import { useApi } from '../parts/server/api.ts'
import { who } from '../parts/server/session.ts'
import { Button } from '../parts/widgets/action.tsx'
import { kbd, useKeys } from '../parts/widgets/keys.tsx'
import { Await, Empty, onlyFor, Section, Wrong } from '../parts/widgets/page.tsx'
import { useYourName } from '../parts/widgets/your-name.tsx'

/** Answers that a person should look at, one at a time. */
export function Review({ brandId }: { brandId: string }) {
  const waiting = useApi('GET /api/admin/brands/{brandId}/review', { brandId, limit: '200' })
  return (
    <BrandFrame brandId={brandId} section={say('runs.review')}>
      {(brand) => (
        <Await of={waiting}>
          {({ items: [first, ...others] }) =>
            first === undefined ? (
              <Empty title={say('runs.nothingWaitsForYou')} hint={say('runs.answersThatMaySay')} />
            ) : (
              <Queue key={first.runId} brand={brand} items={[first, ...others]} reload={waiting.reload} />
            )
          }
        </Await>
      )}
    </BrandFrame>
  )
}

interface Props {
  brand: BrandBody
  items: readonly [ToReview, ...ToReview[]]
  reload: () => void
}

function Queue({ brand, items, reload }: Props) {
  const queue = useReviewQueue(items)
  const { at, item, answered, open, go, undo } = queue
  const [name, setName] = useYourName()
  const top = useRef<HTMLHeadingElement>(null)
  // For keyboards and screen readers, focus moves to the next question.
  useEffect(() => top.current?.focus({ preventScroll: true }), [at])
  const choices = answersFor(item)
  useKeys({
    j: () => go(at + 1),
    k: () => go(at - 1),
    z: undo,
    n: () => document.getElementById('review-note')?.focus(),
    ...Object.fromEntries(choices.map((_, place) => [String(place + 1), () => queue.press(place, name)])),
  })
  return (
    <Section
      title={say('runs.toReviewOf', { value: at + 1, items: items.length })}
      aside={
        <span class="meta keys-hint">
          {rich('runs.jNextKBack', { kbd, kbd2: kbd, kbd3: kbd, kbd4: kbd })}
        </span>
      }
    >
      {answered > 0 && (
        <p class="note spread" role="status">
          <span>
            {say('runs.answersGiven', { answered, open })}{' '}
            {queue.unsaved > 0 && say('runs.saving', { unsaved: queue.unsaved })}
          </span>
          <button type="button" onClick={undo}>
            {rich('runs.undoZ', { kbd })}
          </button>
        </p>
      )}
      <div class="card review">
        <ReviewCase brand={brand} queue={queue} heading={top} />
        <ReviewPanel queue={queue} choices={choices} name={name} setName={setName} />
      </div>
      <div class="actions spaced">
        <Button name={say('runs.back')} press={() => go(at - 1)} disabled={at === 0} />
        <Button name={say('runs.next')} press={() => go(at + 1)} disabled={at === items.length - 1} />
        {open === 0 && <Button name={say('runs.lookForMore')} press={reload} class="primary" />}
      </div>
    </Section>
  )
}

interface PanelProps {
  queue: ReviewQueue
  choices: readonly Choice[]
  name: string
  setName: (name: string) => void
}

/** The answers to choose from, or what was chosen, with note and name. */
const ReviewPanel = onlyFor('reviewer', ({ queue, choices, name, setName }: PanelProps) => {
  const { item, given, left, note, setNote, refusal, answer, undo } = queue
  return (
    <div class="review-answers">
      {given === undefined ? (
        choices.map(({ answer: said, words, hint }, place) => (
          <button
            key={said}
            type="button"
            class="review-answer"
            disabled={said === 'wrong' && left.length > 0 && left.length === item.statements.length}
            title={hint}
            onClick={() => answer(said, name)}
          >
            <span>{words}</span>
            <kbd>{place + 1}</kbd>
          </button>
        ))
      ) : (
        <p role="status">
          {rich('runs.youAnswered', {
            answer: say(`review.${given}`),
            b: (words) => <strong>{words}</strong>,
          })}{' '}
          <Button name={say('runs.takeItBack')} press={undo} class="quiet" />
        </p>
      )}
      <Wrong message={refusal} />
      <label for="review-note">{say('runs.noteOptional')}</label>
      <textarea
        id="review-note"
        rows={2}
        maxLength={2000}
        value={note}
        onInput={(event) => setNote(event.currentTarget.value)}
      />
      <label for="review-name">{say('runs.yourNameOptional')}</label>
      <input
        id="review-name"
        maxLength={200}
        value={name}
        readOnly={who.value?.operator === false}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <p class="hint">{say('review.nameNoteAndTime')}</p>
    </div>
  )
})
