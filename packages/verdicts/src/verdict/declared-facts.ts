import { looksFor } from '../declared/asked.ts'
import type { Declaration } from '../declared/declaration.ts'
import { predicateOf } from '../declared/predicate-of.ts'
import type { FactProblem } from '../predicates/check.ts'
import type { AnyPredicate } from '../predicates/predicate.ts'
import type { Reading } from '../reading.ts'
import type { JudgedFact } from './verdict.ts'

interface DeclaredInVerdict {
  predicates: readonly AnyPredicate[]
  readings: readonly Reading[]
  facts: readonly JudgedFact[]
  /** The names of what active facts are about and this reader was not asked: all of them without a reader. */
  notReadBy(reader: Reading | null): string[]
}

/**
 * What is declared, for one verdict. Facts bring their declarations. A statement counts if its reader was asked in the words
 * of today: read under others, it may answer another question, or be typed in another form. Facts that do not fit their
 * declaration any more, such as superseded ones from before it was changed, decide nothing.
 */
export function declaredIn(
  readings: readonly Reading[],
  facts: readonly JudgedFact[],
  common: readonly AnyPredicate[],
): DeclaredInVerdict {
  const inForce = new Map<string, Declaration>()
  for (const { declaration } of facts)
    if (declaration !== undefined) inForce.set(declaration.name, declaration)
  const known = new Map(inForce)
  for (const { declared = [] } of readings)
    for (const one of declared) if (!inForce.has(one.name)) known.set(one.name, one)
  if (known.size === 0) return { predicates: common, readings, facts, notReadBy: () => [] }
  const predicates = new Map([...known].map(([name, one]) => [name, predicateOf(one)]))
  const fits = ({ predicate, value }: JudgedFact) => {
    const problems: FactProblem[] = []
    predicates.get(predicate)?.check(value, 'value', problems)
    return problems.length === 0
  }
  return {
    predicates: [...common, ...predicates.values()],
    readings: readings.map((reading) => ({
      ...reading,
      claims: reading.claims.filter(({ predicate }) => {
        const declaration = inForce.get(predicate)
        return declaration === undefined || looksFor(reading.declared, declaration)
      }),
    })),
    facts: facts.filter(fits),
    notReadBy: (reader) =>
      [...inForce.values()]
        .filter((one) => facts.some(({ active, predicate }) => active && predicate === one.name))
        .filter((one) => !looksFor(reader?.declared, one))
        .map(({ name }) => name)
        .toSorted(),
  }
}
