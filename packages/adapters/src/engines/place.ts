import type { Question } from '@veracite/terms/engine-port'
import isoNumeric from './iso-numeric.json' with { type: 'json' }

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
const ISO_NUMERIC: Readonly<Record<string, number>> = isoNumeric

export function dataForSeoLocation(country: string): number | null {
  const numeric = ISO_NUMERIC[country]
  return numeric === undefined ? null : 2000 + numeric
}
