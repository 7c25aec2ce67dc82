import { exactRate } from '@veracite/statistics/exact-rate'
import { sayRate } from '@veracite/statistics/words'
import type { Engine, RankedBy } from '@veracite/terms/vocabulary'
import type { ScanCell } from '../rates/rate-store.ts'
import type { RateBody } from '../rates/rates.ts'
import type { Finding, FindingInScan, GravitySetting } from './finding-store.ts'
import { gravityRank, type Weighed, weigh } from './gravity.ts'

/** In how many answers of the scan something is said, of those that were asked about it. */
export type SaidIn = Pick<RateBody, 'seen' | 'asked' | 'low' | 'high' | 'words'>

export interface RankedFinding extends Weighed {
  finding: Finding
  /** Null if the scan did not ask. */
  said: SaidIn | null
  /** First said in this scan. */
  isNew: boolean
}

/** Findings that belong together, the gravest and most frequent first. */
export interface FindingGroup extends Weighed {
  key: string
  said: SaidIn | null
  engines: Engine[]
  isNew: boolean
  findings: RankedFinding[]
}

/** The occurrences of findings in one scan. */
export interface ScanOfFindings {
  startedAt: Date
  cells: readonly ScanCell[]
  inScan: readonly FindingInScan[]
}

/**
 * Puts the gravest first, and among equals the most frequent: by the lower end of the interval, so that 1 of 1 does not
 * beat 40 of 70. A group counts every answer once, however many of its findings the answer states. Pure.
 */
export function rankFindings(
  findings: readonly Finding[],
  by: RankedBy,
  scan: ScanOfFindings | null,
  settings: readonly GravitySetting[],
): FindingGroup[] {
  const places = Map.groupBy(scan?.inScan ?? [], ({ findingId }) => findingId)
  const asked = askedOf(scan?.cells ?? [])
  const count = (of: readonly Finding[]): SaidIn | null => countedOnce(of, places, asked)
  const ranked = findings.map(
    (finding): RankedFinding => ({
      ...weigh(finding, settings),
      finding,
      said: count([finding]),
      isNew: scan !== null && finding.firstSaidAt >= scan.startedAt,
    }),
  )
  const groups = [...Map.groupBy(ranked, ({ finding }) => keyOf(finding, by))].map(
    ([key, members]): FindingGroup => {
      const own = members.toSorted(graver)
      const [{ gravity, setBy, subject } = weigh({ predicate: '', about: '' }, [])] = own
      return {
        ...{ key, gravity, setBy, subject },
        said: count(own.map(({ finding }) => finding)),
        engines: [...new Set(own.map(({ finding }) => finding.engine))],
        isNew: own.every((member) => member.isNew),
        findings: own,
      }
    },
  )
  return groups.toSorted((a, b) => graver(a, b) || (a.key < b.key ? -1 : 1))
}

/** The most frequent statement of the scan, of any gravity. Null if there is none. */
export function mostSaid(groups: readonly FindingGroup[]): RankedFinding | null {
  const said = groups.flatMap(({ findings }) => findings).filter(({ said }) => said !== null && said.seen > 0)
  return said.reduce<RankedFinding | null>(
    (most, one) => ((one.said?.low ?? 0) > (most?.said?.low ?? -1) ? one : most),
    null,
  )
}

function keyOf({ predicate, about, value, engine }: Finding, by: RankedBy): string {
  if (by === 'engine') return engine
  return JSON.stringify(by === 'fact' ? [predicate, about] : [predicate, about, value])
}

const graver = (a: Weighed & { said: SaidIn | null }, b: Weighed & { said: SaidIn | null }): number =>
  gravityRank(a.gravity) - gravityRank(b.gravity) ||
  (b.said?.low ?? -1) - (a.said?.low ?? -1) ||
  (b.said?.seen ?? 0) - (a.said?.seen ?? 0)

/** Classified answers by prompt, engine and origin. */
function askedOf(cells: readonly ScanCell[]): Map<string, number> {
  return new Map(
    cells.map(({ promptId, engine, origin, counts }) => [
      `${promptId} ${engine} ${origin}`,
      Object.values(counts).reduce((sum, n) => sum + n, 0),
    ]),
  )
}

function countedOnce(
  findings: readonly Finding[],
  places: ReadonlyMap<string, readonly FindingInScan[]>,
  asked: ReadonlyMap<string, number>,
): SaidIn | null {
  const cells = new Map<string, number>()
  const answers = new Set<string>()
  for (const { id, engine, origin } of findings)
    for (const { promptId, captureIds } of places.get(id) ?? []) {
      const cell = `${promptId} ${engine} ${origin}`
      cells.set(cell, asked.get(cell) ?? 0)
      for (const captureId of captureIds) answers.add(captureId)
    }
  const total = [...cells.values()].reduce((sum, n) => sum + n, 0)
  // An answer is counted before it is classified again: never more than there are.
  const counted = { seen: Math.min(answers.size, total), asked: total }
  const rate = exactRate(counted)
  return rate && { ...counted, low: rate.low, high: rate.high, words: sayRate(counted) }
}
