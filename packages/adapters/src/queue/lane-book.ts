import type { LaneLimits } from '@veracite/core/jobs/job-ports'
import type { Lane } from '@veracite/core/jobs/jobs'
import { createRateWindow, type RateWindow } from './rate-window.ts'

/** How much each lane may start now. */
export interface LaneBook {
  freeSlots(runningIn: (lane: Lane) => number): Map<Lane, number>
  started(lane: Lane): void
  /** Time until a rate-limited lane may start again. */
  msToFree(): number
}

export function createLaneBook(limits: ReadonlyMap<Lane, LaneLimits>): LaneBook {
  const windows = new Map<Lane, RateWindow>()
  for (const [lane, { rate }] of limits) if (rate !== undefined) windows.set(lane, createRateWindow(rate))
  return {
    freeSlots(runningIn) {
      const slots = new Map<Lane, number>()
      for (const [lane, { concurrency }] of limits) {
        const allowed = windows.get(lane)?.free(performance.now()) ?? concurrency
        const free = Math.min(concurrency - runningIn(lane), allowed)
        if (free > 0) slots.set(lane, free)
      }
      return slots
    },
    started: (lane) => windows.get(lane)?.take(1, performance.now()),
    msToFree() {
      const held = [...windows.values()].map((window) => window.msToFree(performance.now()))
      return Math.min(...held.filter((ms) => ms > 0))
    },
  }
}
