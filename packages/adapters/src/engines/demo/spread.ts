import {
  type CitationClass,
  type Engine,
  PROMPT_INTENTS,
  type PromptIntent,
} from '@veracite/terms/vocabulary'
import type { Draw } from './draw.ts'

export type Plan = CitationClass | 'NO_ANSWER'

type Weights = Record<Plan, number>

/** How often each kind of answer is given, per hundred, before an engine's own habits. */
const BY_INTENT: Record<PromptIntent, Weights> = {
  CATEGORY: { STRONG: 22, DESCRIPTIVE: 22, ECHO: 0, CONFABULATED: 10, ABSENT: 40, NO_ANSWER: 6 },
  BRANDED: { STRONG: 43, DESCRIPTIVE: 14, ECHO: 13, CONFABULATED: 24, ABSENT: 2, NO_ANSWER: 4 },
  COMPARATIVE: { STRONG: 28, DESCRIPTIVE: 29, ECHO: 8, CONFABULATED: 18, ABSENT: 11, NO_ANSWER: 6 },
  DEFENSIVE: { STRONG: 22, DESCRIPTIVE: 20, ECHO: 30, CONFABULATED: 18, ABSENT: 3, NO_ANSWER: 7 },
}

/** What each engine is invented to be like; nothing here was measured. */
const HABITS: Record<Engine, Partial<Weights>> = {
  CHATGPT: { STRONG: 1.2 },
  PERPLEXITY: { STRONG: 1.8, CONFABULATED: 0.6 },
  GEMINI: { DESCRIPTIVE: 1.5 },
  CLAUDE: { ECHO: 1.8, CONFABULATED: 0.6 },
  COPILOT: { ABSENT: 1.4 },
  GROK: { CONFABULATED: 1.9 },
  GOOGLE_AIO: { NO_ANSWER: 5, ECHO: 0.3 },
  GOOGLE_AI_MODE: { STRONG: 1.4, NO_ANSWER: 1.5 },
  DEEPSEEK: { CONFABULATED: 2.2, STRONG: 0.7 },
  META_AI: { DESCRIPTIVE: 1.8, STRONG: 0.7 },
  AMAZON_RUFUS: { ABSENT: 2, NO_ANSWER: 0 },
}

/** What kind of answer to give. An answer can only echo a brand that the prompt named. */
export function planFor(engine: Engine, intent: PromptIntent, namesBrand: boolean, draw: Draw): Plan {
  const weights = BY_INTENT[PROMPT_INTENTS.includes(intent) ? intent : 'CATEGORY']
  const options = (Object.entries(weights) as [Plan, number][]).map(
    ([plan, weight]) => [plan, weight * (HABITS[engine][plan] ?? 1)] as const,
  )
  const plan = draw.weighted('plan', options) ?? 'DESCRIPTIVE'
  return plan === 'ECHO' && !namesBrand ? 'ABSENT' : plan
}
