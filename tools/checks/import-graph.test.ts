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
      /^\| `((?:packages|apps)\/[a-z-]+)` \| (.*) \|$/gm,
    ),
  ].map(
    ([, name = '', list = '']) =>
      [
        name,
        list.startsWith('none of our packages') ? [] : list.split(',').map((item) => item.trim()),
      ] as const,
  ),
)

/** Packages that only compute: what they need from outside comes in through ports. */
const PURE = ['terms', 'statistics', 'ground-truth', 'evidence', 'core'].map((name) => `packages/${name}`)

/** Folders whose subfolders must not import each other in a circle: every package, and those that nest nouns deeper. */
const SEPARATED = [
  ...packages.map((name) => `${name}/src`),
  'packages/db/src/stores',
  'packages/runtime/src',
  'apps/console/src/parts',
]

/** What the tests of a package may use in addition. */
const TEST_ONLY = new Set([
  'testing',
  'worker',
  'relay',
  'api',
  'mcp',
  'contract',
  'db',
  'adapters',
  'runtime',
  'verify',
  'evidence',
  'terms',
])

function sourcesOf(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || name === 'dist') return []
    if (statSync(path).isDirectory()) return sourcesOf(path)
    return /\.(ts|tsx|mts|mjs)$/.test(name) ? [path] : []
  })
}

const isTest = (path: string) => /\.(test|contract|fixture)\.ts$|\/test-support\/|\/test\/|\/test-/.test(path)

/** The packages of ours that a package declares, for its program or for its tests. */
function ownDependencies(name: string): string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((dependency) => dependency.startsWith('@veracite/'))
    .map((dependency) => dependency.slice('@veracite/'.length))
}

const TYPE_IMPORTS = /^(?:import|export) type [^'"]*['"][^'"\n]+['"]/gm

/** Every name that the text imports: statically, for a side effect, or dynamically. */
const namesIn = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name = '']) => name)

/** The package that an import of the file leads to, by name or by path; null for third-party packages. */
function packageOf(file: string, name: string): string | null {
  if (!name.startsWith('.')) return /^@veracite\/([a-z-]+)/.exec(name)?.[1] ?? null
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

describe('allowed imports between packages', () => {
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
    for (const name of [
      '@veracite/verify/log/leaf',
      '../runs/ask-run.ts',
      '../../package.json',
      'node:crypto',
    ])
      expect([name, complaint('packages/core', file, name)]).toEqual([name, null])
  })

  test.each(packages)('%s declares just what it may import', (name) => {
    const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
    const declared = Object.keys(manifest.dependencies ?? {})
      .filter((dependency) => dependency.startsWith('@veracite/'))
      .map((dependency) => dependency.slice('@veracite/'.length))
    for (const dependency of declared) expect(allowed.get(name)).toContain(dependency)
  })

  test('no two packages need each other, however far around, also for their tests', () => {
    const arrows = new Map(
      packages.map((own) => [own.split('/')[1] ?? '', new Set(ownDependencies(own))] as const),
    )
    expect(arrows.get('api')).toContain('testing')
    expect(circleIn(arrows)).toBeNull()
  })

  test.each(packages)('%s depends on what its program imports, so that it is there in production', (own) => {
    const { name: self, dependencies = {} } = JSON.parse(
      readFileSync(join(root, own, 'package.json'), 'utf8'),
    )
    const imported = sourcesOf(join(root, own, 'src'))
      .filter((file) => !isTest(file) && own !== 'packages/testing')
      .flatMap((file) => namesIn(readFileSync(file, 'utf8')))
      .flatMap((name) => /^@veracite\/[a-z-]+/.exec(name)?.[0] ?? [])
    const missing = new Set(imported.filter((name) => name !== self && !(name in dependencies)))
    expect([...missing]).toEqual([])
  })

  test.each(PURE)('%s does no IO, and reads no clock and no randomness', (name) => {
    // Nobody here runs the script inside an exported page: it is text.
    const isPageScript = (file: string) => /bundle\/(generated|html)\/page-verifier\.ts$/.test(file)
    const sources = sourcesOf(join(root, name, 'src')).filter((file) => !isTest(file) && !isPageScript(file))
    expect(sources.length).toBeGreaterThan(0)
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

// Biome has a rule for it, which takes longer than all its others together.
test.each([...packages, 'tools', 'bench'])('no files of %s import each other, however far around', (own) => {
  const arrows = new Map(
    sourcesOf(join(root, own)).map((file) => {
      const names = namesIn(readFileSync(file, 'utf8').replaceAll(TYPE_IMPORTS, ''))
      const imported = names
        .filter((name) => name.startsWith('.'))
        .map((name) => resolve(dirname(file), name))
      return [file, new Set(imported)] as const
    }),
  )
  expect(circleIn(arrows)).toBeNull()
})

describe('folders inside a package', () => {
  test.each(SEPARATED)('no two folders of %s import each other, however far around', (folder) => {
    expect(circleIn(arrowsBetween(folder))).toBeNull()
  })

  test('imports between folders are seen', () => {
    expect(arrowsBetween('packages/core/src').size).toBeGreaterThan(10)
  })

  test('a circle is found and named', () => {
    const arrows = new Map([
      ['runs', new Set(['facts'])],
      ['facts', new Set(['brands', 'findings'])],
      ['findings', new Set(['runs'])],
    ])
    expect(circleIn(arrows)).toEqual(['runs', 'facts', 'findings', 'runs'])
    arrows.set('findings', new Set(['brands']))
    expect(circleIn(arrows)).toBeNull()
  })
})

/** Which subfolder imports which; files that lie beside the subfolders may import any of them. */
function arrowsBetween(folder: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  const partsOf = (path: string) => relative(join(root, folder), path).split(sep)
  for (const file of sourcesOf(join(root, folder)).filter((path) => !isTest(path))) {
    const [own = '', ...inside] = partsOf(file)
    if (inside.length === 0) continue
    for (const name of namesIn(readFileSync(file, 'utf8')).filter((name) => name.startsWith('.'))) {
      const [other = '', ...rest] = partsOf(resolve(dirname(file), name))
      // Generated files take types from the files that use them.
      if (other === own || own === 'generated' || other === '..' || rest.length === 0) continue
      arrows.set(own, (arrows.get(own) ?? new Set()).add(other))
    }
  }
  return arrows
}

/** The first way from a folder back to itself, or null. */
function circleIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const clear = new Set<string>()
  const walk = (folder: string, way: string[]): string[] | null => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (clear.has(folder)) return null
    for (const next of arrows.get(folder) ?? []) {
      const circle = walk(next, [...way, folder])
      if (circle !== null) return circle
    }
    clear.add(folder)
    return null
  }
  for (const folder of arrows.keys()) {
    const circle = walk(folder, [])
    if (circle !== null) return circle
  }
  return null
}
