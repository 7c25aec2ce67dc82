import type { Clock } from '@veracite/terms/ports'
import { decideTurn } from './decide-turn.ts'
import type { ScheduleStore } from './schedule-store.ts'

const PAGE = 500

/** Repairs schedules whose job was given up, or was planned by a wrong clock. Each job plans the next one. */
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
