import type { AnswerOf } from '@veracite/contract/routes'
import { earlierInWords } from '@veracite/terms/story'
import { formatOf } from '../widgets/format.tsx'
import { originOf, screenSpeaker } from '../widgets/words.ts'

export type ChangesBody = AnswerOf<'GET /api/admin/brands/{brandId}/changes'>
export type Ranking = AnswerOf<'GET /api/admin/brands/{brandId}/findings/ranked'>
export type RankedFinding = Ranking['items'][number]['findings'][number]

/** The statement that the sentence ends with. */
export const worstOf = (finding: RankedFinding) => ({
  ...finding,
  by: 'Worst',
  who: screenSpeaker(finding.engine, originOf(finding)),
})

/** The change of a figure since the scan before, for a card. */
export function cardChange(
  change: ChangesBody['overall'] | undefined,
  since: string | null,
): { words: string; look: 'more' | 'fewer' | null } {
  if (!change || since === null) return { words: 'no earlier scan to compare with', look: null }
  if (!change.standsOut) return { words: `no change beyond chance since ${since}`, look: null }
  const points = Math.max(1, Math.round(Math.abs(change.difference) * 100))
  const sign = change.difference < 0 ? '▼' : '▲'
  return {
    words: `${sign} ${formatOf(points, 'point')} since ${since}`,
    look: change.difference < 0 ? 'fewer' : 'more',
  }
}

/** `a week earlier` → `the scan a week earlier`. */
export const sinceWords = (from: string, to: string): string => {
  const earlier = earlierInWords(from, to)
  return earlier === 'in the scan before' ? 'the scan before' : `the scan ${earlier}`
}
