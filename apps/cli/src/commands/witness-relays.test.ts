import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAgeSealer } from '@veracite/adapters/relays/age-sealer'
import { replyJson, startReplyServer } from '@veracite/testing/reply-server'
import { useFolder } from '@veracite/testing/temporary-folder'
import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import type { CaptureManifest } from '@veracite/verify/bundle/manifest'
import { hexEncode, utf8Decode, utf8Encode } from '@veracite/verify/bytes'
import { formatVkey } from '@veracite/verify/log/note-key'
import { WEB_ROOTS } from '@veracite/verify/relayed/web-roots'
import { sha256Hex } from '@veracite/verify/sha256'
import { canonicalBytes } from '@veracite/verify/test-support/canonical-bytes'
import {
  forgeConnection,
  OTHER_RELAY,
  RELAY,
  WEB_ROOT,
} from '@veracite/verify/test-support/forged-connection'
import { sampleBundle } from '@veracite/verify/test-support/sample-bundle'
import { FORGER, LOG } from '@veracite/verify/test-support/sample-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { differenceFrom } from '../relays/sealed-request.ts'
import { runHere } from '../test-support/cli.ts'

const folder = useFolder()
let recipient: string
const roots = WEB_ROOTS as Set<string>
beforeAll(async () => {
  // The command knows public roots only, and the forged connection leads to one of ours.
  roots.add(sha256Hex(WEB_ROOT))
  const { stdout } = await run(['witness', 'keys', '-o', 'own.key', '--json'])
  recipient = JSON.parse(stdout).recipient
  await run(['witness', 'keys', '-o', 'other.key'])
  await write('bundle.json', await sealedBundle())
})
afterAll(async () => {
  roots.delete(sha256Hex(WEB_ROOT))
})

const run = (words: string[], env: Record<string, string> = {}) => runHere(words, { cwd: folder, env })
const RELAY_KEY = formatVkey(RELAY.verifier)
const NAMED = ['--relay', RELAY_KEY]
const open = (words: string[], env: Record<string, string> = {}) =>
  run(['witness', 'open', 'bundle.json', ...NAMED, ...words], env)
const write = (name: string, bundle: object) => writeFile(join(folder, name), JSON.stringify(bundle))

const BODY = '{"question":"?"}'
const requestOf = (body: string, head = 'POST /v1/responses HTTP/1.1\r\nhost: api.openai.example\r\n') =>
  utf8Encode(`${head}authorization: Bearer sk-very-secret\r\ncontent-length: ${body.length}\r\n\r\n${body}`)

/** A bundle whose answer was carried by a relay and paid for with `sk-very-secret`. */
async function sealedBundle(
  change: {
    request?: Uint8Array
    captureId?: string
    recorded?: string
    session?: string
    again?: typeof RELAY
  } = {},
): Promise<EvidenceBundle> {
  const { clientSecrets } = forgeConnection({ session: change.session ?? 'one' })
  const sealer = createAgeSealer(recipient)
  const secrets = {
    captureId: change.captureId ?? 'cap_1',
    handshake: hexEncode(clientSecrets.handshake),
    application: hexEncode(clientSecrets.application),
  }
  const sealed = await sealer.seal(utf8Encode(JSON.stringify(secrets)))
  const { recipientSha256 } = sealer
  const requestSha256 = sha256Hex(utf8Encode(change.recorded ?? BODY))
  return sampleBundle({
    ...(change.again === undefined ? { alone: true } : { reverified: true }),
    manifestBytes: (bytes) => {
      const capture = JSON.parse(utf8Decode(bytes))
      return canonicalBytes({ ...capture, question: { ...capture.question, requestSha256 } })
    },
    witnessed: {
      bound: true,
      sealed,
      ...(change.again !== undefined && { again: change.again }),
      connection: { request: change.request ?? requestOf(BODY) },
      manifest: (manifest) => ({
        ...manifest,
        sealed: manifest.sealed && { ...manifest.sealed, recipientSha256 },
      }),
    },
  })
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
  expect(stdout).toContain('POST /v1/responses HTTP/1.1')
  expect(stdout).toContain('authorization: [masked]')
  expect(stdout).toContain('{"question":"?"}')
  expect(stdout).not.toContain('sk-very-secret')
})

