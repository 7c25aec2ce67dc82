import { judgeItem } from '../../../packages/core/src/evaluation/judge-item.ts'
import type { Share } from '../../../packages/core/src/evaluation/score.ts'
import type { FactPredicate } from '../../../packages/verdicts/src/predicates/all.ts'
import { isInCard } from '../../../packages/verdicts/src/predicates/price-said.ts'
import type { JudgedFact } from '../../../packages/verdicts/src/verdict/verdict.ts'
import { fittingFact } from './fitting-fact.ts'
import { drawn, type RealItem } from './items.ts'
import type { Brand, Statement } from './labels.ts'

/** A true statement whose fact was replaced by somebody else's: the answer now says something false. */
export interface Replaced {
  predicate: string
  one: RealItem
}

type Known = Pick<Brand, 'key' | 'facts'>

/** How many of the replaced facts of one predicate were noticed. */
export interface ReplacedFigures {
  predicate: string
  caught: Share
  caughtOrReviewed: Share
}

/** One case for each answer and predicate. Answers that hold something false already tell nothing. */
export function replacedFacts(items: readonly RealItem[], brands: readonly Brand[]): Replaced[] {
  const known = [...brands, ...items.map(({ label }) => ({ key: label.brand, facts: label.facts }))]
  return items
    .filter(({ label }) => label.states.every(({ fact }) => fact !== false))
    .flatMap((one) =>
      predicatesStatedTruly(one).flatMap((predicate): Replaced[] => [
        ...caseOf(one, nameOf(one, predicate), replacedIn(one, predicate, known, isFarFrom)),
        ...(predicate === 'price' ? caseOf(one, RAISED, replacedIn(one, predicate, known, isFarAbove)) : []),
      ]),
    )
}

/** Only the quote decides whether a price is in a card. */
const NOT_ASKED = { by: 'person' as const, group: '', beside: [] }

const RAISED = 'price, raised'
const IN_CARD = 'price, in a card'

/** A price that is said nowhere but in cards ("Acme WH-200$199.99") is counted apart. */
function nameOf({ label, item }: RealItem, predicate: FactPredicate): string {
  const said = label.states.filter((state) => state.predicate === predicate && state.fact === true)
  const isCard = ({ place }: Statement) => {
    const quote = { quote: place === null ? '' : item.answer.text.slice(...place) }
    return place !== null && isInCard({ ...NOT_ASKED, ...quote })
  }
  return predicate === 'price' && said.every(isCard) ? IN_CARD : predicate
}

function caseOf(one: RealItem, name: string, facts: JudgedFact[] | null): Replaced[] {
  if (facts === null) return []
  return [{ predicate: name, one: { ...one, item: { ...one.item, facts } } }]
}

/** By predicate. Products say little: that a range is complete was made up as well. So do prices that became higher. */
export function judgeReplaced(cases: readonly Replaced[], reader: 'plain' | 'readings'): ReplacedFigures[] {
  const judged = cases.map(({ predicate, one }) => {
    const { verdict } = judgeItem(one.item, reader === 'plain' ? undefined : (one.reply ?? undefined))
    const isCaught = verdict.class === 'CONFABULATED'
    const isReviewed = verdict.needsReview.some(({ reason }) => reason === 'likely_contradiction')
    return { predicate, isCaught, isFound: isCaught || isReviewed }
  })
  return [...new Set(judged.map(({ predicate }) => predicate))].sort().map((predicate) => {
    const list = judged.filter((one) => one.predicate === predicate)
    return {
      predicate,
      caught: { part: list.filter(({ isCaught }) => isCaught).length, of: list.length },
      caughtOrReviewed: { part: list.filter(({ isFound }) => isFound).length, of: list.length },
    }
  })
}

/**
 * A brand has one of these at a time, so that another value contradicts; a price has another amount, and
 * somebody else's products are said to be the whole range.
 */
const REPLACED: readonly FactPredicate[] = [
  'legal_name',
  'founded_year',
  'headquarters',
  'founder',
  'ceo',
  'parent_company',
  'employees',
  'price',
  'product',
]

