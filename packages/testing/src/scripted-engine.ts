import { answerOf } from '@veracite/adapters/engines/wires/reading'
import type { EngineLimits, EngineOutcome, EnginePort, Question } from '@veracite/terms/engine-port'
import type { AccessKind, Engine } from '@veracite/terms/vocabulary'
import { ENGINE_HOSTS } from '@veracite/verify/bundle/engine-hosts'

/** What an engine does with one question. `asked` counts the questions put to it so far, this one included. */
export type Script = (question: Question, asked: number, signal: AbortSignal) => Promise<EngineOutcome>

export interface ScriptedEngine extends EnginePort {
  /** Every question it was asked, in order. */
  readonly questions: Question[]
}

/** For tests: an engine that does what it is told, including wrong things. */
export function scriptedEngine(
  engine: Engine,
  script: Script,
  limits: Partial<EngineLimits> = {},
  kind: AccessKind = 'demo',
): ScriptedEngine {
  const questions: Question[] = []
  // Verifiers call an answer the engine's only if it came from a host of its provider.
  const [host] = Object.entries(ENGINE_HOSTS[kind] ?? {}).find(([, of]) => of.includes(engine)) ?? []
  return {
    access: {
      engine,
      kind,
      provider: 'scripted',
      model: 'scripted-1',
      wire: 'scripted',
      description: 'Answers as a test tells it.',
      ...(kind === 'app' && { grade: 'C' as const }),
    },
    version: 'scripted/1',
    limits: {
      timeoutMs: 30_000,
      concurrency: 8,
      requestsPerMinute: 1_000_000,
      dailySpendUsd: null,
      ...limits,
    },
    questions,
    async ask(question, signal) {
      questions.push(question)
      const outcome = await script(question, questions.length, signal)
      if (host === undefined || !('exchange' in outcome)) return outcome
      return { ...outcome, exchange: { ...outcome.exchange, url: `https://${host}/scripted` } }
    },
  }
}

export const answers =
  (text = 'Halden Instruments makes sensors.', costUsd: string | null = '0.01'): Script =>
  async (question) => ({ kind: 'answered', ...reply(question, text, costUsd) })

/** An answer that names its sources. */
export const cites =
  (text: string, urls: readonly string[]): Script =>
  async (question) => {
    const { extracted, ...rest } = reply(question, text, '0.01')
    const cited = urls.map((url) => ({ url, title: null }))
    return { kind: 'answered', ...rest, extracted: { ...extracted, cited } }
  }

export const givesNoAnswer =
  (costUsd: string | null = '0.01'): Script =>
  async (question) => ({ kind: 'no_answer', reason: 'filtered', ...reply(question, '', costUsd) })

export const isRateLimited =
  (retryAfterMs: number | null): Script =>
  async () => ({
    kind: 'retry',
    reason: 'rate_limited',
    retryAfterMs,
    message: 'The engine asks to wait.',
    maybeBilled: false,
    exchanges: [],
  })

export const refuses = (): Script => async () => ({
  kind: 'final',
  reason: 'auth',
  message: 'The engine does not accept the key.',
  exchanges: [],
})

/** Never answers and ignores its signal. */
export const hangs = (): Script => () => new Promise(() => {})

export const throws = (): Script => async () => {
  throw new Error('An adapter with a bug.')
}

function reply(question: Question, text: string, costUsd: string | null) {
  const now = new Date()
  return {
    exchange: {
      method: 'POST' as const,
      url: 'scripted:engine',
      requestBody: question.prompt,
      startedAt: now,
      finishedAt: now,
      status: 200,
      headers: { 'content-type': 'application/json' },
      contentType: 'application/json',
      bytes: new TextEncoder().encode(JSON.stringify({ text, runId: question.runId })),
    },
    earlier: [],
    extracted: { ...answerOf({}), text, servedModel: 'scripted-1', reportedCostUsd: costUsd },
    costUsd,
    costBasis: costUsd === null ? ('unknown' as const) : ('reported' as const),
  }
}
