import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { WEB_ROOTS } from '@veracite/verify/relayed/web-roots'
import { sha256Hex } from '@veracite/verify/sha256'
import { RELAY, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { sampleCase } from '@veracite/verify/test-support/sample-case'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runHere } from '../test-support/cli.ts'
import { startLocalDns } from '../test-support/local-dns.ts'

/** Which relays the reader names decides what step 13 may say. */

const vectors = fileURLToPath(new URL('../../../../vectors/bundles/', import.meta.url))
const { key: KEY } = JSON.parse(readFileSync(`${vectors}key-places.json`, 'utf8'))
const RELAY_KEY = formatVkey(RELAY.verifier)
const OTHER = noteSigner('made-up.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(90))
const BORROWED = noteSigner(RELAY.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(91))
const NOT_NAMED = 'carried by a relay you have not named'

// The sample's provider has a certificate of a test authority.
const roots = WEB_ROOTS as Set<string>
beforeAll(() => void roots.add(sha256Hex(WEB_ROOT)))
afterAll(() => void roots.delete(sha256Hex(WEB_ROOT)))

const verify = async (...words: string[]) => {
  const { code, stdout, stderr } = await runHere(
    ['verify', 'witnessed.json', '--key', KEY, '--json', ...words],
    { cwd: vectors },
  )
  if (stdout === '') return { code, stderr, provider: null, facts: null, warnings: [] }
  const { steps, facts, warnings } = JSON.parse(stdout)
  return { code, stderr, provider: steps.at(-1), facts, warnings }
}

test('an unnamed relay proves nothing, and the verdict on the rest of the bundle stays', async () => {
  for (const words of [[], ['--relay', formatVkey(OTHER.verifier)]]) {
    const { code, provider, facts } = await verify(...words)
    expect(provider).toMatchObject({ result: 'not_present', reason: expect.stringContaining(NOT_NAMED) })
    expect(provider.reason).toContain(RELAY_KEY)
    expect(facts.witnessed).toEqual([])
    // Vectors have no seal.
    expect(code).toBe(5)
  }
})

test('a named relay passes, with the condition in the same sentence', async () => {
  const { provider, facts } = await verify('--relay', `${RELAY_KEY} Example & Partners`)
  expect(provider.result).toBe('pass')
  expect(provider.reason).toMatch(
    /^api\.openai\.example \(a STAND-IN, not the engine\) sent the first answer \(1 of 1 replies\), provided that the relay relay\.example\.org\/log\/1, run by Example & Partners, did not collude with the collector\. /,
  )
  expect(facts.witnessed).toMatchObject([{ relay: RELAY_KEY, runBy: 'Example & Partners' }])
  const { stdout } = await runHere(['verify', 'witnessed.json', '--key', KEY, '--relay', RELAY_KEY], {
    cwd: vectors,
  })
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`relay ${RELAY_KEY}, run by whoever holds the key`)
})

test('the name of a named relay with another key fails', async () => {
  const { code, provider } = await verify('--relay', formatVkey(BORROWED.verifier))
  expect([code, provider]).toMatchObject([
    1,
    { result: 'fail', reason: expect.stringContaining(`${NOT_NAMED}: it has the name of one`) },
  ])
})

describe('a place that publishes the key of a relay', () => {
  const site = (body: unknown, status = 200) => {
    const server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: ({ url }) =>
        new URL(url).pathname === '/.well-known/veracite-relay-key'
          ? Response.json(body, { status })
          : new Response(null, { status: 404 }),
    })
    return { url: `http://127.0.0.1:${server.port}`, [Symbol.asyncDispose]: () => server.stop(true) }
  }

  test('gives its key over https or by name', async () => {
    await using page = site({ relays: [{ vkey: RELAY_KEY, runBy: 'a university' }] })
    await using names = await startLocalDns({
      '_veracite-relay.example.org': [`veracite-relay-key=${RELAY_KEY}`],
    })
    const over = await verify('--relay-from', page.url)
    expect(over.provider).toMatchObject({
      result: 'pass',
      reason: expect.stringContaining(`run by “a university” (as ${page.url} says), did not collude`),
    })
    const by = await verify('--relay-from', 'dns:example.org', '--resolver', names.address)
    expect(by.provider.reason).toContain('run by whoever publishes its key at dns:example.org, did not')
  })

  test('that also gives the key of the log gives a warning', async () => {
    await using page = site({ relays: [{ vkey: RELAY_KEY }], log: { vkey: KEY } })
    const same = await verify(
      ...['--relay-from', page.url, '--key-from', `${page.url}/.well-known/veracite-relay-key`],
    )
    expect(same.provider.result).toBe('pass')
    expect(same.warnings).toContainEqual(expect.stringContaining('its operator could have made both'))
  })

  test('that gives no key, or no valid one, gives a separate error', async () => {
    await using empty = site({ relays: [] })
    expect(await verify('--relay-from', empty.url)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('gives no relay key'),
    })
    await using gone = site({}, 404)
    expect((await verify('--relay-from', gone.url)).stderr).toContain('/.well-known/veracite-relay-key')
    expect((await verify('--relay-from', 'http://127.0.0.1:1/x')).code).toBe(3)
    for (const words of [
      ['--relay', 'nonsense'],
      ['--relay', `${RELAY_KEY} a\u202eb`],
      ['--relay-from', 'PLACE'],
    ])
      expect((await verify(...words)).code, words.join(' ')).toBe(2)
  })
})

test('the policy of the reader may name relays', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'veracite-policy-'))
  const policy = join(folder.path, 'policy.txt')
  writeFileSync(policy, `log ${KEY}\nrelay ${RELAY_KEY} Example & Partners\nquorum none\n`)
  expect((await verify('--policy', policy)).provider).toMatchObject({
    result: 'pass',
    reason: expect.stringContaining('run by Example & Partners, did not collude'),
  })
})

test('a case file says for each exhibit what its step 13 says', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'veracite-case-'))
  writeFileSync(join(folder.path, 'case.zip'), sampleCase())
  const { stdout } = await runHere(['verify', 'case.zip', '--key', KEY, '--relay', RELAY_KEY, '--json'], {
    cwd: folder.path,
  })
  const { bundles } = JSON.parse(stdout)
  expect(bundles.map(({ provider }: { provider: { result: string } }) => provider.result)).toEqual(
    Array(3).fill('not_present'),
  )
})
