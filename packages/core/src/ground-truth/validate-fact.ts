import type { TypedFact } from '../facts/fact.ts'
import { FACT_PREDICATES, type FactPredicate } from '../vocabulary.ts'
import { isCurrency, PRICE_PERIODS } from './money.ts'
import { isEmail } from './read-values.ts'

export interface FactProblem {
  /** `value.amount`, `value.names[2]`, `predicate` */
  path: string
  message: string
}

export type FactValidation = { ok: true; fact: TypedFact } | { ok: false; problems: FactProblem[] }

/** Checks a fact that someone typed in; strict, and every problem is named. Text comes back trimmed. */
export function validateFact(predicate: unknown, value: unknown): FactValidation {
  if (!isPredicate(predicate))
    return {
      ok: false,
      problems: [{ path: 'predicate', message: `must be one of ${FACT_PREDICATES.join(', ')}` }],
    }
  const problems: FactProblem[] = []
  const checked = CHECKS[predicate](value, 'value', problems)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, fact: { predicate, value: checked } as TypedFact }
}

type Check = (value: unknown, path: string, problems: FactProblem[]) => unknown

const CHECKS: Record<FactPredicate, Check> = {
  legal_name: text,
  founded_year: (value, path, problems) => whole(value, path, problems, 1500, 2100),
  headquarters: text,
  founder: texts,
  ceo: text,
  parent_company: text,
  employees: (value, path, problems) => whole(value, path, problems, 0, 10_000_000),
  product: (value, path, problems) => {
    const given = record(value, path, problems, ['names', 'complete'])
    const names = texts(given.names, `${path}.names`, problems)
    if (given.complete === undefined) return { names }
    if (typeof given.complete !== 'boolean')
      problems.push({ path: `${path}.complete`, message: 'must be true or false' })
    return { names, complete: given.complete }
  },
  price: (value, path, problems) => {
    const given = record(value, path, problems, ['product', 'amount', 'currency', 'period'])
    const price = {
      product: text(given.product, `${path}.product`, problems),
      amount: amount(given.amount, `${path}.amount`, problems),
      currency: given.currency,
    }
    if (typeof given.currency !== 'string' || !isCurrency(given.currency))
      problems.push({
        path: `${path}.currency`,
        message: 'must be an ISO 4217 code in capitals, for example EUR',
      })
    if (given.period === undefined) return price
    if (!(PRICE_PERIODS as readonly unknown[]).includes(given.period))
      problems.push({
        path: `${path}.period`,
        message: `must be one of ${PRICE_PERIODS.join(', ')}, or absent`,
      })
    return { ...price, period: given.period }
  },
  industry: text,
  phone: (value, path, problems) => {
    const phone = text(value, path, problems)
    const digits = phone.replace(/\D/g, '')
    if (phone !== '' && (!/^\+?[\d\s()./-]+$/.test(phone) || digits.length < 5 || digits.length > 15))
      problems.push({ path, message: 'must be a telephone number, for example +1 860 555 0133' })
    return phone
  },
  email: (value, path, problems) => {
    const email = text(value, path, problems)
    if (email !== '' && !isEmail(email)) problems.push({ path, message: 'must be an e-mail address' })
    return email
  },
  url: (value, path, problems) => {
    const given = record(value, path, problems, ['path', 'exists'])
    const sitePath = text(given.path, `${path}.path`, problems)
    if (sitePath !== '' && !/^\/(?!\/)[^\s?#]*$/.test(sitePath))
      problems.push({
        path: `${path}.path`,
        message: "must be a path that starts with '/', without query or fragment",
      })
    if (typeof given.exists !== 'boolean')
      problems.push({ path: `${path}.exists`, message: 'must be true or false' })
    return { path: sitePath, exists: given.exists }
  },
  discontinued: text,
  award: text,
  certification: text,
  country_availability: texts,
}

function text(value: unknown, path: string, problems: FactProblem[]): string {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  const fits = trimmed.length > 0 && trimmed.length <= MAX_TEXT && !UNFIT.test(trimmed)
  if (!fits) problems.push({ path, message: `must be a text of 1 to ${MAX_TEXT} characters` })
  return fits ? trimmed : ''
}

function texts(value: unknown, path: string, problems: FactProblem[]): string[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_LIST) {
    problems.push({ path, message: `must be a list of 1 to ${MAX_LIST} texts` })
    return []
  }
  return value.map((item, at) => text(item, `${path}[${at}]`, problems))
}

function whole(value: unknown, path: string, problems: FactProblem[], least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  problems.push({ path, message: `must be a whole number from ${least} to ${most}` })
  return 0
}

function amount(value: unknown, path: string, problems: FactProblem[]): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e12) return value
  problems.push({ path, message: 'must be a number that is not negative' })
  return 0
}

function record(
  value: unknown,
  path: string,
  problems: FactProblem[],
  keys: string[],
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push({ path, message: `must be an object with ${keys.join(', ')}` })
    return {}
  }
  for (const key of Object.keys(value))
    if (!keys.includes(key)) problems.push({ path: `${path}.${key}`, message: 'is not known here' })
  return { ...value }
}

function isPredicate(predicate: unknown): predicate is FactPredicate {
  return (FACT_PREDICATES as readonly unknown[]).includes(predicate)
}

// Control characters, and halves of characters that could not be stored as UTF-8.
const UNFIT = /[\p{Cc}\p{Cs}]/u
const MAX_TEXT = 500
const MAX_LIST = 200
