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
