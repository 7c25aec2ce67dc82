import type { Clock } from '@veracite/terms/ports'
import { decideTurn } from './decide-turn.ts'
import type { ScheduleStore } from './schedule-store.ts'

const PAGE = 500

/**
 * Makes sure that every schedule's job waits for the right time. Each job plans the next one, so this only
 * repairs jobs that were given up and times computed while a clock was wrong.
 */
export const planSchedules =
  (deps: { schedules: Pick<ScheduleStore, 'list' | 'plan'>; clock: Clock }) => async (): Promise<number> => {
    let looked = 0
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<ScheduleStore['list']>> = await deps.schedules.list(null, {
        limit: PAGE,
        cursor,
        accounts: null,
      })
      for (const schedule of page.items) {
        if (schedule.pausedAt !== null) continue
        const now = deps.clock.now()
        const turn = decideTurn(schedule, now)
        const next = turn.kind === 'wait' ? turn.next : { plannedAt: turn.plannedAt, runAt: now }
        if (next !== null) await deps.schedules.plan(schedule.id, next, now)
        looked += 1
      }
      cursor = page.nextCursor
    } while (cursor !== null)
    return looked
  }
