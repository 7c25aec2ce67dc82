import { samePhone } from '../compare/phones.ts'
import { emailsIn, ownPagesIn, phonesIn } from '../values/contacts.ts'
import { record, textThat, truth } from './check.ts'
import { statedText } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, found, within } from './reads.ts'

/** The digits, with a plus sign when they begin with a country code. */
export const phone: Predicate<'phone', string, { number: string }> = {
  name: 'phone',
  label: 'Telephone',
  hint: 'a telephone number of the brand',
  single: false,
  check: textThat(
    (given) => /^\+?[\d\s()./-]+$/.test(given) && /^\d{5,15}$/.test(digitsOf(given)),
    () => 'must be a telephone number, for example +1 860 555 0133',
  ),
  valueKey: digitsOf,
  say: (value) => value,
  stated: statedText(
    readPhone,
    ({ number }) => number,
    // A reader may add the country code: the last seven digits are enough.
    (number, { text }) => digitsOf(text).includes(digitsOf(number).slice(-7)),
  ),
  reads: {
    find: found(phonesIn, (number) => ({ number })),
    plain: true,
    unless: ['otherOffice'],
    labels: ['phone', 'ownDesk'],
    asked: ['phone'],
    bindings: [
      after('verb', 'phone', 8, { object: true, alone: true }),
      within('alone', [], 0, { alone: true }),
    ],
  },
  compare: ({ number }, value) => (samePhone(number, value) ? 'same' : 'different'),
}

function readPhone(given: string): { number: string } | null {
  const digits = digitsOf(given)
  return digits.length < 5 ? null : { number: `${/^\(?\+/.test(given) ? '+' : ''}${digits}` }
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

export const email: Predicate<'email', string, { address: string }> = {
  name: 'email',
  label: 'E-mail',
  hint: 'an e-mail address of the brand',
  single: false,
  check: textThat(isEmail, () => 'must be an e-mail address'),
  valueKey: (value) => value.toLowerCase(),
  say: (value) => value,
  stated: statedText(
    readEmail,
    ({ address }) => address,
    (address, { text }) => text.toLowerCase().includes(address),
  ),
  reads: {
    find: found(emailsIn, (address) => ({ address: address.toLowerCase() })),
    plain: true,
    unless: ['otherOffice'],
    labels: ['email', 'ownDesk'],
    asked: ['email'],
    bindings: [
      within('own', [], 0, { own: true, ownOnly: true }),
      after('verb', 'email', 8, { object: true, alone: true }),
      within('alone', [], 0, { alone: true }),
    ],
  },
  compare: ({ address }, value) => (address.toLowerCase() === value.toLowerCase() ? 'same' : 'different'),
}

function readEmail(given: string): { address: string } | null {
  const address = given.replace(/^mailto:/i, '').toLowerCase()
  return isEmail(address) ? { address } : null
}

function isEmail(given: string): boolean {
  return given.length <= 254 && EMAIL.test(given)
}

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+[a-z]{2,63}$/i

const page = (address: string) => ({ path: pathOf(address) })

/** A page that the brand has, or does not have. */
export const url: Predicate<'url', { path: string; exists: boolean }, { path: string }> = {
  name: 'url',
  label: 'Page',
  hint: "a page of the brand's own web site that the answer points to, as its address",
  single: false,
  check: record({
    path: textThat(
      (given) => /^\/(?!\/)[^\s?#]*$/.test(given),
      () => "must be a path that starts with '/', without query or fragment",
    ),
    exists: truth,
  }),
  key: ({ path }) => pathOf(path),
  valueKey: ({ exists }) => String(exists),
  say: ({ path, exists }) => `${path} ${exists ? 'exists' : 'does not exist'}`,
  stated: statedText(
    page,
    ({ path }) => path,
    (path, { text }) => text.includes(path),
  ),
  reads: {
    find: found(ownPagesIn, page),
    plain: true,
    labels: [],
    bindings: [within('own', [], 0, { own: true })],
  },
  // The start page always exists.
  compare({ path }, page) {
    if (pathOf(path) === '/' || pathOf(path) !== pathOf(page.path)) return 'unrelated'
    return page.exists ? 'same' : 'different'
  },
}

/** The path of an address, without query, fragment and closing slash. */
function pathOf(address: string): string {
  const [, path = ''] = /^(?:[a-z]+:\/\/)?[^/?#]*([^?#]*)/i.exec(address) ?? []
  return path.replace(/(?<!\/)\/+$/, '') || '/'
}
