import { about } from './about.ts'
import { record, textThat, truth } from './check.ts'
import { statedText } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { named, ofBrand } from './statement-key.ts'
import { byLength } from './words.ts'

const digitsOf = (number: string): string => number.replace(/\D/g, '')
const isPhone = (given: string) => /^\+?[\d\s()./-]+$/.test(given) && /^\d{5,15}$/.test(digitsOf(given))

/** The digits, with a plus sign when they begin with a country code. */
export const phone: Predicate<'phone', string, { number: string }> = {
  ...about('phone'),
  check: textThat(isPhone, () => 'must_be_a_telephone_number'),
  valueKey: digitsOf,
  say: (value) => value,
  stated: statedText(readPhone, {
    say: ({ number }) => number,
    // A reader may add the country code: the last seven digits are enough.
    key: (number) => ofBrand(digitsOf(number) || named(number)),
    isIn: (number, { text }) => digitsOf(text).includes(digitsOf(number).slice(-7)),
  }),
  compare: ({ number }, value) => (samePhone(number, value) ? 'same' : 'different'),
}

function readPhone(given: string): { number: string } | null {
  const digits = digitsOf(given)
  return digits.length < 5 ? null : { number: `${/^\(?\+/.test(given) ? '+' : ''}${digits}` }
}

const isEmail = (given: string): boolean => given.length <= 254 && EMAIL.test(given)

export const email: Predicate<'email', string, { address: string }> = {
  ...about('email'),
  check: textThat(isEmail, () => 'must_be_an_email_address'),
  valueKey: (value) => value.toLowerCase(),
  say: (value) => value,
  stated: statedText(readEmail, {
    say: ({ address }) => address,
    key: (address) => ofBrand(address.trim().toLowerCase()),
    isIn: (address, { text }) => text.toLowerCase().includes(address),
  }),
  compare: ({ address }, value) => (address.toLowerCase() === value.toLowerCase() ? 'same' : 'different'),
}

function readEmail(given: string): { address: string } | null {
  const address = given.replace(/^mailto:/i, '').toLowerCase()
  return isEmail(address) ? { address } : null
}

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+[a-z]{2,63}$/i

const isPath = (given: string): boolean => /^\/(?!\/)[^\s?#]*$/.test(given)
const path = textThat(isPath, () => 'must_be_a_path')
const page = (address: string) => ({ path: pathOf(address) })

export const url: Predicate<'url', { path: string; exists: boolean }, { path: string }> = {
  ...about('url'),
  check: record({ path, exists: truth }),
  key: ({ path }) => pathOf(path),
  valueKey: ({ exists }) => String(exists),
  say: ({ path, exists }) => `${path} ${exists ? 'exists' : 'does not exist'}`,
  stated: statedText(page, {
    say: ({ path }) => path,
    key: (path) => ({ about: path, value: 'exists' }),
    isIn: (path, { text }) => text.includes(path),
  }),
  // The start page always exists.
  compare({ path }, page) {
    if (pathOf(path) === '/' || pathOf(path) !== pathOf(page.path)) return 'unrelated'
    return page.exists ? 'same' : 'different'
  },
}

function pathOf(address: string): string {
  const [, path = ''] = /^(?:[a-z]+:\/\/)?[^/?#]*([^?#]*)/i.exec(address) ?? []
  return path.replace(/(?<!\/)\/+$/, '') || '/'
}

/** One number ends in the other: country code and trunk zero may be missing. */
export function samePhone(left: string, right: string): boolean {
  const [long, short] = byLength(lineOf(left), lineOf(right))
  if (short.length < 6) return long === short
  if (long.endsWith(short) && long.length - short.length <= 3) return true
  // The trunk zero after the country code: "+49 030 …".
  return [1, 2, 3].some((at) => long[at] === '0' && long.slice(0, at) + long.slice(at + 1) === short)
}

const lineOf = (number: string) => digitsOf(number.replaceAll('(0)', '')).replace(/^00/, '').replace(/^0/, '')
