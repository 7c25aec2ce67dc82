import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { ANSWERS_FOR_A_RATE, rangeOf } from '@veracite/words/story'
import { Stack } from '../widgets/stack.tsx'
import { CLASSES, countsInWords, VOICE } from '../widgets/words.ts'

export type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
export type Cell = Rates['matrix'][number]

/** `47 of 70 wrong · 55–78 %`, `none of 30 wrong`. */
export function wrongInWords(rate: Cell['rates']['CONFABULATED'], withInterval = true): string {
  if (!rate) return say('rates.noAnswer')
  if (rate.seen === 0) return say('rates.noneOfWrong', { asked: rate.asked })
  const counts = say('rates.seenOfAskedWrong', rate)
  return withInterval && rate.asked >= ANSWERS_FOR_A_RATE ? `${counts} · ${rangeOf(VOICE, rate)}` : counts
}

interface MapCellProps {
  cell: Cell
  /** In words, every class instead of the wrong ones only. */
  counts: boolean
}

/** What one engine answers to one intent of questions, readable without colours. */
export function MapCell({ cell: { rates, planned, classified }, counts }: MapCellProps) {
  const seen = CLASSES.map((name) => [name, rates[name]?.seen ?? 0] as const).filter(([, n]) => n > 0)
  const wrong = rates.CONFABULATED ?? null
  const missing = planned - classified
  return (
    <>
      <Stack parts={seen} wide={wrong?.wide ?? false} />
      <span class="cell-words">
        <span class={wrong && wrong.seen > 0 ? 'accused' : undefined}>{wrongInWords(wrong)}</span>
        {counts && seen.length > 0 && <span>{countsInWords(seen)}</span>}
        {missing > 0 && <span>{say('rates.withoutAnAnswer', { missing })}</span>}
      </span>
    </>
  )
}
