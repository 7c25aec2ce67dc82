import { OPERATOR } from '../packages/core/src/access/caller.ts'
import { bench, type Setup } from './bench.ts'
import { openChain, prepareScans } from './chain.ts'
import { openBenchDatabase } from './database.ts'
import { startLoad } from './load-process.ts'
import { openSeeded } from './seeded-database.ts'
import { type BenchServer, startApi, startBare, startMcp } from './servers/start-server.ts'
import { toolCall } from './tool-call.ts'

const CONNECTIONS = 100
const IMMUTABLE = 0.25
const COMPUTED = 0.1

interface Read {
  name: string
  goal: number
  server: BenchServer
  path: string
  /** Sent by POST. */
  body?: string
  headers?: Record<string, string>
  connections?: number
  /** The most in a round. */
  requests?: number
}

/**
 * What people and programs read most, with a hundred connections, each beside a bare server that sends a body of the same
 * size. The same computed reads of a brand with a thousandth of the runs. `size`: runs of the largest brand.
 */
export const reads = bench({
  name: 'reads',
  unit: 'requests/s',
  size: 1_000_000,
  async open(setup) {
    const load = await setup.keep(startLoad(), (process) => process.end())
    const bare = await setup.keep(startBare('bare-body', ''), (server) => server.end())
    const all = [...(await readsOfRun(setup)), ...(await readsOfBrands(setup))]
    const most = setup.size < 10_000 ? 200 : 4_000
    const measures: Record<string, () => Promise<number>> = {}
    for (const { name, server, path, headers, body, connections = CONNECTIONS, requests = most } of all) {
      const asked = {
        headers: { authorization: `Bearer ${server.token}`, ...headers },
        ...(body && { body }),
      }
      const bytes = await sizeOf(`${server.url}${path}`, asked)
      setup.say(`${name}: ${bytes} bytes`)
      const rate = (url: string, to: string) => {
        const paths = Array.from({ length: Math.min(requests, most) }, () => to)
        return load.rate({ url, connections, method: body ? 'POST' : 'GET', paths, ...asked })
      }
      measures[name] = () => rate(server.url, path)
      measures[bareOf(name)] = () => rate(bare.url, `/${bytes}`)
    }
    return { measures, ratios: all.map(({ name, goal }) => ({ of: name, to: bareOf(name), goal })) }
  },
})

const bareOf = (name: string): string => `${name}, bare`

async function sizeOf(url: string, { headers, body }: { headers: Record<string, string>; body?: string }) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(body !== undefined && { body }),
  })
  const { length } = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
  return length
}

/** Of a real run, with its real log: seeded evidence cannot be exported. */
async function readsOfRun({ keep }: Setup): Promise<Read[]> {
  const own = await keep(openBenchDatabase(), (database) => database.drop())
  const chain = await openChain(own.appUrl)
  const { name, keyId, publicKey } = chain.signer.verifier
  const notBefore = new Date()
  await chain.ports.log.registerKey({ role: 'log', name, keyId, publicKey, notBefore })
  const capture = { keyId: chain.ports.signer.keyId, publicKey: chain.ports.signer.publicKey }
  await chain.ports.log.registerKey({ role: 'capture', name: capture.keyId, ...capture, notBefore })
  await (await prepareScans(chain, 5))()
  const log = chain.startLog()
  while ((await chain.ports.log.pending(1)).leaves > 0) await Bun.sleep(50)
  await log.stop()
  const [run] = await chain.database.sql<{ id: string }[]>`select id from veracite.runs limit 1`
  const runId = run?.id ?? ''
  const operator = chain.services.for(OPERATOR).everything()
  const { path: address } = await operator.shares.add(OPERATOR, { runId })
  await chain.close()
  const server = await keep(startApi(own), (started) => started.end())
  return [
    { name: 'bundle', goal: IMMUTABLE, server, path: `/v1/runs/${runId}/evidence-bundle` },
    { name: 'run evidence', goal: IMMUTABLE, server, path: `/v1/runs/${runId}/evidence` },
    {
      ...{ name: 'share page', goal: IMMUTABLE, server, path: '/api/shared/content' },
      body: JSON.stringify({ token: address.split('#')[1] }),
      headers: { 'content-type': 'application/json' },
    },
  ]
}

async function readsOfBrands(setup: Setup): Promise<Read[]> {
  const database = await openSeeded(setup)
  const server = await setup.keep(startApi(database), (started) => started.end())
  const tools = await setup.keep(startMcp(database), (started) => started.end())
  const shown = [database.brands[0], database.brands.at(-1)].filter((brand) => brand !== undefined)
  return shown.flatMap(({ id, runs, scanId }) => {
    const call = toolCall('get_scan', { scanId })
    const paths = {
      scan: `/v1/scans/${scanId}`,
      confabulations: `/v1/brands/${id}/confabulations`,
      rates: `/api/admin/brands/${id}/rates?cells=none`,
      trend: `/api/admin/brands/${id}/trend`,
      'ranked findings': `/api/admin/brands/${id}/findings/ranked`,
      scans: `/api/admin/brands/${id}/scans?limit=20`,
    }
    const exported = `/api/admin/exports/findings?brandId=${id}`
    return [
      ...Object.entries(paths).map(([name, path]) => ({
        ...{ name: `${name} of ${runs} runs`, goal: COMPUTED, server, path },
      })),
      // As many as one caller may begin at once.
      { ...{ name: `export of ${runs} runs`, goal: COMPUTED, server, path: exported }, connections: 3 },
      {
        ...{ name: `tool call of ${runs} runs`, goal: COMPUTED, server: tools, path: '/api/mcp' },
        ...call,
        requests: 700,
      },
    ]
  })
}
