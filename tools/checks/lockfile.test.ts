import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface LockFile {
  packages: Record<string, { os?: string[]; cpu?: string[] }>
  snapshots: Record<string, { optionalDependencies?: Record<string, string> }>
}

/**
 * The platforms where `npm start` and `npm test` must run. A lock file made on one may lack the binaries of
 * the others.
 */
const MACHINES = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64']

const { packages, snapshots }: LockFile = parse(
  readFileSync(resolve(import.meta.dirname, '../../pnpm-lock.yaml'), 'utf8'),
)

/**
 * The platforms that these optional packages have binaries for; none when they do not depend on the
 * processor.
 */
function machinesOf(optional: Record<string, string>): Set<string> {
  const machines = new Set<string>()
  for (const [name, version] of Object.entries(optional)) {
    const { os = [], cpu = [] } = packages[`${name}@${version}`] ?? {}
    for (const system of os) for (const processor of cpu) machines.add(`${system} ${processor}`)
  }
  return machines
}

test('every tool with binaries is locked for Linux and macOS on both processors', () => {
  const locked = Object.entries(snapshots).map(
    ([name, { optionalDependencies = {} }]) => [name, machinesOf(optionalDependencies)] as const,
  )
  const bound = locked.filter(([, machines]) => machines.size > 0)
  expect(bound.length).toBeGreaterThan(5)
  const lacking = bound.flatMap(([name, machines]) =>
    MACHINES.filter((machine) => !machines.has(machine)).map((machine) => `${name} on ${machine}`),
  )
  expect(lacking).toEqual([])
})
