import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type LocalServer, listenLocally } from '@veracite/testing/local-server'
import { base64Decode, utf8Encode } from '@veracite/verify/bytes'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { parseEntryBundle } from '@veracite/verify/log/entry-bundle'
import { leafHash, verifyInclusion } from '@veracite/verify/log/merkle'
import { parseVkey } from '@veracite/verify/log/note-key'
import { parseTlogProof } from '@veracite/verify/log/tlog-proof'
import { relaysInDocument } from '@veracite/verify/relayed/named-relays'
import { openStatement } from '@veracite/verify/relayed/statement'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRelay } from './start-relay.ts'
import {
  homeNetwork,
  OTHER_TOKEN,
  relaySettings,
  startTestRelay,
  TOKEN,
} from './test-support/start-test-relay.ts'
import { askForConnection, COMMITMENT, getFrom, TARGET } from './test-support/through-relay.ts'

/** A server that repeats what it is sent: TLS inside is none of the relay's business. */
let echo: LocalServer
let relay: Awaited<ReturnType<typeof startTestRelay>>

beforeAll(async () => {
  echo = await listenLocally(
    createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', (chunk) => socket.write(chunk))
    }),
  )
  relay = await startTestRelay({}, { network: homeNetwork(echo.port) })
})
afterAll(async () => {
  await relay.remove()
  await echo.close()
})

test('its key, and who runs it, for readers who only know its host', async () => {
  const { status, body } = await getFrom(relay.port, '/.well-known/veracite-relay-key')
  expect(status).toBe(200)
  expect(relaysInDocument(body.toString())).toEqual([{ vkey: relay.vkey, runBy: 'Example & Partners' }])
})

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

async function sayThrough(port: number, text: string) {
  const { id, socket, status } = await askForConnection(port, TARGET, TOKEN)
  expect(status).toBe(200)
  const heard = new Promise<string>((resolve) => {
    let all = ''
    socket.on('data', (chunk: Buffer) => {
      all += chunk.toString()
      if (all.length === text.length) resolve(all)
    })
  })
  socket.write(text)
  expect(await heard).toBe(text)
  return { id: id ?? '', socket }
}

async function statementOf(port: number, id: string) {
  const { status, body } = await getFrom(port, `/connections/${id}`, TOKEN)
  expect(status).toBe(200)
  const { statement, signature, proof } = JSON.parse(body.toString())
  return {
    statement: utf8Encode(statement),
    signature: base64Decode(signature),
    proof: parseTlogProof(proof),
  }
}

describe('a connection', () => {
  test('is carried, stated, and in the log that anyone reads', async () => {
    const { id } = await sayThrough(relay.port, 'hello')
    const signed = await statementOf(relay.port, id)
    const { statement } = openStatement(signed)
    expect(statement).toMatchObject({
      id,
      relay: relay.vkey,
      host: 'api.engine.example',
      address: '127.0.0.1',
      client: { bytes: 5, sha256: digestOf('hello') },
      server: { bytes: 5, sha256: digestOf('hello') },
      endedBy: 'relay',
      commitment: COMMITMENT,
    })
    const checkpoint = openCheckpoint(signed.proof.checkpoint, parseVkey(relay.vkey))
    expect(
      verifyInclusion({
        index: signed.proof.index,
        size: checkpoint.size,
        leafHash: leafHash(signed.statement),
        proof: signed.proof.hashes,
        root: checkpoint.root,
      }),
    ).toBe(true)
    const size = openCheckpoint(
      (await getFrom(relay.port, '/log/1/checkpoint')).body.toString(),
      parseVkey(relay.vkey),
    ).size
    const entries = await getFrom(relay.port, `/log/1/tile/entries/000.p/${size}`)
    expect(parseEntryBundle(new Uint8Array(entries.body), size)[signed.proof.index]).toEqual(signed.statement)
  })

  test('that its holder left is stated as far as it was carried', async () => {
    const { id, socket } = await sayThrough(relay.port, 'bye')
    socket.destroy()
    await expect.poll(async () => await metric('open_connections')).toBe(0)
    expect(openStatement(await statementOf(relay.port, id)).statement).toMatchObject({
      endedBy: 'client',
      client: { bytes: 3, sha256: digestOf('bye') },
    })
  })

  test('belongs to its own token only', async () => {
    const { id } = await sayThrough(relay.port, 'mine')
    expect((await getFrom(relay.port, `/connections/${id}`)).status).toBe(401)
    expect((await getFrom(relay.port, `/connections/${id}`, OTHER_TOKEN)).status).toBe(404)
    expect((await getFrom(relay.port, `/connections/${'0'.repeat(32)}`, TOKEN)).status).toBe(404)
    await statementOf(relay.port, id)
  })
})

