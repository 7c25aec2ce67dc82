import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandalone } from '@veracite/testing/standalone-process'
import { bench, rate } from './bench.ts'
import { toolCall } from './tool-call.ts'

const CONNECTIONS = 16
/** The tool server limits calls per minute and token to at most 10,000: all rounds must fit into that. */
const MAX_CALLS_A_ROUND = 1_000

/**
 * The same query as a tool call and over REST, against one running service, from a client in another process.
 */
export const mcp = bench({
  name: 'mcp',
  unit: 'requests/s',
  async open({ size, keep }) {
    const folder = await keep(mkdtemp(join(tmpdir(), 'veracite-bench-')), (path) =>
      rm(path, { recursive: true, force: true }),
    )
    const settings = { VERACITE_MCP_RATE_LIMIT: '10000', VERACITE_LOG_LEVEL: 'warn' }
    const server = await keep(startStandalone(folder, settings), (started) => started.end('SIGTERM'))
    const { body } = await server.call('POST', '/v1/scans', { brandId: server.brandId })
    const scanId = String(body.scanId)
    while (!(await server.call('GET', `/v1/scans/${scanId}`)).body.finishedAt) await Bun.sleep(100)
    const calls = Math.min(size, MAX_CALLS_A_ROUND)
    const authorization = `Bearer ${server.token}`
    const rest = () => fetch(`${server.url}/v1/scans/${scanId}`, { headers: { authorization } })
    const { headers, body: message } = toolCall('get_scan', { scanId })
    const asked = { method: 'POST', headers: { authorization, ...headers }, body: message }
    const tool = () => fetch(`${server.url}/api/mcp`, asked)
    return {
      measures: {
        'tools/call get_scan': () => rate(calls, CONNECTIONS, () => read(tool())),
        'GET /v1/scans/{scanId}': () => rate(calls, CONNECTIONS, () => read(rest())),
      },
      ratios: [{ of: 'tools/call get_scan', to: 'GET /v1/scans/{scanId}', goal: 0.35 }],
    }
  },
})

async function read(request: Promise<Response>): Promise<void> {
  const response = await request
  const text = await response.text()
  if (response.status !== 200 || !text.includes('totalRuns'))
    throw new Error(`${response.status}: ${text.slice(0, 300)}`)
}
