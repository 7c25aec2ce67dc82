import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@veracite/testing/eventually'
import { sendRaw } from '@veracite/testing/raw-http'
import { addSmallBrand, launch, type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { openFolder, useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

/**
 * One for whatever does not ask for a first start: making a database anew costs more than all the rest. Below a
 * private folder, and with a space in its name.
 */
const parent = join(useFolder(), 'private')
mkdirSync(parent, { mode: 0o700 })
const folder = join(parent, 'data of mine')

/** There, for one test: if that fails, the next one still finds the folder free. */
async function start(env: Record<string, string> = {}): Promise<Standalone> {
  const server = await startStandalone(folder, env)
  onTestFinished(async () => void (await server.end('SIGKILL')))
  return server
}

/** Processes that still name the folder on their command line. */
function strays(folder: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(folder) && !line.includes(' ps '))
}

/** It allows itself 4.5 s, and a busy machine needs extra time to start and end the processes involved. */
const LONGEST_STOP_MS = 10_000

async function startScan(server: Standalone, brandId: string): Promise<string> {
  const { body } = await server.call('POST', '/v1/scans', { brandId })
  return String(body.scanId)
}

async function untilFinished(server: Standalone, scanId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const { body } = await server.call('GET', `/v1/scans/${scanId}`)
    if (body.finishedAt) return body
    await Bun.sleep(50)
  }
}

/** One clear sentence, exit code 1, no stack trace. */
async function refusal(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const { output, exited } = launch(dataDir, env)
  expect(await exited).toMatchObject({ code: 1 })
  expect(output()).not.toMatch(/\n\s+at |Error:/)
  return output()
}

/** That it can be killed at any moment is F1 of the fault tests. */
describe('npm start, as a process', () => {
  test('first start seeds a demo, a scan runs to its end, a polite stop loses nothing, the second start has it all', async () => {
    const first = await start()
    expect(first.output()).toContain('DEMO engines')
    expect(first.output()).toContain('npm run veracite -- scan')
    // A token that it made is shown.
    expect(first.output()).toContain(first.token)
    const isReady = async () => (await first.call('GET', '/readyz')).body.status === 'ready'
    await eventually('it to be ready, also on a busy machine', isReady)
    // The tests of the command line scan the whole demo.
    const brandId = await addSmallBrand(first)
    const scan = await untilFinished(first, await startScan(first, brandId))
    expect(scan).toMatchObject({ status: 'COMPLETED', totalPrompts: 1, totalRuns: 9 })
    const prompts = await first.call('GET', `/api/admin/brands/${first.brandId}/prompts`)
    expect(prompts.body.total).toBe(12)
    const facts = await first.call('GET', `/v1/brands/${first.brandId}/ground-truth`)
    expect(facts.body.active).toBeGreaterThanOrEqual(10)
    // Only the owner can read keys and token.
    for (const file of ['token', 'capture-key.pem'])
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)

    const unfinished = await startScan(first, brandId)
    const { code, ms } = await first.end('SIGINT')
    expect([code, ms < LONGEST_STOP_MS]).toEqual([0, true])
    await expect.poll(() => strays(folder)).toEqual([])

    const second = await start()
    expect(second.msToReady).toBeLessThan(30_000)
    expect([second.brandId, second.token]).toEqual([first.brandId, first.token])
    expect((await second.call('GET', `/v1/scans/${scan.id}`)).body).toMatchObject({
      id: scan.id,
      status: 'COMPLETED',
    })
    expect(await untilFinished(second, unfinished)).toMatchObject({ status: 'COMPLETED', totalRuns: 9 })
    expect((await second.end('SIGTERM')).code).toBe(0)
  })

  describe('while it runs', () => {
    const VERACITE_TOKEN = 'set-by-the-operator-0123456789abcdef0123'
    let server: Standalone
    beforeAll(async () => {
      server = await startStandalone(folder, { VERACITE_TOKEN })
    })
    afterAll(async () => void (await server?.end('SIGKILL')))

    test('a token that the operator has set is taken and not shown', async () => {
      expect(server.output()).toMatch(/token +the one in VERACITE_TOKEN/)
      expect(server.output()).not.toContain(VERACITE_TOKEN)
      const response = await fetch(`${server.url}/api/admin/plans`, {
        headers: { authorization: `Bearer ${VERACITE_TOKEN}` },
      })
      expect(response.status).toBe(200)
    })

    test('one port for everything: a short, missing or malformed Host changes no path', async () => {
      const status = async (line: string, host: string | null) => {
        const bytes = `${line}\r\n${host === null ? '' : `Host: ${host}\r\n`}\r\n`
        return (await sendRaw(server.url, bytes)).answers[0]?.status
      }
      for (const host of ['m', 'mcp', 'localhost']) {
        expect([host, await status('GET /healthz HTTP/1.1', host)]).toEqual([host, 200])
        expect([host, await status('GET /abc/healthz HTTP/1.1', host)]).toEqual([host, 404])
        expect([host, await status('GET /api/mcp HTTP/1.1', host)]).toEqual([host, 401])
        expect([host, await status('GET /abc/api/mcp HTTP/1.1', host)]).toEqual([host, 404])
      }
      expect(await status('GET /healthz HTTP/1.0', null)).toBe(200)
      expect(await status('GET /healthz HTTP/1.1', '')).toBe(200)
      expect(await status('GET /healthz HTTP/1.1', 'a:99999')).toBe(400)
    })

    test('a second instance on the same folder is refused and does no harm', async () => {
      expect(await refusal(folder)).toMatch(/folder|in use|another/i)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    })

    test('keep-alive connections do not hold up a stop', async () => {
      const agent = await Promise.all(
        Array.from({ length: 10 }, () => fetch(`${server.url}/healthz`, { keepalive: true })),
      )
      expect(agent.every((response) => response.ok)).toBe(true)
      const { code, ms } = await server.end('SIGTERM')
      expect([code, ms < LONGEST_STOP_MS]).toEqual([0, true])
    })
  })
})

describe('a start that cannot be: one clear sentence, exit code 1, no stack trace', () => {
  test('a busy port', async () => {
    const taken = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
    expect(await refusal(folder, { PORT: String(taken.port) })).toMatch(/Port \d+ .* is in use.*PORT/)
    taken.stop()
  })

  test('a data folder that cannot be written', async () => {
    const file = join(openFolder(), 'file')
    writeFileSync(file, 'not a folder')
    expect(await refusal(join(file, 'data'))).toMatch(/VERACITE_DATA_DIR/)
  })

  test('a data folder of another PostgreSQL version', async () => {
    const old = openFolder()
    mkdirSync(join(old, 'postgres'), { mode: 0o700 })
    writeFileSync(join(old, 'postgres', 'PG_VERSION'), '12\n')
    expect(await refusal(old)).toMatch(/12/)
  })

  test('a database that cannot be reached, without its password', async () => {
    const said = await refusal(openFolder(), {
      DATABASE_URL: 'postgres://someone:s3cr3t-pass@127.0.0.1:1/none',
    })
    expect(said).toMatch(/DATABASE_URL|database/i)
    expect(said).not.toContain('s3cr3t-pass')
  })

  test('settings: every problem at once, each with its variable and an example', async () => {
    const said = await refusal(openFolder(), {
      PORT: 'x',
      VERACITE_TOKEN: 'short',
      REDIS_URL: 'http://x',
      CLAUDE_CONCURRENCY: '0',
    })
    for (const variable of ['PORT', 'VERACITE_TOKEN', 'REDIS_URL', 'CLAUDE_CONCURRENCY'])
      expect(said).toContain(variable)
    expect(said).toContain('for example')
  })
})
