import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * A test says in its name what it needs. `*.test.ts` is a unit: nothing but the repository, so its results may be cached.
 * `*.services.test.ts` uses PostgreSQL, Redis or the product as a process; only those find a server prepared.
 * `*.slow.test.ts` waits for real seconds (outages, leases, restarts, whole jobs in a browser). `*.e2e.test.ts` uses the
 * product from end to end. Both are left to CI. `*.release.test.ts` tests what a release must hold and seldom breaks:
 * packages, guides, deployments, upgrades, recipes, benchmarks, third-party programs. A job of its own runs it.
 */
export type TestParts = Record<Part, string[]>
const NAMED = ['services', 'slow', 'e2e', 'release'] as const
export type Part = 'unit' | (typeof NAMED)[number]

const FOLDERS = ['apps', 'packages', 'tools', 'bench']

/** Every test file below the root, by the part it belongs to. */
export function testParts(root: string): TestParts {
  const parts: TestParts = { unit: [], services: [], slow: [], e2e: [], release: [] }
  for (const path of FOLDERS.flatMap((folder) => testFiles(join(root, folder))))
    parts[partOf(path)].push(relative(root, path))
  return parts
}

export const partOf = (path: string): Part =>
  NAMED.find((part) => path.endsWith(`.${part}.test.ts`)) ?? 'unit'

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    // The SDK has its own configuration and its own part.
    if (entry.name === 'node_modules' || path.endsWith('packages/sdk')) return []
    if (entry.isDirectory()) return testFiles(path)
    return entry.name.endsWith('.test.ts') ? [path] : []
  })
}
