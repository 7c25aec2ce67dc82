import { conflict, existing } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { Clock, Ids } from '@veracite/terms/ports'
import {
  CITATION_CLASSES,
  ENGINES,
  type Engine,
  ORIGINS,
  PROMPT_INTENTS,
  type PromptIntent,
} from '@veracite/terms/vocabulary'
import type { Scope } from '../access/scope.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import { SCAN_STOPPED } from '../runs/scan-stopped.ts'
import { toScanBody } from './get-scan.ts'
import { progressOf } from './scan-progress.ts'
import type { ScanProgress, ScanProgressReads, ScanStore } from './scan-store.ts'

/** A scan as the operator sees it: its account and brand, and the progress of each engine and intent. */
export const adminScans = (deps: {
  scans: Pick<ScanStore, 'find' | 'stop'>
  scope: Scope
  queue: Pick<JobQueue, 'kick'>
  clock: Clock
  ids: Ids
  rates: ScanProgressReads
}) => ({
  async get(scanId: string) {
    return readScan(deps, scanId)
  },

  /** Cancels runs that were not asked yet; answers are kept and judged. */
  async stop(scanId: string) {
    const stop = { jobId: deps.ids.next(), reason: SCAN_STOPPED, now: deps.clock.now() }
    const stopped = existing(await deps.scans.stop(scanId.toLowerCase(), stop), 'scan')
    if (!stopped) throw conflict('scan_asks_nothing')
    deps.queue.kick()
    return readScan(deps, scanId)
  },
})

async function readScan(
  deps: { scans: Pick<ScanStore, 'find'>; scope: Scope; rates: ScanProgressReads; clock: Clock },
  scanId: string,
) {
  const scan = existing(await deps.scans.find(scanId.toLowerCase(), deps.scope), 'scan')
  const now = deps.clock.now()
  const cells = await deps.rates.readProgress(scan.id)
  const engines = ENGINES.map((engine) => byStatusOf(cells.filter((cell) => cell.engine === engine)))
  return {
    ...toScanBody(scan, now),
    progress: progressOf(scan, now, engines),
    brandId: scan.brandId,
    samples: scan.samples,
    createdAt: scan.createdAt.toISOString(),
    stoppedAt: scan.stoppedAt?.toISOString() ?? null,
    matrix: matrixOf(cells),
  }
}

function matrixOf(progress: readonly ScanProgress[]) {
  return ENGINES.flatMap((engine) =>
    PROMPT_INTENTS.flatMap((intent) => {
      const asked = progress.filter((row) => row.engine === engine && row.intent === intent)
      return ORIGINS.flatMap((origin) => {
        const of = asked.filter((row) => row.origin === origin)
        return of.length === 0 ? [] : [{ ...cellOf(engine, intent, of), ...originBody(origin) }]
      })
    }),
  )
}

function cellOf(engine: Engine, intent: PromptIntent, of: readonly ScanProgress[]) {
  const sum = (wanted: (row: ScanProgress) => boolean) =>
    of.filter(wanted).reduce((runs, row) => runs + row.runs, 0)
  const counts = Object.fromEntries(
    CITATION_CLASSES.map((name) => [
      name,
      sum(({ status, citationClass }) => status === 'CLASSIFIED' && citationClass === name),
    ]),
  ) as Record<(typeof CITATION_CLASSES)[number], number>
  return { engine, intent, runs: sum(() => true), byStatus: byStatusOf(of), counts }
}

function byStatusOf(of: readonly ScanProgress[]): Record<string, number> {
  const byStatus: Record<string, number> = {}
  for (const { status, runs } of of) byStatus[status] = (byStatus[status] ?? 0) + runs
  return byStatus
}
