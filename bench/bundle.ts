import { systemClock } from '../packages/adapters/src/platform/system.ts'
import { EVERY_ACCOUNT } from '../packages/terms/src/ports.ts'
import { seedLog } from '../tools/commands/seed-log.ts'
import { bench, rate, type Setup } from './bench.ts'
import { type Chain, LANES, openChain, prepareScans } from './chain.ts'
import { openAdmin, openBenchDatabase } from './database.ts'

const SIZES = [1_000, 1_000_000] as const
const MAX_PROMPTS = 25
const AT_ONCE = 4
const MAX_CALLS = 400

/**
 * Bundles per second for runs in the middle of a log with a thousand leaves and one with a
 * million: the cost may grow at most logarithmically. `size`: leaves of the longer log.
 */
export const bundle = bench({
  name: 'bundle',
  unit: 'per second',
  size: SIZES[1],
  async open(setup) {
    const { size } = setup
    const calls = Math.min(MAX_CALLS, Math.ceil(size / 100))
    const shorter = Math.min(SIZES[0], size)
    // The same scan in both: a bundle tells of its whole scan, and only the log may differ.
    const prompts = Math.min(MAX_PROMPTS, Math.ceil(shorter / 100))
    const short = await openLongLog(shorter, prompts, setup)
    const long = await openLongLog(size, prompts, setup)
    return {
      measures: Object.fromEntries(
        [short, long].map((log) => [nameOf(log), () => rate(calls, AT_ONCE, (n) => exportBundle(log, n))]),
      ),
      ratios: [{ of: nameOf(long), to: nameOf(short), goal: 0.8 }],
    }
  },
})

const nameOf = ({ leaves }: LongLog): string => `bundles at ${leaves.toLocaleString('en')}`

interface LongLog {
  leaves: number
  chain: Chain
  runs: { id: string }[]
}

/** Half of the leaves before the runs, half after them. */
async function openLongLog(leaves: number, prompts: number, { keep, say }: Setup): Promise<LongLog> {
  const own = await keep(openBenchDatabase(), (database) => database.drop())
  const chain = await keep(openChain(own.appUrl), (opened) => opened.close())
  const { sql } = chain.database
  const { signer } = chain
  const begun = performance.now()
  const notBefore = systemClock.now()
  const { name, keyId, publicKey } = signer.verifier
  await chain.ports.log.registerKey({ role: 'log', keyId, name, publicKey, notBefore })
  const capture = { keyId: chain.ports.signer.keyId, publicKey: chain.ports.signer.publicKey }
  await chain.ports.log.registerKey({ role: 'capture', name: capture.keyId, ...capture, notBefore })
  const ofRuns = 2 * prompts * LANES.length
  const seeded = Math.max(2, leaves - ofRuns)
  await seedLog(chain.database, { leaves: Math.floor(seeded / 2), signer })
  const scan = await prepareScans(chain, prompts)
  await scan()
  const log = chain.startLog()
  while ((await chain.ports.log.pending(1)).leaves > 0) await Bun.sleep(50)
  await log.stop()
  await seedLog(chain.database, { leaves: Math.ceil(seeded / 2), signer })
  // The server would do this by itself within minutes.
  const admin = await keep(openAdmin(own.adminUrl), (database) => database.close())
  await admin.sql`vacuum analyze`
  say(`a log of ${leaves} leaves in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const runs = await sql<LongLog['runs']>`select id from veracite.runs`
  return { leaves, chain, runs }
}

async function exportBundle({ chain, runs }: LongLog, n: number): Promise<void> {
  const runId = runs[n % runs.length]?.id ?? ''
  const { status } = await chain.services.getBundle({ runId, scope: EVERY_ACCOUNT })
  if (status !== 'integrated') throw new Error(`The bundle is ${status}.`)
}
