import { CITATION_CLASSES, ENGINES, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { expect, test } from 'vitest'
import type { Plan } from './demo-engines.ts'
import { drawFrom } from './draw.ts'
import { planFor } from './spread.ts'

function share(
  plan: Plan,
  engine: (typeof ENGINES)[number],
  intent: (typeof PROMPT_INTENTS)[number],
  namesBrand = true,
) {
  const plans = Array.from({ length: 2000 }, (_, at) =>
    planFor(engine, intent, namesBrand, drawFrom('spread', at)),
  )
  return plans.filter((entry) => entry === plan).length / plans.length
}

test('a scan of eight prompts on all engines plans every class and some silence', () => {
  const plans = new Set(
    ENGINES.flatMap((engine) =>
      PROMPT_INTENTS.flatMap((intent) =>
        [1, 2].map((at) => planFor(engine, intent, intent !== 'CATEGORY', drawFrom(engine, intent, at))),
      ),
    ),
  )
  expect(plans).toEqual(new Set([...CITATION_CLASSES, 'NO_ANSWER']))
})

test('the spread differs by engine and by intent', () => {
  expect(share('CONFABULATED', 'GROK', 'BRANDED')).toBeGreaterThan(
    share('CONFABULATED', 'CLAUDE', 'BRANDED') * 1.5,
  )
  expect(share('STRONG', 'PERPLEXITY', 'BRANDED')).toBeGreaterThan(
    share('STRONG', 'META_AI', 'BRANDED') * 1.3,
  )
  expect(share('ABSENT', 'CHATGPT', 'CATEGORY')).toBeGreaterThan(share('ABSENT', 'CHATGPT', 'BRANDED') * 5)
  expect(share('ECHO', 'CHATGPT', 'DEFENSIVE')).toBeGreaterThan(share('ECHO', 'CHATGPT', 'COMPARATIVE') * 2)
})

test('no engine echoes a brand that the prompt did not name', () => {
  for (const engine of ENGINES) {
    for (const intent of PROMPT_INTENTS) expect(share('ECHO', engine, intent, false)).toBe(0)
  }
})
