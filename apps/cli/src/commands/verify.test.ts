import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleCase } from '@veracite/verify/test-support/sample-case'
import { describe, expect, test } from 'vitest'
import { PlaceUnreachable, Refused } from '../failures.ts'
import { fetchKey } from '../log/fetch-key.ts'
import { runHere, runInTerminal } from '../test-support/cli.ts'
import { startLocalDns } from '../test-support/local-dns.ts'

/** The source of the log key decides the verdict. */

const vectors = fileURLToPath(new URL('../../../../vectors/bundles/', import.meta.url))
const shared = (name: string) => JSON.parse(readFileSync(`${vectors}${name}`, 'utf8'))
const { headlines, summaries } = shared('words.json')
const KEY: string = shared('key-places.json').key
const FORGED_KEY: string = shared('forged.json').trust.vkey
const LINE = `veracite-log-key=${KEY}`
const verify = (...words: string[]) => runHere(['verify', ...words], { cwd: vectors })

const GREEN = '\u001b[32m'

/** A site that publishes whatever the test wants. */
function site(respond: (path: string) => Response) {
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => respond(new URL(request.url).pathname),
  })
  const url = `http://127.0.0.1:${server.port}`
  return { url, [Symbol.asyncDispose]: () => server.stop(true) }
}

test('a file that is not JSON is reported as such, once', async () => {
  const { code, stdout } = await runHere(['verify', 'LICENSE'], { cwd: `${vectors}../..` })
  expect(code).toBe(1)
  expect(stdout.match(/not a JSON object/g)).toHaveLength(1)
})

describe('a bundle forged as a whole, with a key and a log of its own', () => {
  test('does not vouch for itself: other words, other colour, other exit code, other status', async () => {
    const { code, stdout } = await verify('forged.json')
    expect(code).toBe(4)
    expect(stdout).toMatch(new RegExp(`^! ${headlines.self_consistent}\n`))
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(summaries.self_consistent)
    expect(stdout).not.toMatch(/verified/i)
    expect(stdout).toContain('--key-from')
    expect(stdout).not.toContain('✓')
    const { bytes } = await runInTerminal(['verify', 'forged.json'], { cwd: vectors })
    expect(bytes).toContain('SELF-CONSISTENT ONLY')
    expect(bytes).not.toContain(GREEN)
    const forScripts = await verify('forged.json', '--json')
    expect(forScripts.code).toBe(4)
    expect(JSON.parse(forScripts.stdout)).toMatchObject({
      status: 'self_consistent',
      ok: false,
      trust: { kind: 'bundle', from: [] },
    })
  })

  test('is refused with the real key, whether given, fetched from a page or from a name', async () => {
    await using page = site(() => new Response(LINE))
    await using names = await startLocalDns({ '_veracite-log.example.com': [LINE] })
    for (const source of [
      ['--key', KEY],
      ['--key-from', page.url],
      ['--key-from', 'dns:example.com', '--resolver', names.address],
      ['--key', FORGED_KEY, '--key-from', page.url],
    ]) {
      const { code, stdout } = await verify('forged.json', ...source)
      expect([code, stdout]).toEqual([1, expect.stringMatching(/^✗ NOT VERIFIED\nNot verified\. Step 5: /)])
    }
  })
})

test('exhibits of a case file are named by who answered, never by the bare engine for another', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'veracite-case-'))
  const access = ['compatible_server', 'demo', 'official_api']
  const endpoint = [undefined, undefined, 'https://api.openai.com/v1/responses']
  writeFileSync(join(folder.path, 'case.zip'), sampleCase({ access, endpoint }))
  const { stdout } = await runHere(['verify', 'case.zip', '--key', KEY], { cwd: folder.path })
  const listed = stdout.split('\n').filter((line) => line.includes('bundles/00'))
  expect(listed.map((line) => /json {2}(.*?), 2026/.exec(line)?.[1])).toEqual([
    'STAND-IN for ChatGPT',
    'DEMO of ChatGPT',
    'ChatGPT',
  ])
  const forScripts = await runHere(['verify', 'case.zip', '--key', KEY, '--json'], { cwd: folder.path })
  const { bundles } = JSON.parse(forScripts.stdout)
  expect(bundles.map((bundle: { access: string }) => bundle.access)).toEqual(access)
})

