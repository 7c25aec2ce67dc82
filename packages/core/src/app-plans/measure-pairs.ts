import { type ExactRate, exactRate } from '@veracite/statistics/exact-rate'
import type { Grade } from '@veracite/terms/surfaces'
import type { Engine, Origin } from '@veracite/terms/vocabulary'

/** Two answers to one question, one over the programming interface and one in the app. */
export interface AnswerPair {
  engine: Engine
  /** The origin of the answer over the programming interface. */
  origin: Origin
  grade: Grade
  /** Keys of the false statements in each. */
  api: readonly string[]
  app: readonly string[]
}

/** How often the other answer says at least one of the same false statements. */
export interface SaidToo {
  asked: number
  seen: number
  /** Null where none says anything false. */
  rate: ExactRate | null
}

export interface PairedMeasure {
  engine: Engine
  origin: Origin
  pairs: number
  /** Pairs by the grade of the answer in the app. */
  grades: Partial<Record<Grade, number>>
  /** Of pairs whose answer over the interface says something false: those whose app answer says it too. */
  appGivenApi: SaidToo
  /** The reverse. */
  apiGivenApp: SaidToo
}

/**
 * By engine. Every question makes one pair, so pairs are independent where the questions were drawn, and the intervals
 * are exact whatever the two probabilities are.
 */
export function measurePairs(pairs: readonly AnswerPair[]): PairedMeasure[] {
  const groups = Map.groupBy(pairs, ({ engine, origin }) => `${engine} ${origin}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const grades: PairedMeasure['grades'] = {}
    for (const { grade } of own) grades[grade] = (grades[grade] ?? 0) + 1
    return {
      ...{ engine: first.engine, origin: first.origin, pairs: own.length, grades },
      appGivenApi: saidToo(own.map(({ api, app }) => [api, app])),
      apiGivenApp: saidToo(own.map(({ api, app }) => [app, api])),
    }
  })
}

function saidToo(pairs: readonly (readonly [readonly string[], readonly string[]])[]): SaidToo {
  const saying = pairs.filter(([given]) => given.length > 0)
  const seen = saying.filter(([given, other]) => given.some((key) => other.includes(key))).length
  const counted = { asked: saying.length, seen }
  return { ...counted, rate: exactRate(counted) }
}
