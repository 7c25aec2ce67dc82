import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { redisUrl, testServers } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { createWorld, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Loose, modernRequest } from './test-support/server.ts'

const main = join(import.meta.dirname, 'main.ts')
const redis = redisUrl()
// Its own bucket in a Redis that others use as well.
const token = randomBytes(32).toString('hex')

let world: World
beforeAll(async () => {
  const [server] = testServers()
  if (!server) throw new Error('no database')
  world = await createWorld(server)
})
afterAll(() => world?.close())

interface Process {
  url: string
  stop(): Promise<number>
}

const started: Process[] = []
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
})

async function startProcess(env: Record<string, string> = {}): Promise<Process> {
  const child = Bun.spawn([process.execPath, main], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      BUN_OPTIONS: process.env.BUN_OPTIONS ?? '',
      PORT: '0',
      VERACITE_TOKEN: token,
      VERACITE_SIGNING_KEY: world.secrets.signingKey ?? '',
      DATABASE_URL: world.testDatabase.appUrl,
      VERACITE_MIGRATIONS_URL: world.testDatabase.adminUrl,
      VERACITE_DEMO: '1',
      ...env,
    },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  let output = ''
  void (async () => {
    for await (const chunk of child.stdout) output += new TextDecoder().decode(chunk)
  })()
  const url = await eventually('the process to listen', async () => {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output}`)
    return /"url":"([^"]+)","msg":"mcp listening"/.exec(output)?.[1]
  })
  const running = {
    url,
    async stop() {
      child.kill('SIGTERM')
      return child.exited
    },
  }
  started.push(running)
  return running
}

const call = (url: string, method = 'tools/list', params: Record<string, unknown> = {}) =>
  fetch(`${url}/api/mcp`, modernRequest(method, params, { authorization: `Bearer ${token}` }))

describe('as a process of its own', () => {
  test('serves the tools, its health and its numbers, and stops when it is told', async () => {
    const alone = await startProcess()
    const listed = (await (await call(alone.url)).json()) as Loose
    expect(listed.result.tools).toHaveLength(10)

    expect(await (await fetch(`${alone.url}/healthz`)).json()).toEqual({ status: 'alive' })
    const ready = await fetch(`${alone.url}/readyz`)
    expect([ready.status, ((await ready.json()) as Loose).status]).toEqual([200, 'ready'])
    const numbers = await (await fetch(`${alone.url}/metrics`)).text()
    expect(numbers).toMatch(/veracite_http_requests_total\{route="\/api\/mcp"/)

    for (const path of [
      '/',
      '/v1/scans/x',
      '/api/admin',
      '/api/mcp/',
      '/.well-known/oauth-protected-resource',
    ]) {
      const response = await fetch(alone.url + path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toEqual({ error: 'Not found.' })
    }
    expect(await alone.stop()).toBe(0)
  })
})

describe.skipIf(redis === null)('two processes and one Redis', () => {
  test('of 80 calls at once 60 are accepted, and the others are told when to come again', async () => {
    const env = { REDIS_URL: redis ?? '' }
    const [one, two] = await Promise.all([startProcess(env), startProcess(env)])
    const begun = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        call(index % 2 === 0 ? one.url : two.url, 'tools/call', {
          name: 'lookup_evidence_hash',
          arguments: { hash: 'a'.repeat(64) },
        }),
      ),
    )
    // One more may come each second: on a busy machine the eighty take longer than that.
    const seconds = Math.ceil((performance.now() - begun) / 1000)
    const accepted = answers.filter(({ status }) => status === 200).length
    expect(accepted).toBeGreaterThanOrEqual(60)
    expect(accepted).toBeLessThan(60 + seconds)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80 - accepted)
    for (const answer of answers.filter(({ status }) => status === 429)) {
      const body = (await answer.json()) as Loose
      expect(String(body.retryAfterSeconds)).toBe(answer.headers.get('retry-after'))
    }
  })
})
