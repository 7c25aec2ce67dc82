import type { ExportedBundle } from '@veracite/evidence/bundle/exported-bundle'
import { measuredReaders } from '@veracite/evidence/cases/case-manifest'
import {
  type CaseRecord,
  type CaseScan,
  knownFailures,
  MEASURED_ERROR,
  searchesIn,
} from '@veracite/evidence/cases/case-record'
import { DAY_MS } from '@veracite/terms/days'
import { originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Say } from '@veracite/words/say-in'
import type { ScanStore, ScanSummary } from '../scans/scan-store.ts'

/** The most scans of a brand that are looked through: more than one a day for a year. */
const MAX_SCANS = 400

export async function recordOf(
  { scans }: { scans: Pick<ScanStore, 'listForBrand'> },
  input: {
    brandId: string
    bundles: readonly ExportedBundle[]
    trails: Parameters<typeof searchesIn>[0]
    preparedBy: string | null
    preparedFor: string | null
    purpose: string | null
    madeAt: Date
    /** Of a case for enforcement: from when it holds to the last answer that was looked at. */
    watched: { from: string; to: string } | null
    say: Say
  },
): Promise<CaseRecord> {
  const { bundles } = input
  const answered = bundles.map(({ provenance }) => provenance.times.capturedAt)
  const { from, to } = input.watched ?? {}
  const times = [...answered, ...(from && to ? [from, to] : [])].sort()
  const period = { from: times[0] ?? '', to: times.at(-1) ?? '' }
  const { items, nextCursor } = await scans.listForBrand(input.brandId, { limit: MAX_SCANS, cursor: null })
  const inPeriod = items.filter((scan) => overlaps(scan, period))
  return {
    madeAt: input.madeAt.toISOString(),
    ...pick(input, 'preparedBy', 'preparedFor', 'purpose'),
    entities: unique(bundles.map(({ provenance }) => provenance.collector.entity)),
    period,
    scans: inPeriod.map((scan) => scanOf(scan, bundles)).reverse(),
    // Newest first: those of the period are all listed once one from a day before it is.
    scansAreAll: nextCursor === null || dayOf(items.at(-1)?.createdAt.toISOString()) < dayOf(period.from),
    classifiers: unique(
      bundles.flatMap(({ classifications }) => classifications.map((c) => c.classifierVersion)),
    ),
    measuredError: { ...MEASURED_ERROR, source: input.say('caseText.measuredSource') },
    readers: measuredReaders(bundles),
    searches: searchesIn(input.trails, input.say),
    limits: unique(bundles.flatMap(({ limits }) => limits)),
    knownFailures: knownFailures(input.say),
    decidedByModel: bundles.some(({ readings }) => readings.some(({ reader }) => reader.kind === 'model')),
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

const dayOf = (at = ''): string => at.slice(0, 10)

const unique = (values: readonly string[]): string[] => [...new Set(values)]
