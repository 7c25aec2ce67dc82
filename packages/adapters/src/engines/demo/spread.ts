import { type Engine, PROMPT_INTENTS, type PromptIntent } from '@veracite/terms/vocabulary'
import { DEMO_ENGINES, type Plan } from './demo-engines.ts'
import type { Draw } from './draw.ts'

/** How often each kind of answer is given, per hundred, before an engine's own habits. */
const BY_INTENT: Record<PromptIntent, Record<Plan, number>> = {
  CATEGORY: { STRONG: 22, DESCRIPTIVE: 22, ECHO: 0, CONFABULATED: 10, ABSENT: 40, NO_ANSWER: 6 },
  BRANDED: { STRONG: 43, DESCRIPTIVE: 14, ECHO: 13, CONFABULATED: 24, ABSENT: 2, NO_ANSWER: 4 },
  COMPARATIVE: { STRONG: 28, DESCRIPTIVE: 29, ECHO: 8, CONFABULATED: 18, ABSENT: 11, NO_ANSWER: 6 },
  DEFENSIVE: { STRONG: 22, DESCRIPTIVE: 20, ECHO: 30, CONFABULATED: 18, ABSENT: 3, NO_ANSWER: 7 },
}

/** What kind of answer to give. An answer can only echo a brand that the prompt named. */
export function planFor(engine: Engine, intent: PromptIntent, namesBrand: boolean, draw: Draw): Plan {
  const weights = BY_INTENT[PROMPT_INTENTS.includes(intent) ? intent : 'CATEGORY']
  const options = (Object.entries(weights) as [Plan, number][]).map(
    ([plan, weight]) => [plan, weight * (DEMO_ENGINES[engine].habits[plan] ?? 1)] as const,
  )
  const plan = draw.weighted('plan', options) ?? 'DESCRIPTIVE'
  return plan === 'ECHO' && !namesBrand ? 'ABSENT' : plan
}
