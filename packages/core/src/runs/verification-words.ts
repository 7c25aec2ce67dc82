import { wilson } from '../statistics/wilson.ts'
import { sayNoneSeen, sayRate } from '../statistics/words.ts'
import type { StoredVerification } from '../stores/evidence-rows.ts'

/**
 * What a re-verification says about how often it is still said: what is possible after none, else counts, with an
 * interval from five answers on. Null when nothing could be compared.
 */
export function verificationWords(
  verification: Pick<StoredVerification, 'outcome' | 'compared' | 'reproduced' | 'captureIds'>,
): string | null {
  const { outcome, captureIds } = verification
  if (outcome === 'inconclusive') return null
  // Those from before they were counted ended with the first answer that repeated it, and compared every answer.
  const asked = verification.compared ?? captureIds.length
  const seen = verification.reproduced ?? (outcome === 'reproduced' ? 1 : 0)
  if (asked === 0) return null
  return seen === 0 ? sayNoneSeen(asked) : sayRate({ seen, asked }, wilson(seen, asked))
}
