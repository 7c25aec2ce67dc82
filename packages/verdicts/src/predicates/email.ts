import { emailsIn } from '../values/contacts.ts'
import { textThat } from './check.ts'
import { statedText } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, found, within } from './reads.ts'

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
    find: found(emailsIn, (address) => ({ address })),
    plain: true,
    unless: ['otherOffice'],
    labels: ['email', 'ownDesk'],
    asked: ['email'],
    bindings: [
      within('own', [], 0, { own: true, ownOnly: true }),
      after('verb', 'email', 8, { object: true, alone: true }),
      within('alone', [], 0, { alone: true }),
      after('desk', 'ownDesk', 8),
    ],
  },
  compare: ({ address }, value) => (address.toLowerCase() === value.toLowerCase() ? 'same' : 'different'),
}

function readEmail(given: string): { address: string } | null {
  const address = given.replace(/^mailto:/i, '').toLowerCase()
  return isEmail(address) ? { address } : null
}

function isEmail(given: string): boolean {
  const [mailbox = '', host = '', more] = given.split('@')
  if (more !== undefined || given.length > 254 || !/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/.test(mailbox))
    return false
  const labels = host.split('.')
  const isLabel = (label: string) => /^(?!-)[a-z\d-]{1,63}$/i.test(label) && !label.endsWith('-')
  return labels.length > 1 && labels.every(isLabel) && /^[a-z]{2,63}$/i.test(labels.at(-1) ?? '')
}
