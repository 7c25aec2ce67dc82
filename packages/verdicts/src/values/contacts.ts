import { isOnDomain } from '../text/address.ts'
import type { Token } from '../text/token.ts'
import { type Found, type Line, type NamedLine, scan } from './line.ts'

/** Telephone numbers: 7 to 15 digits in groups, with the signs that people put between them. */
export function phonesIn({ tokens }: Line): Found<string>[] {
  return scan(tokens, (at) => {
    const { kind, fold = '' } = tokens[at] ?? {}
    const isSign = (fold === '+' || fold === '(') && isPhonePart(tokens[at + 1])
    const isPrice = /^\d*[.,']\d{1,2}$/.test(fold)
    if (!(kind === 'number' ? !isPrice : isSign)) return null
    let to = at
    while (isPhonePart(tokens[to])) to += 1
    while (to > at && tokens[to - 1]?.kind !== 'number') to -= 1
    const written = tokens.slice(at, to)
    const digits = written.map(({ fold }) => fold.replace(/\D/g, '')).join('')
    const isInternational = written.some(({ fold }) => fold === '+') || digits.startsWith('00')
    const isLife = LIFE.test(written.map(({ fold }) => fold).join(''))
    const isPhone = !isLife && (isInternational || digits.startsWith('0') || written.length > 1)
    const value = isInternational ? `+${digits.replace(/^00/, '')}` : digits
    // What is too short or too long is passed over as a whole.
    return { from: at, to, value: isPhone && digits.length >= 7 && digits.length <= 15 ? value : '' }
  }).filter(({ value }) => value !== '')
}

/** "(1831–1898)" */
const LIFE = /^\(?(?:1[5-9]|20)\d\d[-–](?:1[5-9]|20)\d\d\)?$/

const isPhonePart = (token: Token | undefined): boolean =>
  token?.kind === 'number' || /^[+()\-/.–]$/.test(token?.fold ?? '')

export const emailsIn = (line: Line): Found<string>[] => addressesIn(line, 'email')

export const ownPagesIn = (line: NamedLine): Found<string>[] =>
  addressesIn(line, 'url').filter(({ value }) => isOnDomain(value, line.domain))

const addressesIn = ({ tokens }: Line, wanted: Token['kind']): Found<string>[] =>
  tokens.flatMap(({ kind, text }, at) => (kind === wanted ? [{ from: at, to: at + 1, value: text }] : []))
