import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sdk from '../src/index.ts'
import { compile } from './compile.ts'
import { startExampleServer } from './example-server.ts'
import { programs } from './readme-examples.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const run = promisify(execFile)
const SLOW = { timeout: 240_000 }

// Under Bun, the source suites already cover Bun; the packed package is the same either way.
describe.skipIf(process.versions.bun)('the packed package', () => {
  let folder = ''
  let tarball = ''

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'veracite-sdk-')))
    // Turbo has built it just before.
    if (process.env.TURBO_HASH === undefined) await run(bin('tsup'), [], { cwd: root })
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root })
    tarball = join(folder, `veracite-sdk-${sdk.VERSION}.tgz`)
    await install()
  }, SLOW.timeout)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** From the registry if it can be reached; otherwise from the installed packages. */
  async function install(): Promise<void> {
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
    )
    const args = ['install', '--no-audit', '--no-fund', '--fetch-retries=0', '--fetch-timeout=20000', tarball]
    const isInstalled = await run('npm', args, { cwd: folder, timeout: 90_000 }).then(
      () => true,
      () => false,
    )
    if (!isInstalled) {
      console.log(
        'The registry cannot be reached: the packed package is unpacked beside a copy of its dependency.',
      )
      const target = join(folder, 'node_modules/@veracite/sdk')
      await mkdir(target, { recursive: true })
      await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
      const dependency = await realpath(join(root, 'node_modules/openapi-fetch'))
      for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
        await cp(await realpath(join(dirname(dependency), name)), join(folder, 'node_modules', name), {
          recursive: true,
        })
      }
    }
    await cp(join(root, 'test/consumer.mjs'), join(folder, 'consumer.mjs'))
    await cp(join(root, 'test/consumer-types.ts'), join(folder, 'consumer-types.ts'))
    await Promise.all(programs.map((code, i) => writeFile(join(folder, `example-${i}.ts`), code)))
  }

  async function useWith(command: string, args: string[] = []): Promise<void> {
    const { url, seen } = await startExampleServer()
    const { stdout } = await run(command, [...args, 'consumer.mjs', url], { cwd: folder, timeout: 120_000 })
    for (const [i, kind] of ['import', 'require'].entries()) {
      expect(
        JSON.parse(
          stdout
            .trim()
            .split('\n')
            .at(i - 2) ?? '',
        ),
      ).toEqual({
        kind,
        exports: Object.keys(sdk).sort(),
        status: 'COMPLETED',
        items: 1,
        html: '<!doctype html>',
        anonymous: ['AuthenticationError', true],
        unknown: ['NotFoundError', 'req-7'],
      })
    }
    expect(seen[0]?.headers['user-agent']).toBe(`consumer/import veracite-js/${sdk.VERSION}`)
  }

  test('publint finds nothing, in strict mode', SLOW, async () => {
    const { stdout } = await run(bin('publint'), ['run', tarball, '--strict'], { cwd: root })
    expect(stdout).toContain('All good!')
  })

  test('its types are right for ESM, CommonJS and bundlers', SLOW, async () => {
    const { stdout } = await run(bin('attw'), [tarball, '--format', 'json'], { cwd: root, maxBuffer: 64e6 })
    expect(JSON.parse(stdout).problems).toEqual({})
  })

  test('it holds what is needed and no tests', async () => {
    const installed = join(folder, 'node_modules/@veracite/sdk')
    const files = (await readdir(installed, { recursive: true })).sort()
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'CHANGELOG.md',
        'dist/index.js',
        'dist/index.cjs',
        'src/index.ts',
      ]),
    )
    expect(files.filter((name) => name.includes('test'))).toEqual([])
    const { private: isPrivate, dependencies } = JSON.parse(
      await readFile(join(installed, 'package.json'), 'utf8'),
    )
    expect([isPrivate, dependencies]).toEqual([undefined, { 'openapi-fetch': '0.17.0' }])
  })

  test.each([
    { moduleResolution: 'nodenext', module: 'nodenext', types: ['node'], lib: ['es2022'] },
    { moduleResolution: 'bundler', module: 'esnext', types: ['node'], lib: ['es2022'] },
    { moduleResolution: 'bundler', module: 'esnext', types: [], lib: ['es2022', 'dom'] },
  ])('a strict program compiles against it: %j', SLOW, (how) => {
    // The examples of the README use Node.js.
    const examples = how.types.length > 0 ? programs.map((_, i) => `example-${i}.ts`) : []
    const files = ['consumer-types.ts', ...examples].map((name) => join(folder, name))
    const strict = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2022',
      typeRoots: [join(root, 'node_modules/@types')],
    }
    expect(compile(folder, files, { ...strict, ...how })).toBe('')
  })

  test(`works on this Node.js (${process.version})`, SLOW, () => useWith(process.execPath))

  test('works on Node.js 24', SLOW, async ({ skip }) => {
    const node24 = await run('npx', ['--yes', 'node@24', '-p', 'process.execPath'], {
      cwd: tmpdir(),
      timeout: 180_000,
    }).then(
      ({ stdout }) => stdout.trim(),
      () => null,
    )
    if (!node24) {
      console.log('Not covered: the packed package on Node.js 24, which could not be fetched.')
      return skip()
    }
    await useWith(node24)
  })

  test('works on Bun', SLOW, async ({ skip }) => {
    const bun = join(root, '../../node_modules/.bin/bun')
    const isThere = await run(bun, ['--version']).then(
      () => true,
      () => false,
    )
    if (!isThere) {
      console.log('Not covered: the packed package on Bun, which is not installed here.')
      return skip()
    }
    await useWith(bun)
  })
})
