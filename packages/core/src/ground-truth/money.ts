import { readAmount } from './read-values.ts'

export const PRICE_PERIODS = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'one-time'] as const
export type PricePeriod = (typeof PRICE_PERIODS)[number]

export interface Money {
  amount: number
  currency: string
  period: PricePeriod | null
  start: number
  end: number
}

/** Every amount of money in a line, with the period that follows it. `dollar` is what a bare `$` means here. */
export function findMoney(line: string, dollar: string | null): Money[] {
  const found: Money[] = []
  for (const match of line.matchAll(MONEY)) {
    const { before, first, second, after } = match.groups ?? {}
    const currency = currencyOf(before ?? after ?? '', dollar)
    const amount = readAmount(first ?? second ?? '')
    if (currency === null || amount === null) continue
    const end = match.index + match[0].length
    found.push({ amount, currency, period: periodAfter(line.slice(end, end + 60)), start: match.index, end })
  }
  return found
}

/** What `$` alone stands for, from the page's language and the site's country; null when it could be several. */
export function dollarOf(lang: string | null, host: string): string | null {
  const region = /[-_]([A-Za-z]{2})$/.exec(lang ?? '')?.[1]?.toUpperCase() ?? countryOfHost(host)
  if (region === null) return /^(es|pt)/i.test(lang ?? '') ? null : 'USD'
  if (DOLLARS[region] !== undefined) return DOLLARS[region]
  return PESO_REGIONS.has(region) ? null : 'USD'
}

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}

/** The unit codes and words of schema.org price specifications, and ISO 8601 durations. */
export function periodOfUnit(unit: string): PricePeriod | null {
  return UNITS[unit.trim().toUpperCase()] ?? periodAfter(`/${unit.trim()}`)
}

function currencyOf(sign: string, dollar: string | null): string | null {
  const bare = sign.trim()
  if (bare === '$') return dollar
  const code = SIGNS[bare] ?? bare.toUpperCase()
  return CURRENCIES.has(code) ? code : null
}

function countryOfHost(host: string): string | null {
  const tld = host.toLowerCase().split('.').at(-1) ?? ''
  return /^[a-z]{2}$/.test(tld) && !GENERIC_TLDS.has(tld) ? tld.toUpperCase() : null
}

function periodAfter(text: string): PricePeriod | null {
  for (const [period, pattern] of PERIODS) if (pattern.test(text)) return period
  return null
}

// "per user", "per seat" and the like may stand between the amount and its period.
const PER = String.raw`^\s*(?:(?:excl|incl|plus|zzgl|HT|TTC|\+)\.?\s?(?:VAT|tax|MwSt|IVA|TVA)?\.?\s*)?(?:(?:/|per|each|a|pro|je|por|al|par|/\s?)\s?(?:user|seat|member|person|Nutzer|Benutzer|Person|usuario|usuário|persona|pessoa|utilisateur|personne)s?\s*,?\s*)?(?:/|per|a|an|each|every|pro|je|im|por|al|ao|à|par|the)?\s?`
const PERIODS: [PricePeriod, RegExp][] = [
  [
    'month',
    new RegExp(
      `${PER}(?:months?|mo|mth|monthly|Monat|monatlich|mes|mensual(?:es)?|al mes|mês|mensais|mensal|mois|mensuel)\\b`,
      'iu',
    ),
  ],
  [
    'year',
    new RegExp(
      `${PER}(?:years?|yr|yearly|annually|annum|Jahr|jährlich|año|anual(?:es)?|ano|anuais|an|année|annuel)(?![\\p{L}])`,
      'iu',
    ),
  ],
  ['week', new RegExp(`${PER}(?:weeks?|wk|weekly|Woche|wöchentlich|semana|semaine|semanal)\\b`, 'iu')],
  ['quarter', new RegExp(`${PER}(?:quarter|Quartal|trimestre)\\b`, 'iu')],
  ['day', new RegExp(`${PER}(?:day|daily|Tag|día|dia|jour)(?![\\p{L}])`, 'iu')],
  ['hour', new RegExp(`${PER}(?:hour|hr|Stunde|hora|heure)\\b`, 'iu')],
  [
    'one-time',
    /^\s*,?\s*\(?(?:one[- ]time|once|lifetime|einmalig|pago único|pago unico|pagamento único|paiement unique|en une fois)/iu,
  ],
]

const UNITS: Record<string, PricePeriod> = {
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

const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
  R$: 'BRL',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
  zł: 'PLN',
  Kč: 'CZK',
  'Fr.': 'CHF',
}
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
// ISO 4217, without funds, metals and test codes.
const CURRENCIES = new Set(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  ),
)

const SIGN = String.raw`US\$|CA\$|AU\$|NZ\$|HK\$|MX\$|R\$|C\$|A\$|S\$|[$€£¥₹₩₺₽₴₪₫฿]|zł|Kč|Fr\.|USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|BRL|MXN|SEK|NOK|DKK|PLN|CZK|INR|SGD|HKD|ZAR|COP|CLP|ARS`
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00A0\u202F ]\d{2,3})*(?:[.,]\d{1,2})?(?:[.,][-–—]+)?|\d+(?:[.,]\d{1,2})?`
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d.,$])(?:(?<before>${SIGN})\s?(?<first>${NUMBER})|(?<second>${NUMBER})\s?(?<after>${SIGN}))(?![\d\p{L}])`,
  'gu',
)
