import { useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { type Action, useAction } from '../widgets/action.tsx'
import type { Answer, ToReview } from './review-answers.ts'

/** Where a person is in a list of answers to look at, and what they said so far. */
export interface ReviewQueue {
  at: number
  item: ToReview
  /** The answer given just now; it can be taken back. */
  given: Answer | undefined
  /** How many were answered here, and how many are left. */
  answered: number
  open: number
  /** Statements of the item that are not meant by "wrong". */
  left: readonly string[]
  setLeft(left: readonly string[]): void
  note: string
  setNote(note: string): void
  action: Action
  go(to: number): void
  answer(answer: Answer, by: string): void
  /** The one in sight if it was answered, otherwise the last one. */
  undo(): void
}

/** The list stays as it was opened, so that answered ones can be gone back to. */
export function useReviewQueue(items: readonly [ToReview, ...ToReview[]]): ReviewQueue {
  const [at, setAt] = useState(0)
  const [done, setDone] = useState<ReadonlyMap<string, Answer>>(new Map())
  const [note, setNote] = useState('')
  const [left, setLeft] = useState<readonly string[]>([])
  const action = useAction()
  const item = items[at] ?? items[0]
  const go = (to: number) => {
    setAt(Math.min(Math.max(to, 0), items.length - 1))
    setNote('')
    setLeft([])
    action.forget()
  }
  const answer = (given: Answer, by: string) =>
    void action.run(async () => {
      await api('POST /api/admin/runs/{runId}/review/answer', {
        runId: item.runId,
        body: bodyOf(item, given, { left, note, by }),
      })
      setDone(new Map(done).set(item.runId, given))
      const next = items.findIndex((one, place) => place > at && !done.has(one.runId))
      if (next >= 0) go(next)
    })
  const undo = () =>
    void action.run(async () => {
      // Maps keep the order in which things were put into them.
      const last = done.has(item.runId) ? item.runId : [...done.keys()].at(-1)
      if (last === undefined) return
      await api('DELETE /api/admin/runs/{runId}/review', { runId: last })
      setDone(new Map([...done].filter(([runId]) => runId !== last)))
      go(items.findIndex(({ runId }) => runId === last))
    })
  return {
    at,
    item,
    given: done.get(item.runId),
    answered: done.size,
    open: items.filter(({ runId }) => !done.has(runId)).length,
    ...{ left, setLeft, note, setNote, action, go, answer, undo },
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
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(by.trim() !== '' && { by: by.trim() }),
  }
}

/** Names a statement among those of one answer. */
export const placeOf = ({ start, end }: { start: number; end: number }): string => `${start} ${end}`
