import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * unit: needs nothing but the repository, so its results may be cached. services: uses PostgreSQL, Redis or
 * the product as a process. slow: waits for real seconds (outages, leases, restarts), so it runs beside the
 * rest. around: what stands around the product (guides, deployment, benchmarks, programs of others that use
 * it). The last two are named `*.slow.test.ts` and `*.around.test.ts`.
 */
export type TestParts = Record<'unit' | 'services' | 'slow' | 'around', string[]>

const FOLDERS = ['apps', 'packages', 'tools', 'bench']

/**
 * Imports that bring a service into a test, from @veracite/testing or elsewhere, and starting any of our
 * programs as a process.
 */
const BRINGS_SERVICES =
  /\btesting\/(?:src\/)?(?:database|world|standalone-process|find-postgres|find-redis)\b|\/embedded-postgres(?:\.ts)?'|own-redis|veraciteServices/

/** Every test file below the root, by the part it belongs to. */
export function testParts(root: string): TestParts {
  const parts: TestParts = { unit: [], services: [], slow: [], around: [] }
  for (const path of FOLDERS.flatMap((folder) => testFiles(join(root, folder)))) {
    parts[partOf(path)].push(relative(root, path))
  }
  return parts
}

function partOf(path: string): keyof TestParts {
  if (path.endsWith('.slow.test.ts')) return 'slow'
  if (path.endsWith('.around.test.ts')) return 'around'
  return bringsServices(path) ? 'services' : 'unit'
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    // The SDK has its own configuration and its own part.
    if (entry.name === 'node_modules' || path.endsWith('packages/sdk')) return []
    if (entry.isDirectory()) return testFiles(path)
    return entry.name.endsWith('.test.ts') ? [path] : []
  })
}

/** Looks into the file and everything it imports by path. */
function bringsServices(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path) || !existsSync(path)) return false
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  if (BRINGS_SERVICES.test(text)) return true
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)].some(([, name = '']) =>
    bringsServices(resolve(dirname(path), name), seen),
  )
}
