import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { startWitnessServer, type WitnessServer } from '@veracite/adapters/platform/witness-server'
import type { LocalServer } from '@veracite/testing/local-server'
import { openFolder } from '@veracite/testing/temporary-folder'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { ED25519_COSIGNATURE, type NoteVerifier, noteSigner, parseVkey } from '@veracite/verify/log/note-key'
import { parseTlogProof } from '@veracite/verify/log/tlog-proof'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RelaySettings } from './settings.ts'
import { startRelay } from './start-relay.ts'
import { homeNetwork, relaySettings, TOKEN } from './test-support/start-test-relay.ts'
import { askForConnection, getFrom } from './test-support/through-relay.ts'
import { startProvider } from './test-support/tls-provider.ts'

const WITNESS = noteSigner('witness.example', ED25519_COSIGNATURE, new Uint8Array(32).fill(23))
/** On a busy machine a witness takes its time. */
const PATIENT_MS = 60_000
let provider: LocalServer
let witness: WitnessServer | null
let settings: RelaySettings
let troubles: string[]
let folder: string
let logKey: NoteVerifier
let offsetMs: number

const startWitness = (port: number) =>
  startWitnessServer({
    host: '127.0.0.1',
    port,
    stateFile: join(folder, 'seen.json'),
    logs: [logKey],
    signer: WITNESS,
    clock: { now: () => new Date() },
    onAnswer: () => {},
  })

beforeEach(async () => {
  folder = openFolder()
  troubles = []
  provider = await startProvider(['api.engine.example'], (_, response) => response.end())
  const base = relaySettings({ dataFolder: join(folder, 'relay') })
  // Its first start makes the key that a witness must know.
  const first = await startRelay(base)
  await first.stop()
  logKey = parseVkey(first.vkey)
  offsetMs = 0
  witness = await startWitness(0)
  settings = { ...base, witnesses: [{ url: witness.url, verifier: WITNESS.verifier }] }
})
afterEach(async () => {
  await witness?.stop()
  await provider.close()
})

const start = (lookMs = 5_000, witnessMs = PATIENT_MS) =>
  startRelay(settings, {
    network: homeNetwork(provider.port),
    now: () => new Date(Date.now() + offsetMs),
    onTrouble: (what) => void troubles.push(what),
    lookMs,
    witnessMs,
  })

/** The cosigners of a statement's checkpoint, as a reader who knows the witness sees them. */
async function cosignersOfNext(relay: {
  port: number
  vkey: string
}): Promise<{ size: number; names: string[] }> {
  const { id, socket } = await askForConnection(relay.port, 'api.engine.example:443', TOKEN)
  socket.on('error', () => {})
  const { body } = await getFrom(relay.port, `/connections/${id}`, TOKEN)
  return cosignersIn(parseTlogProof(JSON.parse(body.toString()).proof).checkpoint, relay)
}

function cosignersIn(note: string, { vkey }: { vkey: string }) {
  const { size, cosignatures } = openCheckpoint(note, parseVkey(vkey), [WITNESS.verifier])
  return { size, names: cosignatures.map(({ verifier }) => verifier.name) }
}

test('statements come with the cosignatures of witnesses, also after a restart', async () => {
  const relay = await start()
  expect(await cosignersOfNext(relay)).toEqual({ size: 1, names: ['witness.example'] })
  expect(await cosignersOfNext(relay)).toEqual({ size: 2, names: ['witness.example'] })
  await relay.stop()
  const again = await start()
  expect(await cosignersOfNext(again)).toEqual({ size: 3, names: ['witness.example'] })
  const note = (await getFrom(again.port, '/log/1/checkpoint')).body.toString()
  expect(cosignersIn(note, again)).toEqual({ size: 3, names: ['witness.example'] })
  expect(troubles).toEqual([])
  await again.stop()
})

test('a witness that is away holds no statement up, and cosigns once it is back', async () => {
  const port = Number(new URL(witness?.url ?? '').port)
  await witness?.stop()
  witness = null
  const relay = await start(50)
  expect(await cosignersOfNext(relay)).toEqual({ size: 1, names: [] })
  expect(await cosignersOfNext(relay)).toEqual({ size: 2, names: [] })
  expect(troubles).toEqual(['The witness witness.example did not cosign the log.'])
  witness = await startWitness(port)
  offsetMs = 61_000
  await expect
    .poll(async () => cosignersIn((await getFrom(relay.port, '/log/1/checkpoint')).body.toString(), relay))
    .toEqual({ size: 2, names: ['witness.example'] })
  await relay.stop()
})

test('a witness that never answers holds a statement up for its time alone', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  settings.witnesses = [{ url: `http://127.0.0.1:${port}`, verifier: WITNESS.verifier }]
  const relay = await start(5_000, 100)
  expect(await cosignersOfNext(relay)).toEqual({ size: 1, names: [] })
  expect(troubles).toEqual(['The witness witness.example did not cosign the log.'])
  await relay.stop()
  silent.close()
})

test('a log that was rolled back gets no cosignature, and its operator is told', async () => {
  const relay = await start()
  await cosignersOfNext(relay)
  cpSync(settings.dataFolder, join(folder, 'backup'), { recursive: true })
  for (let i = 0; i < 2; i++) await cosignersOfNext(relay)
  await relay.stop()
  const rolledBack = await startRelay(
    { ...settings, dataFolder: join(folder, 'backup') },
    {
      ...{ network: homeNetwork(provider.port), witnessMs: PATIENT_MS },
      onTrouble: (what) => void troubles.push(what),
    },
  )
  expect(await cosignersOfNext(rolledBack)).toEqual({ size: 2, names: [] })
  expect(troubles.join()).toContain('says that it has seen 3 entries')
  await rolledBack.stop()
})
