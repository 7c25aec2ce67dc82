import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { useFolder } from '@veracite/testing/temporary-folder'
import { beforeAll, expect, test } from 'vitest'
import RECIPES from './recipes.cases.json' with { type: 'json' }

/** Follows the recipes of CONTRIBUTING.md in a copy of the repository: the steps must compile and cost eight files each. */

const root = join(import.meta.dirname, '../..')
const copy = useFolder()

beforeAll(() => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  const packages = new Set(
    tracked.split('\n').flatMap((path) => /^(?:apps|packages)\/[^/]+/.exec(path) ?? []),
  )
  for (const path of tracked.split('\n').filter((one) => /\.(tsx?|m?js|mts|json|md)$/.test(one)))
    cpSync(join(root, path), join(copy, path))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // The links of a workspace are relative, so packages of the copy find each other and not the originals.
  for (const folder of packages) {
    const modules = join(folder, 'node_modules')
    spawnSync('cp', ['-a', join(root, modules), join(copy, modules)])
  }
})

interface Edit {
  path: string
  /** A new file, by lines. */
  text?: string[]
  /** Inserts `added`, a text or its lines, before this text of a file. */
  before?: string
  added?: string | string[]
}

/** Returns how many files were changed. */
function follow(edits: readonly Edit[]): number {
  for (const { path, text, before = '', added = '' } of edits) {
    if (text !== undefined) {
      writeFileSync(join(copy, path), text.join('\n'))
      continue
    }
    const found = readFileSync(join(copy, path), 'utf8')
    expect([path, found.includes(before)]).toEqual([path, true])
    writeFileSync(
      join(copy, path),
      found.replace(before, () => `${[added].flat().join('\n')}${before}`),
    )
  }
  return new Set(edits.map(({ path }) => path)).size
}

/** Without tests, which take as long to check as the rest. */
const PRODUCT = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false },
  include: ['apps/*/src/**/*.ts', 'packages/*/src/**/*.ts'],
  exclude: [
    'packages/sdk',
    'packages/testing',
    'apps/console',
    '**/*.test.ts',
    '**/test-support',
    '**/node_modules',
  ],
}

const compile = () => {
  writeFileSync(join(copy, 'tsconfig.product.json'), JSON.stringify(PRODUCT))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(tsc, ['-p', 'tsconfig.product.json'], { cwd: copy, encoding: 'utf8' })
  return { status, problems: stdout.split('\n').slice(0, 20) }
}

const unitTests = (...paths: string[]) => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const run = ['--bun', vitest, 'run', '--project', 'unit', ...paths]
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/bun'), run, {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, failed: status === 0 ? '' : `${stdout}${stderr}`.slice(-3000) }
}

test('an engine costs at most eight files beside its prices', () => {
  expect(follow(RECIPES.engine)).toBeLessThanOrEqual(8 + 1)
})

test('a predicate costs at most eight files', () => {
  expect(follow(RECIPES.predicate)).toBeLessThanOrEqual(8)
})

test('an operation that reads costs four files', () => {
  expect(follow(RECIPES.operation)).toBeLessThanOrEqual(4)
})

test('all compile after npm run generate, and the tests of engines and predicates pass', {
  timeout: 600_000,
}, () => {
  const bun = join(root, 'node_modules/.bin/bun')
  for (const command of [
    [bun, 'packages/contract/src/document/emit.ts'],
    [bun, 'packages/contract/src/document/emit-admin.ts'],
    [process.env.npm_node_execpath ?? 'node', 'packages/sdk/scripts/generate.mjs'],
  ]) {
    const [program = '', ...rest] = command
    const { status, stderr } = spawnSync(program, rest, { cwd: copy, encoding: 'utf8' })
    expect([command, status, status === 0 ? '' : stderr]).toEqual([command, 0, ''])
  }
  expect(compile()).toEqual({ status: 0, problems: [''] })
  // The operation is a route, a tool, and a method that the command line reads by its name.
  follow(RECIPES.surfaces)
  expect(spawnSync(bun, ['apps/mcp/surfaces.ts'], { cwd: copy, encoding: 'utf8' }).stdout).toBe('[1,1,1]\n')
  const engines = 'packages/adapters/src/engines'
  expect(
    unitTests(
      `${engines}/engine-docs.test.ts`,
      `${engines}/configured-engines.test.ts`,
      `${engines}/demo/demo-engine.test.ts`,
      'apps/relay/src/engine-hosts.test.ts',
      'packages/verdicts/src/predicates/all.test.ts',
    ),
  ).toEqual({ status: 0, failed: '' })
})
