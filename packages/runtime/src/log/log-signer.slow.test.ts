import type { Database } from '@veracite/db/open-postgres'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { formatLogKey } from '@veracite/evidence/log/log-key'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { signatureOf } from '@veracite/verify/log/note'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { beforeEach, expect, test } from 'vitest'
import type { Logger } from '../telemetry/logger.ts'
import { openTestDatabase, openTestLog, untilPublished } from './test-support/open-test-log.ts'

const ORIGIN = 'signed.example/log/1'
const TOKEN = 'a-token-of-the-signer'

let database: Database
let warned: unknown[]
beforeEach(async () => {
  const opened = await openTestDatabase(oneServer())
  database = opened.database
  warned = []
  return opened.close
})
const logger = {
  info() {},
  error() {},
  warn: (about: unknown) => void warned.push(about),
} as unknown as Logger
const open = (logKey: string) => openTestLog(database, { secrets: { logKey }, logger })
const queue = async () => (await queueSigned(database, 1))[0] ?? ''

test('signatures of the key are used; every other answer delays the checkpoint, and nothing is lost', async () => {
  const own = noteSigner(ORIGIN, ED25519_NOTE, new Uint8Array(32).fill(3))
  const other = noteSigner(ORIGIN, ED25519_NOTE, new Uint8Array(32).fill(4))
  const good = (message: Uint8Array) => new Response(new Uint8Array(signatureOf(message, own)))
  const faults: Record<string, (message: Uint8Array) => Response | Promise<Response>> = {
    'not one of the key': (message) => new Response(new Uint8Array(signatureOf(message, other))),
    'answered 503': () => new Response('later', { status: 503 }),
    'answered 401': () => new Response(null, { status: 401 }),
    'not one of the key ': () => new Response('x'.repeat(64)),
    'does not answer': () => new Promise<Response>(() => {}),
    'does not answer ': () => new Response('x'.repeat(1_000_000)),
  }
  let reply = good
  const tokens = new Set<string | null>()
  const signer = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      tokens.add(request.headers.get('authorization'))
      return await (reply as (message: Uint8Array) => Response)(new Uint8Array(await request.arrayBuffer()))
    },
  })
  const loop = await open(`http://127.0.0.1:${signer.port}/sign;${formatVkey(own.verifier)};${TOKEN}`)
  const log = createLogStore(database)
  await untilPublished(database, await queue())
  for (const [words, fault] of Object.entries(faults)) {
    reply = fault as typeof good
    warned.length = 0
    const published = (await log.newestCheckpoint())?.size
    const subject = await queue()
    const why = await eventually('a complaint', async () =>
      warned.map((one) => String(Object(one).error)).at(-1),
    )
    expect(why).toContain(words.trim())
    expect(why).not.toContain(TOKEN)
    expect((await log.newestCheckpoint())?.size).toBe(published)
    reply = good
    await untilPublished(database, subject, 60_000)
  }
  const checkpoint = await log.newestCheckpoint()
  expect(openCheckpoint(checkpoint?.note ?? '', own.verifier).size).toBe(1 + Object.keys(faults).length)
  await eventually('the receipt', async () => (await log.newestWithoutReceipt()) === null)
  expect([...tokens]).toEqual([`Bearer ${TOKEN}`])
  await loop?.stop()
  await signer.stop(true)
})

test('an address without https, a token that is too short and another origin are refused', async () => {
  const vkey = formatVkey(noteSigner(ORIGIN, ED25519_NOTE, new Uint8Array(32).fill(3)).verifier)
  for (const [key, words] of [
    [`http://signer.example/sign;${vkey};${TOKEN}`, /https address/],
    [`https://signer.example/sign;${vkey};short`, /token of 16/],
    [`https://signer.example/sign;${formatLogKey(ORIGIN, new Uint8Array(32))};${TOKEN}`, /malformed/],
  ] as const)
    await expect(open(key)).rejects.toThrow(words)
})
