import { samePhone } from '../compare/phones.ts'
import { phonesIn } from '../values/contacts.ts'
import { textThat } from './check.ts'
import { statedText } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, found, within } from './reads.ts'

/** A number is stated by its digits, with a plus sign in front when the country's code is among them. */
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
    // A reader may add the country's code that the text leaves out: the last seven digits are the line's own.
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
      after('desk', 'ownDesk', 8),
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
