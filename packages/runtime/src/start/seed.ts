import { DEMO_FACTS, DEMO_NAMES, DEMO_PROMPTS } from '@veracite/adapters/engines/demo/demo-brand'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { TenantStore } from '@veracite/core/tenants/tenant-store'
import { ENGINE_TABLE, type EnginePlan } from '@veracite/terms/engines'
import { ENGINES } from '@veracite/terms/vocabulary'

const PLANS: readonly { id: EnginePlan; maxScansPerMonth: number }[] = [
  { id: 'free', maxScansPerMonth: 4 },
  { id: 'starter', maxScansPerMonth: 30 },
  { id: 'pro', maxScansPerMonth: 300 },
  { id: 'enterprise', maxScansPerMonth: 10_000 },
]

/** A plan asks the engines of the plans before it, too. */
const enginesOf = (plan: number) =>
  ENGINES.filter((engine) => PLANS.slice(0, plan + 1).some(({ id }) => id === ENGINE_TABLE[engine].plan))

/** Creates missing plans; those that the operator changed are left alone. */
export async function seedPlans(tenants: TenantStore, now: Date): Promise<void> {
  for (const [place, plan] of PLANS.entries()) {
    if (!(await tenants.findPlan(plan.id))) await tenants.putPlan({ ...plan, engines: enginesOf(place) }, now)
  }
}

/** The domain of the fictitious brand for the first start. */
export const DEMO_DOMAIN = DEMO_NAMES.domain

export interface DemoBrand {
  id: string
  name: string
}

/**
 * On the first start of a standalone: an account and a brand to try everything with. Null if there is data
 * already.
 */
export async function seedDemo(admin: ScopedServices): Promise<DemoBrand | null> {
  const { items } = await admin.accounts.list({ limit: 1, cursor: null })
  if (items.length > 0) return null
  const account = await admin.accounts.add({ name: 'Demo account', plan: 'enterprise' })
  const brand = await admin.brands.add({
    accountId: account.id,
    ...DEMO_NAMES,
  })
  await admin.prompts.add(
    brand.id,
    DEMO_PROMPTS.map(([intent, text]) => ({ intent, text, locale: 'en-US' })),
  )
  await admin.facts.add(
    brand.id,
    DEMO_FACTS.map((fact) => ({ ...fact, note: 'Invented for the demo brand.' })),
  )
  return { id: brand.id, name: brand.name }
}
