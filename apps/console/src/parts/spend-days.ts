import type { AnswerOf } from './api.ts'

type Spend = AnswerOf<'GET /api/admin/engines/spend'>

export interface DayOfSpend {
  day: string
  calls: number
  failed: number
  costUsd: number
}

/** Every day from the first with a call to today, newest first; days without a call are empty, not missing. */
export function spendByDay({ since, today, engines, readers }: Spend): DayOfSpend[] {
  const days = new Map<string, DayOfSpend>()
  for (const { day, calls, costUsd, ...rest } of [...engines, ...readers]) {
    const sum = days.get(day) ?? { day, calls: 0, failed: 0, costUsd: 0 }
    sum.calls += calls
    sum.failed += 'failed' in rest ? rest.failed : 0
    sum.costUsd += Number(costUsd)
    days.set(day, sum)
  }
  const first = [...days.keys()].sort()[0] ?? today
  const all: DayOfSpend[] = []
  for (let day = today; day >= first && day >= since; day = dayBefore(day))
    all.push(days.get(day) ?? { day, calls: 0, failed: 0, costUsd: 0 })
  return all
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** What one engine was asked today, and in all days that are listed. */
export function spendOf({ today, engines }: Spend, engine: string): { today: DayOfSpend; all: DayOfSpend } {
  const of = engines.filter((row) => row.engine === engine)
  const sum = (rows: typeof of): DayOfSpend => ({
    day: today,
    calls: rows.reduce((n, { calls }) => n + calls, 0),
    failed: rows.reduce((n, { failed }) => n + failed, 0),
    costUsd: rows.reduce((n, { costUsd }) => n + Number(costUsd), 0),
  })
  return { today: sum(of.filter(({ day }) => day === today)), all: sum(of) }
}
