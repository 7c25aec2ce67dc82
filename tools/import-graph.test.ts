import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
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

/** What the tests of a package may use beside that. */
const TEST_ONLY = new Set(['testing', 'worker', 'api', 'mcp', 'contract', 'db', 'adapters', 'runtime'])

function sourcesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || name === 'dist') return []
    if (statSync(path).isDirectory()) return sourcesOf(path)
    return /\.(ts|mts|mjs)$/.test(name) ? [path] : []
  })
}

const isTest = (path: string) => /\.(test|contract|fixture)\.ts$|\/test-support\/|\/test\/|\/test-/.test(path)
const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'@veracite\/([a-z]+)/g)].map(
    ([, name = '']) => name,
  )

describe('who may import whom', () => {
  test('every package is in the table', () => {
    expect([...allowed.keys()].sort()).toEqual(packages.sort())
  })

  test.each(packages)('%s keeps to its row', (name) => {
    const mayImport = new Set(allowed.get(name))
    const self = name.split('/')[1] ?? ''
    for (const path of sourcesOf(join(root, name))) {
      for (const imported of importsOf(path)) {
        if (imported === self || mayImport.has(imported) || (isTest(path) && TEST_ONLY.has(imported)))
          continue
        throw new Error(
          `${path.slice(root.length)} imports @veracite/${imported}, which ARCHITECTURE.md does not allow`,
        )
      }
    }
  })

  test.each(packages)('%s declares just what it may import', (name) => {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
    const declared = Object.keys(manifest.dependencies ?? {})
      .filter((dependency) => dependency.startsWith('@veracite/'))
      .map((dependency) => dependency.slice('@veracite/'.length))
    for (const dependency of declared) expect(allowed.get(name)).toContain(dependency)
  })

  test('the core does no IO, and reads no clock and no randomness', () => {
    // The script that goes into an exported page is not run by the core: there it is text.
    const isPageScript = (file: string) => /evidence\/(generated|html)\/page-verifier\.ts$/.test(file)
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
