import { boundSinceLastMade } from '@veracite/statistics/confidence-sequence'
import type { FindingState } from '@veracite/terms/vocabulary'

/** The share of answers that may still make a statement that was not seen; null for any other state. */
export const upTo = (state: FindingState, askedSince: number, occurrences: number): number | null =>
  state === 'not_seen' ? boundSinceLastMade(askedSince, occurrences) : null
