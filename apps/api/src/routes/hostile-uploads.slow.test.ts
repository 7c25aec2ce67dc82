import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { watchThread } from '@veracite/testing/busy-watch'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

/** Uploads that are slow to read must not keep the thread that answers requests busy. */
let at: string

const { world, api } = useApi()
beforeAll(async () => {
  at = `/api/admin/brands/${(await world.addBrand({ prompts: 1 })).brandId}`
})

/** Processor time in one piece, which a busy machine does not change. Before, one of these took ten seconds. */
const BUSY_LIMIT_MS = 1_000

/** Noise at the end keeps the ratio of compression below what is refused outright. */
const bomb = (head: string, repeated: string, megabytes = IS_THOROUGH ? 40 : 12): Uint8Array<ArrayBuffer> =>
  gzipSync(
    Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(megabytes * 1_000_000, repeated),
      Buffer.from(randomBytes(180_000).toString('latin1')),
    ]),
  )
const BOMBS: [string, () => Uint8Array<ArrayBuffer>][] = [
  ['a table of empty lines', () => bomb('id,title\n', '\n')],
  ['XML without items', () => bomb('<?xml version="1.0"?><rss><channel>', '<a></a>')],
  ['a page that never closes', () => bomb('<html><body>', '<p>')],
  ['JSON without items', () => bomb('{"a":[', '{},')],
]

async function longestBusyMs(work: () => Promise<void>): Promise<number> {
  const watch = watchThread()
  await work()
  return watch.stop()
}

test.each(BOMBS)('previews do not block requests: %s', async (_, made) => {
  const raw = made()
  expect(raw.length).toBeLessThan(600_000)
  const busyMs = await longestBusyMs(async () => {
    const shown = await Promise.all(
      [1, 2, 3].map(() => api.call('POST', `${at}/feeds/preview`, { raw, headers: {} })),
    )
    for (const { status } of shown) expect([200, 400, 503]).toContain(status)
  })
  expect(busyMs).toBeLessThan(BUSY_LIMIT_MS)
})

test('a file of prompts and a document of padding do not block requests', async () => {
  const busyMs = await longestBusyMs(async () => {
    const file = `text,intent\n${'\n'.repeat(4_000_000)}`
    const prompts = await api.call('POST', `${at}/prompts/import`, { body: { file } })
    expect(prompts.status).toBe(400)
    const content = `${'='.repeat(5_000_000)}a`
    const document = await api.call('POST', `${at}/documents`, { body: { name: 'a.pdf', content } })
    expect(document).toMatchObject({ status: 400, body: { fields: [{ path: 'content' }] } })
  })
  expect(busyMs).toBeLessThan(BUSY_LIMIT_MS)
})

test('the import of a bomb does not block requests', async () => {
  const { body: feed } = await api.call('POST', `${at}/feeds`, { body: { name: 'bomb' } })
  const busyMs = await longestBusyMs(async () => {
    // Smaller than for previews, which stop early: every line of it is a record.
    const raw = bomb('id,title\n', '\n', 6)
    const started = await api.call('POST', `${at}/feeds/${feed.id}/imports`, { raw })
    expect(started.status).toBe(202)
    const place = `${at}/feeds/${feed.id}/imports/${started.body.id}`
    while (['received', 'queued', 'running'].includes((await api.get(place)).state)) await Bun.sleep(50)
  })
  expect(busyMs).toBeLessThan(BUSY_LIMIT_MS)
})

test('a preview larger than 1 MiB is refused, and a client that goes away ends its preview', async () => {
  const large = await api.call('POST', `${at}/feeds/preview`, { raw: new Uint8Array(1_048_577) })
  expect(large.status).toBe(413)
  const raw = BOMBS[0]?.[1]() ?? new Uint8Array()
  const going = Array.from({ length: 8 }, async () => {
    const request = fetch(`${api.url}${at}/feeds/preview`, {
      method: 'POST',
      body: raw,
      headers: { authorization: `Bearer ${TEST_TOKEN}` },
      signal: AbortSignal.timeout(100),
    })
    await expect(request).rejects.toThrow()
  })
  await Promise.all(going)
  const watch = watchThread()
  // If the eight were still read, this one would wait behind them.
  const shown = await api.call('POST', `${at}/feeds/preview`, { raw: Buffer.from('id,title\n1,One\n') })
  expect(shown.status).toBe(200)
  expect(watch.stop()).toBeLessThan(BUSY_LIMIT_MS)
})
