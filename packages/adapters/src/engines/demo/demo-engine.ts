import type { EngineOutcome, EnginePort, Exchange, Question } from '@veracite/terms/engine-port'
import { ENGINE_TABLE } from '@veracite/terms/engines'
import { pick } from '@veracite/terms/pick'
import type { Engine } from '@veracite/terms/vocabulary'
import { portVersion } from '../asker.ts'
import { outcomeOf } from '../outcome.ts'
import { readExchange } from '../reply-state.ts'
import { type Stop, startStop } from '../stop.ts'
import { DEMO_ENGINES } from './demo-engines.ts'
import { drawFrom } from './draw.ts'
import { languageOf } from './languages.ts'
import { recordedAnswer } from './recorded.ts'
import { render } from './render.ts'
import { planFor } from './spread.ts'
import type { DemoKnowledge } from './statements.ts'

export interface DemoDependencies {
  /** What is true of a brand, so that answers can be right or wrong about it. */
  knowledge(brandId: string): Promise<DemoKnowledge>
  now: () => Date
  sleep: (ms: number) => Promise<void>
  /** 1 for waits like a real engine's (0.3 to 2.5 s), 0 for none. */
  latencyFactor: number
}

/** The share of answers that differ in kind from the first one to the same question. */
const STRAY_SHARE = 0.2

/**
 * An engine that gives recorded, invented answers and says so in every reply. The same question, sample and attempt always get the
 * same answer; another sample or attempt gets other words, and now and then another kind of answer.
 */
export function createDemoEngine(engine: Engine, deps: DemoDependencies): EnginePort {
  const notice = `Invented by the Veracite demo engine; not an answer of ${ENGINE_TABLE[engine].formalName}`
  const model = `demo-${engine.toLowerCase().replaceAll('_', '-')}-1`
  const port: EnginePort = {
    access: {
      engine,
      kind: 'demo',
      provider: 'demo',
      model,
      wire: DEMO_ENGINES[engine].wire,
      description: `DEMO. ${notice}: nobody was asked, and nothing in it was ever said by ${ENGINE_TABLE[engine].formalName}.`,
    },
    version: portVersion('demo'),
    limits: { timeoutMs: 30_000, concurrency: 8, requestsPerMinute: 6000, dailySpendUsd: null },
    // The middle of what its answers say that they cost.
    listUsdPerAnswer: '0.005',
    async ask(question, signal) {
      const stop = startStop(port.limits.timeoutMs, signal)
      try {
        return await answer(port, deps, { notice, model }, question, stop)
      } catch {
        const why = stop.reason() === null ? 'could not read what is known about the brand' : 'was stopped'
        return {
          kind: 'retry',
          reason: stop.reason() === null ? 'overloaded' : 'timeout',
          retryAfterMs: null,
          message: `The demo engine ${why}.`,
          maybeBilled: false,
          exchanges: [],
        }
      } finally {
        stop.release()
      }
    },
  }
  return port
}

async function answer(
  { access }: EnginePort,
  deps: DemoDependencies,
  label: { notice: string; model: string },
  question: Question,
  stop: Stop,
): Promise<EngineOutcome> {
  const startedAt = deps.now()
  const knowledge = await stop.race(deps.knowledge(question.brandId))
  // By name and not by id: every installation gets the same answers for a brand, and tests see the same each time.
  const brand = knowledge.brand.name
  const seed = [access.engine, question.prompt, brand] as const
  const draw = drawFrom(...seed, question.sample, question.attempt)
  const latency = draw.number('latency')
  await stop.race(deps.sleep(Math.round((300 + latency * 2200) * deps.latencyFactor)))

  const isFirst = question.sample === 1 && question.attempt === 1
  const strays = !isFirst && draw.number('stray') < STRAY_SHARE
  const plan = planFor(
    access.engine,
    question.intent,
    names(question.prompt, knowledge.brand),
    strays ? draw : drawFrom(...seed),
  )
  const id = `demo_${drawFrom(question.runId, question.attempt, access.engine).hex('id', 24)}`
  const given =
    plan === 'NO_ANSWER'
      ? null
      : recordedAnswer(plan, knowledge, {
          engine: access.engine,
          intent: question.intent,
          prompt: question.prompt,
          language: languageOf(question.prompt, question.locale),
          draw,
          beliefs: drawFrom(access.engine, brand),
        })
  const { wire } = DEMO_ENGINES[access.engine]
  const body = render({ wire, answer: given, prompt: question.prompt, model: label.model, id, draw })
  const exchange: Exchange = {
    method: 'POST',
    url: `demo:${access.engine.toLowerCase()}`,
    requestBody: JSON.stringify({
      ...pick(question, 'prompt', 'locale', 'sample', 'attempt'),
    }),
    startedAt,
    finishedAt: deps.now(),
    status: 200,
    headers: { 'content-type': 'application/json', 'x-veracite-demo': label.notice },
    contentType: 'application/json',
    bytes: new TextEncoder().encode(
      JSON.stringify({
        demo: label.notice,
        demo_model: label.model,
        demo_cost_usd: `0.00${10 + draw.integer('demo cost', 80)}`,
        demo_intended_class: given?.intended ?? null,
        ...body,
      }),
    ),
  }
  const reading = readExchange(wire, exchange, [])
  const { state } = reading
  if (state.kind === 'unfinished') throw new Error('A demo reply is always finished.')
  return outcomeOf({
    access,
    reading: { answer: reading.answer, state },
    exchange,
    earlier: [],
    attempt: question.attempt,
    usdPerCall: null,
    chargedCalls: 1,
  })
}

function names(prompt: string, brand: DemoKnowledge['brand']): boolean {
  const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [brand.name, ...brand.aliases, brand.domain].some(
    (name) => name !== '' && fold(prompt).includes(fold(name)),
  )
}
