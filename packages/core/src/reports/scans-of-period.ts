import type { ScanStore, ScanSummary } from '../scans/scan-store.ts'
import type { Period } from './period.ts'

export interface ScansOfPeriod {
  /** Started in the period, newest first. */
  within: ScanSummary[]
  /** The newest of them that is finished: what the period ended with. */
  newest: ScanSummary | null
  /** What it is compared with: the newest finished one before the period, otherwise the first in it. */
  before: ScanSummary | null
}

const PAGE = 100
/** Ten a day for a year: older ones are not looked for. */
const MAX_SCANS = 4_000

export async function chooseScans(
  scans: Pick<ScanStore, 'listForBrand'>,
  brandId: string,
  { from, until }: Period,
): Promise<ScansOfPeriod> {
  const within: ScanSummary[] = []
  let earlier: ScanSummary | null = null
  let cursor: string | null = null
  for (let seen = 0; seen < MAX_SCANS; ) {
    const page: Awaited<ReturnType<typeof scans.listForBrand>> = await scans.listForBrand(brandId, {
      limit: PAGE,
      cursor,
    })
    within.push(...page.items.filter(({ createdAt }) => createdAt >= from && createdAt < until))
    const newest = newestOf(within)
    earlier = page.items.find((scan) => scan.createdAt < from && isLike(scan, newest)) ?? null
    seen += page.items.length
    cursor = page.nextCursor
    const isPast = page.items.some(({ createdAt }) => createdAt < from)
    if (cursor === null || earlier !== null || (isPast && newest === null)) break
  }
  const newest = newestOf(within)
  const first = within.findLast((scan) => scan !== newest && isLike(scan, newest)) ?? null
  return { within, newest, before: newest && (earlier ?? first) }
}

const newestOf = (scans: readonly ScanSummary[]): ScanSummary | null => scans.find(isMeasured) ?? null

/** It has ended, with answers, and was not asked only because of a statement. */
export const isMeasured = ({ finishedAt, classified, isLook }: ScanSummary): boolean =>
  finishedAt !== null && classified > 0 && !isLook

/** Answers of different origin cannot be compared. */
const isLike = (scan: ScanSummary, newest: ScanSummary | null): boolean =>
  newest !== null && isMeasured(scan) && scan.origin === newest.origin
