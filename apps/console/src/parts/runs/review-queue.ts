import { say } from '@veracite/words/say'
import { useEffect, useRef, useState } from 'preact/hooks'
import { recount } from '../frame/brand-here.ts'
import { api } from '../server/api.ts'
import { filled } from '../widgets/lists.ts'
import { type Answer, answersFor, type ToReview } from './review-answers.ts'

/** Where a person is in a list of answers to look at, and what they said so far. */
interface Progress {
  at: number
  /** What was said here, in this order; the server catches up. */
  done: ReadonlyMap<string, Answer>
  /** Statements of the item that are not meant by "wrong". */
  left: readonly string[]
  note: string
  /** Why an answer came back. */
  refusal: string | null
  /** Answers that the server does not have yet. */
  unsaved: number
}

export type ReviewQueue = ReturnType<typeof useReviewQueue>

const START: Progress = { at: 0, done: new Map(), left: [], note: '', refusal: null, unsaved: 0 }

/**
 * The list stays as it was opened, so that answered ones can be gone back to. An answer shows the next card at once and is
 * saved behind it, one after the other; one that is refused brings its card back with the reason.
 */
export function useReviewQueue(items: readonly [ToReview, ...ToReview[]]) {
  const [shown, draw] = useState(START)
  // Keys may follow one another faster than the screen is drawn: each must see what the one before it did.
  const now = useRef(START)
  const change = (more: Partial<Progress>) => {
    now.current = { ...now.current, ...more }
    draw(now.current)
  }
  const line = useRef(Promise.resolve())
  useEffect(() => {
    if (shown.unsaved === 0) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [shown.unsaved === 0])

  const itemAt = (at: number) => items[at] ?? items[0]
  const go = (to: number, refusal: string | null = null) =>
    change({ at: Math.min(Math.max(to, 0), items.length - 1), note: '', left: [], refusal })
  const save = (runId: string, send: () => Promise<unknown>, takeBack: () => Progress['done']) => {
    change({ unsaved: now.current.unsaved + 1 })
    line.current = line.current.then(send).then(
      () => {
        change({ unsaved: now.current.unsaved - 1 })
        recount.value += 1
      },
      (error: Error) => {
        change({ unsaved: now.current.unsaved - 1, done: takeBack() })
        go(
          items.findIndex((one) => one.runId === runId),
          say('runs.thisWasNotSaved', { message: error.message }),
        )
      },
    )
  }
  const without = (runId: string) => new Map([...now.current.done].filter(([id]) => id !== runId))
  const answer = (given: Answer, by: string) => {
    const { at, done, left, note } = now.current
    const item = itemAt(at)
    const body = bodyOf(item, given, { left, note, by })
    const answered = new Map(done).set(item.runId, given)
    change({ done: answered, refusal: null })
    const next = items.findIndex((one, place) => place > at && !answered.has(one.runId))
    if (next >= 0) go(next)
    save(
      item.runId,
      () => api('POST /api/admin/runs/{runId}/review/answer', { runId: item.runId, body }),
      () => without(item.runId),
    )
  }
  /** The answer in this place, for the card that is due when the key is pressed. */
  const press = (place: number, by: string) => {
    const item = itemAt(now.current.at)
    const choice = answersFor(item)[place]
    if (choice && !now.current.done.has(item.runId)) answer(choice.answer, by)
  }
  /** The one in sight if it was answered, otherwise the last one. */
  const undo = () => {
    const { at, done } = now.current
    // Maps keep the order in which things were put into them.
    const last = done.has(itemAt(at).runId) ? itemAt(at).runId : [...done.keys()].at(-1)
    const said = last === undefined ? undefined : done.get(last)
    if (last === undefined || said === undefined) return
    change({ done: without(last) })
    go(items.findIndex(({ runId }) => runId === last))
    save(
      last,
      () => api('DELETE /api/admin/runs/{runId}/review', { runId: last }),
      () => new Map(now.current.done).set(last, said),
    )
  }
  const item = itemAt(shown.at)
  return {
    ...shown,
    item,
    /** The answer given just now; it can be taken back. */
    given: shown.done.get(item.runId),
    /** How many were answered here, and how many are left. */
    answered: shown.done.size,
    open: items.filter(({ runId }) => !shown.done.has(runId)).length,
    setLeft: (left: readonly string[]) => change({ left }),
    setNote: (note: string) => change({ note }),
    ...{ go, answer, press, undo },
  }
}

type Body = Parameters<typeof api<'POST /api/admin/runs/{runId}/review/answer'>>[1]['body']

function bodyOf(
  { statements }: ToReview,
  answer: Answer,
  { left, note, by }: { left: readonly string[]; note: string; by: string },
): Body {
  const wrong = statements
    .filter(({ span }) => !left.includes(placeOf(span)))
    .map(({ predicate, span: { start, end } }) => ({ predicate, start, end }))
  return {
    answer,
    ...(answer === 'wrong' && { statements: wrong as NonNullable<Body['statements']> }),
    ...filled({ note, by }),
  }
}

/** Names a statement among those of one answer. */
export const placeOf = ({ start, end }: { start: number; end: number }): string => `${start} ${end}`
