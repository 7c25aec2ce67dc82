import languages from './languages.json' with { type: 'json' }

/** A language that people can read the product in. */
export type Language = keyof typeof languages

/** Each language by its own name. */
export const LANGUAGES = Object.entries(languages) as [Language, string][]

export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(([code]) => code)

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

/** Between the parts of a line, which are no list with an “and” in it. */
export const between = (language: string): string => (language === 'ja' ? '、' : ', ')

/** The first language of an `Accept-Language` header that there are words in, by weight; English without one. Pure. */
export function languageFrom(header: string): Language {
  const wanted = header
    .slice(0, MOST_OF_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      const weight = rest.map((piece) => piece.trim()).find((piece) => piece.startsWith('q='))
      return {
        name: tag.split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0,
      }
    })
  const first = wanted
    .filter(({ name, weight }) => weight > 0 && isLanguage(name))
    .toSorted((a, b) => b.weight - a.weight)[0]
  return first !== undefined && isLanguage(first.name) ? first.name : 'en'
}

/** Headers come from anyone. */
const MOST_OF_HEADER = 500
