import type { FindingState, SettledBy } from '@veracite/terms/vocabulary'

/** The inputs of a finding's state: occurrences, later scans, facts and the operator. */
export interface FindingHistory {
  /** Answers that state it, by their newest classifications. */
  occurrences: number
  /** When the newest of them was given. */
  lastSaidAt: Date
  /** Answers given after that to the prompt that produced it, in scans and re-verifications that do not state it. */
  askedSince: number
  /** There were ten such answers before that too: it was away, and came back. */
  wasAway: boolean
  /** Whether the fact that contradicts the newest of them is still active. */
  factStands: boolean
  settledAt: Date | null
}

/** So many silent answers make a finding `not_seen`. Fewer show little: half the answers may make a statement. */
export const SILENT_ANSWERS = 10

/**
 * The state of a finding. Settling covers what was said until then: if it is said again later, it has
 * returned. `not_seen` does not mean that it is never said: `askedSince` bounds how often it may still be.
 */
export function findingState(history: FindingHistory): { state: FindingState; settledBy: SettledBy | null } {
  const { occurrences, lastSaidAt, askedSince, wasAway, factStands, settledAt } = history
  if (occurrences === 0) return { state: 'settled', settledBy: 'reading' }
  if (settledAt !== null && lastSaidAt <= settledAt) return { state: 'settled', settledBy: 'operator' }
  if (!factStands) return { state: 'settled', settledBy: 'fact' }
  if (askedSince >= SILENT_ANSWERS) return { state: 'not_seen', settledBy: null }
  return { state: wasAway || settledAt !== null ? 'returned' : 'open', settledBy: null }
}
