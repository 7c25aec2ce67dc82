import { boundWhenNoneSeen } from '@veracite/statistics/exact-rate'
import type { FindingState } from '@veracite/terms/vocabulary'

/** The highest rate still possible for what was not seen again; null for any other state. */
export const upTo = (state: FindingState, askedSince: number): number | null =>
  state === 'not_seen' ? boundWhenNoneSeen(askedSince) : null
