import type { ClassifierInput } from './types.ts'
import { factsOf } from './vectors.fixture.ts'

export const FACTS = factsOf([
  ['founded_year', 2009],
  ['headquarters', 'Ghent, Belgium'],
  ['founder', ['Ana Ribeiro']],
  ['ceo', 'Ana Ribeiro'],
  ['parent_company', 'Northfield Holdings'],
  ['employees', 300],
  ['product', { names: ['Zentrava Pro', 'Zentrava Desk'], complete: true }],
  ['price', { product: 'Zentrava Pro', amount: 15, currency: 'EUR', period: 'month' }],
  ['certification', 'ISO 27001'],
  ['award', '2021 Planner Prize'],
  ['discontinued', 'Zentrava Lite'],
  ['phone', '+32 9 555 01 88'],
  ['email', 'hello@zentrava.be'],
  ['url', { path: '/roadmap', exists: false }],
  ['country_availability', ['Belgium', 'France']],
  ['industry', 'planning software'],
  ['legal_name', 'Zentrava NV'],
])

/** A question about the invented brand that most sentences of the vectors are about. For tests only. */
export const ask = (
  prompt: string,
  intent: string,
  text: string,
  citations: string[] = [],
): ClassifierInput => ({
  brand: { name: 'Zentrava', aliases: [], domain: 'zentrava.be' },
  facts: FACTS,
  prompt: { text: prompt, intent: intent as ClassifierInput['prompt']['intent'] },
  answer: { text, citations },
})
