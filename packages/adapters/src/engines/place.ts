import type { Question } from '@veracite/terms/engine-port'

/** Where and in which language a question is asked. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 639-1. */
  language: string
}

/** The question's own locale, completed from the settings where it names no country or no language. */
export function placeOf(question: Pick<Question, 'locale'>, fallback: Place): Place {
  const [language = '', ...rest] = question.locale.split(/[-_]/)
  const country = rest.find((tag) => /^[A-Za-z]{2}$/.test(tag))
  return {
    country: (country ?? fallback.country).toUpperCase(),
    language: /^[A-Za-z]{2}$/.test(language) ? language.toLowerCase() : fallback.language.toLowerCase(),
  }
}

/** DataForSEO's numbers for whole countries: 2000 plus the country's ISO 3166-1 number. */
const ISO_NUMERIC: Readonly<Record<string, number>> = {
  AE: 784,
  AR: 32,
  AT: 40,
  AU: 36,
  BE: 56,
  BG: 100,
  BR: 76,
  CA: 124,
  CH: 756,
  CL: 152,
  CO: 170,
  CZ: 203,
  DE: 276,
  DK: 208,
  EE: 233,
  EG: 818,
  ES: 724,
  FI: 246,
  FR: 250,
  GB: 826,
  GR: 300,
  HK: 344,
  HR: 191,
  HU: 348,
  ID: 360,
  IE: 372,
  IL: 376,
  IN: 356,
  IT: 380,
  JP: 392,
  KE: 404,
  KR: 410,
  LT: 440,
  LU: 442,
  LV: 428,
  MX: 484,
  MY: 458,
  NG: 566,
  NL: 528,
  NO: 578,
  NZ: 554,
  PE: 604,
  PH: 608,
  PK: 586,
  PL: 616,
  PT: 620,
  RO: 642,
  RS: 688,
  SA: 682,
  SE: 752,
  SG: 702,
  SI: 705,
  SK: 703,
  TH: 764,
  TR: 792,
  TW: 158,
  UA: 804,
  US: 840,
  VN: 704,
  ZA: 710,
}

export function dataForSeoLocation(country: string): number | null {
  const numeric = ISO_NUMERIC[country]
  return numeric === undefined ? null : 2000 + numeric
}
