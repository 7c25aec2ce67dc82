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

const UNITS: Readonly<Record<string, string>> = {
  HUR: 'hour',
  DAY: 'day',
  WEE: 'week',
  MON: 'month',
  QAN: 'quarter',
  ANN: 'year',
  PT1H: 'hour',
  P1D: 'day',
  P1W: 'week',
  P7D: 'week',
  P1M: 'month',
  P3M: 'quarter',
  P1Y: 'year',
  P12M: 'year',
}
const PERIODS = new Set([...Object.values(UNITS), 'one-time'])

const DOLLARS: Record<string, string> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
}
const PESO_REGIONS = new Set([
  'UY',
  'DO',
  'CU',
  'TW',
  'JM',
  'TT',
  'BS',
  'BB',
  'BZ',
  'FJ',
  'NA',
  'LR',
  'GY',
  'SR',
])
const GENERIC_TLDS = new Set([
  'io',
  'ai',
  'co',
  'me',
  'tv',
  'app',
  'sh',
  'so',
  'gg',
  'to',
  'ly',
  'fm',
  'cc',
  'eu',
  'is',
  'im',
  'la',
  'ws',
  'vc',
])
