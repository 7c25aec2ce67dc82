import type { ScanCell } from '@veracite/core/rates/rate-store'
import { ratesOf } from '@veracite/core/rates/rates'
import { atOnce } from '@veracite/terms/test-support/at-once'
import { CITATION_CLASSES, type CitationClass, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import SAMPLE from './sample-server.json' with { type: 'json' }

/**
 * A server with one fixed brand and scan, for screens that are compared and printed. `poison` is appended to
 * every text written by engines, pages or customers.
 */
export function startSampleServer(poison = ''): { url: string; stop(): Promise<void> } {
  let looks = 0
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === `/api/admin/scans/${SCAN_ID}`) looks += 1
      const answer = answers(looks, Date.now())[`${request.method} ${pathname}`]
      const body = poisoned(answer ?? { error: 'Nothing here.' }, poison)
      return Response.json(body, { status: answer ? 200 : 404 })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
}

const WRITTEN_BY_STRANGERS = new Set([
  'name',
  'prompt',
  'excerpt',
  'quote',
  'stated',
  'truth',
  'error',
  'detail',
])

const poisoned = (answer: unknown, poison: string): unknown =>
  poison === ''
    ? answer
    : JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
        typeof value === 'string' && WRITTEN_BY_STRANGERS.has(name) ? value + poison : value,
      )

export const SCAN_ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'
const BRAND_ID = '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11'
const ENGINES = ['CHATGPT', 'PERPLEXITY', 'GEMINI', 'DEEPSEEK']
const runId = (n: number) => `01a1dd29-5e00-7000-8000-${String(n).padStart(12, '0')}`

const PROMPTS: Record<string, string> = SAMPLE.prompts

/** Twelve prompts each, with classes derived from their numbers. */
const RUNS = ENGINES.flatMap((engine, e) =>
  PROMPT_INTENTS.flatMap((intent, i) =>
    [0, 1, 2].map((n) => {
      const at = (e * 5 + i * 3 + n * 2) % 7
      const citationClass = (CITATION_CLASSES[at] ?? CITATION_CLASSES[at % 3]) as CitationClass
      return {
        id: runId(e * 12 + i * 3 + n),
        scanId: SCAN_ID,
        engine,
        intent,
        prompt: PROMPTS[intent],
        status: 'CLASSIFIED',
        citationClass,
        sha256: String(e * 12 + i * 3 + n).padStart(64, 'c8a9de13'),
        noAnswerReason: null,
        error: null,
      }
    }),
  ),
)
const MADE_UP = RUNS.filter((run) => run.citationClass === 'CONFABULATED')

const { claims: CLAIMS } = SAMPLE
const factId = (n: number) => `01a1dd29-2b08-7aaa-8f0e-64a0c2a4be0${n % CLAIMS.length}`

const items = MADE_UP.map((run, n) => {
  const { predicate, stated, truth, excerpt, prompt } = CLAIMS[n % CLAIMS.length] as (typeof CLAIMS)[number]
  const start = excerpt.indexOf(stated)
  return {
    runId: run.id,
    scanId: SCAN_ID,
    engine: run.engine,
    intent: run.intent,
    access: 'official_api',
    prompt,
    capturedAt: '2026-11-15T03:05:03.815Z',
    sha256: run.sha256,
    excerpt,
    claims: [
      {
        predicate,
        stated,
        truth,
        factId: factId(n),
        span: { start, end: start + stated.length, quote: stated },
      },
    ],
    verificationStatus: 'active',
  }
})

const CELLS = RUNS.map(
  ({ engine, intent, citationClass }, n): ScanCell => ({
    promptId: `prompt ${n % 12}`,
    engine: engine as ScanCell['engine'],
    origin: 'engine',
    intent: intent as ScanCell['intent'],
    planned: 1,
    counts: { [citationClass as CitationClass]: 1 },
  }),
)

const { brand } = SAMPLE

/** A scan that is half done at the first two requests, and finished from then on. */
function answers(looks: number, now: number): Record<string, unknown> {
  const done = looks > 2
  const statusOf = (n: number) => (done || n % 12 < 6 ? 'CLASSIFIED' : n % 12 < 8 ? 'RUNNING' : 'QUEUED')
  const matrix = ENGINES.flatMap((engine) =>
    PROMPT_INTENTS.map((intent) => {
      const cell = RUNS.map((run, n) => ({ ...run, status: statusOf(n) })).filter(
        (run) => run.engine === engine && run.intent === intent,
      )
      const byStatus: Record<string, number> = {}
      for (const { status } of cell) byStatus[status] = (byStatus[status] ?? 0) + 1
      const counts = Object.fromEntries(
        CITATION_CLASSES.map((name) => [
          name,
          cell.filter(({ status, citationClass }) => status === 'CLASSIFIED' && citationClass === name)
            .length,
        ]),
      )
      return { engine, intent, runs: cell.length, byStatus, counts }
    }),
  )
  const totals = Object.fromEntries(
    CITATION_CLASSES.map((name) => [name, RUNS.filter((run) => run.citationClass === name).length]),
  )
  return {
    ...SAMPLE.answers,
    [`GET /api/admin/scans/${SCAN_ID}`]: {
      id: SCAN_ID,
      brandId: BRAND_ID,
      matrix,
      status: done ? 'COMPLETED' : 'RUNNING',
      startedAt: done ? '2026-11-15T03:05:00.000Z' : new Date(now - 6_000).toISOString(),
      finishedAt: done ? '2026-11-15T03:05:12.000Z' : null,
      totalPrompts: 12,
      totalRuns: RUNS.length,
      totalCostUsd: done ? '0.541200' : '0.262000',
      byStatus: {},
      mentions: RUNS.length - (totals.ABSENT ?? 0),
    },
    [`GET /api/admin/brands/${BRAND_ID}/confabulations`]: {
      total: items.length,
      items,
      nextCursor: null,
    },
    [`GET /api/admin/brands/${BRAND_ID}/rates`]: {
      brandId: BRAND_ID,
      measure: 'mentioned',
      scan: { id: SCAN_ID, status: 'COMPLETED', planned: RUNS.length, classified: RUNS.length, note: null },
      ...atOnce(ratesOf(CELLS, 'mentioned', CELLS.length)),
    },
    [`GET /v1/brands/${BRAND_ID}/confabulations`]: {
      brand,
      classifiedRuns: RUNS.length,
      totals,
      matrix: [],
      confabulations: { total: items.length, truncated: false, items },
    },
    [`GET /v1/brands/${BRAND_ID}/ground-truth`]: {
      total: CLAIMS.length,
      active: CLAIMS.length,
      facts: CLAIMS.map(({ predicate, truth, source }, n) => ({
        id: factId(n),
        predicate,
        value: truth,
        source: { kind: 'page', ...source, fetchedAt: '2026-11-14T10:00:00.000Z', sha256: 'ab' },
        hash: 'ab',
        active: true,
        firstSeenAt: '2026-11-01T00:00:00.000Z',
        lastSeenAt: '2026-11-14T10:00:00.000Z',
        supersededBy: null,
      })),
    },
  }
}
