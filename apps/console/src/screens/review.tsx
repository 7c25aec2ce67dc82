import { useEffect, useRef } from 'preact/hooks'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { answersFor, type ToReview } from '../parts/runs/review-answers.ts'
import { ReviewCase } from '../parts/runs/review-case.tsx'
import { ReviewPanel } from '../parts/runs/review-panel.tsx'
import { useReviewQueue } from '../parts/runs/review-queue.ts'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { formatOf } from '../parts/widgets/format.ts'
import { useKeys } from '../parts/widgets/keys.ts'
import { Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { useYourName } from '../parts/widgets/your-name.tsx'

/** Answers that a person should look at, one at a time. */
export function Review({ brandId }: { brandId: string }) {
  const waiting = useApi('GET /api/admin/brands/{brandId}/review', { brandId, limit: '200' })
  return (
    <BrandFrame brandId={brandId} section="To review">
      {(brand) => (
        <Await of={waiting} what="what waits for you">
          {({ items: [first, ...others] }) =>
            first === undefined ? (
              <Empty title="Nothing waits for you.">
                <p>
                  Answers that may say something false, but not certainly, appear here after a scan. Until a
                  person has looked, they accuse nobody.
                </p>
              </Empty>
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
  const { at, item, given, answered, open, go, undo, answer } = queue
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
    ...Object.fromEntries(
      choices.map((choice, place) => [
        String(place + 1),
        () => given === undefined && answer(choice.answer, name),
      ]),
    ),
  })
  return (
    <Section title={`To review · ${at + 1} of ${items.length}`} aside={<Keys />}>
      {answered > 0 && (
        <p class="note undo" role="status">
          <span>
            {formatOf(answered, 'answer')} given, {open} still to look at.
          </span>
          <button type="button" onClick={undo} disabled={queue.action.busy}>
            Undo <kbd>z</kbd>
          </button>
        </p>
      )}
      <div class="card review">
        <ReviewCase brand={brand} item={item} heading={top} left={queue.left} setLeft={queue.setLeft} />
        <OnlyFor atLeast="reviewer">
          <ReviewPanel queue={queue} choices={choices} name={name} setName={setName} />
        </OnlyFor>
      </div>
      <div class="actions spaced">
        <button type="button" onClick={() => go(at - 1)} disabled={at === 0}>
          Back
        </button>
        <button type="button" onClick={() => go(at + 1)} disabled={at === items.length - 1}>
          Next
        </button>
        {open === 0 && (
          <button type="button" class="primary" onClick={reload}>
            Look for more
          </button>
        )}
      </div>
    </Section>
  )
}

const Keys = () => (
  <span class="keys-hint">
    <kbd>j</kbd> next <kbd>k</kbd> back <kbd>z</kbd> undo <kbd>n</kbd> note
  </span>
)
