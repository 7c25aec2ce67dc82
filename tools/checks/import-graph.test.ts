import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packages = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
)

/** The table of ARCHITECTURE.md: package → packages it may import. */
const allowed = new Map(
  [
    ...readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(
      /^\| `((?:packages|apps)\/[a-z]+)` \| (.*) \|$/gm,
    ),
  ].map(
    ([, name = '', list = '']) =>
      [name, list.startsWith('nothing') ? [] : list.split(',').map((item) => item.trim())] as const,
  ),
)

/** What the tests of a package may use in addition. */
const TEST_ONLY = new Set(['testing', 'worker', 'api', 'mcp', 'contract', 'db', 'adapters', 'runtime'])

function sourcesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || name === 'dist') return []
    if (statSync(path).isDirectory()) return sourcesOf(path)
    return /\.(ts|tsx|mts|mjs)$/.test(name) ? [path] : []
  })
}

const isTest = (path: string) => /\.(test|contract|fixture)\.ts$|\/test-support\/|\/test\/|\/test-/.test(path)

/** Every name that the text imports: statically, for a side effect, or dynamically. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name = '']) => name)

/** The package that an import of the file leads to, by name or by path; null for third-party packages. */
function packageOf(file: string, name: string): string | null {
  if (!name.startsWith('.')) return /^@veracite\/([a-z]+)/.exec(name)?.[1] ?? null
  const [folder = '', inner = ''] = relative(root, resolve(dirname(file), name)).split(sep)
  return folder === 'packages' || folder === 'apps' ? inner : folder
}

/** What is wrong with an import, or null. */
function complaint(own: string, file: string, name: string): string | null {
  const self = own.split('/')[1] ?? ''
  const imported = packageOf(file, name)
  if (imported === null || imported === self) return null
  const arrow = `${relative(root, file)} imports ${name}`
  // The product must not use generators and vectors, but tests may.
  if ((imported === 'tools' || imported === 'vectors') && isTest(file)) return null
  if (name.startsWith('.')) return `${arrow}: another package is imported by its name, not by a path`
  if (allowed.get(own)?.includes(imported) || (isTest(file) && TEST_ONLY.has(imported))) return null
  return `${arrow}, which ARCHITECTURE.md does not allow`
}

describe('who may import whom', () => {
  test('every package is in the table', () => {
    expect([...allowed.keys()].sort()).toEqual(packages.sort())
  })

  test.each(packages)('%s keeps to its row', (own) => {
    const sources = sourcesOf(join(root, own))
    expect(sources.length).toBeGreaterThan(0)
    const complaints = sources.flatMap((file) =>
      namesIn(readFileSync(file, 'utf8')).map((name) => complaint(own, file, name)),
    )
    expect(complaints.filter((found) => found !== null)).toEqual([])
  })

  test('an arrow that is not listed is seen in every form', () => {
    const file = join(root, 'packages/core/src/scans/start-scan.ts')
    const refused = [
      `import { migrate } from '@veracite/db/migrate'`,
      `import { migrate } from '../../../db/src/migrate.ts'`,
      `import '../../../../apps/api/src/serve.ts'`,
      `export { root } from "../../../../tools/install.mjs"`,
      `const { migrate } = await import('@veracite/db/migrate')`,
      `import type {\n  Sql,\n} from '../../../db/src/open-postgres.ts'`,
    ]
    for (const text of refused)
      expect([text, namesIn(text).map((name) => complaint('packages/core', file, name))]).toEqual([
        text,
        [expect.any(String)],
      ])
    for (const name of ['@veracite/verify/leaf', '../runs/ask-run.ts', '../../package.json', 'node:crypto'])
      expect([name, complaint('packages/core', file, name)]).toEqual([name, null])
  })

  test.each(packages)('%s declares just what it may import', (name) => {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
    const declared = Object.keys(manifest.dependencies ?? {})
      .filter((dependency) => dependency.startsWith('@veracite/'))
      .map((dependency) => dependency.slice('@veracite/'.length))
    for (const dependency of declared) expect(allowed.get(name)).toContain(dependency)
  })

  test.each(packages)('%s depends on what its program imports, so that it is there in production', (own) => {
    const { name: self, dependencies = {} } = JSON.parse(
      readFileSync(join(root, own, 'package.json'), 'utf8'),
    )
    const imported = sourcesOf(join(root, own, 'src'))
      .filter((file) => !isTest(file) && own !== 'packages/testing')
      .flatMap((file) => namesIn(readFileSync(file, 'utf8')))
      .flatMap((name) => /^@veracite\/[a-z]+/.exec(name)?.[0] ?? [])
    const missing = new Set(imported.filter((name) => name !== self && !(name in dependencies)))
    expect([...missing]).toEqual([])
  })

  test('the core does no IO, and reads no clock and no randomness', () => {
    // The core does not run the script inside an exported page: to the core it is text.
    const isPageScript = (file: string) => /bundle\/(generated|html)\/page-verifier\.ts$/.test(file)
    const sources = sourcesOf(join(root, 'packages/core/src')).filter(
      (file) => !isTest(file) && !isPageScript(file),
    )
    for (const path of sources) {
      const text = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      const found =
        /node:(fs|net|http|https|child_process|os|dns|process)|Date\.now\(|new Date\(\)|Math\.random|process\.env|\bBun\.|(?<!\.|async )\bfetch\(|crypto\.(randomUUID|getRandomValues)|randomBytes/.exec(
          text,
        )
      expect([path.slice(root.length), found?.[0]]).toEqual([path.slice(root.length), undefined])
    }
  })
})
