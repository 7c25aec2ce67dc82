import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { ask, fixture, openAccess } from '@veracite/adapters/engines/test-support/access-under-test'
import type { RelayPool } from '@veracite/adapters/relays/relay-pool'
import type { EngineOutcome } from '@veracite/terms/engine-port'
import { startChaosProxy } from '@veracite/testing/chaos-proxy'
import { eventually } from '@veracite/testing/eventually'
import type { LocalServer } from '@veracite/testing/local-server'
import { openFolder } from '@veracite/testing/temporary-folder'
import { equal, utf8Encode } from '@veracite/verify/bytes'
import { type Checkpoint, openCheckpoint } from '@veracite/verify/log/checkpoint'
import { parseEntryBundle } from '@veracite/verify/log/entry-bundle'
import { leafHash, treeRoot } from '@veracite/verify/log/merkle'
import { parseVkey } from '@veracite/verify/log/note-key'
import { parseTlogProof } from '@veracite/verify/log/tlog-proof'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RelayProcess, startRelayProcess } from './test-support/start-relay-process.ts'
import { TOKEN } from './test-support/start-test-relay.ts'
import { askForConnection, COMMITMENT, getFrom, HOST, poolOf } from './test-support/through-relay.ts'
import { startProvider } from './test-support/tls-provider.ts'

const REPLY = Buffer.from(fixture('openai.responses'))
let provider: LocalServer
let answer: (response: ServerResponse) => void
let asked = 0
let dataFolder = ''
const running: RelayProcess[] = []

beforeAll(async () => {
  provider = await startProvider([HOST], (request, response) => {
    if (request.method === 'HEAD') return void response.end()
    request.resume().on('end', () => {
      asked++
      answer(response)
    })
  })
})
afterAll(() => provider.close())
beforeEach(() => {
  asked = 0
  answer = (response) => response.end(REPLY)
  dataFolder = openFolder()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((relay) => relay.kill()))
})

async function start(within: readonly string[] = []): Promise<RelayProcess> {
  const relay = await startRelayProcess(provider.port, { dataFolder, within })
  running.push(relay)
  return relay
}

/** Something happens when the reply is there and nobody has asked for the statement yet. */
const beforeStatement = (pool: RelayPool, happens: () => unknown): RelayPool => ({
  async open(url, turn, commitment) {
    const opened = await pool.open(url, turn, commitment)
    if (opened.kind !== 'open') return opened
    const { carrier } = opened
    const conclude: typeof carrier.conclude = async (reply, options) => {
      await happens()
      return carrier.conclude(reply, options)
    }
    return { ...opened, carrier: { ...carrier, conclude } }
  },
})

const askThrough = (relays: RelayPool, timeoutMs = 15_000, when: 'required' | 'preferred' = 'required') =>
  ask(openAccess('CHATGPT', 'openai', `https://${HOST}`, { relays, timeoutMs, now: () => new Date() }), {
    witnessed: { when, commitment: COMMITMENT },
  })

const witnessIn = (outcome: EngineOutcome) =>
  outcome.kind === 'answered' ? outcome.exchange.witness : outcome
const MAYBE_PAID = { kind: 'retry', reason: 'network', maybeBilled: true }
const NO_STATEMENT = { kind: 'not_witnessed', reason: 'The relay gave no statement.' }

