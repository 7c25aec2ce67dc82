import type { AnswerOf } from '@veracite/contract/routes'
import { linesOf } from '../widgets/lines.ts'
import { readCurrency, readNumber } from '../widgets/numbers.ts'

type Predicate = AnswerOf<'GET /api/admin/facts/predicates'>['items'][number]
export type FactInput = Predicate['inputs'][number]

const MONEY_DIGITS = { minimumFractionDigits: 0, maximumFractionDigits: 2 }

/** A fact's value in words. An unknown form is shown member by member. */
export function factInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(factInWords).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null) return String(value)
  const members = value as Record<string, unknown>
  if (typeof members.name === 'string') return namedInWords(members.name, members)
  if (typeof members.place === 'string') return namedInWords(members.place, members)
  if (Array.isArray(members.names))
    return `${factInWords(members.names)}${members.complete === true ? ' (all there are)' : ''}`
  if (members.product === undefined && ('amount' in members || 'to' in members))
    return declaredInWords(members)
  if (typeof members.amount === 'number') return priceInWords(members.amount, members)
  if (typeof members.path === 'string')
    return `${members.path} ${members.exists === false ? 'does not exist' : 'exists'}`
  return Object.entries(members)
    .map(([name, member]) => `${name}: ${factInWords(member)}`)
    .join(', ')
}

/** Of a declared predicate: `60 days`, `21 to 28 days`, `4.9 EUR`, `2022-03-15`. */
function declaredInWords({ amount, from, to, unit, currency }: Record<string, unknown>): string {
  const range = amount !== undefined ? String(amount) : from === to ? String(from) : `${from} to ${to}`
  const written = unit ?? currency
  if (typeof written !== 'string') return range
  return `${range} ${TIMES.test(written) && range !== '1' ? `${written}s` : written}`
}

/** The units that are words; others are signs, or as they were declared. */
const TIMES = /^(?:second|minute|hour|day|week|month|year|working day)$/

function priceInWords(amount: number, members: Record<string, unknown>): string {
  const { product, currency, period, kind, country, validFrom, validUntil, tolerance } = members
  return [
    `${product}:${kind === 'from' ? ' from' : ''} ${amount.toLocaleString('en', MONEY_DIGITS)} ${currency}`,
    period === undefined ? '' : ` per ${period}`,
    country === undefined ? '' : ` in ${country}`,
    validFrom === undefined ? '' : `, from ${validFrom}`,
    validUntil === undefined ? '' : `, until ${validUntil}`,
    tolerance === undefined ? '' : `, within ${tolerance} %`,
  ].join('')
}

/** "Halvard plc (also HVG; formerly Nordlys)", "Beaverton (also Portland)". */
function namedInWords(name: string, { names, also, formerly }: Record<string, unknown>): string {
  const others = names ?? also
  const asides = [
    others === undefined ? [] : `also ${factInWords(others)}`,
    formerly === undefined ? [] : `formerly ${factInWords(formerly)}`,
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
