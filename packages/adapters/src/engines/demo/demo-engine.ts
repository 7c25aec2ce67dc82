import type { EngineOutcome, EnginePort, Exchange, Question } from '@veracite/core/engines/engine-port'
import type { Engine } from '@veracite/core/vocabulary'
import { portVersion } from '../asker.ts'
import { outcomeOf } from '../outcome.ts'
import { readExchange } from '../reply-state.ts'
import { type Stop, startStop } from '../stop.ts'
import { compose, type DemoKnowledge } from './compose.ts'
import { drawFrom } from './draw.ts'
import { phrasesFor } from './language.ts'
import { DEMO_WIRES, render } from './render.ts'
import { planFor } from './spread.ts'

export interface DemoDependencies {
  /** What is true of a brand, so that answers can be right or wrong about it. */
  knowledge(brandId: string): Promise<DemoKnowledge>
  now: () => Date
  sleep: (ms: number) => Promise<void>
  /** 1 for waits like a real engine's (0.3 to 2.5 s), 0 for none. */
  latencyFactor: number
}

const NAMES: Record<Engine, string> = {
  CHATGPT: 'ChatGPT',
  PERPLEXITY: 'Perplexity',
  GEMINI: 'Gemini',
  CLAUDE: 'Claude',
  COPILOT: 'Copilot',
  GROK: 'Grok',
  GOOGLE_AIO: "Google's AI Overviews",
  GOOGLE_AI_MODE: "Google's AI Mode",
  DEEPSEEK: 'DeepSeek',
  META_AI: 'Meta AI',
  AMAZON_RUFUS: 'Amazon Rufus',
}

/** Of all questions so many get another answer once they are asked again, and any single answer may stray. */
const DRIFT_SHARE = 0.17
const STRAY_SHARE = 0.03

/** An engine that invents its answers, always the same ones, and says so in every reply. */
export function createDemoEngine(engine: Engine, deps: DemoDependencies): EnginePort {
  const notice = `Invented by the Veracite demo engine; not an answer of ${NAMES[engine]}`
  const model = `demo-${engine.toLowerCase().replaceAll('_', '-')}-1`
  const port: EnginePort = {
    access: {
      engine,
      kind: 'demo',
      provider: 'demo',
      model,
      wire: DEMO_WIRES[engine],
      description: `DEMO. ${notice}: nobody was asked, and nothing in it was ever said by ${NAMES[engine]}.`,
    },
    version: portVersion('demo'),
    limits: { timeoutMs: 30_000, concurrency: 8, requestsPerMinute: 6000, dailySpendUsd: null },
    async ask(question, signal) {
      const stop = startStop(port.limits.timeoutMs, signal)
      try {
        return await answer(port, deps, { notice, model }, question, stop)
      } catch {
        const why = stop.reason() === null ? 'could not read what is known of the brand' : 'was stopped'
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
  const seed = [access.engine, question.prompt, question.brandId] as const
  const latency = drawFrom(...seed, question.attempt).number('latency')
  await stop.race(deps.sleep(Math.round((300 + latency * 2200) * deps.latencyFactor)))

  const draw = drawFrom(...seed, versionOf(seed, question.attempt))
  const plan = planFor(access.engine, question.intent, names(question.prompt, knowledge.brand), draw)
  const id = `demo_${drawFrom(question.runId, question.attempt, access.engine).hex('id', 24)}`
  const composed =
    plan === 'NO_ANSWER'
      ? null
      : compose(plan, knowledge, {
          prompt: question.prompt,
          phrases: phrasesFor(question.prompt, question.locale),
          draw,
          citesPages: access.engine !== 'AMAZON_RUFUS',
        })
  const wire = DEMO_WIRES[access.engine]
  const body = render({ wire, answer: composed, prompt: question.prompt, model: label.model, id, draw })
  const exchange: Exchange = {
    method: 'POST',
    url: `demo:${access.engine.toLowerCase()}`,
    requestBody: JSON.stringify({
      prompt: question.prompt,
      locale: question.locale,
      attempt: question.attempt,
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

/** Which of its answers an engine gives this time: most never change, so that most findings can be reproduced. */
function versionOf(seed: readonly string[], attempt: number): string {
  if (drawFrom(...seed, 'stray', attempt).number('stray') < STRAY_SHARE) return `stray ${attempt}`
  const drifts = drawFrom(...seed, 'drift').number('drift') < DRIFT_SHARE
  return drifts && attempt > 1 ? 'later' : 'first'
}

function names(prompt: string, brand: DemoKnowledge['brand']): boolean {
  const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [brand.name, ...brand.aliases, brand.domain].some(
    (name) => name !== '' && fold(prompt).includes(fold(name)),
  )
}
