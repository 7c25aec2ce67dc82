import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Follows the recipes of CONTRIBUTING.md in a copy of the repository: the steps must compile and cost eight files each. */

const root = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'veracite-recipes-'))
const changed = new Set<string>()

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
afterAll(() => rmSync(copy, { recursive: true }))

function edit(path: string, before: string, added: string): void {
  const text = readFileSync(join(copy, path), 'utf8')
  expect([path, text.includes(before)]).toEqual([path, true])
  writeFileSync(join(copy, path), text.replace(before, `${added}${before}`))
  changed.add(path)
}

function add(path: string, text: string): void {
  writeFileSync(join(copy, path), text)
  changed.add(path)
}

const compile = () => {
  const { status, stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.json', '--noEmit'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  )
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
  changed.clear()
  const engines = 'packages/adapters/src/engines'
  edit(
    'packages/terms/src/engines.ts',
    '} as const satisfies Record<string, EngineEntry>',
    "  ORACLE: {\n    name: 'Oracle',\n    formalName: 'Oracle',\n    plan: 'enterprise',\n    report: { url: 'https://oracle.example', how: 'The form.' },\n  },\n",
  )
  add(
    `${engines}/access/oracle.ts`,
    `import { officialApi } from './official-api.ts'

export const oracle = officialApi({
  name: 'oracle',
  key: 'ORACLE_API_KEY',
  model: 'oracle-1',
  baseUrl: 'https://api.oracle.example/v1',
  path: '/chat/completions',
  wire: 'openai.chat_completions',
  description: (model) => \`The API of Oracle, model \${model}.\`,
  body: ({ model, prompt }) => ({ model, messages: [{ role: 'user', content: prompt }] }),
})
`,
  )
  edit(`${engines}/accesses.ts`, 'import { perplexity }', "import { oracle } from './access/oracle.ts'\n")
  edit(`${engines}/accesses.ts`, '  AMAZON_RUFUS: [', '  ORACLE: [oracle],\n')
  edit(
    `${engines}/access/keys.ts`,
    '} as const satisfies Record',
    "  ORACLE_API_KEY: { meaning: 'Oracle key: ORACLE.', example: 'or-…' },\n",
  )
  edit(
    `${engines}/demo/demo-engines.ts`,
    '  AMAZON_RUFUS: {',
    "  ORACLE: { wire: 'openai.responses', style: 'headed', habits: {} },\n",
  )
  edit(
    'packages/verify/src/bundle/engine-hosts.ts',
    "    'api.perplexity.ai'",
    "    'api.oracle.example': ['ORACLE'],\n",
  )
  edit(
    'docs/engines.md',
    '| AMAZON_RUFUS |',
    '| ORACLE | `oracle`: Oracle API, `oracle-1` | `ORACLE_API_KEY` | | |\n',
  )
  edit(
    `${engines}/prices.json`,
    '  {\n    "models": ["gpt-6-luna"]',
    '  {\n    "models": ["oracle-1"],\n    "from": "2026-11-01",\n    "input": "1",\n    "cachedInput": "1",\n    "output": "1",\n    "search": "0"\n  },\n',
  )
  expect(changed.size).toBeLessThanOrEqual(8 + 1)
})

test('a predicate costs at most eight files', () => {
  changed.clear()
  const predicates = 'packages/verdicts/src/predicates'
  edit(
    `${predicates}/predicates.json`,
    '  "legal_name": {',
    '  "showrooms": {\n    "label": "Showrooms",\n    "hint": "how many showrooms the brand has, as a number",\n    "question": "How many showrooms there are.",\n    "single": true\n  },\n',
  )
  add(
    `${predicates}/showrooms.ts`,
    `import { about } from './about.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { ofBrand } from './statement-key.ts'

export const showrooms: Predicate<'showrooms', number, number> = {
  ...about('showrooms'),
  ...wholeFact(0, 100_000),
  stated: {
    schema: { type: 'integer' },
    read: (value) => (typeof value === 'number' ? value : Number(String(value).match(/\\d+/)?.[0] ?? Number.NaN) || null),
    say: String,
    key: (count) => ofBrand(String(count)),
    isIn: (count, { numbers }) => numbers.includes(count),
  },
  compare: (count, truth) => (count === truth ? 'same' : 'different'),
}
`,
  )
  edit(`${predicates}/all.ts`, 'import { employees }', "import { showrooms } from './showrooms.ts'\n")
  edit(`${predicates}/all.ts`, '  employees,\n', '  showrooms,\n')
  edit(
    `${predicates}/all.cases.json`,
    '    [{ "predicate": "employees"',
    '    [{ "predicate": "showrooms", "value": 3 }, 4, "4"],\n',
  )
  edit('packages/verdicts/src/model/request.ts', 'export const PROMPT_VERSION', '// Raised for showrooms.\n')
  edit(
    'packages/verdicts/src/verdict/decide.ts',
    'export const VERDICT_VERSION',
    '// Raised for showrooms.\n',
  )
  expect(changed.size).toBeLessThanOrEqual(8)
})

test('both compile after npm run generate, and the tests of engines and predicates pass', {
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