test('refused while the engine key is in use, and if that is unknown', async () => {
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

const retired = ['--identity', 'own.key', '--key-retired']

describe('nothing is shown', () => {
  const refusals: [string, () => Promise<EvidenceBundle>, string][] = [
    ['of a bundle that was changed', async () => ({ ...(await sealedBundle()), leaf: null }), 'Not verified'],
    [
      'of a connection that was changed',
      async () => {
        const bundle = await sealedBundle()
        const [entry] = bundle.witnessed ?? []
        return { ...bundle, witnessed: entry === undefined ? [] : [{ ...entry, client: 'AAAA' }] }
      },
      'Step 13',
    ],
    [
      'of another body than the manifest names',
      () => sealedBundle({ recorded: '{"question":"Another?"}' }),
      'another body',
    ],
    [
      'of another address',
      () =>
        sealedBundle({ request: requestOf(BODY, 'POST /v1/files HTTP/1.1\r\nhost: api.openai.example\r\n') }),
      'another address',
    ],
    [
      'of another host',
      () =>
        sealedBundle({ request: requestOf(BODY, 'POST /v1/responses HTTP/1.1\r\nhost: evil.example\r\n') }),
      'another host',
    ],
    [
      'of secrets of another capture',
      () => sealedBundle({ captureId: 'cap_2' }),
      'belongs to another capture',
    ],
    ['of secrets of another session', () => sealedBundle({ session: 'two' }), 'does not open'],
    [
      'of a request with a chunk extension',
      () =>
        sealedBundle({
          request: utf8Encode(
            `POST /v1/responses HTTP/1.1\r\nhost: api.openai.example\r\ntransfer-encoding: chunked\r\n\r\n10;x=y\r\n${BODY}\r\n0\r\n\r\n`,
          ),
        }),
      'has an extension',
    ],
  ]
  test.each(refusals)('%s', async (_, make, reason) => {
    await write('wrong.json', await make())
    const { code, stdout, stderr } = await run(['witness', 'open', 'wrong.json', ...NAMED, ...retired])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(reason)
    expect(stderr).not.toContain('sk-very-secret')
  })

  test('with another log key than the one that signed', async () => {
    const other = formatVkey(FORGER.log.verifier)
    const { code, stdout } = await open([...retired, '--log-key', other])
    expect([code, stdout]).toEqual([1, ''])
    const known = await open([...retired, '--log-key', formatVkey(LOG.verifier)])
    expect(known.stderr).toContain('the log key that you gave')
  })
})

describe('only a relay that is named proves which request was sent', () => {
  const openWith = (words: string[], env: Record<string, string> = {}) =>
    run(['witness', 'open', 'bundle.json', ...retired, ...words], env)
  const settings = (key: string) => ({
    VERACITE_RELAYS: `https://relay.example.org;${key};sixteen-characters-or-more;Example & Partners`,
  })

  test('by an option, by a place, or in the settings', async () => {
    expect((await openWith([], settings(RELAY_KEY))).code).toBe(0)
    const place = await startReplyServer(replyJson(200, { relays: [{ vkey: RELAY_KEY }] }))
    expect((await openWith(['--relay-from', place.url])).code).toBe(0)
    await place.close()
  })

  test.each([
    ['no relay', [], {}],
    ['another relay', ['--relay', formatVkey(OTHER_RELAY.verifier)], {}],
    [
      'another relay, whatever the settings say',
      ['--relay', formatVkey(OTHER_RELAY.verifier)],
      settings(RELAY_KEY),
    ],
    ['another relay in the settings', [], settings(formatVkey(OTHER_RELAY.verifier))],
  ])('nothing is shown to a reader who names %s', async (_, words, env) => {
    const { code, stdout, stderr } = await openWith(words, env)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain(`carried by a relay you have not named: ${RELAY_KEY}`)
  })

  test('of requests that two relays carried, those of the named one are opened', async () => {
    const bundle = await sealedBundle({ again: OTHER_RELAY })
    const [asked, ...rest] = bundle.verification
    if (asked === undefined) throw new Error('not asked again')
    const both = { ...bundle, verification: [{ ...asked, response: bundle.response }, ...rest] }
    await write('both.json', both)
    const { code, stdout, stderr } = await run(['witness', 'open', 'both.json', ...retired, ...NAMED])
    expect(code).toBe(0)
    expect(stdout.match(/^Capture .*$/gm)).toEqual([`Capture cap_1, carried by ${RELAY_KEY}:`])
    expect(stderr).toContain('Not opened: 1 carried by a relay you have not named.')
    await write('first-open.json', {
      ...both,
      witnessed: both.witnessed?.map((entry, i) => (i === 0 ? { ...entry, sealed: null } : entry)),
    })
    const none = await run(['witness', 'open', 'first-open.json', ...retired, ...NAMED])
    expect([none.code, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toContain('each sealed request was carried by a relay you have not named')
  })

  test('a malformed key is a mistake of the reader', async () => {
    const { code, stderr } = await openWith(['--relay', 'nonsense'])
    expect(code).toBe(2)
    expect(stderr).toContain('--relay: malformed verifier key')
  })
})

test('a key in an address is compared as it was signed: left out', () => {
  const endpoint = 'https://serp.example/search?q=a+b&api_key=REDACTED'
  const difference = (target: string) =>
    differenceFrom(
      {
        start: `GET ${target} HTTP/1.1`,
        headers: new Map([['host', 'serp.example']]),
        body: new Uint8Array(0),
      },
      {
        source: { endpoint } as CaptureManifest['source'],
        question: { requestSha256: null } as CaptureManifest['question'],
      },
    )
  expect(difference('/search?q=a+b&api_key=sk-1')).toBeNull()
  expect(difference('/search?q=a+c&api_key=sk-1')).toBe('another address')
  expect(difference('/search?q=a+b&api_key=sk-1&api_key=more')).toBe('another address')
  expect(difference('https://other.example/search?q=a+b&api_key=sk-1')).toBe('another address')
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
