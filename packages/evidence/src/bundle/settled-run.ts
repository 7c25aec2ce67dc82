import type { AccountScope, Clock } from '@veracite/terms/ports'
import type { LogStore } from '../log/log-port.ts'
import { outcomesAreBehind } from './outcomes-behind.ts'
import { type RunForBundle, readRunForBundle } from './read-run.ts'

type ReadDeps = Parameters<typeof readRunForBundle>[0]

/**
 * The run as a bundle tells it. Right after a scan, or after a class has changed, the outcomes of the scan are still on
 * their way to the log, and without them nothing verifies: it is worth a few seconds, once, before the export is recorded.
 */
export async function readSettledRun(
  deps: ReadDeps & { log: Pick<LogStore, 'findLeaves' | 'isOff'>; clock: Clock },
  runId: string,
  scope: AccountScope,
): Promise<RunForBundle | null> {
  const deadline = performance.now() + WAIT_MS
  for (;;) {
    const run = await readRunForBundle(deps, runId, scope)
    if (run === null || !isFresh(run, deps.clock.now()) || performance.now() > deadline) return run
    if (await deps.log.isOff()) return run
    const subjects = [run.original.id, ...run.sealed.map(({ subjectId }) => subjectId)]
    const leaves = await deps.log.findLeaves(subjects)
    const logged = new Set(leaves.flatMap((leaf) => (leaf.checkpoint === null ? [] : leaf.subjectId)))
    // Where not even the answer is in the log, the log is what is behind, and nobody knows for how long.
    if (!logged.has(run.original.id) || !outcomesAreBehind(run, logged)) return run
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Outcomes that did not come within a minute will not come while somebody waits. */
const isFresh = ({ rows }: RunForBundle, now: Date): boolean =>
  rows.classifications.some(({ createdAt }) => now.getTime() - createdAt.getTime() < FRESH_MS)

/** Well below the five seconds in which a request is answered: what is read after the wait needs its time too. */
const WAIT_MS = 2_500
const PAUSE_MS = 200
const FRESH_MS = 60_000
