import type { SealDeps } from '@veracite/evidence/capture/recorder'
import { sayRate } from '@veracite/statistics/words'
import { isDay } from '@veracite/terms/days'
import { engineName } from '@veracite/terms/engines'
import { existing, invalidField } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import { daysBetween, drawSlots, endOfDay } from '@veracite/verify/bundle/draw-slots'
import { questionSha256 } from '@veracite/verify/bundle/verify-slot'
import { type Reason, refusal } from '@veracite/words/refusals'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { estimateScan } from '../scans/estimate-scan.ts'
import { namedPrompts } from '../scans/scan-choice.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { outcomeLines, signAppPlan } from './app-plan-manifests.ts'
import type { AppPlan, AppPlanStore, AppSlot } from './app-plan-store.ts'
import { measurePairs, type PairedMeasure, type SaidToo } from './measure-pairs.ts'

interface Deps extends SealDeps, BrandDeps {
  appPlans: AppPlanStore
  tenants: Pick<TenantStore, 'findBrand' | 'listPrompts'>
  queue: Pick<JobQueue, 'kick'>
  estimateScan: ReturnType<typeof estimateScan>
}

export interface AppPlanWish
  extends Pick<AppPlan, 'name' | 'people' | 'engines' | 'questions' | 'firstDay' | 'lastDay'> {
  /** Questions to draw from; empty for every active one. */
  promptIds: readonly string[]
  paired: boolean
  by: string
}

/** So many fit into a signed plan. */
const MOST = { candidates: 150, slots: 400, days: 92 }

/** Plans for people: who asks which app what on which day, drawn and logged before anybody asks. */
export const adminAppPlans = (deps: Deps) => ({
  async draw(brandId: string, wish: AppPlanWish) {
    const brand = await activeBrandOf(deps, brandId)
    const now = deps.clock.now()
    requireDays(wish, now)
    const engines = [...new Set(wish.engines)]
    const prompts = await candidatesOf(deps, brand.id, wish.promptIds)
    const { questions: drawn, firstDay, lastDay, people, name, paired, by } = wish
    if (drawn > prompts.size)
      throw refuse('questions', refusal('is_more_than_there_are', { count: prompts.size }))
    if (drawn * engines.length > MOST.slots)
      throw refuse('questions', refusal('times_engines_is_too_many', { most: MOST.slots }))
    // Refuses what cannot be asked over the interfaces before anything is logged.
    if (paired)
      await deps.estimateScan({
        brandId: brand.id,
        choice: { engines, promptIds: [...prompts.values()].slice(0, drawn), samples: 1 },
      })
    const seed = deps.ids.randomHex(16)
    const questions = [...prompts.keys()]
    const slots = drawSlots(seed, { questions, drawn, engines, people: people.length, firstDay, lastDay })
    const id = deps.ids.next()
    const plan = {
      ...{ id, brandId: brand.id, name, people, engines, questions: drawn, firstDay, lastDay },
      ...{ isPaired: paired, plannedBy: by, plannedAt: now },
    }
    const about = { id: brand.id, name: brand.name, domain: brand.domain }
    const manifest = signAppPlan(deps, plan, { seed, questions, slots, brand: about })
    const stored = slots.map(({ number, engine, person, question, day }) => ({
      ...{ number, engine, person, dueAt: new Date(endOfDay(day)) },
      promptId: prompts.get(questions[question - 1] ?? '') ?? '',
    }))
    await deps.appPlans.add({ ...plan, slots: stored }, manifest)
    deps.queue.kick()
    return await detail(deps, id)
  },

  async list(brandId: string, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    const now = deps.clock.now()
    return mapPage(await deps.appPlans.list(brand.id, page), (plan) => summary(plan, now))
  },

  get: (appPlanId: string) => detail(deps, appPlanId),
})

const refuse = (field: string, problem: Reason) => invalidField('invalid_plan', field, problem)

