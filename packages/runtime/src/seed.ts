import { DEMO_FACTS, DEMO_NAMES, DEMO_PROMPTS } from '@veracite/adapters/engines/demo/demo-brand'
import type { ScopedServices } from '@veracite/core/scoped-services'
import type { TenantStore } from '@veracite/core/tenants/tenant-store'
import { ENGINES, type Engine } from '@veracite/terms/vocabulary'

const FREE: Engine[] = ['CHATGPT', 'PERPLEXITY']
const STARTER: Engine[] = [...FREE, 'GEMINI', 'CLAUDE', 'GOOGLE_AIO']
const PRO: Engine[] = [...STARTER, 'COPILOT', 'GROK', 'GOOGLE_AI_MODE', 'DEEPSEEK']

const PLANS: { id: string; engines: Engine[]; maxScansPerMonth: number }[] = [
  { id: 'free', engines: FREE, maxScansPerMonth: 4 },
  { id: 'starter', engines: STARTER, maxScansPerMonth: 30 },
  { id: 'pro', engines: PRO, maxScansPerMonth: 300 },
  { id: 'enterprise', engines: [...ENGINES], maxScansPerMonth: 10_000 },
]

/** Creates missing plans; those that the operator changed are left alone. */
export async function seedPlans(tenants: TenantStore, now: Date): Promise<void> {
  for (const plan of PLANS) {
    if (!(await tenants.findPlan(plan.id))) await tenants.putPlan(plan, now)
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