const metric = async (name: string): Promise<number> => {
  const text = (await getFrom(relay.port, '/metrics')).body.toString()
  return Number(new RegExp(`^veracite_relay_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

describe('refused is', () => {
  test.each([
    ['a stranger', TARGET, null, 407],
    ['a wrong token', TARGET, `${TOKEN}0`, 407],
    ['another host', 'evil.example:443', TOKEN, 403],
    ['another port', 'api.engine.example:22', TOKEN, 403],
    ['an address', '127.0.0.1:443', TOKEN, 403],
    ['a bracketed address', '[::1]:443', TOKEN, 400],
    ['a host with a user', 'a@api.engine.example:443', TOKEN, 400],
    ['no port', 'api.engine.example', TOKEN, 400],
  ])('%s', async (_, target, token, status) => {
    const answer = await askForConnection(relay.port, target, token)
    expect(answer.status).toBe(status)
    answer.socket.destroy()
  })

  test('refuses connections and bytes above the limits', async () => {
    const limits = { ...relay.settings.limits, connectionsPerToken: 1, clientBytes: 10 }
    const other = await startTestRelay({ limits }, { network: homeNetwork(echo.port) })
    const first = await sayThrough(other.port, 'one')
    const second = await askForConnection(other.port, TARGET, TOKEN)
    expect(second.status).toBe(429)
    second.socket.destroy()
    const others = await askForConnection(other.port, TARGET, OTHER_TOKEN)
    expect(others.status).toBe(200)
    others.socket.destroy()
    const ended = new Promise<void>((resolve) => first.socket.once('close', () => resolve()))
    first.socket.write('more than ten bytes')
    await ended
    expect(openStatement(await statementOf(other.port, first.id)).statement).toMatchObject({
      endedBy: 'relay',
      client: { bytes: 3 },
    })
    await other.remove()
  })
})

describe('the log', () => {
  test('goes on after a restart, and with a torn end', async () => {
    const settings = relaySettings()
    const network = homeNetwork(echo.port)
    const first = await startRelay(settings, { network })
    await statementOf(first.port, (await sayThrough(first.port, 'one')).id)
    await first.stop()
    appendFileSync(join(settings.dataFolder, 'log/entries'), Uint8Array.of(1, 200, 3))
    const second = await startRelay(settings, { network })
    expect(second.vkey).toBe(first.vkey)
    expect((await statementOf(second.port, (await sayThrough(second.port, 'two')).id)).proof.index).toBe(1)
    await second.stop()
  })

  test('goes on when it was killed at its first entry, and when a power cut left zeros or noise', async () => {
    const settings = relaySettings()
    const log = join(settings.dataFolder, 'log')
    const network = homeNetwork(echo.port)
    const first = await startRelay(settings, { network })
    const empty = readFileSync(join(log, 'checkpoint'))
    await statementOf(first.port, (await sayThrough(first.port, 'one')).id)
    await first.stop()
    const whole = readFileSync(join(log, 'entries'))
    for (const torn of [new Uint8Array(5_000), new Uint8Array(5_000).fill(0x11), Uint8Array.of(0, 1, 7)]) {
      // The entry was stored, its checkpoint was not.
      writeFileSync(join(log, 'checkpoint'), empty)
      writeFileSync(join(log, 'entries'), Buffer.concat([whole, torn]))
      const again = await startRelay(settings, { network })
      expect(readFileSync(join(log, 'entries')).equals(whole)).toBe(true)
      await again.stop()
    }
    rmSync(join(log, 'checkpoint'))
    await expect(startRelay(settings)).rejects.toThrow('its log is gone')
    rmSync(log, { recursive: true })
    await expect(startRelay(settings)).rejects.toThrow('its log is gone')
  })

  test('killed before its key was kept, it begins with another', async () => {
    const settings = relaySettings()
    const first = await startRelay(settings)
    await first.stop()
    rmSync(join(settings.dataFolder, 'relay.key'))
    const second = await startRelay(settings)
    expect(second.vkey).not.toBe(first.vkey)
    await second.stop()
    expect((await startRelay(settings).then((third) => third.stop().then(() => third))).vkey).toBe(
      second.vkey,
    )
  })

  test('that lost an entry, or has another, is not continued', async () => {
    const settings = relaySettings()
    const first = await startRelay(settings, { network: homeNetwork(echo.port) })
    await statementOf(first.port, (await sayThrough(first.port, 'one')).id)
    await first.stop()
    const path = join(settings.dataFolder, 'log/entries')
    const entries = readFileSync(path)
    writeFileSync(path, entries.subarray(0, 0))
    await expect(startRelay(settings)).rejects.toThrow('not those that were published')
    entries[40] = (entries[40] ?? 0) ^ 1
    writeFileSync(path, entries)
    await expect(startRelay(settings)).rejects.toThrow('not those that were published')
  })

  test('that cannot be written gives no statement and lets nothing through', async () => {
    const settings = relaySettings()
    const troubles: string[] = []
    const other = await startRelay(settings, {
      network: homeNetwork(echo.port),
      onTrouble: (what) => troubles.push(what),
      lookMs: 50,
    })
    const { id } = await sayThrough(other.port, 'one')
    // Nothing can be renamed to where a folder is, as nothing can be written on a full disk.
    const blocked = join(settings.dataFolder, 'log/checkpoint')
    rmSync(blocked)
    mkdirSync(join(blocked, 'x'), { recursive: true })
    expect((await getFrom(other.port, `/connections/${id}`, TOKEN)).status).toBe(500)
    expect(troubles).toHaveLength(1)
    const refused = await askForConnection(other.port, TARGET, TOKEN)
    expect(refused.status).toBe(503)
    refused.socket.destroy()
    expect((await getFrom(other.port, '/readyz')).status).toBe(503)
    rmSync(blocked, { recursive: true })
    await expect.poll(async () => (await getFrom(other.port, '/readyz')).status).toBe(200)
    await statementOf(other.port, (await sayThrough(other.port, 'two')).id)
    await other.stop()
  })
})
