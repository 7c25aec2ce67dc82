import type { DeclarationsForReading } from '@veracite/ground-truth/facts/declarations'
import type { NewFact } from '@veracite/ground-truth/facts/fact'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { isDay } from '@veracite/terms/days'
import { type FieldProblem, invalidInput } from '@veracite/terms/errors'
import type { Ids } from '@veracite/terms/ports'
import { predicatesWith } from '@veracite/verdicts/declared/asked'
import { ALL, checkFact, type TypedFact } from '@veracite/verdicts/predicates/all'
import type { AnyPredicate } from '@veracite/verdicts/predicates/predicate'

export interface FactInput {
  predicate: string
  value: unknown
  note: string | null
  validFrom?: string | null
  validUntil?: string | null
}

interface Days {
  validFrom: string | null
  validUntil: string | null
}

/** Predicates of this brand: the common ones, and those declared for it. */
export async function predicatesFor(
  { declarations }: { declarations: DeclarationsForReading },
  brandId: string,
): Promise<readonly AnyPredicate[]> {
  const declared = await declarations.listActive(brandId)
  return predicatesWith(
    ALL,
    declared.map(({ declaration }) => declaration),
  )
}

/** Facts as somebody typed them in, checked; throws with every problem, each named by its field. */
export const enteredFacts = (
  { ids }: { ids: Ids },
  input: readonly FactInput[],
  now: Date,
  predicates: readonly AnyPredicate[],
  fieldOf: (index: number) => string = (index) => `facts.${index}.`,
): NewFact[] =>
  validated(input, predicates, fieldOf).map(({ fact, note, days }) => ({
    ...fact,
    id: ids.next(),
    source: { kind: 'operator', url: null, quote: null, fetchedAt: now, sha256: null },
    hash: factHash(fact, { sourceUrl: null, sourceSha256: null }),
    note,
    active: true,
    ...days,
  }))

function validated(
  input: readonly FactInput[],
  predicates: readonly AnyPredicate[],
  fieldOf: (index: number) => string,
): { fact: TypedFact; note: string | null; days: Days }[] {
  const problems: FieldProblem[] = []
  const facts = input.flatMap(({ predicate, value, note, validFrom = null, validUntil = null }, index) => {
    const field = fieldOf(index)
    const days = { validFrom, validUntil }
    problems.push(...dayProblems(days, field))
    const checked = checkFact(predicate, value, predicates)
    if (checked.ok) return [{ fact: checked.fact, note, days }]
    problems.push(...checked.problems.map(({ path, message }) => ({ path: `${field}${path}`, message })))
    return []
  })
  if (problems.length > 0) throw invalidInput('Invalid facts. Nothing was changed.', problems.slice(0, 50))
  return facts
}

export function dayProblems({ validFrom, validUntil }: Days, field: string): FieldProblem[] {
  const problems = Object.entries({ validFrom, validUntil })
    .filter(([, day]) => day !== null && !isDay(day))
    .map(([name]) => ({ path: `${field}${name}`, message: 'must be a day such as 2026-12-31' }))
  if (problems.length > 0) return problems
  return validFrom !== null && validUntil !== null && validFrom > validUntil
    ? [{ path: `${field}validUntil`, message: 'must not be before validFrom' }]
    : []
}
