import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseConfig } from '@veracite/runtime/settings/config'
import { productionEnv } from '@veracite/runtime/settings/production-settings'
import { VARIABLES } from '@veracite/runtime/settings/variables'
import { expect, test } from 'vitest'
import { composeText, environmentOf, services } from './production/compose-file.ts'
import { PROCESSES, type Process } from './production/processes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')
const known = new Set(VARIABLES.map(({ name }) => name))
const ours = Object.entries(services).filter(([, service]) => service.build !== undefined)

const PLACES = {
  host: 'evidence.example.com',
  postgres: 'postgres:5432',
  database: 'veracite',
  redis: 'redis://valkey:6379',
  checkpointFile: '/var/lib/veracite/log-checkpoint',
}
const dotenv = Object.fromEntries(
  [...productionEnv(PLACES).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)
const neededBy = (process: Process) =>
  VARIABLES.filter((variable) => variable.neededBy?.includes(process)).map(({ name }) => name)
const isNeeded = (name: string) => VARIABLES.some((variable) => variable.name === name && variable.neededBy)

test('the file has PostgreSQL, Valkey, and each of our processes', () => {
  expect(Object.keys(services).sort()).toEqual([...PROCESSES, 'postgres', 'valkey'].sort())
  expect(ours.map(([name]) => name).sort()).toEqual([...PROCESSES].sort())
  expect(services.valkey?.command).toEqual(
    expect.arrayContaining(['--appendonly', 'yes', '--maxmemory-policy', 'noeviction']),
  )
})

test('every image is pinned by its digest, with the version it is for the reader', () => {
  const images = [
    ...Object.values(services).flatMap(({ image, build }) => (build === undefined ? [image] : [])),
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
  ]
  expect(images).toHaveLength(5)
  for (const image of images) expect(image).toMatch(/^[a-z/]+:\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/)
})

test('the image has what the processes need and nothing that only tests need', () => {
  expect(dockerfile).toContain('tools/install.mjs --production')
  expect(read('tools/install.mjs')).toMatch(/'--prod', '--filter-prod'/)
})

test.each(PROCESSES)(
  '%s is given exactly what production needs of it, and nothing of the others',
  (process) => {
    const given = environmentOf(process, dotenv)
    expect(
      Object.keys(given)
        .filter((name) => isNeeded(name) || name === 'POSTGRES_PASSWORD')
        .sort(),
    ).toEqual(neededBy(process).sort())
    for (const name of Object.keys(given)) expect(known).toContain(name)
    const [bun, entry] = services[process]?.command ?? []
    expect(bun).toBe('node_modules/.bin/bun')
    expect(existsSync(join(root, entry ?? 'missing'))).toBe(true)
  },
)

test('only workers are given the keys of engines; the others learn which there are', () => {
  const isEngineKey = /_API_KEY$|^DATAFORSEO_PASSWORD$/
  const keys = VARIABLES.filter(({ secret, name }) => secret && isEngineKey.test(name)).map(
    ({ name }) => name,
  )
  expect(keys.length).toBeGreaterThan(10)
  const filled = { ...dotenv, ...Object.fromEntries(keys.map((name) => [name, 'a-real-key'])) }
  for (const name of keys) {
    expect([name, environmentOf('worker', filled)[name]]).toEqual([name, 'a-real-key'])
    for (const process of ['api', 'mcp', 'migrate'])
      expect([process, name, environmentOf(process, filled)[name] ?? 'set']).toEqual([process, name, 'set'])
    expect(environmentOf('api', dotenv)[name]).toBeUndefined()
  }
})

test.each(['api', 'mcp', 'worker'] as const)('%s accepts these settings', (process) => {
  const parsed = parseConfig(environmentOf(process, dotenv), 'distributed', process === 'worker')
  expect(parsed.ok ? [] : parsed.problems).toEqual([])
})

test.each(
  neededBy('worker').filter(
    (name) =>
      ![
        'REDIS_URL',
        'VERACITE_METRICS_TOKEN',
        'VERACITE_WEBHOOK_KEY',
        'VERACITE_LOG_DATABASE_URL',
        'VERACITE_LOG_ORIGIN',
      ].includes(name),
  ),
)('a worker without %s refuses to start and names it', (name) => {
  const parsed = parseConfig({ ...environmentOf('worker', dotenv), [name]: '' }, 'distributed', true)
  expect(parsed.ok ? [] : parsed.problems.map(({ variable }) => variable)).toEqual([name])
})

test('docs/operations.md has the table that follows from the settings', () => {
  const rows = VARIABLES.flatMap(({ name, neededBy }) =>
    neededBy === undefined
      ? []
      : [`| \`${name}\` | ${PROCESSES.map((one) => (neededBy.includes(one) ? '✓' : ' ')).join(' | ')} |`],
  )
  const head = `| Variable | ${PROCESSES.map((process) => `\`${process}\``).join(' | ')} |`
  const table = [head, `|---|${PROCESSES.map(() => ':-:|').join('')}`, ...rows].join('\n')
  expect(read('docs/operations.md')).toContain(table)
})

test('each run of init makes other keys, and writes everything that production needs', () => {
  const [one, two] = [productionEnv(PLACES), productionEnv(PLACES)]
  const secrets = VARIABLES.filter(({ secret, neededBy }) => secret && neededBy && neededBy.length > 0)
  for (const { name } of secrets) {
    const [a, b] = [one, two].map((text) => new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1])
    expect(a).toBeDefined()
    if (name !== 'REDIS_URL') expect(a).not.toBe(b)
  }
})

test('init gives webhooks a key of their own, so that a new capture key leaves their secrets alone', () => {
  const parsed = parseConfig(environmentOf('api', dotenv), 'distributed', false)
  if (!parsed.ok) throw new Error('settings')
  const { webhookKey, signingKey } = parsed.secrets
  expect([webhookKey === null, webhookKey === signingKey]).toEqual([false, false])
})

test('a shell and Docker read the same settings from the file of init', () => {
  const text = productionEnv(PLACES)
  const script = `set -a; ${text}\nset +a; env -0`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { env: {}, encoding: 'utf8' })
  expect(stderr).toBe('')
  const read = stdout.split('\0')
  for (const [line] of text.matchAll(/^\w+=.*$/gm)) expect(read).toContain(line)
})

test('no secret is written into the file: each must be given from outside', () => {
  for (const [, { environment = {} }] of Object.entries(services)) {
    for (const [name, value] of Object.entries(environment)) {
      if (VARIABLES.find((variable) => variable.name === name)?.secret || name.includes('PASSWORD'))
        expect(value).toMatch(/^$|\$\{\w+:(?:\?|\+set\})/)
    }
  }
  expect(composeText).not.toMatch(/BEGIN .*PRIVATE KEY/)
})

test('the image says whether it is healthy, on the port of its role; other images are asked in the file', () => {
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\$\{VERACITE_WORKER_PORT:-\$PORT\}\/healthz/m)
  expect(environmentOf('worker', dotenv).VERACITE_WORKER_PORT).toBe('3002')
  for (const name of ['api', 'mcp']) expect(environmentOf(name, dotenv).VERACITE_WORKER_PORT).toBeUndefined()
  for (const [name, { build, healthcheck }] of Object.entries(services)) {
    if (build === undefined) expect([name, healthcheck]).toEqual([name, expect.anything()])
    else expect([name, healthcheck]).toEqual([name, name === 'migrate' ? { disable: true } : undefined])
  }
})

test('ports are open on this machine only, and logs of every container have an end', () => {
  for (const [name, { ports = [], logging }] of Object.entries(services)) {
    for (const port of ports) expect([name, port]).toEqual([name, expect.stringMatching(/^127\.0\.0\.1:/)])
    expect([name, logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }])
  }
})

test('the image belongs to root, runs as another user, and names its source', () => {
  expect(dockerfile).not.toContain('--chown')
  expect(dockerfile).toMatch(/^USER 1000:1000$/m)
  expect(dockerfile).toMatch(/^ENV .*VERACITE_COMMIT=\$\{VERACITE_COMMIT\}$/m)
  for (const label of ['title', 'licenses', 'source', 'version', 'revision'])
    expect(dockerfile).toContain(`org.opencontainers.image.${label}=`)
  // Sources come after the dependencies, so that a changed line does not install them again.
  expect(dockerfile.indexOf('tools/install.mjs --production')).toBeLessThan(
    dockerfile.lastIndexOf('COPY . .'),
  )
})

test('every entry point that the image names exists', () => {
  const entries = [...dockerfile.matchAll(/apps\/\w+\/src\/main\.ts|tools\/[\w.-]+/g)].map(([path]) => path)
  expect(entries.length).toBeGreaterThan(4)
  for (const path of entries) expect([path, existsSync(join(root, path))]).toEqual([path, true])
})
