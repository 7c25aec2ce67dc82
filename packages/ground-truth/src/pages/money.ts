import data from './money.json' with { type: 'json' }
import { findMoney, languagesOf } from './page-money.ts'

/** The currency of a bare `$`, from the page's language and the site's country; null if ambiguous. */
export function dollarOf(lang: string | null, host: string): string | null {
  const region = /[-_]([A-Za-z]{2})$/.exec(lang ?? '')?.[1]?.toUpperCase() ?? countryOfHost(host)
  if (region === null) return /^(es|pt)/i.test(lang ?? '') ? null : 'USD'
  if (DOLLARS[region] !== undefined) return DOLLARS[region]
  return PESO_REGIONS.has(region) ? null : 'USD'
}

/** The unit codes and words of schema.org price specifications, and ISO 8601 durations. */
export function periodOfUnit(unit: string): string | null {
  const word = unit.trim()
  const known = UNITS[word.toUpperCase()]
  if (known !== undefined) return known
  const period = findMoney(`1 EUR / ${word}`, languagesOf(null), null)[0]?.period ?? null
  return period !== null && PERIODS.has(period) ? period : null
}

function countryOfHost(host: string): string | null {
  const tld = host.toLowerCase().split('.').at(-1) ?? ''
  return /^[a-z]{2}$/.test(tld) && !GENERIC_TLDS.has(tld) ? tld.toUpperCase() : null
}

const UNITS: Readonly<Record<string, string>> = data.units
const PERIODS = new Set([...Object.values(UNITS), 'one-time'])
const DOLLARS: Readonly<Record<string, string>> = data.dollars
const PESO_REGIONS = new Set(data.pesoRegions)
const GENERIC_TLDS = new Set(data.genericTlds)
