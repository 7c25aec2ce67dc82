import type { PromptIntent } from '@veracite/terms/vocabulary'

/** The fictitious brand of the first start; nobody else uses its domain. */
export const DEMO_NAMES = {
  name: 'Halden Instruments',
  domain: 'halden-instruments.com',
  aliases: ['Halden', 'Halden Instruments AS'],
}

export const DEMO_PROMPTS: [PromptIntent, string][] = [
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

export const DEMO_FACTS: { predicate: string; value: unknown }[] = [
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
