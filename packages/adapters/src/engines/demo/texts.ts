import german from './texts/de.json' with { type: 'json' }
import english from './texts/en.json' with { type: 'json' }
import spanish from './texts/es.json' with { type: 'json' }
import french from './texts/fr.json' with { type: 'json' }
import portuguese from './texts/pt.json' with { type: 'json' }

/** One language's sentences, from its file. Lists give variants; `{brand}`, `{value}` and such are filled in. */
export type Texts = typeof english

/** What answers state: `labels` of a list or table and sentences in `claims`, all of them in forms that the plain reader reads. */
export type ClaimKey = keyof Texts['claims']

/** Answers are in the language of the prompt's words, or of its locale if the words do not decide. */
export function textsFor(prompt: string, locale: string): Texts {
  const spoken = locale.slice(0, 2).toLowerCase()
  const found = prompt.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = Object.entries(TEXTS).map(([language, texts]) => {
    const words = new Set(texts.words.split(' '))
    return { texts, score: found.filter((word) => words.has(word)).length + (language === spoken ? 0.5 : 0) }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.texts : TEXTS.en
}

export const TEXTS = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
} satisfies Record<string, Texts>

/** Values may hold braces themselves; nothing is filled in twice. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export function numberWords(value: number, { thousands }: Texts): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, thousands)
}