function predicatesStatedTruly({ label, item }: RealItem): FactPredicate[] {
  const isTrue = (predicate: string) =>
    label.states.some((state) => state.predicate === predicate && state.fact === true)
  const isKnown = (predicate: string) =>
    item.facts.some((fact) => fact.predicate === predicate && fact.active)
  return REPLACED.filter((predicate) => isTrue(predicate) && isKnown(predicate))
}

function replacedIn(
  { label, item }: RealItem,
  predicate: FactPredicate,
  brands: readonly Known[],
  isFar: typeof isFarFrom,
): JudgedFact[] | null {
  const own = item.facts.filter((fact) => fact.predicate === predicate)
  const said = label.states.filter((state) => state.predicate === predicate).map(({ value }) => value)
  const truths = [...own.map(({ value }) => value), ...said]
  const others = valuesOfOthers(predicate, label.brand, brands)
  const other = startingAt(others, `${label.id} ${predicate}`).find((value) =>
    truths.every((one) => isFar(one, value, predicate)),
  )
  if (other === undefined) return null
  const values = valuesInstead(predicate, own, other)
  const facts = values.map((value, at) => factOf(predicate, value, at))
  const isReplaced = (fact: JudgedFact) =>
    fact.predicate === predicate || SAYS_SO.get(predicate) === fact.predicate
  return [...item.facts.filter((fact) => !isReplaced(fact)), ...facts]
}

/** A price of a product also says that the product is sold. */
const SAYS_SO = new Map<string, string>([['product', 'price']])

function valuesInstead(predicate: FactPredicate, own: readonly JudgedFact[], other: unknown): unknown[] {
  if (predicate === 'price')
    return own.map(({ value }) => ({ ...Object(value), kind: 'list', amount: amountOf(other) }))
  if (predicate === 'product') return [{ ...Object(other), complete: true }]
  return [other]
}

function valuesOfOthers(predicate: string, key: string, brands: readonly Known[]): unknown[] {
  return brands
    .filter((brand) => brand.key !== key)
    .flatMap(({ facts }) => facts)
    .filter((fact) => fact.predicate === predicate && fact.active !== false && fact.value !== null)
    .map(({ value }) => value)
}

/** The same list from another place on, which the words decide: every run makes the same choice. */
function startingAt<T>(list: readonly T[], words: string): T[] {
  if (list.length === 0) return []
  const at = drawn(words, list.length)
  return [...list.slice(at), ...list.slice(0, at)]
}

/**
 * Nobody could take one value for the other: years differ, other numbers do by a factor, texts have no word in
 * common. A price becomes lower: what an answer says above the list price is wrong in any form, what it says
 * below may be an offer.
 */
function isFarFrom(one: unknown, other: unknown, predicate: FactPredicate): boolean {
  const [a, b] = [amountOf(one), amountOf(other)]
  if (a !== null && b !== null) {
    if (predicate === 'founded_year') return a !== b
    const isFarBelow = b > 0 && a / b > FAR
    return isFarBelow || (predicate !== 'price' && b / a > FAR)
  }
  const words = wordsIn(one)
  return [...wordsIn(other)].every((word) => !words.has(word))
}

const FAR = 3

/** A price that becomes higher than anything that the answer says. */
function isFarAbove(one: unknown, other: unknown): boolean {
  const [a, b] = [amountOf(one), amountOf(other)]
  return a !== null && b !== null && a > 0 && b / a > FAR
}

function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'object' || value === null || !('amount' in value)) return null
  return typeof value.amount === 'number' ? value.amount : null
}

/** The words of a value, not those of its keys. */
function wordsIn(value: unknown): Set<string> {
  if (typeof value === 'object' && value !== null)
    return new Set(Object.values(value).flatMap((one) => [...wordsIn(one)]))
  const words = String(value ?? '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter((word) => word.length > 2 && word !== 'true' && word !== 'false'))
}

function factOf(predicate: FactPredicate, value: unknown, at: number): JudgedFact {
  const checked = fittingFact(predicate, value)
  if (!checked.ok) throw new Error(`${predicate} ${JSON.stringify(value)}: ${checked.problems[0]?.message}`)
  return { ...checked.fact, id: `replaced-${at + 1}`, active: true }
}
