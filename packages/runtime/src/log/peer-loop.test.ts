import { createTimestampAuthority } from '@veracite/adapters/platform/timestamp-authority'
import { StartRefusal } from '@veracite/db/start-refusal'
import { eventually } from '@veracite/testing/eventually'
import { expect, test } from 'vitest'
import { readTsaRoots } from '../settings/tsa-roots.ts'
import { createLogger } from '../telemetry/logger.ts'
import { startPeerLoop } from './peer-loop.ts'

const logger = createLogger({ logLevel: 'silent', instance: 'test' }, null, 'test')

test('an authority that is down or hangs delays no other one, and stopping waits for none of them', async () => {
  const asked: Record<string, number> = {}
  const loop = startPeerLoop({
    peers: ['good', 'down', 'hanging'],
    nameOf: (name) => name,
    everyMs: 10,
    complaint: 'no answer',
    logger,
    work: async (name, signal) => {
      asked[name] = (asked[name] ?? 0) + 1
      if (name === 'down') throw new Error('connection refused')
      if (name === 'hanging') await new Promise((_, reject) => signal.addEventListener('abort', reject))
    },
  })
  const times = (name: string) => asked[name] ?? 0
  await eventually('both being asked again', async () => times('good') > 20 && times('down') > 1)
  const since = performance.now()
  await loop.stop()
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(times('down'), 'less and less often').toBeLessThan(times('good'))
  expect(asked.hanging).toBe(1)
})

test('replies that are not stamps are errors: refusals, redirections, endless bodies, silence', async () => {
  const server = Bun.serve({
    port: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/refuses') return new Response('no', { status: 503 })
      if (pathname === '/moves') return Response.redirect('/good', 302)
      if (pathname === '/endless') return new Response(new Uint8Array(70_000))
      if (pathname === '/silent') await Bun.sleep(2_000)
      return new Response(await request.arrayBuffer())
    },
  })
  try {
    const ask = (path: string, signal = new AbortController().signal) =>
      createTimestampAuthority(`http://127.0.0.1:${server.port}${path}`).ask(Uint8Array.of(1, 2), signal)
    expect(new Uint8Array(await ask('/good'))).toEqual(Uint8Array.of(1, 2))
    for (const path of ['/refuses', '/moves', '/endless']) await expect(ask(path), path).rejects.toThrow()
    await expect(ask('/silent', AbortSignal.timeout(100))).rejects.toThrow()
  } finally {
    await server.stop(true)
  }
})

test('a start with unreadable or empty roots is refused', async () => {
  expect(await readTsaRoots(null)).toEqual([])
  await expect(readTsaRoots('/nowhere/roots.pem')).rejects.toThrow(StartRefusal)
  await expect(readTsaRoots('/dev/null')).rejects.toThrow(/no certificate/)
})
