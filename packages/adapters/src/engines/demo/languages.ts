import german from './recorded/de.json' with { type: 'json' }
import english from './recorded/en.json' with { type: 'json' }
import spanish from './recorded/es.json' with { type: 'json' }
import french from './recorded/fr.json' with { type: 'json' }
import portuguese from './recorded/pt.json' with { type: 'json' }

/**
 * The recorded answers of one language. Facts and answers have slots: `{brand}`, `{rival1}`, `{facts}` for sentences
 * about the brand, `{cite}` and `{press1}` for sources. A line with `{value}` is repeated for every fact.
 */
export type Language = typeof english

/** How an answer looks: with headings, bold titles, prose, tables, or lines that only name a source. */
export type Style = keyof Language['answers']['CATEGORY']

export const LANGUAGES = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
} satisfies Record<string, Language>

const SPOKEN = Object.entries(LANGUAGES).map(([code, language]) => ({
  code,
  language,
  words: new Set(language.words.split(' ')),
}))

/** Answers are in the language of the prompt's words, or of its locale if the words do not decide. */
export function languageOf(prompt: string, locale: string): Language {
  const spoken = locale.slice(0, 2).toLowerCase()
  const found = prompt.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = SPOKEN.map(({ code, language, words }) => ({
    language,
    score: found.filter((word) => words.has(word)).length + (code === spoken ? 0.5 : 0),
  }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.language : LANGUAGES.en
}

/** Values may hold braces themselves; nothing is filled in twice. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => values[name] ?? whole)
