import { problem, refusal } from '@veracite/words/refusals'
import type { FactProblem } from './check.ts'
import { legalName, parentCompany } from './companies.ts'
import { email, phone, url } from './contacts.ts'
import { countryAvailability } from './country-availability.ts'
import { employees } from './employees.ts'
import { foundedYear } from './founded-year.ts'
import { headquarters } from './headquarters.ts'
import { industry } from './industry.ts'
import { ceo, founder } from './people.ts'
import type { AnyPredicate } from './predicate.ts'
import { price } from './price.ts'
import { discontinued, product } from './products.ts'
import { award, certification } from './titles.ts'

/** All predicates, in the order in which they are shown. */
export const PREDICATES = [
  legalName,
  foundedYear,
  headquarters,
  founder,
  ceo,
  parentCompany,
  employees,
  product,
  price,
  industry,
  phone,
  email,
  url,
  discontinued,
  award,
  certification,
  countryAvailability,
] as const

/** The same, for code that treats all of them alike. */
export const ALL: readonly AnyPredicate[] = [...PREDICATES]

type Declared = (typeof PREDICATES)[number]

export type FactPredicate = Declared['name']

/** The value of a fact, by predicate. The order of lists means nothing. */
type FactValues = { [D in Declared as D['name']]: Parameters<D['say']>[0] }

export type StatedValues = { [D in Declared as D['name']]: Parameters<D['compare']>[0] }

/**
 * Facts of declared predicates go the same ways, although no type lists their names: whatever treats all predicates alike
 * finds them by name among those that it is given.
 */
export type TypedFact = { [P in FactPredicate]: { predicate: P; value: FactValues[P] } }[FactPredicate]

export const FACT_PREDICATES: readonly FactPredicate[] = PREDICATES.map(({ name }) => name)

export type FactCheck = { ok: true; fact: TypedFact } | { ok: false; problems: FactProblem[] }

/** Checks a fact that someone typed in and names every problem. Text comes back trimmed. */
export function checkFact(predicate: unknown, value: unknown, predicates = ALL): FactCheck {
  const declared = predicates.find(({ name }) => name === predicate)
  if (declared === undefined) {
    const names = predicates.map(({ name }) => name).join(', ')
    return { ok: false, problems: [problem('predicate', refusal('must_be_one_of', { values: names }))] }
  }
  const problems: FactProblem[] = []
  const checked = declared.check(value, 'value', problems)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, fact: { predicate: declared.name, value: checked } as TypedFact }
}

/** Of facts with the same key at most one can be active. */
export function factKey(fact: TypedFact): string {
  const known = commonly(fact.predicate)
  // Of what an operator declares, a brand has one at a time.
  if (known === undefined) return fact.predicate
  const { key: keyOf, single, valueKey } = known
  const key = keyOf?.(fact.value) ?? (single ? '' : valueKey(fact.value))
  return key === '' ? fact.predicate : `${fact.predicate}|${key}`
}

export const factValueKey = (fact: TypedFact): string =>
  commonly(fact.predicate)?.valueKey(fact.value) ?? JSON.stringify(fact.value)

export const isSingle = (predicate: FactPredicate): boolean => commonly(predicate)?.single ?? true

const commonly = (predicate: string): AnyPredicate | undefined => ALL.find(({ name }) => name === predicate)
