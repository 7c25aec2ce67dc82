import { DAY_MS, dayOf } from '@veracite/terms/days'
import { originBody } from '@veracite/terms/origins'
import type { Clock } from '@veracite/terms/ports'
import type { SpendStore } from './spend-store.ts'

/** What engines and reading models were asked in the last days, and what it cost. */
export const adminSpend = (deps: { spend: SpendStore; clock: Clock }) => ({
  async list(days: number) {
    const now = deps.clock.now()
    const since = new Date(now.getTime() - (days - 1) * DAY_MS)
    const { engines, readers } = await deps.spend.listDays(since)
    return {
      since: dayOf(since),
      today: dayOf(now),
      engines: engines.map((day) => ({ ...day, ...originBody(day.origin) })),
      readers,
    }
  },
})
