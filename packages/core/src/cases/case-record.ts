import type { ExportedBundle } from '../bundle/bundle.ts'
import { type OfOrigin, originBody } from '../origins.ts'
import type { ScanStore, ScanSummary } from '../stores/scan-store.ts'
import type { Origin } from '../vocabulary.ts'
import MEASURED from './measured-error.json' with { type: 'json' }

/** Who made the file, for whom, and what a court asks about how it came about. */
export interface CaseRecord {
  /** The one date of the file; the signed manifest has the same. */
  madeAt: string
  /** A person or a post, as stated by whoever asked for the file; null if nobody stated it. */
  preparedBy: string | null
  preparedFor: string | null
  /** What the file is for, in the words of whoever asked for it. */
  purpose: string | null
  /** The legal entities that asked and recorded, as their signed records state them. */
  entities: string[]
  /** From the first to the last answer in the file. */
  period: { from: string; to: string }
  /** Every scan of the brand in the period, also those of which nothing is in the file. */
  scans: CaseScan[]
  /** False if there are more scans than are listed. */
  scansAreAll: boolean
  classifiers: string[]
  measuredError: typeof MEASURED
  limits: string[]
}

export interface CaseScan {
  scanId: string
  createdAt: string
  finishedAt: string | null
  status: string
  planned: number
  classified: number
  noAnswer: number
  failed: number
  /** Answers of it that are in this file. */
  included: number
  demo: boolean
  /** Who answered; what others answered stands apart from `classified`. */
  origin: Origin
  apart: OfOrigin[]
}

/** More than one a day for a year. */
const MAX_SCANS = 400
const DAY_MS = 86_400_000

export async function recordOf(
  { scans }: { scans: Pick<ScanStore, 'listForBrand'> },
  input: {
    brandId: string
    bundles: readonly ExportedBundle[]
    preparedBy: string | null
    preparedFor: string | null
    purpose: string | null
    madeAt: Date
  },
): Promise<CaseRecord> {
  const { bundles } = input
  const times = bundles.map(({ provenance }) => provenance.times.capturedAt).sort()
  const period = { from: times[0] ?? '', to: times.at(-1) ?? '' }
  const { items, nextCursor } = await scans.listForBrand(input.brandId, { limit: MAX_SCANS, cursor: null })
  const inPeriod = items.filter((scan) => overlaps(scan, period))
  return {
    madeAt: input.madeAt.toISOString(),
    preparedBy: input.preparedBy,
    preparedFor: input.preparedFor,
    purpose: input.purpose,
    entities: unique(bundles.map(({ provenance }) => provenance.collector.entity)),
    period,
    scans: inPeriod.map((scan) => scanOf(scan, bundles)).reverse(),
    scansAreAll: nextCursor === null || items.length > inPeriod.length,
    classifiers: unique(
      bundles.flatMap(({ classifications }) => classifications.map((c) => c.classifierVersion)),
    ),
    measuredError: MEASURED,
    limits: unique(bundles.flatMap(({ limits }) => limits)),
  }
}

/** A scan belongs to the period if it was going on at any time of it; the days at both ends count whole. */
function overlaps({ createdAt, finishedAt }: ScanSummary, { from, to }: CaseRecord['period']): boolean {
  const begins = Math.floor(Date.parse(from) / DAY_MS) * DAY_MS
  const ends = Math.ceil(Date.parse(to) / DAY_MS) * DAY_MS
  const last = finishedAt?.getTime() ?? Number.POSITIVE_INFINITY
  return createdAt.getTime() < ends && last >= begins
}

function scanOf(scan: ScanSummary, bundles: readonly ExportedBundle[]): CaseScan {
  const { byStatus } = scan
  return {
    scanId: scan.id,
    createdAt: scan.createdAt.toISOString(),
    finishedAt: scan.finishedAt?.toISOString() ?? null,
    status: scan.status,
    planned: scan.totalRuns,
    classified: scan.classified,
    noAnswer: byStatus.NO_ANSWER ?? 0,
    failed: (byStatus.FAILED ?? 0) + (byStatus.SET_ASIDE ?? 0),
    included: bundles.filter(({ run }) => run.scanId === scan.id).length,
    ...originBody(scan.origin),
    apart: scan.apart.map(({ origin, count }) => ({ origin, count })),
  }
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]
