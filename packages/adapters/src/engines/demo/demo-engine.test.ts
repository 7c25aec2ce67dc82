import type { EngineOutcome, Question } from '@veracite/terms/engine-port'
import { ENGINES, type Engine, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { describe, expect, test } from 'vitest'
import { extract } from '../test-support/extract.ts'
import { createDemoEngine, type DemoDependencies } from './demo-engine.ts'
import { drawFrom } from './draw.ts'
import { fill, LANGUAGES } from './languages.ts'
import { type DemoKnowledge, falseStatement, trueStatement, truthsOf } from './statements.ts'
import brands from './test-support/demo-brands.json' with { type: 'json' }

const KNOWLEDGE = brands.brands[0] as DemoKnowledge
const DEPS: DemoDependencies = {
  knowledge: async () => KNOWLEDGE,
  now: () => new Date('2026-11-14T12:00:00Z'),
  sleep: async () => undefined,
  latencyFactor: 0,
}
const QUESTION: Question = {
  runId: 'run_1',
  brandId: 'brand_1',
  prompt: 'Is Lumenfold any good?',
  intent: 'BRANDED',
  locale: 'en-US',
  sample: 1,
  attempt: 1,
}

const ask = (engine: Engine, question: Partial<Question> = {}, deps: Partial<DemoDependencies> = {}) =>
  createDemoEngine(engine, { ...DEPS, ...deps }).ask(
    { ...QUESTION, ...question },
    new AbortController().signal,
  )

function replyOf(outcome: EngineOutcome) {
  if (outcome.kind !== 'answered' && outcome.kind !== 'no_answer') throw new Error(outcome.kind)
  return outcome
}

const prompts = (count: number) =>
  Array.from({ length: count }, (_, at) => `Is Lumenfold good for job ${at}?`)

describe.each(ENGINES)('%s', (engine) => {
  test('says in every reply that it is invented, and what it cost is labelled', async () => {
    const port = createDemoEngine(engine, DEPS)
    expect(port.access).toMatchObject({ kind: 'demo', provider: 'demo' })
    expect(port.access.description).toMatch(/^DEMO\. Invented by the Veracite demo engine; not an answer of /)
    for (const prompt of prompts(8)) {
      const reply = replyOf(await ask(engine, { prompt }))
      const body = JSON.parse(new TextDecoder().decode(reply.exchange.bytes))
      expect(body.demo).toMatch(/^Invented by the Veracite demo engine; not an answer of /)
      expect(reply.extracted.servedModel).toMatch(/^demo-[a-z-]+-1$/)
      expect(reply).toMatchObject({ costBasis: 'reported' })
      expect(Number(reply.costUsd)).toBeGreaterThan(0)
      expect(Number(reply.costUsd)).toBeLessThan(0.02)
      expect(extract(port.access.wire, reply.exchange.bytes)).toEqual(reply.extracted)
    }
  })

  test('gives the same answer to the same question, in other bytes for another run', async () => {
    const [first, again, other] = await Promise.all([
      ask(engine),
      ask(engine),
      ask(engine, { runId: 'run_2' }),
    ]).then((all) => all.map(replyOf))
    expect(again?.exchange.bytes).toEqual(first?.exchange.bytes ?? new Uint8Array())
    expect(other?.exchange.bytes).not.toEqual(first?.exchange.bytes)
    expect(other?.extracted.text).toBe(first?.extracted.text ?? '')
  })
})

test('ten samples of one question differ in words, and a few in kind; asked again, each is the same', async () => {
  const samples = Array.from({ length: 10 }, (_, at) => at + 1)
  const different: number[] = []
  for (const engine of ENGINES) {
    const texts = async () =>
      (
        await Promise.all(
          samples.map((sample) => ask(engine, { sample, prompt: 'Where is Lumenfold based?' })),
        )
      ).map((outcome) => replyOf(outcome).extracted.text)
    const [first, again] = [await texts(), await texts()]
    expect(again).toEqual(first)
    different.push(new Set(first).size)
  }
  // Texts are drawn, so single engines may repeat themselves.
  different.sort((a, b) => a - b)
  expect(different[0]).toBeGreaterThanOrEqual(4)
  expect(different[Math.floor(different.length / 2)]).toBeGreaterThanOrEqual(7)
})

test('an engine that errs about a brand errs in the same way in its other answers', async () => {
  const years = new Set<string>()
  for (const prompt of prompts(80)) {
    const { text } = replyOf(await ask('DEEPSEEK', { prompt })).extracted
    const year = /(?:Lumenfold was founded in |\*\*Founded:\*\* |\| Founded \| )(\d{4})/.exec(text)?.[1]
    if (year !== undefined && year !== '2011') years.add(year)
  }
  expect(years.size).toBe(1)
})

test('engines answer in forms of their own: lists, tables, headings, prose', async () => {
  const forms = async (engine: Engine) => {
    const texts = await Promise.all(
      prompts(40).map((prompt) => ask(engine, { prompt, intent: 'COMPARATIVE' })),
    )
    const share = (pattern: RegExp) =>
      texts.filter((outcome) => pattern.test(replyOf(outcome).extracted.text)).length / texts.length
    return { tables: share(/^\|/m), headings: share(/^#/m) }
  }
  expect((await forms('GOOGLE_AI_MODE')).tables).toBeGreaterThan(0.5)
  expect((await forms('GEMINI')).headings).toBe(0)
  expect((await forms('META_AI')).tables).toBe(0)
  expect((await forms('DEEPSEEK')).headings).toBeGreaterThan((await forms('CLAUDE')).headings)
})

test('engines differ in how often they give no answer, and Google shows no overview most often', async () => {
  const asked = IS_THOROUGH ? 100 : 50
  const silent = async (engine: Engine) => {
    const outcomes = await Promise.all(
      prompts(asked).map((prompt) => ask(engine, { prompt, intent: 'CATEGORY' })),
    )
    return outcomes.filter((outcome) => outcome.kind === 'no_answer').length
  }
  const counts = Object.fromEntries(
    await Promise.all(ENGINES.map(async (engine) => [engine, await silent(engine)] as const)),
  )
  expect(counts.GOOGLE_AIO).toBeGreaterThan(0.12 * asked)
  expect(counts.CHATGPT).toBeGreaterThan(0)
  expect(counts.AMAZON_RUFUS).toBe(0)
  expect(Math.max(...Object.values(counts))).toBe(counts.GOOGLE_AIO)
})

test('every reason for no answer is one the contract knows', async () => {
  const reasons = new Set<string>()
  for (const engine of ENGINES) {
    for (const prompt of prompts(60)) {
      const outcome = await ask(engine, { prompt, intent: 'DEFENSIVE' })
      if (outcome.kind === 'no_answer') reasons.add(outcome.reason)
    }
  }
  expect([...reasons].toSorted()).toEqual(['cut_off', 'empty', 'filtered', 'no_overview'])
})

test.each([
  ['¿Cuál es la mejor opción y qué es Lumenfold?', 'en-US', 'es'],
  ['Qual é a melhor opção para uma equipa e o que é a Lumenfold?', 'en-US', 'pt'],
  ['Was ist Lumenfold und für wen ist es die beste Wahl?', 'en-US', 'de'],
  ['Quelle est la meilleure option et que propose Lumenfold ?', 'en-US', 'fr'],
  ['What is Lumenfold and who is it for?', 'de-DE', 'en'],
  ['Lumenfold?', 'de-DE', 'de'],
] as const)('answers in the language of the prompt: %s', async (prompt, locale, language) => {
  const { ECHO, ...others } = LANGUAGES[language].answers
  const openings = [...Object.values(others).flatMap((styles) => Object.values(styles).flat()), ...ECHO]
    .flatMap(([first = '', second = '']) => [first, second])
    .filter((words) => !words.startsWith('#') && words.length > 25)
    .map((words) => fill(words.replace(/\{(cite|facts)\}[\s\S]*/, '').trim(), { brand: 'Lumenfold' }))
  for (const engine of ENGINES) {
    const outcome = await ask(engine, { prompt, locale })
    if (outcome.kind === 'answered')
      expect(openings.filter((words) => outcome.extracted.text.includes(words))).not.toEqual([])
  }
})

describe('claims', () => {
  const EVERY_FACT = brands.everyFact as JudgedFact[]
  const beliefsFor = (seed: number) => ({
    draw: drawFrom('claims', seed),
    language: LANGUAGES.en,
    truths: truthsOf({ ...KNOWLEDGE, facts: EVERY_FACT }),
  })

  test('no answer is about a price: the plain reader accuses nobody by one', () => {
    const price = KNOWLEDGE.facts.filter(({ predicate }) => predicate === 'price')
    expect(price.map((fact) => falseStatement(fact, beliefsFor(1)))).toEqual([null])
    expect(price.map((fact) => trueStatement(fact, LANGUAGES.en))).toEqual([null])
  })

  test.each(EVERY_FACT)('a false $predicate never reads like the true one', (fact) => {
    const right = trueStatement(fact, LANGUAGES.en)
    for (let seed = 0; seed < 50; seed++) {
      const wrong = falseStatement(fact, beliefsFor(seed))
      expect(wrong?.key).toBe(fact.predicate)
      expect(wrong?.value).not.toBe(right?.value)
      if (fact.predicate === 'founded_year') expect(wrong?.value).not.toContain('2011')
      if (fact.predicate === 'headquarters') expect(wrong?.value).not.toMatch(/Lisbon|Portugal/)
      if (fact.predicate === 'ceo' || fact.predicate === 'founder')
        expect(wrong?.value).not.toMatch(/Reis|Couto/)
    }
  })

  test('inactive facts are neither stated nor contradicted', async () => {
    const facts = KNOWLEDGE.facts.map((fact) => ({ ...fact, active: false }))
    for (const prompt of prompts(60)) {
      const { text } = replyOf(
        await ask('DEEPSEEK', { prompt }, { knowledge: async () => ({ ...KNOWLEDGE, facts }) }),
      ).extracted
      expect(text).not.toMatch(/Lumenfold was founded|Lumenfold is headquartered|CEO of Lumenfold|costs €/)
    }
  })
})

test('waits like an engine, and stops waiting when told to', async () => {
  const waits: number[] = []
  for (const prompt of prompts(50))
    await ask('CHATGPT', { prompt }, { latencyFactor: 1, sleep: async (ms) => void waits.push(ms) })
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(300)
  expect(Math.max(...waits)).toBeLessThanOrEqual(2500)
  expect(new Set(waits).size).toBeGreaterThan(30)

  const stop = new AbortController()
  const port = createDemoEngine('CHATGPT', { ...DEPS, sleep: () => new Promise(() => undefined) })
  setTimeout(() => stop.abort(), 20)
  expect(await port.ask(QUESTION, stop.signal)).toMatchObject({
    kind: 'retry',
    reason: 'timeout',
    maybeBilled: false,
  })
})

test('trouble in reading the brand is an outcome, not an exception', async () => {
  const outcome = await ask('CHATGPT', {}, { knowledge: () => Promise.reject(new Error('database is gone')) })
  expect(outcome).toMatchObject({ kind: 'retry', reason: 'overloaded' })
})

test('every intent is answered by every engine', async () => {
  for (const engine of ENGINES) {
    for (const intent of PROMPT_INTENTS)
      expect(['answered', 'no_answer']).toContain((await ask(engine, { intent })).kind)
  }
})
