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
  /** The scan; of a plan for people, its own id. */
  scanId: string
  /** SHA-256 of the signed plan. */
  sha256: string
  /** The how manieth plan of its brand; null for plans from before they were numbered. */
  number: number | null
  /** Questions that people ask in apps; left out for plans of scans. */
  forPeople?: true
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
  const ofScans = plans.filter(({ forPeople }) => !forPeople)
  const numbers = ofScans.map(({ number }) => number)
  const first = numbers.some((number) => number === null) ? null : Math.min(...(numbers as number[]))
  return {
    plans,
    earlierPlans: first === null || ofScans.length === 0 ? null : first - 1,
    leftOut: leftOutOf(given, plans).filter(({ count }) => count > 0),
  }
}

function plansOf({ bundles, outcomes }: Given): CasePlan[] {
  const planned = bundles.flatMap(({ plan, run }) => (plan === null ? [] : { plan, run }))
  const byPlan = Map.groupBy(planned, ({ plan }) => plan.manifest.sha256)
  return [...byPlan].flatMap(([sha256, of]) => {
    const [first] = of
    if (first === undefined) return []
    const parsed = parseManifest(base64Decode(first.plan.manifest.base64))
    const { scanId } = first.run
    const lines = outcomes.get(scanId) ?? null
    const shared = { sha256, included: of.length }
    if (parsed.kind === 'app-plan') {
      const { appPlanId, slots } = parsed.manifest
      const missed = lines?.filter((line) => line.endsWith(' missed')).length ?? 0
      return {
        ...{ ...shared, scanId: appPlanId, number: null, forPeople: true as const, planned: slots.length },
        classes: lines && { FILLED: lines.length - missed },
        without: lines && { MISSED: missed },
      }
    }
    if (parsed.kind !== 'plan') return []
    const results = lines && Map.groupBy(lines.map(parseOutcomeLine), ({ status }) => status)
    const classified = results?.get('CLASSIFIED') ?? []
    results?.delete('CLASSIFIED')
    return {
      ...{ ...shared, scanId, number: parsed.manifest.series?.number ?? null, planned: parsed.manifest.runs },
      classes: results && counted(Map.groupBy(classified, ({ reason }) => reason.split(' ')[0] ?? '')),
      without: results && counted(results),
    }
  })
}

const counted = (groups: ReadonlyMap<string, readonly unknown[]>): Record<string, number> =>
  Object.fromEntries(
    [...groups].map(([name, of]) => [name, of.length] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

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
