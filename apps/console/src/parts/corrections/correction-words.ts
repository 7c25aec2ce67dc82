import type { AnswerOf } from '@veracite/contract/routes'
import { CORRECTION_STATE_TABLE } from '@veracite/terms/states'
import { say } from '@veracite/words/say'

export type CorrectionDetail = AnswerOf<'GET /api/admin/corrections/{correctionId}'>
export type Step = CorrectionDetail['steps'][number]
export type Watch = CorrectionDetail['watches'][number]

export const stateWords = (state: CorrectionDetail['state']): string => say(`correctionState.${state}`)

/** Good news and bad news have a colour; everything between has none. */
export const stateTone = (state: CorrectionDetail['state']): string => CORRECTION_STATE_TABLE[state].tone

export const saysWords = (says: CorrectionDetail['pages'][number]['says']): string =>
  says === null ? say('corrections.wasNotLookedAt') : say(`sourceSays.${says}`)

const EVERY_MS = 5_000
const AT_MOST_MS = 86_400_000

/** When there may be news: soon while engines are asked; a watch that waits says until when. Without one, never. Pure. */
export function againInMs({ watches }: Pick<CorrectionDetail, 'watches'>, now: number): number | null {
  const going = watches.filter(({ phase }) => phase !== 'ended')
  if (going.length === 0) return null
  const next = going.map(({ nextAt }) => (nextAt === null ? 0 : Date.parse(nextAt) - now))
  return Math.min(Math.max(EVERY_MS, Math.min(...next)), AT_MOST_MS)
}
