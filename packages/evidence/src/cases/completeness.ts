import { keysOf } from '@veracite/terms/keys-of'
import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import { parseOutcomeLine } from '@veracite/verify/bundle/sampling-lines'
import { base64Decode } from '@veracite/verify/bytes'
import type { Say } from '@veracite/words/say-in'
import type { CaseScan } from './case-record.ts'
import type { SummarySource } from './case-sources.ts'
import type { SummaryFinding } from './case-summary.ts'

/** A plan of which answers are in the file, and what became of all its other questions. */
export interface CasePlan {
  scanId: string
  /** Of the signed plan. */
  sha256: string
  /** The how manieth plan of its brand; null for plans from before they were numbered. */
  number: number | null
  planned: number
  included: number
  /** Classified answers of the whole plan by class; null while the outcomes are not sealed. */
  classes: Record<string, number> | null
  /** Questions without a class by what became of them. */
  without: Record<string, number> | null
}

/** What the file holds of everything that was asked, and what it leaves out. */
export interface Completeness {
  plans: CasePlan[]
  /** Plans of the brand before the first of these; null if they are not numbered. */
  earlierPlans: number | null
  leftOut: { what: string; count: number; reason: string }[]
}

interface Given {
  bundles: readonly (Pick<EvidenceBundle, 'plan'> & { run: { scanId: string } })[]
  /** The lines of the outcomes, by scan; missing where they are not sealed, or are too many to carry. */
  outcomes: ReadonlyMap<string, readonly string[]>
  findings: readonly SummaryFinding[]
  scans: readonly CaseScan[]
  sources: readonly SummarySource[]
  /** Pages beyond those that are listed. */
  sourcesNotListed: number
  say: Say
}

/** Pure. */
export function completenessOf(given: Given): Completeness {
  const plans = plansOf(given)
  const numbers = plans.map(({ number }) => number)
  const first = numbers.some((number) => number === null) ? null : Math.min(...(numbers as number[]))
  return {
    plans,
    earlierPlans: first === null || plans.length === 0 ? null : first - 1,
    leftOut: leftOutOf(given, plans).filter(({ count }) => count > 0),
  }
}

function plansOf({ bundles, outcomes }: Given): CasePlan[] {
  const byScan = Map.groupBy(bundles, ({ run }) => run.scanId)
  return [...byScan].flatMap(([scanId, of]) => {
    const sealed = of.find(({ plan }) => plan !== null)?.plan
    const parsed = sealed && parseManifest(base64Decode(sealed.manifest.base64))
    if (!sealed || parsed?.kind !== 'plan') return []
    const lines = outcomes.get(scanId)?.map(parseOutcomeLine) ?? null
    const isClassified = ({ status }: { status: string }) => status === 'CLASSIFIED'
    return {
      scanId,
      sha256: sealed.manifest.sha256,
      number: parsed.manifest.series?.number ?? null,
      planned: parsed.manifest.runs,
      included: of.length,
      classes: lines && countBy(lines.filter(isClassified), ({ reason }) => reason.split(' ')[0] ?? ''),
      without:
        lines &&
        countBy(
          lines.filter((line) => !isClassified(line)),
          ({ status }) => status,
        ),
    }
  })
}

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function leftOutOf(given: Given, plans: readonly CasePlan[]): Completeness['leftOut'] {
  const { findings, scans, sources, sourcesNotListed, say } = given
  const bytesLeftOut = sources
    .flatMap(({ captures }) => captures)
    .filter(({ sha256, path }) => sha256 !== null && path === null)
  const count = (is: (one: SummarySource) => boolean) => sources.filter(is).length
  const counts = {
    outcomes: sum(plans.map(({ planned, included }) => planned - included)),
    lists: plans.filter(({ classes }) => classes === null).length,
    scans: scans.filter(({ included }) => included === 0).length,
    answers: sum(findings.map(({ occurrences, answers }) => occurrences - answers.length)),
    pages: count(({ captures }) => captures.length === 0),
    bytes: bytesLeftOut.length,
    sources: sourcesNotListed,
  }
  return keysOf(counts).map((part) => ({
    what: say(`leftOut.${part}`),
    count: counts[part],
    reason: say(`leftOutWhy.${part}`),
  }))
}
