import type { AnswerOf } from '@veracite/contract/routes'
import { DAY_MS, dayOf } from '@veracite/terms/days'
import { originOf } from '../widgets/words.ts'

type Spend = AnswerOf<'GET /api/admin/engines/spend'>

export interface DayOfSpend {
  day: string
  /** Calls to engines and to models that read answers. */
  calls: number
  /** Calls of stand-ins and of the demonstration, by origin. */
  apart: { origin: string; count: number }[]
  failed: number
  /** Nobody pays for a demonstration. */
  costUsd: number
}

/** Every day from the first with a call to today, newest first; days without a call are empty, not missing. */
export function spendByDay({ since, today, engines, readers }: Spend): DayOfSpend[] {
  const days = new Map<string, DayOfSpend>()
  for (const { day, calls, costUsd, ...rest } of [...engines, ...readers]) {
    const sum = days.get(day) ?? noSpend(day)
    const origin = 'engine' in rest ? originOf(rest) : 'engine'
    if (origin === 'engine') {
      sum.calls += calls
      sum.failed += 'failed' in rest ? rest.failed : 0
    } else sum.apart = withMore(sum.apart, origin, calls)
    if (origin !== 'demo') sum.costUsd += Number(costUsd)
    days.set(day, sum)
  }
  const first = [...days.keys()].sort()[0] ?? today
  const all: DayOfSpend[] = []
  for (let day = today; day >= first && day >= since; day = dayBefore(day))
    all.push(days.get(day) ?? noSpend(day))
  return all
}

const noSpend = (day: string): DayOfSpend => ({ day, calls: 0, apart: [], failed: 0, costUsd: 0 })

const withMore = (apart: DayOfSpend['apart'], origin: string, count: number): DayOfSpend['apart'] => {
  const before = apart.find((one) => one.origin === origin)?.count ?? 0
  return [...apart.filter((one) => one.origin !== origin), { origin, count: before + count }]
}

const dayBefore = (day: string): string => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS))

/** Calls and cost of one engine by its present access, for today and for all listed days, and the last day with an answer. */
export function spendOf(
  { today, engines }: Spend,
  engine: string,
  origin = 'engine',
): { today: DayOfSpend; all: DayOfSpend; lastAnswer: string | null } {
  const of = engines.filter((row) => row.engine === engine && originOf(row) === origin)
  const sum = (rows: typeof of): DayOfSpend => ({
    ...noSpend(today),
    calls: rows.reduce((n, { calls }) => n + calls, 0),
    failed: rows.reduce((n, { failed }) => n + failed, 0),
    costUsd: rows.reduce((n, { costUsd }) => n + Number(costUsd), 0),
  })
  const answered = of.filter(({ calls, failed }) => calls > failed).map(({ day }) => day)
  return {
    today: sum(of.filter(({ day }) => day === today)),
    all: sum(of),
    lastAnswer: answered.toSorted().at(-1) ?? null,
  }
}
