import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { QuotedFact } from '../facts/fact-source.ts'

/** A fact for each stated text that can be read. */
export const factsRead = (
  predicate: FactPredicate,
  stated: readonly { text: string; quote: string }[],
  read: (text: string) => unknown,
): QuotedFact[] =>
  stated.flatMap(({ text, quote }) => {
    const value = read(text)
    return value === null ? [] : [{ predicate, value, quote } as QuotedFact]
  })

/** Readers of single values as sites write them. Each gives null rather than a guess. */

export function readYear(text: string): number | null {
  const found = /^\D{0,20}?((?:1[5-9]|20)\d{2})(?!\d)/.exec(text.trim())
  return found === null ? null : Number(found[1])
}

/** "1.299,00", "1,299.00", "1 299,00", "1'299.-", "49,90", "1,29,900" */
export function readAmount(text: string): number | null {
  const bare = text.trim().replace(/[.,][-–—]+$/, '')
  if (!/^\d[\d.,'’\s]*$/.test(bare) || bare.length > 20) return null
  const digits = bare.replace(/['’\s]/g, '')
  const lastMark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (lastMark === -1) return Number(digits)
  const decimals = digits.length - lastMark - 1
  const marks = new Set(digits.replace(/\d/g, ''))
  const isLone = digits.replace(/\d/g, '').length === 1
  // With two kinds of separator, the last is the decimal one. A single kind is decimal unless three digits
  // follow.
  const isDecimal =
    decimals > 0 && decimals <= 2 ? marks.size === 2 || isLone : marks.size === 2 && decimals !== 3
  if (!isDecimal) return decimals === 0 ? null : Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, lastMark).replace(/[.,]/g, '')}.${digits.slice(lastMark + 1)}`)
}

/** A head count: whole, at least one, and not a year by accident of layout. */
export function readCount(text: string): number | null {
  const amount = readAmount(text.replace(/[+~≈]|^(about|around|over|ca\.?)\s/gi, '').trim())
  return amount !== null && Number.isInteger(amount) && amount > 0 && amount < 10_000_000 ? amount : null
}

/** Keeps the spelling if it can be a telephone number: 7 to 15 digits and nothing odd. */
export function readPhone(text: string): string | null {
  const bare =
    decodeUri(text.trim().replace(/^(tel|callto):/i, ''))
      .split(/[;,]/, 1)[0]
      ?.trim() ?? ''
  const digits = bare.replace(/\D/g, '')
  const plausible = /^\+?[\d\s()./\u00A0-]+$/.test(bare) && digits.length >= 7 && digits.length <= 15
  return plausible && !/^(\d)\1+$/.test(digits) ? bare.replace(/\s+/g, ' ') : null
}

export function readEmail(text: string): string | null {
  const bare =
    decodeUri(text.trim().replace(/^mailto:/i, ''))
      .split('?', 1)[0]
      ?.trim() ?? ''
  return isEmail(bare) ? bare.toLowerCase() : null
}

export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(text)
  )
}

/** A name that can be a fact: some letters, no markup, no URL, one line. */
export function readName(text: string): string | null {
  const name = text.replace(/\s+/g, ' ').trim()
  const fit =
    name.length > 0 &&
    name.length <= 200 &&
    /\p{L}|\p{N}/u.test(name) &&
    !/^https?:|[<>{}\p{Cc}\p{Cs}]/iu.test(name)
  return fit ? name : null
}

function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
