import type { Services } from '@veracite/core/services'
import type { CatalogStore } from '@veracite/core/stores/catalog-store'
import { ENGINES, type Engine, type PromptIntent } from '@veracite/core/vocabulary'

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
export async function seedPlans(catalog: CatalogStore, now: Date): Promise<void> {
  for (const plan of PLANS) {
    if (!(await catalog.findPlan(plan.id))) await catalog.putPlan(plan, now)
  }
}

/** The domain of the fictitious brand for the first start; nobody else uses it. */
export const DEMO_DOMAIN = 'halden-instruments.com'

export interface DemoBrand {
  id: string
  name: string
}

/**
 * On the first start of a standalone: an account and a brand to try everything with. Null if there is data
 * already.
 */
export async function seedDemo(admin: Services['admin']): Promise<DemoBrand | null> {
  const { items } = await admin.accounts.list({ limit: 1, cursor: null })
  if (items.length > 0) return null
  const account = await admin.accounts.add({ name: 'Demo account', plan: 'enterprise' })
  const brand = await admin.brands.add({
    accountId: account.id,
    name: 'Halden Instruments',
    domain: DEMO_DOMAIN,
    aliases: ['Halden', 'Halden Instruments AS'],
  })
  await admin.prompts.add(
    brand.id,
    PROMPTS.map(([intent, text]) => ({ intent, text, locale: 'en-US' })),
  )
  await admin.facts.add(
    brand.id,
    FACTS.map((fact) => ({ ...fact, note: 'Invented for the demo brand.' })),
  )
  return { id: brand.id, name: brand.name }
}

const PROMPTS: [PromptIntent, string][] = [
  ['CATEGORY', 'Which companies make reliable vibration sensors for wind turbines?'],
  ['CATEGORY', 'Best condition monitoring systems for small factories'],
  ['CATEGORY', 'Who makes handheld vibration analysers for maintenance teams?'],
  ['BRANDED', 'What is Halden Instruments?'],
  ['BRANDED', 'When was Halden Instruments founded and where is it based?'],
  ['BRANDED', 'How much does the Halden V200 cost?'],
  ['COMPARATIVE', 'Halden Instruments or Nordvik Sensors for offshore turbines?'],
  ['COMPARATIVE', 'Compare Halden V200 with the alternatives'],
  ['COMPARATIVE', 'Halden Instruments vs Brunner Messtechnik: who is behind them?'],
  ['DEFENSIVE', 'Is Halden Instruments a trustworthy supplier?'],
  ['DEFENSIVE', 'Did Halden Instruments stop selling the V200?'],
  ['DEFENSIVE', 'Why do people complain about Halden Instruments support?'],
]

const FACTS: { predicate: string; value: unknown }[] = [
  { predicate: 'legal_name', value: 'Halden Instruments AS' },
  { predicate: 'founded_year', value: 2004 },
  { predicate: 'headquarters', value: 'Halden, Norway' },
  { predicate: 'founder', value: ['Ingrid Solheim', 'Anders Brekke'] },
  { predicate: 'ceo', value: 'Ingrid Solheim' },
  { predicate: 'employees', value: 180 },
  { predicate: 'product', value: { names: ['V200', 'V400 Marine', 'Halden Cloud'], complete: true } },
  { predicate: 'price', value: { product: 'V200', amount: 1490, currency: 'EUR' } },
  { predicate: 'price', value: { product: 'Halden Cloud', amount: 39, currency: 'EUR', period: 'month' } },
  { predicate: 'industry', value: 'condition monitoring' },
  { predicate: 'certification', value: 'ISO 9001' },
  { predicate: 'discontinued', value: 'V100' },
  { predicate: 'email', value: 'post@halden-instruments.com' },
  { predicate: 'phone', value: '+47 69 00 01 23' },
]
