import { leadsTo } from '@veracite/evidence/records/leading-question'
import { exactRate } from '@veracite/statistics/exact-rate'
import type { Counted } from '@veracite/statistics/interval'
import { sayRate } from '@veracite/statistics/words'
import type { Engine, RankedBy } from '@veracite/terms/vocabulary'
import type { ScanCell } from '../rates/rate-store.ts'
import type { RateBody } from '../rates/rates.ts'
import type { Finding, FindingInScan, GravitySetting } from './finding-store.ts'
import { gravityRank, type Weighed, weigh } from './gravity.ts'

/** In how many answers of the scan something is said, of those that were asked about it. */
export type SaidIn = Pick<RateBody, 'seen' | 'asked' | 'low' | 'high' | 'words'>

/** Answers to neutral questions and to those that presuppose the statement are never added up. */
interface Said {
  /** To neutral questions; null if the scan asked none. */
  said: SaidIn | null
  /** To leading ones; null if the scan asked none. */
  leading: Counted | null
}

export interface RankedFinding extends Weighed, Said {
  finding: Finding
  /** First said in this scan. */
  isNew: boolean
}

/** Findings that belong together, the gravest and most frequent first. */
export interface FindingGroup extends Weighed, Said {
  key: string
  engines: Engine[]
  isNew: boolean
  findings: RankedFinding[]
}

/** The occurrences of findings in one scan. */
export interface ScanOfFindings {
  startedAt: Date
  cells: readonly ScanCell[]
  inScan: readonly FindingInScan[]
  /** The questions of `inScan`. */
  texts: ReadonlyMap<string, string>
}

/**
 * Puts the gravest first, and among equals the most frequent: by the lower end of the interval, so that 1 of 1 does not
 * beat 40 of 70. A group counts every answer once, however many of its findings the answer states, and a question as leading
 * if it leads to any of them. `names`: those of the brand. Pure.
 */
export function rankFindings(
  findings: readonly Finding[],
  by: RankedBy,
  scan: ScanOfFindings | null,
  settings: readonly GravitySetting[],
  names: readonly string[],
): FindingGroup[] {
  const places = Map.groupBy(scan?.inScan ?? [], ({ findingId }) => findingId)
  const asked = askedOf(scan?.cells ?? [])
  const count = (of: readonly Finding[]): Said => saidIn(of, places, asked, scan?.texts, names)
  const ranked = findings.map(
    (finding): RankedFinding => ({
      ...weigh(finding, settings),
      finding,
      ...count([finding]),
      isNew: scan !== null && finding.firstSaidAt >= scan.startedAt,
    }),
  )
  const groups = [...Map.groupBy(ranked, ({ finding }) => keyOf(finding, by))].map(
    ([key, members]): FindingGroup => {
      const own = members.toSorted(graver)
      const [{ gravity, setBy, subject } = weigh({ predicate: '', about: '' }, [])] = own
      return {
        ...{ key, gravity, setBy, subject },
        ...count(own.map(({ finding }) => finding)),
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

function saidIn(
  findings: readonly Finding[],
  places: ReadonlyMap<string, readonly FindingInScan[]>,
  asked: ReadonlyMap<string, number>,
  texts: ReadonlyMap<string, string> = new Map(),
  names: readonly string[],
): Said {
  const own = findings.flatMap((finding) => {
    const reason = leadsTo(finding, names)
    return (places.get(finding.id) ?? []).map((place) => ({
      ...place,
      cell: `${place.promptId} ${finding.engine} ${finding.origin}`,
      leads: reason(texts.get(place.promptId) ?? '') !== null,
    }))
  })
  const led = new Set(own.filter(({ leads }) => leads).map(({ cell }) => cell))
  const counted = countedOnce(
    own.filter(({ cell }) => !led.has(cell)),
    asked,
  )
  const leading = countedOnce(
    own.filter(({ cell }) => led.has(cell)),
    asked,
  )
  const rate = exactRate(counted)
  return {
    said: rate && { ...counted, low: rate.low, high: rate.high, words: sayRate(counted) },
    leading: leading.asked === 0 ? null : leading,
  }
}

function countedOnce(
  places: readonly { cell: string; captureIds: readonly string[] }[],
  asked: ReadonlyMap<string, number>,
): Counted {
  const cells = new Set(places.map(({ cell }) => cell))
  const answers = new Set(places.flatMap(({ captureIds }) => captureIds))
  const total = [...cells].reduce((sum, cell) => sum + (asked.get(cell) ?? 0), 0)
  // An answer is counted before it is classified again: never more than there are.
  return { seen: Math.min(answers.size, total), asked: total }
}
