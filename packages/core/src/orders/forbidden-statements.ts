import type { StoredDeclaration } from '@veracite/ground-truth/facts/declarations'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { invalidInput } from '@veracite/terms/errors'
import { predicateOf } from '@veracite/verdicts/declared/predicate-of'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import type { AnyPredicate } from '@veracite/verdicts/predicates/predicate'
import { named, versioned } from '@veracite/verdicts/predicates/statement-key'
import type { ReadClaim } from '@veracite/verdicts/reading'
import { factsUnderJudgement, judgeClaim } from '@veracite/verdicts/verdict/judge-claim'
import { type FieldProblem, problem, refusal } from '@veracite/words/refusals'
import type { Finding } from '../findings/finding-store.ts'
import type { ForbiddenStatement } from './decide-breach.ts'

/** A forbidden statement as a person declares it: a finding, or a predicate with a value and a product. */
export interface DeclaredStatement {
  words: string
  findingId?: string
  predicate?: string
  value?: unknown
  product?: string
}

interface Known {
  brand: { id: string; name: string; aliases: readonly string[] }
  findings: readonly (Finding | null)[]
  declarations: readonly StoredDeclaration[]
  facts: readonly FactForVerdict[]
}

/** The statements by their keys. Refuses what cannot be read, and what a fact of the brand says itself. Pure. */
export function forbiddenStatements(
  declared: readonly DeclaredStatement[],
  known: Known,
): ForbiddenStatement[] {
  const problems: FieldProblem[] = []
  const statements = declared.map((one, i): ForbiddenStatement => {
    const read = statementOf(one, known, known.findings[i] ?? null)
    if (!('path' in read)) return read
    problems.push({ ...read, path: `statements.${i}.${read.path}` })
    return { words: one.words, predicate: '', about: '', value: null }
  })
  if (problems.length > 0) throw invalidInput('invalid_statements', problems)
  return statements
}

function statementOf(
  { words, findingId, predicate, value, product }: DeclaredStatement,
  known: Known,
  finding: Finding | null,
): ForbiddenStatement | FieldProblem {
  if ((findingId === undefined) === (predicate === undefined))
    return problem('predicate', 'give_finding_or_predicate')
  if (findingId !== undefined)
    return finding === null || finding.brandId !== known.brand.id
      ? problem('findingId', 'is_not_a_finding')
      : { words, predicate: finding.predicate, about: finding.about, value: finding.value }
  const predicates = predicatesOf(known)
  const declared = predicates.find(({ name }) => name === predicate)
  if (declared === undefined) return problem('predicate', 'is_no_known_predicate')
  const about = product === undefined ? '' : named(product)
  if (value === undefined || value === null) return { words, predicate: declared.name, about, value: null }
  const stated = declared.stated.read(value)
  if (stated === null) {
    const wanted = { predicate: declared.name, hint: declared.hint }
    return problem('value', refusal('is_no_value_of_predicate', wanted))
  }
  if (verdictOf(stated, declared, predicates, known) === 'supported')
    return problem('value', 'fact_says_the_same')
  const key = versioned(declared.stated.key(stated))
  return { words, predicate: declared.name, about: key.about || about, value: key.value }
}

const predicatesOf = ({ declarations }: Known): AnyPredicate[] => [
  ...(PREDICATES as readonly AnyPredicate[]),
  ...declarations.map(({ declaration }) => predicateOf(declaration)),
]

function verdictOf(
  value: unknown,
  { name }: AnyPredicate,
  predicates: readonly AnyPredicate[],
  { brand, facts }: Known,
): string {
  const stated = { about: 'brand', stance: 'asserted', group: 'person', start: 0, end: 0, quote: '' }
  const claim = { predicate: name, value, ...stated } as ReadClaim
  const names = [brand.name, ...brand.aliases]
  return judgeClaim(claim, factsUnderJudgement({ predicates, facts, names })).verdict
}
