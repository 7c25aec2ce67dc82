import { randomBytes } from 'node:crypto'
import type { Database } from '@veracite/db/open-postgres'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { hasOpenssl, makeOpensslTsa } from '@veracite/verify/test-support/openssl-tsa'
import { certificateToPem } from '@veracite/verify/x509/pem'
import { buildTimestampRequest, parseTimestampRequest } from '@veracite/verify/x509/timestamp-request'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, openTestLog, untilPublished } from './test-support/open-test-log.ts'

/** Real authorities made with OpenSSL, over HTTP; some are down and some lie. */
describe.skipIf(!hasOpenssl())('authorities that cannot be relied on', () => {
  const trusted = makeOpensslTsa('p256')
  const stranger = makeOpensslTsa('p256')
  afterAll(() => {
    trusted.remove()
    stranger.remove()
  })
  let database: Database
  beforeEach(async () => {
    const opened = await openTestDatabase(oneServer())
    database = opened.database
    return opened.close
  })

  const replies: Record<string, (query: Uint8Array) => Uint8Array | Response | Promise<Response>> = {
    honest: (query) => trusted.reply(query),
    'another nonce': (query) =>
      trusted.reply(buildTimestampRequest(parseTimestampRequest(query).imprint, randomBytes(8))),
    'another imprint': () => trusted.reply(buildTimestampRequest(randomBytes(32), randomBytes(8))),
    'another root': (query) => stranger.reply(query),
    'a cut reply': (query) => trusted.reply(query).slice(0, -10),
    'its own question': (query) => query,
    'a refusal': () => new Response('later', { status: 503 }),
    silence: () => new Promise<Response>(() => {}),
  }
  const serve = (name: string, port = 0) => {
    const asked = { times: 0 }
    const tsa = Bun.serve({
      hostname: '127.0.0.1',
      port,
      async fetch(request) {
        asked.times += 1
        const reply = await replies[name]?.(new Uint8Array(await request.arrayBuffer()))
        return reply instanceof Response ? reply : new Response(reply ?? null)
      },
    })
    return { asked, url: `http://127.0.0.1:${tsa.port}/`, port: tsa.port, stop: () => tsa.stop(true) }
  }
  const open = (tsaUrls: string[]) =>
    openTestLog(database, {
      config: { tsaUrls },
      ports: { tsaRoots: [certificateToPem(trusted.root)] },
      stampEveryMs: 50,
    })
  const stamps = () =>
    database.sql<{ tsa: string; size: number; request: Uint8Array; response: Uint8Array }[]>`
      select tsa, size, request, response from evidence.log_timestamps order by created_at`
  /** Adds a leaf and waits until it is published, for less time than an authority may take to answer. */
  const enter = async (): Promise<void> => {
    const [subject = ''] = await queueSigned(database, 1)
    await untilPublished(database, subject, 9_000)
  }

  test('delay nothing, are asked again, and leave nothing behind', async () => {
    const authorities = Object.keys(replies).map((name) => ({ name, ...serve(name) }))
    const down = serve('honest')
    await down.stop()
    const loop = await open([...authorities.map(({ url }) => url), down.url])
    try {
      for (let i = 0; i < 3; i++) await enter()
      const newest = (await createLogStore(database).newestCheckpoint())?.size
      const honest = new URL(authorities[0]?.url ?? '').host
      await eventually('a stamp', async () => (await stamps()).some(({ size }) => size === newest))
      await eventually('everyone being asked', async () =>
        authorities.every(({ name, asked }) => asked.times >= (name === 'silence' ? 1 : 2)),
      )
      const kept = await stamps()
      expect(new Set(kept.map(({ tsa }) => tsa))).toEqual(new Set([honest]))
      for (const { request, response } of kept) expect(trusted.accepts(request, response)).toBe(true)
    } finally {
      await loop?.stop()
      await Promise.all(authorities.map(({ stop }) => stop()))
    }
  })

  test('that come back stamp what they have missed', async () => {
    const before = serve('a refusal')
    const loop = await open([before.url])
    try {
      await enter()
      await eventually('two refusals', async () => before.asked.times >= 2)
      await before.stop()
      await Bun.sleep(200)
      const again = serve('honest', before.port)
      await eventually('the stamp', async () => (await stamps()).length > 0)
      const [stamp] = await stamps()
      expect(stamp?.size).toBe((await createLogStore(database).newestCheckpoint())?.size)
      await again.stop()
    } finally {
      await loop?.stop()
    }
  })
})