describe('a relay that is killed', () => {
  test('in the middle of a reply makes one call that may have been paid, and goes on with its log', async () => {
    const relay = await start()
    expect(witnessIn(await askThrough(poolOf(relay)))).toMatchObject({ kind: 'carried' })
    answer = (response) => {
      response.write('{"half":')
      setTimeout(() => void relay.kill(), 20)
    }
    expect(await askThrough(poolOf(relay))).toMatchObject(MAYBE_PAID)
    expect(asked).toBe(2)
    const again = await start()
    expect(again.vkey).toBe(relay.vkey)
    answer = (response) => response.end(REPLY)
    expect(witnessIn(await askThrough(poolOf(again)))).toMatchObject({ kind: 'carried', relay: relay.vkey })
    await requireHonest(again, [])
  })

  test('between the reply and its statement leaves an answer that says so', async () => {
    const relay = await start()
    const outcome = await askThrough(beforeStatement(poolOf(relay), () => relay.kill()))
    expect(witnessIn(outcome)).toMatchObject(NO_STATEMENT)
    expect(asked).toBe(1)
  })

  test('at any moment never publishes two trees of one size, and keeps what it handed out', async () => {
    const seen: Seen[] = []
    // Its first entry is the most delicate: nothing but the empty log was published before.
    for (const afterMs of [0, 3, 9, 27, 60]) {
      const relay = await start()
      seen.push(await statementsUntilKilled(relay, afterMs))
    }
    const last = await start()
    await requireHonest(last, seen)
    expect(seen.flatMap(({ statements }) => statements).length).toBeGreaterThan(0)
  })
})

interface Seen {
  statements: string[]
  checkpoints: string[]
}

/** Ends connections as fast as it can, and kills the relay meanwhile. What it handed out until then. */
async function statementsUntilKilled(relay: RelayProcess, afterMs: number): Promise<Seen> {
  const seen: Seen = { statements: [], checkpoints: [] }
  const opened = await Promise.all(
    Array.from({ length: 12 }, () => askForConnection(relay.port, `${HOST}:443`, TOKEN)),
  )
  const asking = opened.map(async ({ id, socket }) => {
    socket.on('error', () => {})
    const got = await getFrom(relay.port, `/connections/${id}`, TOKEN).catch(() => null)
    if (got?.status !== 200) return
    const { statement, proof } = JSON.parse(got.body.toString()) as { statement: string; proof: string }
    seen.statements.push(statement)
    seen.checkpoints.push(parseTlogProof(proof).checkpoint)
  })
  const looking = (async () => {
    for (;;) {
      const got = await getFrom(relay.port, '/log/1/checkpoint').catch(() => null)
      if (got === null) return
      seen.checkpoints.push(got.body.toString())
    }
  })()
  // From the first answer on: before it, nothing is being written yet.
  if (afterMs > 0) await Promise.race(asking)
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  await relay.kill()
  await Promise.all([...asking, looking])
  return seen
}

/** Everything that was ever handed out is in the log as it is now, and every checkpoint is a part of it. */
async function requireHonest(relay: RelayProcess, seen: readonly Seen[]): Promise<Checkpoint> {
  const verifier = parseVkey(relay.vkey)
  const note = (await getFrom(relay.port, '/log/1/checkpoint')).body.toString()
  const now = openCheckpoint(note, verifier)
  const bytes =
    now.size === 0
      ? Buffer.alloc(0)
      : (await getFrom(relay.port, `/log/1/tile/entries/000.p/${now.size}`)).body
  const entries = parseEntryBundle(new Uint8Array(bytes), now.size)
  const hashes = entries.map(leafHash)
  const all = [note, ...seen.flatMap(({ checkpoints }) => checkpoints)]
  for (const each of all) {
    const { size, root } = openCheckpoint(each, verifier)
    expect(size).toBeLessThanOrEqual(now.size)
    expect(equal(treeRoot(hashes.slice(0, size)), root)).toBe(true)
  }
  for (const statement of seen.flatMap(({ statements }) => statements))
    expect(entries.some((entry) => equal(entry, utf8Encode(statement)))).toBe(true)
  return now
}

