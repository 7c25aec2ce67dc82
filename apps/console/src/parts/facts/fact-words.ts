import type { AnswerOf } from '@veracite/contract/routes'
import { known, LANGUAGE, type Listed, say } from '@veracite/words/say'
import { linesOf } from '../widgets/lists.ts'
import { readCurrency, readNumber } from '../widgets/numbers.ts'
import { inList } from '../widgets/words.ts'

type Predicate = AnswerOf<'GET /api/admin/facts/predicates'>['items'][number]
export type FactInput = Predicate['inputs'][number]

const MONEY_DIGITS = { minimumFractionDigits: 0, maximumFractionDigits: 2 }

/** A fact's value in words. An unknown form is shown member by member. */
export function factInWords(value: unknown): string {
  if (Array.isArray(value)) return inList(value.map(factInWords))
  if (typeof value === 'boolean') return value ? say('facts.yes') : say('facts.no')
  if (typeof value !== 'object' || value === null) return String(value)
  const members = value as Record<string, unknown>
  if (typeof members.name === 'string') return namedInWords(members.name, members)
  if (typeof members.place === 'string') return namedInWords(members.place, members)
  if (Array.isArray(members.names))
    return members.complete === true
      ? say('facts.allThereAre', { names: factInWords(members.names) })
      : factInWords(members.names)
  if (members.product === undefined && ('amount' in members || 'to' in members))
    return declaredInWords(members)
  if (typeof members.amount === 'number') return priceInWords(members.amount, members)
  if (typeof members.path === 'string')
    return say('facts.pathExists', { path: members.path, exists: members.exists === false ? 'no' : 'other' })
  return Object.entries(members)
    .map(([name, member]) => `${name}: ${factInWords(member)}`)
    .join(', ')
}

/** Of a declared predicate: `60 days`, `21 to 28 days`, `4.9 EUR`, `2022-03-15`. */
function declaredInWords({ amount, from, to, unit, currency }: Record<string, unknown>): string {
  const shown = (one: unknown): string => (typeof one === 'number' ? formatAmount(one) : String(one))
  const isRange = amount === undefined && from !== to
  const range = isRange ? say('facts.range', { from: shown(from), to: shown(to) }) : shown(amount ?? from)
  const written = unit ?? currency
  if (typeof written !== 'string') return range
  // Units that are words; others are signs, or as they were declared.
  if (UNITS.includes(written as Listed<'unit'>))
    return say(`unit.${written as Listed<'unit'>}`, {
      n: isRange ? Number(to) : Number(amount ?? from),
      range,
    })
  return `${range} ${written}`
}

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'working day'] as const
const formatAmount = (amount: number): string => amount.toLocaleString(LANGUAGE, { maximumFractionDigits: 6 })

function priceInWords(amount: number, members: Record<string, unknown>): string {
  const { product, currency, period, kind, country, validFrom, validUntil, tolerance } = members
  const has = (member: unknown) => (member === undefined ? 'no' : 'other')
  const price = say('facts.price', {
    product: String(product),
    kind: kind === 'from' ? 'from' : 'other',
    amount: `${amount.toLocaleString(LANGUAGE, MONEY_DIGITS)} ${currency}`,
    ...{
      hasPeriod: has(period),
      period: known('pricePeriod', String(period)) ?? String(period),
      hasCountry: has(country),
      country: String(country),
    },
  })
  return inList([
    price,
    ...(validFrom === undefined ? [] : [say('facts.from', { day: String(validFrom) })]),
    ...(validUntil === undefined ? [] : [say('facts.until', { day: String(validUntil) })]),
    ...(tolerance === undefined ? [] : [say('facts.within', { tolerance: String(tolerance) })]),
  ])
}

/** "Halvard plc (also HVG; formerly Nordlys)", "Beaverton (also Portland)". */
function namedInWords(name: string, { names, also, formerly }: Record<string, unknown>): string {
  const others = names ?? also
  const asides = [
    others === undefined ? [] : say('facts.also', { others: factInWords(others) }),
    formerly === undefined ? [] : say('facts.formerly', { formerly: factInWords(formerly) }),
  ].flat()
  return asides.length === 0 ? name : `${name} (${asides.join('; ')})`
}

/**
 * What was typed, as the value of a fact: `typed` has the text of each input by its member, or under the
 * empty name. A number that cannot be parsed stays text: the server says what is wrong with it.
 */
export function factFromInputs(inputs: readonly FactInput[], typed: Record<string, string>): unknown {
  const [only] = inputs
  if (only !== undefined && only.member === null) return typedValue(only, typed[''] ?? '')
  const members = inputs.flatMap((input) => {
    const given = givenFor(input, typed)
    return !input.needed && given.trim() === '' ? [] : [[input.member ?? '', typedValue(input, given)]]
  })
  return Object.fromEntries(members)
}

/** The other way round: what somebody would have typed to get this value. */
export function inputsFromFact(inputs: readonly FactInput[], value: unknown): Record<string, string> {
  // Some facts are a bare value or an object around it: the bare one is what must be given.
  const main = inputs.find(({ needed }) => needed)?.member ?? inputs[0]?.member ?? ''
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const members = isObject ? (value as Record<string, unknown>) : { [main]: value }
  return Object.fromEntries(
    inputs.map(({ member }) => [member ?? '', textOf(member === null ? value : members[member])]),
  )
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** A sign such as € is taken for the currency, whether it stands there or beside the amount. */
function givenFor({ member }: FactInput, typed: Record<string, string>): string {
  const given = typed[member ?? ''] ?? ''
  if (member !== 'currency') return given
  return readCurrency(given.trim() === '' ? (typed.amount ?? '') : given) ?? given
}

function typedValue({ kind }: FactInput, given: string): unknown {
  const text = given.trim()
  if (kind === 'truth') return text === 'yes'
  if (kind === 'texts') return linesOf(text)
  if (kind === 'text') return text
  return readNumber(text) ?? text
}
