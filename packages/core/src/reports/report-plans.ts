import { DomainError, invalidInput } from '@veracite/terms/errors'
import { type Clock, EVERY_ACCOUNT, type Ids } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import type { Language } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import type { EnqueueStore } from '../jobs/enqueue-store.ts'
import type { JobContext, JobOutcome, JobQueue } from '../jobs/job-ports.ts'
import { cronProblems, cronTimes } from '../schedules/cron-times.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { type MakeReportDeps, makeReport } from './make-report.ts'
import { lastWhole, type ReportSpan } from './period.ts'
import type { ReportPlan, ReportStore } from './report-store.ts'

/** Reports that make themselves, of the last whole week or month. */
export const adminReportPlans = (
  deps: BrandDeps & {
    reports: ReportStore
    clock: Clock
  },
) => ({
  async put(
    brandId: string,
    input: { span: ReportSpan; cron?: string; timeZone?: string; language?: Language },
  ) {
    const brand = await brandOf(deps, brandId)
    const now = deps.clock.now()
    const timed = { cron: input.cron ?? USUAL_TIMES[input.span], timeZone: input.timeZone ?? 'UTC' }
    const problems = cronProblems(timed, now)
    if (problems.length > 0) throw invalidInput('invalid_plan', problems)
    const plan: ReportPlan = {
      brandId: brand.id,
      span: input.span,
      ...timed,
      language: input.language ?? 'en',
      nextAt: nextOf(timed, now),
      createdAt: now,
    }
    await deps.reports.putPlan(plan)
    return toPlanBody(plan)
  },
  async get(brandId: string) {
    const brand = await brandOf(deps, brandId)
    const plan = await deps.reports.findPlan(brand.id)
    if (plan === null) throw planNotFound()
    return toPlanBody(plan)
  },
  async remove(brandId: string) {
    const brand = await brandOf(deps, brandId)
    if (!(await deps.reports.removePlan(brand.id))) throw planNotFound()
    return { removed: true }
  },
})

/** Monday morning; the morning of the first. */
const USUAL_TIMES: Record<ReportSpan, string> = { week: '0 7 * * 1', month: '0 7 1 * *' }

const planNotFound = () => new DomainError('not_found', 'no_reports_planned')

function nextOf(timed: { cron: string; timeZone: string }, after: Date): Date {
  const next = cronTimes(timed).next(after)
  if (next === null) throw new Error('A time that never comes.')
  return next
}

const MOST_AT_ONCE = 200

/** Queues a job for every plan whose time has come. */
export const queueReports =
  (deps: {
    reports: Pick<ReportStore, 'listDue'>
    jobs: EnqueueStore
    queue: Pick<JobQueue, 'kick'>
    clock: Clock
    ids: Ids
  }) =>
  async (): Promise<number> => {
    const now = deps.clock.now()
    const due = await deps.reports.listDue(now, MOST_AT_ONCE)
    for (const { brandId, nextAt } of due)
      await deps.jobs.enqueue(
        {
          id: deps.ids.next(),
          kind: 'report.make',
          lane: 'scan',
          payload: { brandId, plannedAt: nextAt.toISOString() },
          dedupKey: brandId,
        },
        { now, idempotency: null },
      )
    if (due.length > 0) deps.queue.kick()
    return due.length
  }

/** Job `report.make`: times that passed while nothing ran are made up for by one report, the newest. */
export const makePlannedReport =
  (deps: MakeReportDeps) =>
  async (
    { job }: JobContext,
    { brandId, plannedAt }: { brandId: string; plannedAt: string },
  ): Promise<JobOutcome> => {
    const plan = await deps.reports.findPlan(brandId)
    const brand = await deps.tenants.findBrand(brandId, EVERY_ACCOUNT)
    const isItsTurn = plan?.nextAt.toISOString() === plannedAt
    if (plan === null || brand === null || !isItsTurn) return { kind: 'done' }
    const now = deps.clock.now()
    const report = await makeReport(
      deps,
      brand,
      lastWhole(plan.span, now, plan.timeZone),
      'plan',
      sayIn(plan.language),
    )
    const turn = { brandId, plannedAt: plan.nextAt, nextAt: nextOf(plan, now), report }
    await deps.reports.settle(job.lease, turn, now)
    return { kind: 'completed' }
  }

export const toPlanBody = ({ brandId, span, cron, timeZone, language, nextAt }: ReportPlan) =>
  toWire({ brandId, span, cron, timeZone, language, nextAt })
