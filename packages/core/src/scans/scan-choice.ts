import {
  invalidField,
  invalidInput,
  noActivePrompts,
  noEngineConfigured,
  notFound,
} from '@veracite/terms/errors'
import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import { problem, refusal } from '@veracite/words/refusals'
import type { Scope } from '../access/scope.ts'
import { activeBrandOf } from '../tenants/brand-of.ts'
import type { Brand, Plan, TenantStore } from '../tenants/tenant-store.ts'

/** What the operator may choose for one scan; the rest comes from the brand and its plan. */
export interface ScanChoice {
  samples?: number
  engines?: Engine[]
  promptIds?: string[]
  spreadMinutes?: number
}

/** A scan that could be started: who is asked, and how often. */
export interface ChosenScan {
  brand: Brand
  plan: Plan
  selection: EngineSelection
  samples: number
  promptIds: string[] | null
  spreadSeconds: number | null
}

export interface ChooseDeps {
  tenants: Pick<TenantStore, 'findBrand' | 'findAccount' | 'findPlan' | 'hasPrompts'>
  scope: Scope
  runnableEngines: () => ReadonlySet<Engine>
}

/** Refuses what cannot be asked, in the order of the contract. Nothing is written. */
export async function chooseScan(
  { tenants, scope, runnableEngines }: ChooseDeps,
  input: {
    brandId: string
    choice: ScanChoice
    /** Narrows the plan's engines to these; engines no longer in the plan are left out. */
    within?: readonly Engine[] | null
  },
): Promise<ChosenScan> {
  const brand = await activeBrandOf({ tenants, scope }, input.brandId)
  const account = await tenants.findAccount(brand.accountId)
  const plan = account && (await tenants.findPlan(account.plan))
  if (!plan) throw notFound('brand')
  if (!(await tenants.hasPrompts(brand.id))) throw noActivePrompts()

  const { samples, engines, promptIds, spreadMinutes } = input.choice
  const { within } = input
  const inPlan = within ? plan.engines.filter((engine) => within.includes(engine)) : plan.engines
  const selection = selectEngines(inPlan, runnableEngines())
  if (engines !== undefined) selection.engines = narrowed(selection, engines)
  if (selection.engines.length === 0) throw noEngineConfigured()
  return {
    brand,
    plan,
    selection,
    samples: samples ?? brand.samplesPerPrompt,
    promptIds: promptIds === undefined ? null : [...new Set(promptIds.map((id) => id.toLowerCase()))],
    spreadSeconds: spreadMinutes === undefined ? null : spreadMinutes * 60,
  }
}

/** Only the named engines, in the order of the enumeration. One that cannot be asked is an error. */
function narrowed({ engines, enginesOutOfPlan }: EngineSelection, wanted: readonly Engine[]): Engine[] {
  const refused = wanted.filter((engine) => !engines.includes(engine))
  if (refused.length > 0) {
    const fields = refused.map((engine) => {
      const why = enginesOutOfPlan.includes(engine) ? 'engine_not_in_plan' : 'engine_not_configured'
      return problem('engines', refusal(why, { engine }))
    })
    throw invalidInput('engines_cannot_be_asked', fields)
  }
  return engines.filter((engine) => wanted.includes(engine))
}

export const unknownPrompts = (promptIds: readonly string[]) =>
  invalidInput('prompts_not_active', [
    ...promptIds.slice(0, 20).map((id) => problem('promptIds', refusal('is_not_an_active_prompt', { id }))),
  ])

/** So many prompts of a brand are looked among. */
const MOST_PROMPTS_READ = 1_000

/** The prompts with these ids, or every active one if none is named; an id of no active prompt is refused. */
export async function namedPrompts(
  { tenants }: { tenants: Pick<TenantStore, 'listPrompts'> },
  brandId: string,
  wanted: readonly string[],
) {
  const { items } = await tenants.listPrompts(brandId, { limit: MOST_PROMPTS_READ, cursor: null })
  const ids = new Set(wanted.map((id) => id.toLowerCase()))
  refuseUnknown(
    [...ids],
    items.map(({ id }) => id),
  )
  return ids.size === 0 ? items : items.filter(({ id }) => ids.has(id))
}

export function refuseUnknown(promptIds: readonly string[], active: readonly string[]): void {
  const known = new Set(active)
  const missing = promptIds.filter((id) => !known.has(id))
  if (missing.length > 0) throw unknownPrompts(missing)
}

/** Limits one scan: a mistyped number could keep an engine busy for weeks. */
export const MAX_RUNS = 1_000_000

export const tooManyRuns = (runs: number) =>
  invalidField(
    refusal('too_many_runs', { most: MAX_RUNS }),
    'samples',
    refusal('makes_too_many_runs', { runs }),
  )

export interface EngineSelection {
  /** In the plan and runnable: these are asked. */
  engines: Engine[]
  /** In the plan, but not configured on this server. */
  enginesNotRunnable: Engine[]
  enginesOutOfPlan: Engine[]
}

/** The eleven engines, each in exactly one of three lists, in the order of the enumeration. */
function selectEngines(plan: readonly Engine[], runnable: ReadonlySet<Engine>): EngineSelection {
  const inPlan = new Set(plan)
  return {
    engines: ENGINES.filter((engine) => inPlan.has(engine) && runnable.has(engine)),
    enginesNotRunnable: ENGINES.filter((engine) => inPlan.has(engine) && !runnable.has(engine)),
    enginesOutOfPlan: ENGINES.filter((engine) => !inPlan.has(engine)),
  }
}