function requireDays({ firstDay, lastDay }: AppPlanWish, now: Date): void {
  if (!isDay(firstDay)) throw refuse('firstDay', 'is_no_day')
  if (!isDay(lastDay)) throw refuse('lastDay', 'is_no_day')
  if (firstDay < now.toISOString().slice(0, 10)) throw refuse('firstDay', 'must_not_be_over')
  const days = daysBetween(firstDay, lastDay)
  if (days < 1) throw refuse('lastDay', 'must_not_be_before_the_first_day')
  if (days > MOST.days) throw refuse('lastDay', refusal('must_be_within_number_of_days', { most: MOST.days }))
}

/** Ids of prompts by the digest of the question, which is asked once in whatever language it is kept. */
async function candidatesOf(deps: Deps, brandId: string, wanted: readonly string[]) {
  const chosen = await namedPrompts(deps, brandId, wanted)
  const candidates = new Map(chosen.map(({ id, text }) => [questionSha256(text), id]))
  if (candidates.size > MOST.candidates)
    throw refuse(
      'promptIds',
      refusal('names_too_many_questions', { most: MOST.candidates, count: candidates.size }),
    )
  return candidates
}

async function detail(deps: Deps, appPlanId: string) {
  const plan = existing(await deps.appPlans.find(appPlanId), 'plan')
  await brandOf(deps, plan.brandId)
  const now = deps.clock.now()
  const measured = plan.isPaired ? measurePairs(await deps.appPlans.listPairs(plan.id)) : []
  return {
    ...summary(plan, now),
    slots: plan.slots.map((slot) => slotBody(slot, now)),
    measured: measured.map(measuredBody),
    counted: COUNTED,
    signed: plan.signed.map(({ kind, ...one }) => ({
      kind,
      ...one,
      lines: kind === 'app_outcome' ? outcomeLines(plan) : [],
    })),
  }
}

const COUNTED =
  'One pair for each question and engine: the answer in the app that filled the slot, and the answer of the scan that this plan started over the programming interface. "It" is at least one of the same false statements. Missed slots make no pair: where people skip questions because of what they are told, the shares do not hold. Apps answer accounts differently; the accounts are those of the plan, as said.'

const stateOf = ({ filled, dueAt }: AppSlot, now: Date) =>
  filled !== null ? ('done' as const) : dueAt <= now ? ('missed' as const) : ('open' as const)

function summary(plan: AppPlan, now: Date) {
  const count = (wanted: string) => plan.slots.filter((slot) => stateOf(slot, now) === wanted).length
  const { id, brandId, name, people, engines, questions, firstDay, lastDay, scanId, hindered } = plan
  return {
    ...{ id, brandId, name, people, engines, questions, firstDay, lastDay },
    ...{ paired: plan.isPaired, scanId, hindered, plannedBy: plan.plannedBy },
    plannedAt: plan.plannedAt.toISOString(),
    closedAt: plan.closedAt?.toISOString() ?? null,
    ...{ done: count('done'), open: count('open'), missed: count('missed') },
  }
}

function slotBody(slot: AppSlot, now: Date) {
  const { number, engine, person, question, dueAt, filled } = slot
  return {
    ...{ number, engine, person, question, dueAt: dueAt.toISOString(), state: stateOf(slot, now) },
    ...{ runId: filled?.runId ?? null, grade: filled?.grade ?? null },
  }
}

function measuredBody({ origin, appGivenApi, apiGivenApp, ...measure }: PairedMeasure) {
  const name = engineName(measure.engine)
  return {
    ...measure,
    ...originBody(origin),
    appGivenApi: saidTooBody(appGivenApi, `The ${name} app says it, of what the interface says`),
    apiGivenApp: saidTooBody(apiGivenApp, `The interface of ${name} says it, of what the app says`),
  }
}

const saidTooBody = ({ asked, seen, rate }: SaidToo, what: string) => ({
  ...{ asked, seen, rate: rate?.rate ?? null, low: rate?.low ?? null, high: rate?.high ?? null },
  method: rate?.method ?? null,
  words: `${what}: ${asked === 0 ? 'nothing false was said there' : sayRate({ seen, asked })}`,
})
