import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMetrics } from '../telemetry/metrics.ts'
import { type Answered, recordRequests } from './record-requests.ts'

function recorder(level = 'info', now = () => 0) {
  const written: string[] = []
  const logger = pino({ level, base: null, timestamp: false }, { write: (line) => void written.push(line) })
  const metrics = createMetrics()
  return { written, metrics, record: recordRequests({ logger, metrics, now }) }
}
const request: Answered = {
  requestId: 'r-12345678',
  route: '/v1/scans/{scanId}',
  method: 'GET',
  status: 200,
  seconds: 0.0034,
}

test('each request is one line, whatever a caller put into it', () => {
  const { written, record } = recorder()
  record({ ...request, more: { tool: 'a"b\n{"level":"error"}\u2028', token: null } })
  expect(written).toHaveLength(1)
  expect(written[0]?.trimEnd()).not.toContain('\n')
  const { seconds: _, ...fields } = request
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    ...fields,
    ms: 3,
    tool: 'a"b\n{"level":"error"}\u2028',
    token: null,
    msg: 'request',
  })
})

test('requests are counted by what they share; an unknown method does not become a label', async () => {
  const { metrics, record } = recorder()
  for (const method of ['GET', 'GET', 'POST', 'BREW', 'WHEN']) record({ ...request, method })
  record({ ...request, status: 404 })
  const { values } = await metrics.requests.get()
  expect(values.map(({ labels, value }) => [labels.method, labels.status, value])).toEqual([
    ['GET', 200, 2],
    ['POST', 200, 1],
    ['other', 200, 2],
    ['GET', 404, 1],
  ])
  const times = (await metrics.requestSeconds.get()).values
  expect(times.find(({ metricName }) => metricName?.endsWith('_count'))).toMatchObject({ value: 6 })
})

test('a quieter logger writes no lines, and requests are counted all the same', async () => {
  const { written, metrics, record } = recorder('warn')
  record(request)
  expect(written).toEqual([])
  expect((await metrics.requests.get()).values).toHaveLength(1)
})

test('requests beyond a limit are all counted, and get one line per route and minute that says how many had none', async () => {
  let now = 0
  const { written, metrics, record } = recorder('info', () => now)
  for (let n = 0; n < 5_000; n++) record({ ...request, status: 429 })
  record({ ...request, route: '/v1/scans', status: 429 })
  record(request)
  expect(written).toHaveLength(3)
  now = 60_000
  for (let n = 0; n < 5_000; n++) record({ ...request, status: 429 })
  expect(written).toHaveLength(4)
  expect(JSON.parse(written[3] ?? '')).toMatchObject({ status: 429, unlogged: 4_999 })
  const { values } = await metrics.requests.get()
  const refusals = values.filter(({ labels }) => labels.status === 429)
  expect(refusals.reduce((sum, { value }) => sum + value, 0)).toBe(10_001)
})

test('a read that is refused for lack of time is one warning per route and minute, which says why', () => {
  let now = 0
  const { written, record } = recorder('info', () => now)
  const refused = { ...request, status: 503, refusal: 'Too busy: 4 answers are being computed.' }
  for (let n = 0; n < 1_000; n++) record(refused)
  expect(written).toHaveLength(1)
  now += 60_000
  record(refused)
  expect(JSON.parse(written[1] ?? '')).toMatchObject({ level: 40, unlogged: 999, refusal: refused.refusal })
})
