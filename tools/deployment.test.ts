import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfig } from '@veracite/runtime/config'
import { VARIABLES } from '@veracite/runtime/variables'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const compose = parse(composeText, { merge: true }) as {
  services: Record<
    string,
    {
      image: string
      build?: string
      command?: string[]
      environment?: Record<string, string>
      healthcheck?: unknown
    }
  >
}
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const known = new Set(VARIABLES.map(({ name }) => name))
const ours = Object.entries(compose.services).filter(([, service]) => service.build !== undefined)

test('the file has PostgreSQL 17, Valkey, api, mcp and worker', () => {
  expect(Object.keys(compose.services).sort()).toEqual(['api', 'mcp', 'postgres', 'valkey', 'worker'])
  expect(compose.services.postgres?.image).toBe('postgres:17')
  expect(compose.services.valkey?.command).toEqual(
    expect.arrayContaining(['--appendonly', 'yes', '--maxmemory-policy', 'noeviction']),
  )
})

test.each(ours)(
  '%s: every variable is one the servers read, and its command is in the repository',
  (_, service) => {
    for (const name of Object.keys(service.environment ?? {})) expect(known).toContain(name)
    const [bun, entry] = service.command ?? []
    expect(bun).toBe('node_modules/.bin/bun')
    expect(existsSync(join(root, entry ?? 'missing'))).toBe(true)
  },
)

test('with its variables filled in, every process accepts its settings', () => {
  const [, api] = ours[0] ?? []
  const filled = Object.fromEntries(
    Object.entries(api?.environment ?? {}).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\w+:\?[^}]*\}/g, 'a'.repeat(40)),
    ]),
  )
  const parsed = parseConfig({ ...filled, VERACITE_SIGNING_KEY: undefined }, 'distributed')
  expect(parsed.ok ? [] : parsed.problems.map(({ variable }) => variable)).toEqual(['VERACITE_SIGNING_KEY'])
})

test('no secret is written into the file: each must be given from outside', () => {
  for (const [name, value] of Object.entries(ours[0]?.[1].environment ?? {})) {
    if (VARIABLES.find((variable) => variable.name === name)?.secret && name !== 'REDIS_URL')
      expect(value).toMatch(/\$\{\w+:\?/)
  }
  expect(composeText).not.toMatch(/BEGIN .*PRIVATE KEY/)
})

test('every health check, and every entry point the image names, exists', () => {
  for (const [name, service] of Object.entries(compose.services))
    if (name !== 'worker') expect(service.healthcheck).toBeDefined()
  const entries = [...dockerfile.matchAll(/apps\/\w+\/src\/main\.ts|tools\/[\w.-]+/g)].map(([path]) => path)
  expect(entries.length).toBeGreaterThan(3)
  for (const path of entries) expect([path, existsSync(join(root, path))]).toEqual([path, true])
})
