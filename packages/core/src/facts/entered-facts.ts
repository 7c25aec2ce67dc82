import type { DeclarationsForReading } from '@veracite/ground-truth/facts/declarations'
import type { NewFact } from '@veracite/ground-truth/facts/fact'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { isDay } from '@veracite/terms/days'
import { invalidInput } from '@veracite/terms/errors'
import type { Ids } from '@veracite/terms/ports'
import { predicatesWith } from '@veracite/verdicts/declared/asked'
import { ALL, checkFact, type TypedFact } from '@veracite/verdicts/predicates/all'
import type { AnyPredicate } from '@veracite/verdicts/predicates/predicate'
import { type FieldProblem, problem, refusal } from '@veracite/words/refusals'

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
    problems.push(...checked.problems.map((one) => ({ ...one, path: `${field}${one.path}` })))
    return []
  })
  if (problems.length > 0) throw invalidInput('invalid_facts', problems.slice(0, 50))
  return facts
}

export function dayProblems({ validFrom, validUntil }: Days, field: string): FieldProblem[] {
  const problems = Object.entries({ validFrom, validUntil })
    .filter(([, day]) => day !== null && !isDay(day))
    .map(([name]) => problem(`${field}${name}`, refusal('must_be_a_day', { example: '2026-12-31' })))
  if (problems.length > 0) return problems
  return validFrom !== null && validUntil !== null && validFrom > validUntil
    ? [problem(`${field}validUntil`, 'must_not_be_before_valid_from')]
    : []
}
