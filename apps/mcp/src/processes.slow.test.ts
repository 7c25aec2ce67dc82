import { randomBytes } from 'node:crypto'
import { builtProduct } from '@veracite/testing/built-product'
import { redisUrl } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { useWorld } from '@veracite/testing/use-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Loose, modernRequest } from './test-support/server.ts'

// Processes are started here, and a busy machine starts one in seconds.

const main = (await builtProduct())('apps/mcp/src/main.ts')
const redis = redisUrl()
const token = randomBytes(32).toString('hex')

const world = useWorld()
let first: Process
beforeAll(async () => {
  first = await startProcess()
})

interface Process {
  url: string
  output(): string
  stop(): Promise<number>
}

const started: Process[] = []
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
})

async function startProcess(): Promise<Process> {
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
      ...(redis !== null && { REDIS_URL: redis, VERACITE_LOG_LEVEL: 'debug' }),
    },
    stdout: 'pipe',
    stderr: 'inherit',
  })
  let output = ''
  void (async () => {
    for await (const chunk of child.stdout) output += new TextDecoder().decode(chunk)
  })()
  const isListening = async () => {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${output}`)
    return /"url":"([^"]+)","msg":"mcp listening"/.exec(output)?.[1]
  }
  const url = await eventually('the process to listen', isListening)
  const running = {
    url,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      return child.exited
    },
  }
  started.push(running)
  return running
}

const call = (url: string, key = token, method = 'tools/list', params: Record<string, unknown> = {}) =>
  fetch(`${url}/api/mcp`, modernRequest(method, params, { authorization: `Bearer ${key}` }))

describe('as a process of its own', () => {
  test('serves the tools, its health and its numbers', async () => {
    const { url } = first
    const listed = (await (await call(url)).json()) as Loose
    expect(listed.result.tools).toHaveLength(15)

    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'alive' })
    const ready = await eventually('it to have what it needs', async () => {
      const response = await fetch(`${url}/readyz`)
      return response.ok && response
    })
    expect([ready.status, ((await ready.json()) as Loose).status]).toEqual([200, 'ready'])
    const numbers = await (await fetch(`${url}/metrics`)).text()
    expect(numbers).toMatch(/veracite_http_requests_total\{route="\/api\/mcp"/)

    for (const path of [
      '/',
      '/v1/scans/x',
      '/api/admin',
      '/api/mcp/',
      '/.well-known/oauth-protected-resource',
    ]) {
      const response = await fetch(url + path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toEqual({ error: 'Not found.' })
    }
  })
})

describe.skipIf(redis === null)('two processes and one Redis', () => {
  /** Calls at once with a fresh key, and so with a fresh bucket in a Redis that others use as well. */
  async function burst(urls: string[], accountId: string, size = 80): Promise<Response[]> {
    const { key } = await world.operator.keys.issue({ accountId, name: 'burst', scopes: ['read'] })
    const lookup = { name: 'lookup_evidence_hash', arguments: { hash: 'a'.repeat(64) } }
    return await Promise.all(
      Array.from({ length: size }, (_, n) => call(urls[n % urls.length] ?? '', key, 'tools/call', lookup)),
    )
  }

  test('of 80 calls at once 60 are accepted, and the others are told when to come again', async () => {
    const processes = [first, await startProcess()]
    const { accountId } = await world.addBrand({ prompts: 0 })
    const urls = processes.map(({ url }) => url)
    for (const url of urls)
      await eventually('a process with its Redis', async () => (await fetch(`${url}/readyz`)).ok)
    // A process is slowest at its first calls.
    for (let n = 0; n < 3; n++) await burst(urls, accountId, 2)
    // If Redis does not answer within a fifth of a second, as on a busy machine, a process counts alone for two
    // seconds, logs each request that it counts so, and lets in more: such a burst says nothing about counting
    // together.
    const timesAlone = () =>
      processes.reduce((sum, { output }) => sum + output().split('counts in memory').length - 1, 0)
    const answers = await eventually('a burst that was counted in Redis', async () => {
      const before = timesAlone()
      const answered = await burst(urls, accountId)
      // A process logs after it has answered.
      await Bun.sleep(500)
      if (timesAlone() === before) return answered
      await Bun.sleep(2_000)
      return false
    })
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(refused).toHaveLength(20)
    for (const answer of refused) {
      const body = (await answer.json()) as Loose
      expect(String(body.retryAfterSeconds)).toBe(answer.headers.get('retry-after'))
    }
  })
})

test('it stops when it is told', async () => {
  expect(await first.stop()).toBe(0)
})
