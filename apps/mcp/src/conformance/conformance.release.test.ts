import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { MCP_PATH } from '@veracite/runtime/settings/oauth-settings'
import { createLogger } from '@veracite/runtime/telemetry/logger'
import { createMetrics } from '@veracite/runtime/telemetry/metrics'
import { useFolder } from '@veracite/testing/temporary-folder'
import { TEST_TOKEN } from '@veracite/testing/world'
import { Elysia } from 'elysia'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCallerGate } from '../caller.ts'
import { createGate } from '../gate.ts'
import { startAuthProxy } from '../test-support/conformance/auth-proxy.ts'
import { createFixtureServer } from '../test-support/conformance/fixture-server.ts'
import { run } from '../test-support/run.ts'
import { startTestMcp } from '../test-support/server.ts'

const suite = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js')
const baseline = join(import.meta.dirname, 'baseline.yml')
const folder = useFolder()

const LET_IN = { allowed: true, limit: 10_000, remaining: 9_999, retryAfterMs: 0, resetMs: 60_000 }

const conformance = (url: string, ...args: string[]) =>
  run([process.execPath, suite, 'server', '--url', url, ...args], { cwd: folder })

describe('our plumbing, with tools that use all of the protocol', () => {
  let stop: () => Promise<void>
  let url: string
  beforeAll(() => {
    const serve = createGate({
      identify: createCallerGate(TEST_TOKEN, async () => null, null),
      metadataUrl: null,
      limiter: { take: async () => LET_IN },
      allowedOrigins: ['localhost', '127.0.0.1', '[::1]'],
      logger: createLogger({ logLevel: 'silent', instance: 'test' }, null, 'test'),
      metrics: createMetrics(),
      deadlineMs: 5_000,
      serverFor: () => createFixtureServer(),
      callPlainly: () => null,
    })
    const app = new Elysia()
    app.all(MCP_PATH, ({ request }) => serve(request), { parse: 'none' })
    app.listen({ port: 0, hostname: '127.0.0.1' })
    const proxy = startAuthProxy(`http://127.0.0.1:${app.server?.port}`, TEST_TOKEN)
    url = proxy.url + MCP_PATH
    stop = async () => {
      await proxy.stop()
      await app.server?.stop(true)
    }
  })
  afterAll(() => stop?.())

  test('passes everything revision 2026-07-28 requires of a server', async () => {
    const { code, output } = await conformance(url, '--requirements', '2026-07-28')
    expect(code, output).toBe(0)
    const passed = [...output.matchAll(/^✓ (?!tasks-|json-schema|http-)\S+: \d+ passed, 0 failed/gm)]
    expect(passed).toHaveLength(37)
  })
})

describe('the product, as clients meet it', () => {
  let stop: () => Promise<void>
  let url: string
  beforeAll(async () => {
    const mcp = await startTestMcp({ worker: false })
    const proxy = startAuthProxy(mcp.origin, TEST_TOKEN)
    url = proxy.url + MCP_PATH
    stop = async () => {
      await proxy.stop()
      await mcp.stop()
    }
  })
  afterAll(() => stop?.())

  /** All scenarios in one process, which takes a second to start; most need a tool that the product does not have. */
  const scenarios = async (...args: string[]) => {
    const { output } = await conformance(url, ...args)
    const results = [...output.matchAll(/^[✓✗] (\S+): (\d+) passed, (\d+) failed/gm)].map(
      ([, name = '', passed, failed]) => [name, { isTried: passed !== '0', failed: Number(failed) }] as const,
    )
    return { output, results: new Map(results) }
  }
  const PASSED = { isTried: true, failed: 0 }

  test('2026-07-28: everything that needs no special tool', async () => {
    const { output, results } = await scenarios(
      '--requirements',
      '2026-07-28',
      '--expected-failures',
      baseline,
    )
    for (const name of [
      'tools-list',
      'prompts-list',
      'resources-list',
      'server-sse-multiple-streams',
      'dns-rebinding-protection',
      'http-header-validation',
      'input-required-result-unsupported-methods',
      'input-required-result-validate-input',
    ])
      expect([name, results.get(name)]).toEqual([name, PASSED])
    const [, expected = '', unexpected = ''] = output.split(/^.*xpected failures \(.*\):.*$/m)
    const listed = [...readFileSync(baseline, 'utf8').matchAll(/^ {2}- (\S+)/gm)].map(([, name]) => name)
    expect([...expected.matchAll(/~ (\S+)/g)].map(([, name]) => name)).toEqual(listed)
    expect(unexpected).toContain('✗ prompts-get-simple')
    expect(unexpected).not.toMatch(
      /✗ (?:server-stateless|caching|tools-list|prompts-list|resources-list|server-sse|dns|http-header|\S*unsupported-methods|\S*validate-input)/,
    )
    for (const name of ['server-stateless', 'caching'])
      expect(results.get(name)).toMatchObject({ isTried: true })
  })

  test('2025-11-25: everything that needs no special tool', async () => {
    const { results } = await scenarios('--suite', 'all', '--spec-version', '2025-11-25')
    for (const name of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])
      expect([name, results.get(name)]).toEqual([name, PASSED])
  })
})
