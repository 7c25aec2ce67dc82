import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { packAll } from './pack.ts'
import { readManifest, root } from './published.ts'

/**
 * The packages as others get them: each packed file is installed into an empty folder outside the repository, without
 * a network, and used by Node.js there. Packages of others that it depends on are packed from what is installed here.
 */
vi.setConfig({ testTimeout: 240_000 })

const run = promisify(execFile)
const { version } = readManifest('.') as { version: string }
const vectors = join(root, 'vectors')
const { key } = JSON.parse(readFileSync(join(vectors, 'bundles/key-places.json'), 'utf8')) as { key: string }
/** Nothing of this repository is on the path, and no Bun. */
const env = {
  PATH: process.env.PATH?.split(':')
    .filter((one) => !one.includes('node_modules'))
    .join(':'),
  HOME: '',
}

let folder: string
let packed: string
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'veracite-packed-')))
  packed = join(folder, 'packed')
  env.HOME = folder
  await packAll(packed)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Packs a package that is installed below one of ours. */
async function packInstalled(path: string): Promise<string> {
  const { stdout } = await run(
    'npm',
    ['pack', realpathSync(join(root, path)), '--ignore-scripts', '--json', '--pack-destination', packed],
    { cwd: folder, maxBuffer: 64e6 },
  )
  return join(packed, basename((JSON.parse(stdout) as { filename: string }[])[0]?.filename ?? ''))
}

/** An empty folder in which only these files were installed, offline. */
async function install(name: string, files: readonly string[]): Promise<string> {
  const place = join(folder, name)
  mkdirSync(place)
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  )
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: place, env })
  return place
}

async function outcome(command: string, words: string[], cwd: string) {
  try {
    return { code: 0, ...(await run(command, words, { cwd, env })) }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, stdout, stderr }
  }
}

/** The first example of a package's page. */
function exampleOf(page: string): string {
  return /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, page), 'utf8'))?.[1] ?? ''
}

describe('@veracite/verify', () => {
  const NEEDED = ['@noble/ciphers', '@noble/curves', '@noble/hashes']
  let place: string
  beforeAll(async () => {
    const needed = []
    for (const name of NEEDED) needed.push(await packInstalled(`packages/verify/node_modules/${name}`))
    place = await install('verify', [join(packed, `veracite-verify-${version}.tgz`), ...needed])
    writeFileSync(join(place, 'example.js'), exampleOf('packages/verify/README.md'))
  })

  test('the example of its page, ten lines, checks a bundle with a key and without', async () => {
    expect(exampleOf('packages/verify/README.md').trim().split('\n')).toHaveLength(9)
    const good = join(vectors, 'bundles/good.json')
    expect(await outcome('node', ['example.js', good, key], place)).toMatchObject({
      code: 5,
      stdout: expect.stringMatching(/^SIGNED PARTS ONLY /),
    })
    const sealed = join(vectors, 'bundles/sealed.json')
    expect(await outcome('node', ['example.js', sealed, key], place)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^VERIFIED .*\npass /),
    })
    expect(await outcome('node', ['example.js', sealed], place)).toMatchObject({ code: 4 })
    const forged = await outcome('node', ['example.js', join(vectors, 'bundles/forged.json'), key], place)
    expect(forged.code).toBe(1)
  })

  test('it depends on nothing of ours, and holds no tests', () => {
    const inside = join(place, 'node_modules/@veracite/verify')
    const manifest = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'))
    expect(Object.keys(manifest.dependencies)).toEqual(NEEDED)
    expect(manifest.private).toBeUndefined()
    expect(readdirSync(join(place, 'node_modules/@veracite'))).toEqual(['verify'])
    const files = readdirSync(inside, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'lib/index.js', 'lib/index.d.ts']))
    expect(files.filter((file) => /test|\.ts$/.test(file) && !file.endsWith('.d.ts'))).toEqual([])
  })

  test('a strict program compiles against its types', async () => {
    const program = `
      import { type VerificationReport, verifyBundle, verifyCase } from '@veracite/verify'
      const report: VerificationReport = verifyBundle('{}', { vkeys: [] })
      const status: 'verified' | 'unsealed' | 'self_consistent' | 'not_verified' = report.status
      // @ts-expect-error: a case file is bytes
      verifyCase(status)
    `
    writeFileSync(join(place, 'program.ts'), program)
    const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', '']
    const { stdout } = await outcome(join(root, 'node_modules/.bin/tsc'), [...strict, 'program.ts'], place)
    expect(stdout).toBe('')
  })
})

describe('veracite', () => {
  let place: string
  beforeAll(async () => {
    place = await install('cli', [join(packed, `veracite-${version}.tgz`)])
    cpSync(join(vectors, 'bundles/sealed.json'), join(place, 'bundle.json'))
    cpSync(join(vectors, 'cases/good.zip'), join(place, 'case.zip'))
  })
  const veracite = (...words: string[]) => outcome(join(place, 'node_modules/.bin/veracite'), words, place)

  test('verifies a bundle and a case file, and needs nothing else', async () => {
    expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'veracite',
    ])
    expect(await veracite('verify', 'bundle.json', '--key', key)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^✓ VERIFIED/),
    })
    expect((await veracite('verify', 'bundle.json')).code).toBe(4)
    const { stdout } = await veracite('verify', 'case.zip', '--json')
    expect(JSON.parse(stdout).status).toBe('self_consistent')
  })

  test('says which version it is, helps, and says where commands of an installation are', async () => {
    expect((await veracite('--version')).stdout.trim()).toBe(version)
    expect((await veracite('scan', '--help')).stdout).toContain('Usage: veracite scan')
    expect(await veracite('migrate')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('in the image'),
    })
    expect((await veracite('brands', 'list', '--url', 'http://127.0.0.1:9')).code).toBe(3)
  })

  test('commands that load more work on Node.js too', async () => {
    // Reads settings the way the server does; there is no server to find.
    const { code, stdout, stderr } = await veracite('doctor', '--url', 'http://127.0.0.1:9')
    expect([code, stderr]).toEqual([3, ''])
    expect(stdout).toContain('server')
    const init = await veracite('init', 'evidence.example.com', '--out', 'made.env')
    expect([init.code, init.stderr]).toEqual([0, expect.any(String)])
    expect(readFileSync(join(place, 'made.env'), 'utf8')).toContain('VERACITE_TOKEN=')
  })
})

describe('@veracite/sdk', () => {
  test('is imported and required by a stranger', async () => {
    const needed = 'packages/sdk/node_modules/openapi-fetch'
    const helpers = join(realpathSync(join(root, needed)), '../openapi-typescript-helpers').slice(root.length)
    const place = await install('sdk', [
      join(packed, `veracite-sdk-${version}.tgz`),
      await packInstalled(needed),
      await packInstalled(helpers),
    ])
    const program = `
      import { createRequire } from 'node:module'
      import { VERSION, Veracite } from '@veracite/sdk'
      const { Veracite: Required } = createRequire(import.meta.url)('@veracite/sdk')
      const client = new Veracite({ baseUrl: 'http://127.0.0.1:9', maxRetries: 0 })
      const failed = await client.evidence.lookup('a'.repeat(64)).asResult()
      console.log(VERSION, typeof Required, failed.ok, failed.error.name)
    `
    writeFileSync(join(place, 'program.js'), program)
    expect(await outcome('node', ['program.js'], place)).toMatchObject({
      code: 0,
      stdout: `${version} function false ConnectionError\n`,
    })
  })
})
