import { OPERATOR } from '../packages/core/src/access/caller.ts'
import { bench, rate, type Setup } from './bench.ts'
import { openChain, prepareScans } from './chain.ts'
import { openBenchDatabase } from './database.ts'
import { startLoad } from './load-process.ts'
import { openSeeded } from './seeded-database.ts'
import { type BenchServer, startApi, startBare, startMcp } from './servers/start-server.ts'
import { toolCall } from './tool-call.ts'

const CONNECTIONS = 100
const IMMUTABLE = 0.25
const COMPUTED = 0.1
/** 1.5 times as long, as a ratio of rates. */
const ALIKE = 1 / 1.5
const TOUCHED = 10

interface Read {
  name: string
  goal: number
  server: BenchServer
  path: string
  /** Sent by POST. */
  body?: string
  headers?: Record<string, string>
  /** The most in a round. */
  requests?: number
  /** Makes what is kept of it out of date. */
  touch?: () => Promise<void>
}

/**
 * What people and programs read most, with a hundred connections, beside a bare server that sends a body of the same size.
 * Then the first read after a change, for the brand with the most runs beside the one with the fewest. `size`: runs of the
 * former.
 */
export const reads = bench({
  name: 'reads',
  unit: 'requests/s',
  size: 1_000_000,
  async open(setup) {
    const load = await setup.keep(startLoad(), (process) => process.end())
    const bare = await setup.keep(startBare('bare-body', ''), (server) => server.end())
    const [large = [], small = []] = await readsOfBrands(setup)
    const most = setup.size < 10_000 ? 200 : 4_000
    const measures: Record<string, () => Promise<number>> = {}
    const shown = [...(await readsOfRun(setup)), ...large]
    for (const read of shown) {
      const bytes = (await ask(read)).length
      const { name, server, path, body, requests = most } = read
      setup.say(`${name}: ${bytes} bytes`)
      const loaded = (url: string, to: string) => () => {
        const paths = Array.from({ length: Math.min(requests, most) }, () => to)
        const method = body ? 'POST' : 'GET'
        return load.rate({ url, connections: CONNECTIONS, method, paths, ...sentWith(read) })
      }
      measures[name] = loaded(server.url, path)
      measures[bareOf(name)] = loaded(bare.url, `/${bytes}`)
    }
    const touched = [...large, ...small].filter(({ touch }) => touch)
    for (const read of touched)
      measures[changed(read)] = () =>
        rate(TOUCHED, 1, async () => {
          await read.touch?.()
          await ask(read)
        })
    return {
      measures,
      ratios: [
        ...shown.map(({ name, goal }) => ({ of: name, to: bareOf(name), goal })),
        ...large.flatMap((read, n) => {
          const to = small[n]
          return to && read.touch ? [{ of: changed(read), to: changed(to), goal: ALIKE }] : []
        }),
      ],
    }
  },
})

const bareOf = (name: string): string => `${name}, bare`
const changed = ({ name }: Read): string => `${name}, changed`

const sentWith = ({ server, headers, body }: Read) => ({
  headers: { authorization: `Bearer ${server.token}`, ...headers },
  ...(body !== undefined && { body }),
})

async function ask(read: Read): Promise<Buffer> {
  const response = await fetch(`${read.server.url}${read.path}`, {
    method: read.body === undefined ? 'GET' : 'POST',
    ...sentWith(read),
  })
  const content = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${read.name} answered ${response.status}.`)
  return content
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

/** The same reads of the brand with the most runs, and of the one with the fewest. */
async function readsOfBrands(setup: Setup): Promise<Read[][]> {
  const database = await openSeeded(setup)
  const server = await setup.keep(startApi(database), (started) => started.end())
  const mcp = await setup.keep(startMcp(database), (started) => started.end())
  const tools = { ...mcp, token: await issueKey(server, database.brands[0]?.id ?? '') }
  const brands = [database.brands[0], database.brands.at(-1)].filter((brand) => brand !== undefined)
  return brands.map((brand) => {
    const { id, runs, scanId } = brand
    const paths = {
      scan: `/v1/scans/${scanId}`,
      confabulations: `/v1/brands/${id}/confabulations`,
      rates: `/api/admin/brands/${id}/rates?cells=none`,
      trend: `/api/admin/brands/${id}/trend?scans=1`,
      'ranked findings': `/api/admin/brands/${id}/findings/ranked`,
      scans: `/api/admin/brands/${id}/scans?limit=1`,
      export: `/api/admin/exports/findings?brandId=${id}`,
    }
    const call = toolCall('get_scan', { scanId })
    return [
      ...Object.entries(paths).map(([name, path]) => ({
        ...{ name: `${name} of ${runs} runs`, goal: COMPUTED, server, path },
        touch: () => database.touch(brand),
      })),
      // All rounds must fit into the limit of a minute.
      {
        ...{ name: `tool call of ${runs} runs`, goal: COMPUTED, server: tools, path: '/api/mcp' },
        ...call,
        requests: 700,
      },
    ]
  })
}

/** A key of the account: agents have one, and it is looked up for every call. */
async function issueKey({ url, token }: BenchServer, brandId: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const admin = async (path: string, sent: object) =>
    (await (await fetch(`${url}/api/admin/${path}`, { headers, ...sent })).json()) as Record<string, string>
  const { accountId } = await admin(`brands/${brandId}`, {})
  const body = JSON.stringify({ accountId, name: 'bench', scopes: ['read'] })
  return (await admin('keys', { method: 'POST', body })).key ?? ''
}
