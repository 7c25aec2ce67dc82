import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import type { earlierOf } from '@veracite/words/story'
import { originOf, predicateLabel, screenSpeaker } from '../widgets/words.ts'

export type ChangesBody = AnswerOf<'GET /api/admin/brands/{brandId}/changes'>
export type Ranking = AnswerOf<'GET /api/admin/brands/{brandId}/findings/ranked'>
export type RankedFinding = Ranking['items'][number]['findings'][number]

/** The statement that the sentence ends with. */
export const worstOf = (finding: RankedFinding) => ({
  ...finding,
  label: predicateLabel(finding),
  by: 'newest' as const,
  who: screenSpeaker(finding.engine, originOf(finding)),
})

/** The change of a figure since the scan before, for a card. */
export function cardChange(
  change: ChangesBody['overall'] | undefined,
  since: ReturnType<typeof earlierOf> | null,
): { words: string; look: 'more' | 'fewer' | null } {
  if (!change || since === null) return { words: say('brands.noEarlierScanTo'), look: null }
  if (!change.standsOut) return { words: say('brands.noChangeSinceScan', since), look: null }
  const points = Math.max(1, Math.round(Math.abs(change.difference) * 100))
  const sign = change.difference < 0 ? '▼' : '▲'
  return {
    words: say('brands.pointsSinceScan', { sign, points, ...since }),
    look: change.difference < 0 ? 'fewer' : 'more',
  }
}
