import { exactRate } from '@veracite/statistics/exact-rate'
import { sumOf } from '@veracite/statistics/interval'
import { sayRate } from '@veracite/statistics/words'
import type { Measure } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION, leadingReason } from '@veracite/verdicts/questions/leading'
import { countOf } from './measures.ts'
import type { RateStore, ScanCell } from './rate-store.ts'

/** Questions that are checked; of a scan with more, the others are in neither figure, and the words say so. */
const MOST_CHECKED = 5_000

/**
 * Questions of a scan that lead by their form, and the rate of the neutral ones; null if all were checked and none leads.
 * Every body that shows a rate of a scan has it beside that.
 */
export async function leadingIn(
  { rates }: { rates: Pick<RateStore, 'readPrompts'> },
  cells: readonly ScanCell[],
  measure: Measure,
) {
  const asked = [...new Set(cells.map(({ promptId }) => promptId))]
  const texts = await rates.readPrompts(asked.slice(0, MOST_CHECKED))
  const leads = new Map([...texts].map(([id, text]) => [id, leadingReason(text) !== null]))
  const leading = [...leads.values()].filter((isLeading) => isLeading).length
  if (leading === 0 && asked.length <= MOST_CHECKED) return null
  const countsOf = (isLeading: boolean) =>
    sumOf(cells.flatMap((cell) => (leads.get(cell.promptId) === isLeading ? [countOf(cell, measure)] : [])))
  const [led, neutral] = [countsOf(true), countsOf(false)]
  const rate = exactRate(neutral)
  const checked = asked.length > MOST_CHECKED ? ` Only ${MOST_CHECKED} of ${asked.length} were checked.` : ''
  const many = leading === 1 ? '1 question leads' : `${leading} questions lead`
  return {
    check: LEADING_CHECK_VERSION,
    prompts: leading,
    answers: led.asked,
    neutral: { ...neutral, low: rate?.low ?? null, high: rate?.high ?? null },
    words: `${many} to an answer by the form (fixed criteria, version ${LEADING_CHECK_VERSION}): ${sayRate(led)}. Without: ${sayRate(neutral)}.${checked}`,
  }
}
