import { expect, test } from 'vitest'
import {
  AbortedError,
  InvalidInputError,
  NotFoundError,
  type Scan,
  Veracite,
  WaitTimeoutError,
} from '../src/index.ts'
import { answers, failure, SCAN, startServer } from './local-server.ts'

const going = { ...SCAN, status: 'RUNNING', finishedAt: null, byStatus: { QUEUED: 24 } }
const further = { ...going, byStatus: { QUEUED: 20, CLASSIFIED: 4 } }

test('reads until the scan is finished, and tells each change once', async () => {
  const { url, seen } = await startServer(answers([200, going], [200, going], [200, further], [200, SCAN]))
  const progress: Scan['byStatus'][] = []
  const scan = await new Veracite({ baseUrl: url }).scans.wait('s', {
    pollMs: 5,
    onProgress: ({ byStatus }) => progress.push(byStatus),
  })
  expect(scan).toEqual(SCAN)
  expect(progress).toEqual([going.byStatus, further.byStatus, SCAN.byStatus])
  expect(seen).toHaveLength(4)
})

test('a state with a name it never heard of neither stops it nor keeps it waiting', async () => {
  const { url, seen } = await startServer(
    answers([200, { ...going, status: 'COMPLETED' }], [200, { ...SCAN, status: 'ABANDONED' }]),
  )
  expect(await new Veracite({ baseUrl: url }).scans.wait('s', { pollMs: 1 })).toMatchObject({
    status: 'ABANDONED',
  })
  expect(seen).toHaveLength(2)
})

test('the deadline ends it with the scan as last seen', async () => {
  const { url } = await startServer(answers([200, further]))
  const error: WaitTimeoutError = await failure(
    new Veracite({ baseUrl: url }).scans.wait('s', { pollMs: 10, deadlineMs: 3_000 }),
  )
  expect(error).toBeInstanceOf(WaitTimeoutError)
  expect(error.scan).toEqual(further)
  expect(error.message).toBe('Scan s was not finished within 3000 ms.')
})

test('the deadline also ends a request that hangs and a pause before a retry', async () => {
  const hanging = await startServer(() => {})
  const busy = await startServer(answers([503, { error: 'busy' }, { 'retry-after': '30' }]))
  for (const { url } of [hanging, busy]) {
    const started = performance.now()
    const error = await failure(new Veracite({ baseUrl: url }).scans.wait('s', { deadlineMs: 100 }))
    expect(error).toMatchObject({ name: 'WaitTimeoutError', scan: null })
    expect(performance.now() - started).toBeLessThan(20_000)
  }
})

test('the signal ends it, and nothing is read or told afterwards', async () => {
  const { url, seen } = await startServer(answers([200, going]))
  const controller = new AbortController()
  let told = 0
  const promise = failure(
    new Veracite({ baseUrl: url }).scans.wait('s', {
      signal: controller.signal,
      pollMs: 10,
      onProgress: () => {
        told += 1
        setTimeout(() => controller.abort(), 40)
      },
    }),
  )
  expect(await promise).toBeInstanceOf(AbortedError)
  // A request that was on its way when the signal fired may still arrive.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const reads = seen.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([seen.length, told]).toEqual([reads, 1])
})

test('waiting fails with the error of the failed read', async () => {
  const { url } = await startServer(answers([404, { error: 'Scan not found.' }]))
  const client = new Veracite({ baseUrl: url })
  expect(await failure(client.scans.wait('s'))).toBeInstanceOf(NotFoundError)
  expect(await failure(client.scans.wait('s', { deadlineMs: Number.NaN }))).toBeInstanceOf(InvalidInputError)
  expect(await failure(client.scans.wait('s', { pollMs: 0 }))).toBeInstanceOf(InvalidInputError)
})

test('Infinity waits as long as it takes', async () => {
  const { url } = await startServer(answers([200, going], [200, SCAN]))
  const client = new Veracite({ baseUrl: url })
  expect(await client.scans.wait('s', { deadlineMs: Number.POSITIVE_INFINITY, pollMs: 1 })).toEqual(SCAN)
})
