import { notFound } from '@veracite/terms/errors'
import type { Scope } from '../access/scope.ts'
import type { ScanStore, ScanSummary } from './scan-store.ts'

/** Few scans run at the same time, so one page is enough to find a finished one. */
export async function newestFinished(
  { scans }: { scans: Pick<ScanStore, 'listForBrand'> },
  brandId: string,
  isWanted: (scan: ScanSummary) => boolean = () => true,
): Promise<ScanSummary | null> {
  const { items } = await scans.listForBrand(brandId, { limit: 20, cursor: null, looks: 'left_out' })
  return items.find((scan) => scan.finishedAt !== null && isWanted(scan)) ?? null
}

/** The named scan, or the newest finished one. Scans of other brands count as not found. */
export async function scanOrNewest(
  deps: { scans: Pick<ScanStore, 'find' | 'listForBrand'>; scope: Scope },
  brandId: string,
  scanId: string | null = null,
): Promise<ScanSummary> {
  const scan =
    scanId === null
      ? await newestFinished(deps, brandId)
      : await deps.scans.find(scanId.toLowerCase(), deps.scope)
  if (scan?.brandId !== brandId) throw notFound('scan')
  return scan
}
