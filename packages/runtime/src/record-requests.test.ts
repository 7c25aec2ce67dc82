import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { type Answered, recordRequests } from './record-requests.ts'

function recorder(level = 'info') {
  const written: string[] = []
  const options = {
    level,
    base: { role: 'api', instance: 'host "1"' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  }
  const writeLines = (lines: string) => void written.push(lines)
  const logger = Object.assign(pino(options, { write: writeLines }), { writeLines })
  const metrics = createMetrics()
  return { written, logger, metrics, record: recordRequests({ logger, metrics }) }
}
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))
const request: Answered = {
  requestId: 'r-12345678',
  route: '/v1/scans/{scanId}',
  method: 'GET',
  status: 200,
  seconds: 0.0034,
}
const withoutTime = (line: string) => line.replaceAll(/"time":"[^"]{24}"/g, '"time"')

test('a line is what the logger itself would have written, hostile text included', async () => {
  const { written, logger, record } = recorder()
  const more = { tool: 'a"b\n{"level":"error"}\u2028', rpc: undefined, token: null }
  record(request)
  record({ ...request, more })
  await nextTurn()
  const [lines = ''] = written.splice(0)
  const { seconds: _, ...fields } = request
  logger.info({ ...fields, ms: 3 }, 'request')
  logger.info({ ...fields, ms: 3, ...more }, 'request')
  expect(withoutTime(lines)).toBe(withoutTime(written[0] ?? '') + withoutTime(written[1] ?? ''))
  expect(lines.split('\n')).toHaveLength(3)
})

test('requests are counted by what they share; a method nobody knows is no label of its own', async () => {
  const { metrics, record } = recorder()
  for (const method of ['GET', 'GET', 'POST', 'BREW', 'WHEN']) record({ ...request, method })
  record({ ...request, status: 404 })
  await nextTurn()
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

test('a logger that is quieter writes no lines, and requests are counted all the same', async () => {
  const { written, metrics, record } = recorder('warn')
  record(request)
  await nextTurn()
  expect(written).toEqual([])
  expect((await metrics.requests.get()).values).toHaveLength(1)
})
