import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sayIn } from '@veracite/words/say-in'
import { afterEach, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { watchWorkers } from './no-worker.ts'

let server: Server
afterEach(() => void server?.close())

test('a stalled scan shows that no worker is alive, until it goes on', async () => {
  let ready = false
  let asked = 0
  server = createServer((_request, response) => {
    asked += 1
    response.end(JSON.stringify({ status: 'ready', parts: [{ name: 'worker', ready }] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let now = 0
  const io = { env: {}, cwd: '/', now: () => now }
  const context = { url, io, say: sayIn('en') } as unknown as Context
  const warningOf = watchWorkers(context)
  expect(await warningOf('QUEUED')).toBe(null)
  now += 5_000
  expect(await warningOf('QUEUED')).toBe(null)
  expect(asked).toBe(0)
  now += 6_000
  expect(await warningOf('QUEUED')).toContain('No worker is alive')
  expect(await warningOf('RUNNING')).toBe(null)
  ready = true
  now += 11_000
  expect(await warningOf('RUNNING')).toBe(null)
  expect(asked).toBe(2)
})
