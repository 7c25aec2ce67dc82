import { MAX_CELLS, type RateStore } from '../rates/rate-store.ts'
import type { ScanSummary } from '../scans/scan-store.ts'
import type { Finding, FindingStore } from './finding-store.ts'
import type { ScanOfFindings } from './rank-findings.ts'

interface Deps {
  rates: Pick<RateStore, 'readCells' | 'readPrompts'>
  findings: Pick<FindingStore, 'readInScan'>
}

/** Reads the occurrences of these findings in one scan, and the questions that led to them. */
export async function readScan(
  { rates, findings }: Deps,
  scan: ScanSummary,
  found: readonly Finding[],
): Promise<ScanOfFindings> {
  const cells = await rates.readCells(scan.id, MAX_CELLS)
  const promptIds = [...new Set(cells.map(({ promptId }) => promptId))]
  const ids = found.map(({ id }) => id)
  const inScan = await findings.readInScan(ids, { id: scan.id, promptIds })
  const texts = await rates.readPrompts(inScan.map(({ promptId }) => promptId))
  return { startedAt: scan.createdAt, cells, inScan, texts }
}
