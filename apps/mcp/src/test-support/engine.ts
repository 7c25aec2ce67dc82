import type { EnginePort } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'

/** Contradicts the test brand's founding year, so that a run is classified CONFABULATED, every time. */
export const CONFABULATION = 'Halden Instruments was founded in 1961. It makes vibration sensors.'

/** Engines that all give the same answer, so that a test knows what was said. */
export const enginesSaying = (names: Engine[], answer: string): ReadonlyMap<Engine, EnginePort> =>
  new Map(names.map((name) => [name, engineSaying(name, answer)]))

function engineSaying(engine: Engine, answer: string): EnginePort {
  return {
    access: {
      engine,
      kind: 'demo',
      provider: 'test',
      model: 'test-1',
      wire: 'test.saying',
      description: 'Says what the test wants it to say.',
    },
    version: 'test-1',
    limits: { timeoutMs: 5_000, concurrency: 8, requestsPerMinute: 100_000, dailySpendUsd: null },
    async ask() {
      const now = new Date()
      const exchange = {
        method: 'POST' as const,
        url: 'https://engine.example/ask',
        requestBody: '{}',
        startedAt: now,
        finishedAt: now,
        status: 200,
        headers: { 'content-type': 'application/json' },
        contentType: 'application/json',
        bytes: new TextEncoder().encode(JSON.stringify({ answer })),
      }
      const usage = { input: 1, cachedInput: 0, cacheWrite: 0, output: 1, reasoning: 0, searches: 0 }
      return {
        kind: 'answered',
        exchange,
        earlier: [],
        extracted: {
          text: answer,
          cited: [],
          retrieved: [],
          inProse: [],
          queries: [],
          servedModel: 'test-1',
          requestId: null,
          finish: 'stop',
          usage,
          reportedCostUsd: null,
          searchUsed: false,
        },
        costUsd: '0.001',
        costBasis: 'reported',
      }
    },
  }
}