describe('a connection', () => {
  test('that is cut in the middle, on either side of the relay, may have been paid and is not asked again', async () => {
    const relay = await start()
    const near = await startChaosProxy({ host: '127.0.0.1', port: relay.port })
    answer = (response) => {
      response.write('{"half":')
      setTimeout(() => near.cut(), 20)
    }
    expect(await askThrough(poolOf({ ...relay, port: near.port }))).toMatchObject(MAYBE_PAID)
    answer = (response) => {
      response.write('{"half":')
      setTimeout(() => response.socket?.destroy(), 20)
    }
    expect(await askThrough(poolOf({ ...relay, port: near.port }))).toMatchObject(MAYBE_PAID)
    expect(asked).toBe(2)
    await near.stop()
  })

  test('to a relay that says nothing is given up in time, before and after the question', async () => {
    const relay = await start()
    const near = await startChaosProxy({ host: '127.0.0.1', port: relay.port })
    const pool = poolOf({ ...relay, port: near.port })
    const late = beforeStatement(pool, () => near.set('black_hole'))
    let begun = 0
    // A busy machine may need longer than this deadline until the reply is there; that says nothing about the relay.
    const outcome = await eventually('a reply within the deadline', async () => {
      asked = 0
      begun = performance.now()
      const answered = await askThrough(late, 1_000)
      return answered.kind !== 'retry' && answered
    })
    expect(witnessIn(outcome)).toMatchObject(NO_STATEMENT)
    // The caller allows two seconds beyond the deadline; later, a paid answer would be lost. A busy machine adds some.
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(asked).toBe(1)
    expect(await askThrough(pool, 500)).toMatchObject({ reason: 'relay_away', maybeBilled: false })
    expect(asked).toBe(1)
    await near.stop()
  })
})

const canLimit = process.platform === 'linux'

describe.skipIf(!canLimit)('a full disk', () => {
  test('that the system hides until it is met loses one statement and says so', async () => {
    // The key and the first checkpoint fit, and two statements: of the first call, which asks the host what it does when a
    // client changes its key, and of one question. The file may not grow beyond 2 KiB.
    const limited = ['bash', '-c', 'ulimit -S -f 2; exec "$@"', '_']
    const relay = await start(limited)
    const outcomes: EngineOutcome[] = []
    const pool = poolOf(relay)
    for (let i = 0; i < 6; i++) outcomes.push(await askThrough(pool))
    const kinds = outcomes.map((outcome) =>
      'message' in outcome ? outcome.reason : witnessIn(outcome)?.kind,
    )
    const lost = kinds.indexOf('not_witnessed')
    expect(lost).toBeGreaterThan(0)
    expect(kinds.slice(0, lost)).toEqual(Array(lost).fill('carried'))
    expect(kinds.slice(lost + 1)).toEqual(Array(kinds.length - lost - 1).fill('relay_away'))
    expect(asked).toBe(lost + 1)
    expect((await getFrom(relay.port, '/readyz')).status).toBe(503)
    // Whatever went wrong, it says nothing about who asked, with what, and where.
    expect(relay.printed()).toContain('A statement could not be stored')
    for (const secret of [TOKEN, HOST, 'CANARY', '127.0.0.1']) expect(relay.printed()).not.toContain(secret)
    const before = await requireHonest(relay, [])
    expect(before.size).toBe(lost + 1)
    await relay.kill()
    const roomy = await start()
    expect((await requireHonest(roomy, [])).size).toBe(lost + 1)
    expect(witnessIn(await askThrough(poolOf(roomy)))).toMatchObject({ kind: 'carried' })
  })

  test('is noticed before anything is lost to it, and when there is room again', async (context) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataFolder])
    if (mounted.status !== 0) return context.skip()
    try {
      const relay = await start()
      const filler = join(dataFolder, 'filler')
      try {
        writeFileSync(filler, new Uint8Array(2 << 20))
      } catch {
        // Full is what it should be.
      }
      await expect.poll(async () => (await getFrom(relay.port, '/readyz')).status).toBe(503)
      expect(await askThrough(poolOf(relay))).toMatchObject({ reason: 'relay_away', maybeBilled: false })
      expect(asked).toBe(0)
      rmSync(filler)
      await expect.poll(async () => (await getFrom(relay.port, '/readyz')).status).toBe(200)
      expect(witnessIn(await askThrough(poolOf(relay)))).toMatchObject({ kind: 'carried' })
      await requireHonest(relay, [])
      await relay.kill()
      expect(readFileSync(join(dataFolder, 'log/entries')).length).toBeGreaterThan(0)
    } finally {
      spawnSync('umount', ['-l', dataFolder])
    }
  })
})
