import type { PromptIntent } from '@veracite/terms/vocabulary'
import brand from './demo-brand.json' with { type: 'json' }

/** The fictitious brand of the first start; nobody else uses its domain. */
export const DEMO_NAMES = brand.names

export const DEMO_PROMPTS = brand.prompts as [PromptIntent, string][]

export const DEMO_FACTS: { predicate: string; value: unknown }[] = brand.facts
