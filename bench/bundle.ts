import { OPERATOR } from '../packages/core/src/access/caller.ts'
import { systemClock } from '../packages/adapters/src/platform/system.ts'
import { openPostgres } from '../packages/db/src/open-postgres.ts'
import { proveLeaves } from '../packages/evidence/src/log/prove-leaves.ts'
import { seedLog } from '../tools/commands/seed-log.ts'
import type { Bench, BenchOptions, BenchResult } from './bench.ts'
import { type Chain, LANES, openChain, prepareScans } from './chain.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { interleave } from './interleave.ts'

const SIZES = [1_000, 1_000_000] as const
const MAX_PROMPTS = 25
const AT_ONCE = 4
const MAX_CALLS = 400

/**
 * Bundles and proofs per second for runs in the middle of a log with a thousand leaves and one with a
 * million: the cost may grow at most logarithmically. `size`: leaves of the longer log.
 */
export const bundle: Bench = {
  name: 'bundle',
  size: SIZES[1],
  async run({ rounds, size, say }: BenchOptions): Promise<BenchResult> {
    const logs: LongLog[] = []
    const calls = Math.min(MAX_CALLS, Math.ceil(size / 100))
    try {
      const shorter = Math.min(SIZES[0], size)
      // The same scan in both: a bundle tells of its whole scan, and only the log may differ.
      const prompts = Math.min(MAX_PROMPTS, Math.ceil(shorter / 100))
      for (const leaves of [shorter, size]) logs.push(await openLongLog(leaves, prompts, say))
      const [short, long] = logs.map(({ leaves }) => leaves.toLocaleString('en'))
      const measures = await interleave(
        { rounds, say },
        Object.fromEntries(
          logs.flatMap((log) => [
            [`bundles at ${log.leaves.toLocaleString('en')}`, () => rate(calls, (n) => exportBundle(log, n))],
            [`proofs at ${log.leaves.toLocaleString('en')}`, () => rate(calls, (n) => prove(log, n))],
          ]),
        ),
      )
      return {
        unit: 'per second',
        measures,
        ratios: [
          { of: `bundles at ${long}`, to: `bundles at ${short}`, goal: 0.8 },
          { of: `proofs at ${long}`, to: `proofs at ${short}`, goal: null },
        ],
      }
    } finally {
      for (const log of logs) await log.close()
    }
  },
}

interface LongLog {
  leaves: number
  chain: Chain
  runs: { id: string; captureId: string }[]
  close(): Promise<void>
}

/** Half of the leaves before the runs, half after them. */
async function openLongLog(leaves: number, prompts: number, say: (line: string) => void): Promise<LongLog> {
  const own: BenchDatabase = await openBenchDatabase()
  const chain = await openChain(own.appUrl)
  const { sql } = chain.database
  const { signer } = chain
  const begun = performance.now()
  const { name, keyId, publicKey } = signer.verifier
  await chain.ports.log.registerKey({ role: 'log', keyId, name, publicKey, notBefore: systemClock.now() })
  const capture = chain.ports.signer
  await chain.ports.log.registerKey({
    role: 'capture',
    keyId: capture.keyId,
    name: capture.keyId,
    publicKey: capture.publicKey,
    notBefore: systemClock.now(),
  })
  const ofRuns = 2 * prompts * LANES.length
  const seeded = Math.max(2, leaves - ofRuns)
  await seedLog(chain.database, { leaves: Math.floor(seeded / 2), signer })
  const scan = await prepareScans(chain, prompts)
  await scan()
  const log = chain.startLog()
  while ((await chain.ports.log.pending(1)).leaves > 0) await Bun.sleep(50)
  await log.stop()
  await seedLog(chain.database, { leaves: Math.ceil(seeded / 2), signer })
  await sweep(own.adminUrl)
  say(`a log of ${leaves} leaves in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const runs = await sql<LongLog['runs']>`select id, capture_id as "captureId" from veracite.runs`
  return {
    leaves,
    chain,
    runs,
    close: async () => {
      await chain.close()
      await own.drop()
    },
  }
}

/** The server would do this by itself within minutes. */
async function sweep(url: string): Promise<void> {
  const admin = await openPostgres({
    url,
    max: 1,
    applicationName: 'bench',
    role: null,
    statementTimeoutMs: 0,
  })
  await admin.sql`vacuum analyze`
  await admin.close()
}

async function exportBundle({ chain, runs }: LongLog, n: number): Promise<void> {
  const runId = runs[n % runs.length]?.id ?? ''
  const { status } = await chain.services.for(OPERATOR).everything().getBundle({ runId })
  if (status !== 'integrated') throw new Error(`The bundle is ${status}.`)
}

async function prove({ chain: { ports }, runs }: LongLog, n: number): Promise<void> {
  const leaves = await ports.log.findLeaves([runs[n % runs.length]?.captureId ?? ''])
  const newest = await ports.log.newestCheckpoint()
  const proven = newest && (await proveLeaves(ports.log, leaves, newest))
  if (proven?.length !== 1) throw new Error('The leaf was not proven.')
}

async function rate(calls: number, work: (n: number) => Promise<void>): Promise<number> {
  let next = 0
  const begun = performance.now()
  const hand = async () => {
    while (next < calls) await work(next++)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, hand))
  return calls / ((performance.now() - begun) / 1000)
}
