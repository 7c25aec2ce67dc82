import signs from './currency-signs.json' with { type: 'json' }

/** Numbers as people type them. Pure. */

const SIGNS: Readonly<Record<string, string>> = signs

/** `€39`, `39 EUR`, `39,50 €`: the code of the currency; null if there is none. */
export function readCurrency(text: string): string | null {
  const sign = Object.keys(SIGNS).find((one) => text.toLowerCase().includes(one))
  if (sign !== undefined) return SIGNS[sign] ?? null
  return /(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/.exec(text)?.[0].toUpperCase() ?? null
}

/**
 * `39.5`, `39,50`, `1,299.00`, `1.299,00`, `€ 39` and `1 299` are numbers. Of a point and a comma, the later one is for
 * decimals; a comma alone before three digits is for thousands, as on an English price list. Null if it is no number.
 */
export function readNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f'’]|\p{Sc}|zł|[A-Za-z]{3}(?![A-Za-z])/gu, '')
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(bare)) return null
  const isGrouped = /^[-+]?\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3}){2,})$/.test(bare)
  const decimal = isGrouped ? '' : bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ','
  const number = Number(bare.replaceAll(/[.,]/g, (sign) => (sign === decimal ? '.' : '')))
  return Number.isNaN(number) ? null : number
}
