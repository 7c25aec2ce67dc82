/** Shown instead of a log position when the operator has declared that there is no log. */
export const NO_LOG = {
  status: 'no_log',
  reason:
    'This service keeps no transparency log. The record is stored and signed, but nothing outside this service shows when it was made or that it was not replaced.',
} as const

export type NoLog = typeof NO_LOG