describe('a good bundle', () => {
  test('is verified, in green, with a key that the reader gave', async () => {
    const { code, bytes, screen } = await runInTerminal(['verify', 'sealed.json', '--key', KEY], {
      cwd: vectors,
    })
    expect(code).toBe(0)
    expect(bytes).toContain(`${GREEN}✓ ${headlines.verified}`)
    expect(screen.replaceAll(/\s+/g, ' ')).toContain(summaries.pinned)
    expect(screen).toContain('Who founded Café Ångström?')
  })

  test('is verified with a fetched key, and every place is named', async () => {
    await using page = site((path) =>
      path === '/log/1/keys' ? Response.json({ log: { vkey: KEY } }) : new Response(null, { status: 404 }),
    )
    await using names = await startLocalDns({ '_veracite-log.example.com': ['v=spf1 -all', LINE] })
    const place = `${page.url}/log/1/keys`
    const dns = ['--key-from', 'dns:example.com', '--resolver', names.address]
    const one = JSON.parse((await verify('sealed.json', ...dns, '--json')).stdout)
    expect(one).toMatchObject({
      status: 'verified',
      trust: { kind: 'fetched', from: ['dns:example.com'] },
      summary: summaries.fetched.replace('{places}', 'dns:example.com'),
    })
    expect(names.asked).toContain('_veracite-log.example.com')
    const both = await verify('sealed.json', '--key', KEY, '--key-from', place, ...dns, '--json')
    expect([both.code, JSON.parse(both.stdout)]).toMatchObject([
      0,
      { trust: { kind: 'pinned', from: [place, 'dns:example.com'] } },
    ])
    const server = await runHere(['verify', 'sealed.json', '--server-key', '--json'], {
      cwd: vectors,
      env: { VERACITE_URL: page.url },
    })
    expect(JSON.parse(server.stdout)).toMatchObject({ trust: { kind: 'fetched', from: [place] } })
  })

  test('is not verified when the sources that were named disagree', async () => {
    await using page = site(() => new Response(FORGED_KEY))
    const { code, stdout } = await verify('good.json', '--key', KEY, '--key-from', page.url)
    expect([code, stdout.replaceAll(/\s+/g, ' ')]).toEqual([1, expect.stringContaining('is another one')])
  })
})

describe('a case file', () => {
  const cases = fileURLToPath(new URL('../../../../vectors/cases/', import.meta.url))
  const inCases = (...words: string[]) => runHere(['verify', ...words], { cwd: cases })

  test('is verified with a key that the reader gave, with every bundle in it', async () => {
    const { code, stdout } = await inCases('good.zip', '--key', KEY)
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^✓ VERIFIED\n/)])
    expect(stdout.match(/✓ bundles\//g)).toHaveLength(3)
    expect((await inCases('good.zip')).code).toBe(4)
    expect((await inCases('good.zip', '--key', FORGED_KEY)).code).toBe(1)
  })

  test('that was changed is not, and says why', async () => {
    const bytes = readFileSync(`${cases}good.zip`)
    await using folder = await mkdtempDisposable(join(tmpdir(), 'case-'))
    const changed = join(folder.path, 'case.zip')
    writeFileSync(changed, Buffer.concat([Buffer.from('#!/bin/sh\n'), bytes]))
    expect(await inCases(changed, '--key', KEY)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Step 1: the file is not a ZIP archive that begins with an entry'),
    })
    const { pieces } = shared('../cases/cases.json').cases.find(
      ({ name }: { name: string }) => name === 'the index page is changed',
    )
    const parts = pieces.map((piece: string | [number, number]) =>
      typeof piece === 'string' ? Buffer.from(piece, 'base64') : bytes.subarray(...piece),
    )
    writeFileSync(changed, Buffer.concat(parts))
    const report = JSON.parse((await inCases(changed, '--key', KEY, '--json')).stdout)
    expect(report).toMatchObject({ status: 'not_verified', summary: expect.stringContaining('index.html') })
  })
})

