import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ratesOf } from '@veracite/core/rates/rates'
import { atOnce } from '@veracite/terms/test-support/at-once'
import { afterEach, expect, test } from 'vitest'
import { runHere } from '../test-support/cli.ts'

/** A server with one scan of 50,600 runs. Every list is cut into pages of a thousand, as on a real one. */

const SCAN = '01a1dd29-4dac-7151-9b3e-1037b37caf02'
const BRAND = '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11'
const NO_CLASSES = { STRONG: 0, DESCRIPTIVE: 0, ECHO: 0, CONFABULATED: 0, ABSENT: 0 }

let server: Server | null = null
afterEach(() => void server?.close())

const scanWith = (madeUp: number, finishedAt: string | null = '2026-11-15T04:05:00.000Z') => ({
  id: SCAN,
  brandId: BRAND,
  status: finishedAt === null ? 'RUNNING' : 'COMPLETED',
  startedAt: '2026-11-15T03:05:00.000Z',
  finishedAt,
  totalPrompts: 4_600,
  totalRuns: 50_600,
  totalCostUsd: '12.5',
  byStatus: { CLASSIFIED: 50_000, NO_ANSWER: 600 },
  mentions: 40_000,
  origin: 'engine',
  matrix: [
    {
      engine: 'GROK',
      intent: 'BRANDED',
      runs: 50_600,
      byStatus: { CLASSIFIED: 50_000, NO_ANSWER: 600 },
      counts: { ...NO_CLASSES, STRONG: 50_000 - madeUp, CONFABULATED: madeUp },
    },
  ],
})

const finding = (n: number) => ({
  runId: `01a1dd29-5e00-7000-8000-${String(n).padStart(12, '0')}`,
  scanId: SCAN,
  engine: 'GROK',
  intent: 'BRANDED',
  access: 'official_api',
  prompt: 'When was it founded?',
  capturedAt: '2026-11-15T03:05:03.815Z',
  sha256: 'ab'.repeat(32),
  excerpt: 'Founded in 1994.',
  claims: [
    {
      predicate: 'founded_year',
      stated: '1994',
      truth: '2004',
      factId: null,
      span: { start: 11, end: 15, quote: '1994' },
    },
  ],
  verificationStatus: 'active',
})

type Answer = { status?: number; body: unknown } | 'hang up'

async function serve(answer: (path: string, query: URLSearchParams) => Answer | null) {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const given = answer(pathname, searchParams) ?? standard(pathname)
    if (given === 'hang up') return void request.socket.destroy()
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(given.body))
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { VERACITE_URL: `http://127.0.0.1:${port}`, VERACITE_TOKEN: 'sample'.padEnd(32, '.') }
}

const standard = (path: string): Answer =>
  path.endsWith('/rates')
    ? { body: { scan: { note: null }, ...atOnce(ratesOf([], 'mentioned', 0)) } }
    : path.endsWith('/ground-truth')
      ? { body: { total: 0, active: 0, facts: [] } }
      : { status: 404, body: { error: `Nothing at ${path}.` } }

test('--follow of 50,600 runs counts all of them, says how many findings it chose from, and never calls 4,321 nothing', async () => {
  const queries: string[] = []
  const env = await serve((path, query) => {
    if (path === `/api/admin/scans/${SCAN}`) return { body: scanWith(4_321) }
    if (path !== `/api/admin/brands/${BRAND}/confabulations`) return null
    queries.push(query.toString())
    const items = Array.from({ length: 1_000 }, (_, n) => finding(n))
    return { body: { total: 4_321, apart: [], items, nextCursor: items.at(-1)?.runId } }
  })
  const { code, stdout } = await runHere(['scan', '--follow', SCAN], { env })
  expect(code).toBe(0)
  expect(stdout).toContain('50,600 questions')
  expect(stdout).toContain('600 gave no answer')
  expect(stdout).toContain('4321 of 50000')
  expect(stdout).toContain('What was made up: the worst 3 of the newest 1000; 4321 in all')
  expect(stdout).not.toContain('Nothing was made up')
  expect(queries[0]).toContain(`scanId=${SCAN}`)
  const json = JSON.parse((await runHere(['scan', '--follow', SCAN, '--json'], { env })).stdout)
  expect([json.totals.CONFABULATED, json.findingsTotal, json.findings.length]).toEqual([4_321, 4_321, 1_000])
  const none = await runHere(['scan', '--follow', SCAN, '--findings', '0'], { env })
  expect(none.stdout).toContain('4,321 answers made something up; none is shown.')
})

test('only a count of zero is called nothing', async () => {
  const env = await serve((path) => (path === `/api/admin/scans/${SCAN}` ? { body: scanWith(0) } : null))
  expect((await runHere(['scan', '--follow', SCAN], { env })).stdout).toContain('Nothing was made up.')
})

test('a list that is cut says so, and how long it is', async () => {
  let page = 0
  const env = await serve((path) => {
    if (path !== `/api/admin/scans/${SCAN}/runs`) return null
    page += 1
    const run = { engine: 'GROK', intent: 'BRANDED', status: 'CLASSIFIED', citationClass: 'STRONG' }
    const items = Array.from({ length: 1_000 }, (_, n) => ({
      ...run,
      id: `${page}-${n}`,
      prompt: 'Who?',
      noAnswerReason: null,
      error: null,
    }))
    return { body: { total: 50_600, items, nextCursor: `${page}` } }
  })
  const { stdout, stderr } = await runHere(['runs', SCAN], { env })
  expect(stdout.slice(-40)).toContain('20000 of 50,600 runs')
  expect(stderr).toContain('The list is cut: it holds the first 20000 of 50600.')
})

test('--follow outlasts a restart: connections refused, 502 and 503', async () => {
  const answers: Answer[] = [
    { body: scanWith(0, null) },
    'hang up',
    { status: 502, body: {} },
    { status: 503, body: { error: 'The database is away.' } },
    { body: scanWith(0) },
  ]
  const env = await serve((path) =>
    path === `/api/admin/scans/${SCAN}` ? (answers.shift() ?? { body: scanWith(0) }) : null,
  )
  const { code, stdout, stderr } = await runHere(['scan', '--follow', SCAN], { env })
  expect([code, answers.length]).toEqual([0, 0])
  expect(stdout).toContain('COMPLETED')
  expect(stderr).toMatch(/The server does not answer \(.+\)\. Trying again for up to 5 min/)
})
