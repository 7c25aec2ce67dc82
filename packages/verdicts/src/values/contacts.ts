import { isOnDomain } from '../text/address.ts'
import type { Token } from '../text/token.ts'
import type { Found, Line, NamedLine } from './line.ts'

/** Telephone numbers: 7 to 15 digits in groups, with the signs that people put between them. */
export function phonesIn(line: Line): Found<string>[] {
  const { tokens } = line
  const found: Found<string>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!beginsPhone(tokens, at)) continue
    let to = at
    let digits = ''
    let groups = 0
    while (to < tokens.length && to - at < LONGEST && isPhonePart(tokens, to)) {
      const token = tokens[to] as Token
      if (token.kind === 'number') {
        digits += token.fold.replace(/\D/g, '')
        groups += 1
      }
      to += 1
    }
    while (to > at && tokens[to - 1]?.kind !== 'number') to -= 1
    const isInternational =
      tokens[at]?.fold === '+' || tokens[at + 1]?.fold === '+' || digits.startsWith('00')
    if (
      digits.length >= 7 &&
      digits.length <= 15 &&
      (groups > 1 || isInternational || digits.startsWith('0'))
    )
      found.push({ from: at, to, value: isInternational ? `+${digits.replace(/^00/, '')}` : digits })
    at = Math.max(at, to - 1)
  }
  return found
}

function beginsPhone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (token.kind === 'number') return !/[.,']\d{1,2}$/.test(token.fold) || token.fold.split('.').length > 2
  const next = tokens[at + 1]
  return (token.fold === '+' || token.fold === '(') && (next?.kind === 'number' || next?.fold === '+')
}

function isPhonePart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (token.kind === 'number') return true
  const isJoint = JOINTS.has(token.fold)
  return isJoint && (tokens[at + 1]?.kind === 'number' || JOINTS.has(tokens[at + 1]?.fold ?? ''))
}

const JOINTS = new Set(['+', '(', ')', '-', '/', '.', '–'])
const LONGEST = 24

export function emailsIn(line: Line): Found<string>[] {
  return line.tokens.flatMap((token, at) =>
    token.kind === 'email' ? [{ from: at, to: at + 1, value: token.text.toLowerCase() }] : [],
  )
}

/** Addresses of pages on the brand's own site. */
export function ownPagesIn(line: NamedLine): Found<string>[] {
  return line.tokens.flatMap((token, at) =>
    token.kind === 'url' && isOnDomain(token.text, line.domain)
      ? [{ from: at, to: at + 1, value: token.text }]
      : [],
  )
}