describe('a place', () => {
  const at = (respond: (path: string) => Response, path = '/page', deadlineMs = 5_000) => {
    const server = site(respond)
    return fetchKey(`${server.url}${path}`, undefined, deadlineMs).finally(() =>
      server[Symbol.asyncDispose](),
    )
  }

  test('that is only a host is asked at the well-known path', async () => {
    const respond = (path: string) =>
      path === '/.well-known/veracite-log-key' ? new Response(KEY) : new Response(null, { status: 404 })
    expect((await at(respond, '')).vkey).toBe(KEY)
  })

  test('may move on its own host, and nowhere else', async () => {
    const targets: Record<string, string> = {
      '/page': '/moved',
      '/away': 'http://127.0.0.1:1/x',
      '/loop': '/loop',
    }
    const respond = (path: string) => {
      const location = targets[path]
      return location === undefined
        ? new Response(LINE)
        : new Response(null, { status: 302, headers: { location } })
    }
    expect((await at(respond)).vkey).toBe(KEY)
    await expect(at(respond, '/away')).rejects.toThrow(/http:\/\/127\.0\.0\.1:1, which you did not name/)
    await expect(at(respond, '/loop')).rejects.toThrow(/redirects too often/)
  })

  test('is bounded in size and time', async () => {
    await expect(at(() => new Response(LINE + ' '.repeat(2_000_000)))).rejects.toThrow(/larger than a page/)
    const forever = () =>
      new Response(
        new ReadableStream({
          async pull(stream) {
            await Bun.sleep(50)
            stream.enqueue(' ')
          },
        }),
      )
    await expect(at(forever, '/page', 400)).rejects.toThrow(PlaceUnreachable)
    await using silent = await startLocalDns('silent')
    await expect(fetchKey('dns:example.com', silent.address, 400)).rejects.toThrow(PlaceUnreachable)
  })

  test('that has no key, two keys or no answer gives different errors', async () => {
    await expect(at(() => new Response('<p>Welcome</p>'))).rejects.toThrow(/there is no line/)
    await expect(at(() => new Response(`${LINE}\nveracite-log-key=${FORGED_KEY}`))).rejects.toThrow(Refused)
    await expect(at(() => new Response(null, { status: 404 }))).rejects.toThrow(/\/log\/1\/keys/)
    await expect(at(() => new Response(null, { status: 503 }))).rejects.toThrow(PlaceUnreachable)
    await using names = await startLocalDns({
      '_veracite-log.two.example': [LINE, `veracite-log-key=${FORGED_KEY}`],
      '_veracite-log.other.example': ['x'],
    })
    await expect(fetchKey('dns:two.example', names.address)).rejects.toThrow(/2 different keys/)
    await expect(fetchKey('dns:other.example', names.address)).rejects.toThrow(/no TXT record/)
    await expect(fetchKey('dns:none.example', names.address)).rejects.toThrow(/no TXT record/)
  })

  test('decides the exit code: 1 refused, 2 wrong use, 3 no answer', async () => {
    await using page = site(() => new Response('<p>Welcome</p>'))
    expect((await verify('good.json', '--key-from', page.url)).code).toBe(1)
    expect((await verify('good.json', '--key-from', 'PLACE')).code).toBe(2)
    expect((await verify('good.json', '--key-from', 'dns:example.com', '--resolver', 'x')).code).toBe(2)
    expect((await verify('good.json', '--key', 'nonsense')).code).toBe(2)
    const silent = await verify('good.json', '--key-from', 'http://127.0.0.1:1/x')
    expect([silent.code, silent.stderr]).toEqual([3, expect.not.stringContaining('npm start')])
  })
})

test('`log key` says what to publish, and whether it is published', async () => {
  await using server = site(() => Response.json({ log: { vkey: KEY } }))
  await using names = await startLocalDns({
    '_veracite-log.example.com': [LINE],
    '_veracite-log.example.net': [`veracite-log-key=${FORGED_KEY}`],
  })
  const key = (...words: string[]) =>
    runHere(['log', 'key', server.url, '--resolver', names.address, ...words])
  expect((await key()).stdout).toContain(`_veracite-log.DOMAIN. IN TXT "${LINE}"`)
  expect(await key('--check', 'dns:example.com')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('✓ dns:example.com'),
  })
  expect(await key('--check', 'dns:example.net')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('✗ dns:example.net publishes another key'),
  })
})
