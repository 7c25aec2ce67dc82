import { isCurrency } from '@veracite/verdicts/predicates/price'
import type { CataloguePrice } from '@veracite/verify/catalogue/catalogue-item'
import signs from './currency-signs.json' with { type: 'json' }

/**
 * A price as feeds write it: `19.99 USD`, `EUR 1.299,00`, `£5`, `1 299,00 kr`. `currency` is the feed's own, for prices
 * that name none and for signs that several currencies share. Null when it is no price, or nobody says in what currency.
 */
export function readPrice(text: string, currency: string | null): CataloguePrice | null {
  if (text.length > 60) return null
  const isMinor = text.startsWith('¤')
  const written = text.replace(/^¤/, '').normalize('NFKC').trim()
  const number = /\d[\d.,' \u00a0\u202f]*/.exec(written)?.[0]
  if (number === undefined || /-\s*$/.test(written.slice(0, written.indexOf(number)))) return null
  const around = written.replace(number, ' ').trim()
  if (/\d/.test(around)) return null
  const code = currencyOf(around, currency)
  if (code === null) return null
  const digits = minorDigits(code)
  const amount = isMinor ? ofMinorUnits(number.trim(), digits) : decimalOf(number, digits)
  return amount === null || amount === '0' ? null : { amount, currency: code }
}

/** A price without its currency, where a mapping says what it is. */
export const readNumber = (text: string): string | null => {
  const number = /^[\d.,' \u00a0]+$/.exec(text.trim())?.[0]
  return number === undefined ? null : decimalOf(number, 2)
}

function currencyOf(around: string, own: string | null): string | null {
  const named = /\b[A-Za-z]{3}\b/.exec(around)?.[0]?.toUpperCase()
  if (named !== undefined && isCurrency(named)) return named
  const sign = Object.keys(SIGNS).find((each) => around.toLowerCase().includes(each))
  if (sign !== undefined) {
    const meant = SIGNS[sign] ?? []
    return own !== null && meant.includes(own) ? own : (meant[0] ?? null)
  }
  return around.replaceAll(/[.,\s-]/g, '') === '' ? own : null
}

/** Currencies of a sign; the first is the default. `kr` is missing: several currencies share it without a default. */
const SIGNS: Readonly<Record<string, readonly string[]>> = signs

/** `1.299,00`, `1,299.00`, `1'299.5`, `1299` in its shortest form; null for more than 12 digits before the point. */
function decimalOf(number: string, digits: number): string | null {
  const bare = number.replaceAll(/['\s]/g, '').replace(/[.,]+$/, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const sign = bare[last] ?? ''
  const behind = bare.length - last - 1
  const isOnly = last >= 0 && bare.indexOf(sign) === last && !bare.includes(sign === '.' ? ',' : '.')
  // 1.299 and 1,299 are thousands, except where a currency has three digits behind its point, and after 0.
  const isThousands =
    last >= 0 &&
    behind === 3 &&
    !bare.startsWith('0') &&
    (isOnly ? !(digits === 3 && sign === '.') : bare.indexOf(sign) !== last)
  const whole = (last < 0 || isThousands ? bare : bare.slice(0, last)).replaceAll(/[.,]/g, '')
  const fraction = last < 0 || isThousands ? '' : bare.slice(last + 1)
  return shortest(whole, fraction)
}

function ofMinorUnits(number: string, digits: number): string | null {
  if (!/^\d{1,15}$/.test(number)) return null
  const padded = number.padStart(digits + 1, '0')
  const point = padded.length - digits
  return shortest(padded.slice(0, point), padded.slice(point))
}

function shortest(whole: string, fraction: string): string | null {
  const left = whole.replace(/^0+(?=\d)/, '')
  const right = fraction.slice(0, 6).replace(/0+$/, '')
  if (!/^\d{1,12}$/.test(left)) return null
  return right === '' ? left : `${left}.${right}`
}

const digitsOf = new Map<string, number>()

function minorDigits(currency: string): number {
  const known = digitsOf.get(currency)
  if (known !== undefined) return known
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const digits = options.maximumFractionDigits ?? 2
  digitsOf.set(currency, digits)
  return digits
}
