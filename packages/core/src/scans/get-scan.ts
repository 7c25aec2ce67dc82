import { scanNotFound } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import type { Origin, ScanStatus } from '@veracite/terms/vocabulary'
import type { Scope } from '../access/scope.ts'
import type { ScanStore, ScanSummary } from './scan-store.ts'

/** The answer of GET /v1/scans/{scanId}. */
export interface ScanBody {
  id: string
  status: ScanStatus
  startedAt: string | null
  finishedAt: string | null
  totalPrompts: number
  totalRuns: number
  totalCostUsd: string | null
  byStatus: Record<string, number>
  mentions: number
  provisional: number
  demo: boolean
  origin: Origin
  apart: ScanSummary['apart']
}

export const getScan =
  (deps: { scans: Pick<ScanStore, 'find'>; scope: Scope }) =>
  async (input: { scanId: string }): Promise<ScanBody> => {
    const scan = await deps.scans.find(input.scanId, deps.scope)
    if (!scan) throw scanNotFound()
    return toScanBody(scan)
  }

export const toScanBody = (scan: ScanSummary): ScanBody => ({
  id: scan.id,
  status: scan.status,
  startedAt: scan.startedAt?.toISOString() ?? null,
  finishedAt: scan.finishedAt?.toISOString() ?? null,
  totalPrompts: scan.totalPrompts,
  totalRuns: scan.totalRuns,
  totalCostUsd: scan.totalCostUsd,
  byStatus: scan.byStatus,
  mentions: scan.mentions,
  provisional: scan.provisional,
  ...originBody(scan.origin),
  apart: scan.apart,
})
