import type { CorrectionMove, CorrectionState } from '@veracite/terms/vocabulary'
import type { PlainReason } from '@veracite/words/refusals'

/** The state after each move, by rows. Moves that are not in the table leave the state as it is. */
export const TRANSITIONS: Readonly<
  Record<CorrectionState, Partial<Record<CorrectionMove, CorrectionState>>>
> = {
  open: { asked: 'asked', page_changed: 'page_changed', fewer: 'engine_changed', closed: 'closed' },
  asked: { page_changed: 'page_changed', fewer: 'engine_changed', closed: 'closed' },
  page_changed: { page_back: 'returned', fewer: 'engine_changed', closed: 'closed' },
  engine_changed: { back: 'returned', closed: 'closed' },
  closed: { back: 'returned', page_back: 'returned', reopened: 'open' },
  returned: { asked: 'asked', page_changed: 'page_changed', fewer: 'engine_changed', closed: 'closed' },
}

/** Moves of people that make no sense in every state; all others are taken down in any. */
const NEEDS_A_PLACE: readonly CorrectionMove[] = ['closed', 'reopened']

/** The state after a move, or why the move cannot be made. */
export function moved(
  state: CorrectionState,
  move: CorrectionMove,
): { state: CorrectionState } | { refused: PlainReason } {
  const next = TRANSITIONS[state][move]
  if (next !== undefined) return { state: next }
  if (move === 'asked' && state === 'closed') return { refused: 'correction_is_closed' }
  if (NEEDS_A_PLACE.includes(move))
    return { refused: state === 'closed' ? 'correction_closed_already' : 'correction_not_closed' }
  return { state }
}

/** Not closed yet: deadlines apply. */
export const isTask = (state: CorrectionState): boolean =>
  state === 'open' || state === 'asked' || state === 'page_changed' || state === 'returned'
