import { existing } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { Clock } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import type { Scope } from '../access/scope.ts'
import { progressOf } from './scan-progress.ts'
import type { ScanStore, ScanSummary } from './scan-store.ts'

/** The answer of GET /v1/scans/{scanId}. */
export type ScanBody = ReturnType<typeof toScanBody>

export const getScan =
  (deps: { scans: Pick<ScanStore, 'find'>; scope: Scope; clock: Clock }) =>
  async (input: { scanId: string }): Promise<ScanBody> => {
    return toScanBody(existing(await deps.scans.find(input.scanId, deps.scope), 'scan'), deps.clock.now())
  }

export const toScanBody = (scan: ScanSummary, now: Date) => {
  const { id, status, totalPrompts, totalRuns, totalCostUsd, byStatus, mentions, provisional, apart } = scan
  return {
    ...{ id, status, totalPrompts, totalRuns, totalCostUsd, byStatus, mentions, provisional, apart },
    ...toWire({ startedAt: scan.startedAt, finishedAt: scan.finishedAt }),
    ...originBody(scan.origin),
    progress: progressOf(scan, now),
  }
}
