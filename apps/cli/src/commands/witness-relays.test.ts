import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgeSealer } from '@veracite/adapters/witnessed/age-sealer'
import { base64Encode, hexEncode, utf8Encode } from '@veracite/verify/bytes'
import { sha256Hex } from '@veracite/verify/sha256'
import { canonicalBytes } from '@veracite/verify/test-support/canonical-bytes'
import { forgeConnection } from '@veracite/verify/test-support/forged-connection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from '../test-support/cli.ts'

let folder: string
let recipient: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veracite-sealed-'))
  const { stdout } = await run(['witness', 'keys', '-o', 'own.key', '--json'])
  recipient = JSON.parse(stdout).recipient
  await run(['witness', 'keys', '-o', 'other.key'])
  await writeFile(join(folder, 'bundle.json'), JSON.stringify({ witnessed: [await sealedEntry()] }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (words: string[], env: Record<string, string> = {}) => runHere(words, { cwd: folder, env })
const open = (words: string[], env: Record<string, string> = {}) =>
  run(['witness', 'open', 'bundle.json', ...words], env)

/** The connection of a forged answer, paid for with `sk-very-secret`. */
async function sealedEntry() {
  const { client, server, secrets, clientSecrets } = forgeConnection()
  const inHex = ({ handshake, application }: typeof secrets) => ({
    handshake: hexEncode(handshake),
    application: hexEncode(application),
  })
  const sealer = createAgeSealer(recipient)
  const sealed = await sealer.seal(utf8Encode(JSON.stringify(inHex(clientSecrets))))
  const body = canonicalBytes({
    schema: 'https://veracite.example/schema/witnessed/v1',
    prev: 'a'.repeat(64),
    witnessId: 'wit_1',
    captureId: 'cap_1',
    runId: 'run_1',
    result: 'witnessed',
    reason: null,
    relay: 'relay.example.org/log/1+x',
    statement: null,
    statementSignature: null,
    client: null,
    server: null,
    secrets: inHex(secrets),
    rootSha256: null,
    sealed: {
      sha256: sha256Hex(sealed),
      bytes: sealed.length,
      recipientSha256: sealer.recipientSha256,
    },
    recorder: { captureKey: 'capture-2026' },
    witnessedAt: '2026-06-01T12:00:08.000Z',
  })
  return {
    manifest: { base64: base64Encode(body), sha256: sha256Hex(body) },
    client: base64Encode(client),
    server: base64Encode(server),
    sealed: base64Encode(sealed),
  }
}

test('a private key is kept in a file of its own and never overwritten', async () => {
  const path = join(folder, 'own.key')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const before = await readFile(path, 'utf8')
  expect((await run(['witness', 'keys', '-o', 'own.key'])).code).toBe(1)
  expect(await readFile(path, 'utf8')).toBe(before)
})

test('a request is opened with what pays for it masked, once that is retired', async () => {
  const { code, stdout } = await open(['--identity', 'own.key'], { OPENAI_API_KEY: 'sk-the-new-one-instead' })
  expect(code).toBe(0)
  expect(stdout).toContain('POST /v1/ask HTTP/1.1')
  expect(stdout).toContain('authorization: [masked]')
  expect(stdout).toContain('{"question":"?"}')
  expect(stdout).not.toContain('sk-very-secret')
})

test('not while the key that paid is in use, and not where nobody can tell', async () => {
  const inUse = await open(['--identity', 'own.key'], { OPENAI_API_KEY: 'sk-very-secret' })
  expect(inUse).toMatchObject({ code: 1, stdout: '' })
  expect(inUse.stderr).toContain('still in use')
  const unknown = await open(['--identity', 'own.key'])
  expect(unknown).toMatchObject({ code: 1, stdout: '' })
  expect((await open(['--identity', 'own.key', '--key-retired'])).code).toBe(0)
})

test('not with another key', async () => {
  const { code, stderr } = await open(['--identity', 'other.key', '--key-retired'])
  expect(code).toBe(1)
  expect(stderr).toContain('another key')
})

test('a relay that is away is named, without its token', async () => {
  const key = 'relay.example.org/log/1+96e22643+AeKNEPFfEIXvhTFaszfvn4qQeUfp2tzxUdu6IvNqyFl9'
  const missing = await run(['witness', 'relays'])
  expect(missing).toMatchObject({ code: 1 })
  const { code, stderr } = await run(['witness', 'relays'], {
    VERACITE_RELAYS: `https://relay.example.org;${key};short`,
  })
  expect(code).toBe(2)
  expect(stderr).not.toContain('short')
})
