import { ENGINES } from '@veracite/terms/vocabulary'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_FACTS, DEMO_NAMES, DEMO_PROMPTS } from './demo-brand.ts'
import { createDemoEngine } from './demo-engine.ts'

/**
 * What a newcomer's first scan shows: every demo engine, every prompt of the demo brand. Each reply says which class was
 * meant, so that a wrong verdict of the first minute is seen here before it is seen there.
 */

interface Judged {
  title: string
  text: string
  intended: string
  class: string
}

const FACTS = DEMO_FACTS.map((fact, at) => ({ id: String(at), active: true, ...fact })) as JudgedFact[]

let judged: Judged[]
beforeAll(async () => {
  judged = []
  for (const engine of ENGINES)
    for (const prompt of DEMO_PROMPTS) judged.push(...(await judge(engine, prompt)))
})

async function judge(
  engine: (typeof ENGINES)[number],
  [intent, prompt]: (typeof DEMO_PROMPTS)[number],
): Promise<Judged[]> {
  const port = createDemoEngine(engine, {
    knowledge: async () => ({ brand: DEMO_NAMES, facts: FACTS }),
    now: () => new Date(0),
    sleep: async () => undefined,
    latencyFactor: 0,
  })
  const question = { runId: 'r', brandId: 'demo', prompt, intent, locale: 'en-US', sample: 1, attempt: 1 }
  const outcome = await port.ask(question, new AbortController().signal)
  if (outcome.kind !== 'answered') return []
  const { text, cited } = outcome.extracted
  const profile = profileOf(DEMO_NAMES, FACTS)
  const answer = { text, citations: cited.map(({ url }) => url) }
  const reading = readPlainly({ brand: profile, prompt: { text: prompt, intent }, answer })
  const intended = JSON.parse(new TextDecoder().decode(outcome.exchange.bytes)).demo_intended_class
  return [{ title: `${engine}, ${prompt}`, text, intended, class: verdict([reading], FACTS, profile).class }]
}

const told = (list: readonly Judged[]) =>
  list.map((one) => `${one.title}: meant ${one.intended}, judged ${one.class}\n${one.text}`).join('\n\n\n')

test('every kind of answer is given', () => {
  expect(new Set(judged.map(({ intended }) => intended)).size).toBe(5)
})

test('every answer gets the class that was meant', () => {
  const missed = judged.filter((one) => one.class !== one.intended)
  expect(missed.length, told(missed)).toBe(0)
})
