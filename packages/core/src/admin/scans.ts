import { scanNotFound } from '../errors.ts'
import { originBody } from '../origins.ts'
import { EVERY_ACCOUNT } from '../ports.ts'
import { toScanBody } from '../scans/get-scan.ts'
import type { RateStore, ScanProgress } from '../stores/rate-store.ts'
import type { ScanStore } from '../stores/scan-store.ts'
import {
  CITATION_CLASSES,
  ENGINES,
  type Engine,
  ORIGINS,
  PROMPT_INTENTS,
  type PromptIntent,
} from '../vocabulary.ts'

/** A scan as the operator sees it: whose it is, and how far each engine and intent is. */
export const adminScans = (deps: {
  scans: Pick<ScanStore, 'find'>
  rates: Pick<RateStore, 'readProgress'>
}) => ({
  async get(scanId: string) {
    const scan = await deps.scans.find(scanId.toLowerCase(), EVERY_ACCOUNT)
    if (!scan) throw scanNotFound()
    return {
      ...toScanBody(scan),
      brandId: scan.brandId,
      samples: scan.samples,
      createdAt: scan.createdAt.toISOString(),
      matrix: matrixOf(await deps.rates.readProgress(scan.id)),
    }
  },
})

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
  const byStatus: Record<string, number> = {}
  for (const { status } of of) byStatus[status] = sum((row) => row.status === status)
  const counts = Object.fromEntries(
    CITATION_CLASSES.map((name) => [
      name,
      sum(({ status, citationClass }) => status === 'CLASSIFIED' && citationClass === name),
    ]),
  ) as Record<(typeof CITATION_CLASSES)[number], number>
  return { engine, intent, runs: sum(() => true), byStatus, counts }
}
