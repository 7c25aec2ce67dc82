import { dayOf } from '@veracite/terms/days'
import type { FactEventKind, FactState } from '@veracite/terms/vocabulary'
import type { Fact, FactForVerdict } from './fact.ts'

/** Who did something to a fact; `service` is the product itself, such as a refresh. */
export interface FactActor {
  kind: 'operator' | 'person' | 'key' | 'service'
  id: string | null
  name: string
}

export const THE_SERVICE: FactActor = { kind: 'service', id: null, name: 'veracite' }

/** One line of a fact's history. */
export interface FactEvent {
  id: string
  what: FactEventKind
  at: Date
  by: FactActor
  why: string | null
  byFact: string | null
  validFrom: string | null
  validUntil: string | null
  jobId: string | null
}

type Life = Pick<
  Fact,
  'active' | 'proposedAt' | 'refusedAt' | 'withdrawnAt' | 'supersededBy' | 'expiredAt' | 'validUntil'
>

/** Read from the top: what a person said of it counts before what became of it. */
export function factState(fact: Life, now: Date): FactState {
  if (fact.proposedAt !== null) return 'proposed'
  if (fact.refusedAt !== null) return 'refused'
  if (fact.withdrawnAt !== null) return 'withdrawn'
  if (fact.supersededBy !== null) return 'superseded'
  if (fact.expiredAt !== null || isOver(fact, now)) return 'expired'
  return fact.active ? 'active' : 'superseded'
}

/** The days on which a fact holds. Absent if it always does, as with nearly all facts. */
export interface Dated {
  validFrom?: string | null
  validUntil?: string | null
  /** Not in force any more, only because its last day is over. */
  isExpired?: true
}

/**
 * The facts as they were on the day of an answer. One that was not in force yet is left out; one whose last day was over
 * tells an outdated statement from a false one, and no more. A fact that has expired since is in force for answers of its days:
 * they are judged by what was true when they were given.
 */
export function factsAt(facts: readonly FactForVerdict[], at: Date): FactForVerdict[] {
  if (!facts.some(isDated)) return facts as FactForVerdict[]
  const day = dayOf(at)
  return facts.flatMap((fact): FactForVerdict[] => {
    const { validFrom, validUntil, isExpired, ...bare } = fact
    if (!fact.active && isExpired !== true) return [bare as FactForVerdict]
    if (validFrom && day < validFrom) return []
    const active = !(validUntil && day > validUntil)
    return [{ ...bare, active } as FactForVerdict]
  })
}

const isDated = ({ validFrom, validUntil }: Dated): boolean => Boolean(validFrom ?? validUntil)

const isOver = ({ validUntil }: Pick<Fact, 'validUntil'>, now: Date): boolean =>
  validUntil !== null && dayOf(now) > validUntil
