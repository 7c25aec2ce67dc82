import { sequenceBoundOfNone } from '@veracite/statistics/confidence-sequence'
import { ENGLISH, type Say } from '@veracite/words/say-in'
import type { StoredVerification } from './evidence-rows.ts'
import { noneSeenWords, sequenceWords } from './rate-words.ts'

/**
 * What a re-verification says about how often the finding still occurs: the possible rate if it did not,
 * otherwise counts, with an interval from five answers on. Asking may end at the first answer that repeats it, and
 * people ask again as they like: both hold at any moment. Null if nothing could be compared.
 */
export function verificationWords(
  verification: Pick<StoredVerification, 'outcome' | 'compared' | 'reproduced' | 'captureIds'>,
  say: Say = ENGLISH,
): string | null {
  const { outcome, captureIds } = verification
  if (outcome === 'inconclusive') return null
  // Older re-verifications lack the counts: they compared every answer and stopped at the first that repeated
  // it.
  const asked = verification.compared ?? captureIds.length
  const seen = verification.reproduced ?? (outcome === 'reproduced' ? 1 : 0)
  if (asked === 0) return null
  return seen === 0
    ? noneSeenWords(asked, sequenceBoundOfNone(asked), say)
    : sequenceWords({ seen, asked }, say)
}
