import type { Fact, NewFact } from '@veracite/ground-truth/facts/fact'
import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { factHash } from '@veracite/ground-truth/facts/fact-hash'
import { supersededByOperator } from '@veracite/ground-truth/facts/merge-facts'
import { brandNotFound, DomainError, type FieldProblem, invalidInput } from '@veracite/terms/errors'
import { type Clock, EVERY_ACCOUNT, type Ids } from '@veracite/terms/ports'
import { checkFact, factKey, type TypedFact } from '@veracite/verdicts/predicates/all'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { FindingStore } from '../findings/finding-store.ts'
import type { RulesReader } from '../readers/reader-port.ts'
import type { RunStore } from '../runs/run-store.ts'
import type { FactStore } from './fact-store.ts'
import { type FactStates, previewFacts } from './preview-facts.ts'

interface FactInput {
  predicate: string
  value: unknown
  note: string | null
}

const MAX_KNOWN = 2_000

export const adminFacts = (deps: {
  catalog: CatalogStore
  facts: FactStore
  runs: Pick<RunStore, 'listClassifiedAnswers'>
  findings: Pick<FindingStore, 'countRestingOn'>
  rules: Pick<RulesReader, 'work'>
  priceFreshDays: number
  clock: Clock
  ids: Ids
}) => ({
  /** Facts entered by the operator replace collected ones, and no refresh overwrites them. */
  async add(brandId: string, input: FactInput[]) {
    const brand = await deps.catalog.findBrand(brandId, EVERY_ACCOUNT)
    if (!brand) throw brandNotFound()
    const now = deps.clock.now()
    const append = entered(deps, input, now)
    const known = await deps.facts.listForBrand(brand.id, MAX_KNOWN)
    const supersede = supersededByOperator(known, append)
    const added = await deps.facts.addOperatorFacts(
      brand.id,
      { pages: [], append, seenFactIds: [], supersede },
      now,
    )
    return { items: added.map(toFactBody) }
  },

  /**
   * Another value in the place of a fact. Facts are evidence, so the old one stays on record: as never true, or as true
   * until now.
   */
  async change(factId: string, { because, ...input }: FactCorrection) {
    const fact = await deps.facts.find(factId)
    if (fact === null) throw factNotFound()
    if (!fact.active)
      throw new DomainError('conflict', 'It is not in force any more: change the fact that replaced it.')
    const now = deps.clock.now()
    const [added] = entered(deps, [{ predicate: fact.predicate, ...input }], now, () => '')
    if (added === undefined) throw new Error('A correction without a fact.')
    const known = await deps.facts.listForBrand(fact.brandId, MAX_KNOWN)
    const supersede = replacedBy(known, added, fact.id, because)
    const changes = { pages: [], append: [added], seenFactIds: [], supersede }
    const [changed] = await deps.facts.addOperatorFacts(fact.brandId, changes, now)
    if (changed === undefined) throw factNotFound()
    return toFactBody(changed)
  },

  /** For a fact that should never have been there. What was judged by it keeps its verdict until it is judged again. */
  async withdraw(factId: string) {
    const fact = await deps.facts.withdraw(factId, deps.clock.now())
    if (fact === null) throw factNotFound()
    return toFactBody(fact)
  },

  /** Takes a withdrawal back, unless another fact has its place by now. */
  async restore(factId: string) {
    const fact = await deps.facts.find(factId)
    if (fact === null) throw factNotFound()
    const known = await deps.facts.listForBrand(fact.brandId, MAX_KNOWN)
    const rivals = known.filter((each) => each.id !== fact.id && factKey(each) === factKey(fact))
    const restored = await deps.facts.restore(
      fact.id,
      rivals.map(({ id }) => id),
      deps.clock.now(),
    )
    if (restored === null) throw factNotFound()
    if (restored === 'replaced')
      throw new DomainError('conflict', 'Another fact has its place by now: withdraw that one first.')
    return toFactBody(restored)
  },

  /** The runs whose class these changes would change. Nothing is written. */
  preview: (brandId: string, input: FactInput[], { withdraw = [], restore = [] }: Partial<FactStates> = {}) =>
    previewFacts(deps)(
      brandId,
      { append: entered(deps, input, deps.clock.now()), withdraw, restore },
      MAX_KNOWN,
    ),
})

export interface FactCorrection {
  value: unknown
  note: string | null
  /** Whether the old value was never true, or has changed. */
  because: 'mistaken' | 'changed'
}

/** What else holds its place goes as well, but was true as far as anybody knows. */
function replacedBy(
  known: readonly Fact[],
  added: NewFact,
  factId: string,
  because: FactCorrection['because'],
) {
  const others = supersededByOperator(known, [added]).filter((one) => one.factId !== factId)
  return [{ factId, by: added.id, withdraw: because === 'mistaken' }, ...others]
}

const factNotFound = () => new DomainError('not_found', 'Fact not found.')

const entered = (
  { ids }: { ids: Ids },
  input: FactInput[],
  now: Date,
  fieldOf: (index: number) => string = (index) => `facts.${index}.`,
): NewFact[] =>
  validated(input, fieldOf).map(({ fact, note }) => ({
    ...fact,
    id: ids.next(),
    source: { kind: 'operator', url: null, quote: null, fetchedAt: now, sha256: null },
    hash: factHash(fact, { sourceUrl: null, sourceSha256: null }),
    note,
    active: true,
  }))

function validated(
  input: FactInput[],
  fieldOf: (index: number) => string,
): { fact: TypedFact; note: string | null }[] {
  const problems: FieldProblem[] = []
  const facts = input.flatMap(({ predicate, value, note }, index) => {
    const checked = checkFact(predicate, value)
    if (checked.ok) return [{ fact: checked.fact, note }]
    problems.push(
      ...checked.problems.map(({ path, message }) => ({ path: `${fieldOf(index)}${path}`, message })),
    )
    return []
  })
  if (problems.length > 0) throw invalidInput('Invalid facts. Nothing was changed.', problems.slice(0, 50))
  return facts
}
