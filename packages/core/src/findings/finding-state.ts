import type { FindingState, SettledBy } from '../vocabulary.ts'

/** What is known about a finding, from its occurrences, the looks after them, the facts and the operator. */
export interface FindingHistory {
  /** Answers that state it, by their newest classifications. */
  occurrences: number
  /** When the newest of them was given. */
  lastSaidAt: Date
  /** Answers to the prompt that brought it last, in later looks. None of them states it. */
  askedSince: number
  /** It was said before, and the look just before the newest one that says it asked the same and did not hear it. */
  wasAway: boolean
  /** Whether the fact that the newest of them was held against still stands. */
  factStands: boolean
  settledAt: Date | null
}

/**
 * The state of a finding. Whoever settles it settles what was said until then: said again later, it has returned.
 * `not_seen` is no acquittal: `askedSince` tells how often it may still be said.
 */
export function findingState(history: FindingHistory): { state: FindingState; settledBy: SettledBy | null } {
  const { occurrences, lastSaidAt, askedSince, wasAway, factStands, settledAt } = history
  if (occurrences === 0) return { state: 'settled', settledBy: 'reading' }
  if (settledAt !== null && lastSaidAt <= settledAt) return { state: 'settled', settledBy: 'operator' }
  if (!factStands) return { state: 'settled', settledBy: 'fact' }
  if (askedSince > 0) return { state: 'not_seen', settledBy: null }
  return { state: wasAway || settledAt !== null ? 'returned' : 'open', settledBy: null }
}
