import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const LANGUAGES = { en, es, pt, de, fr }

/** The cues for a declared language; all of them when none is declared; none for a language we cannot read. */
export function cuesFor(lang: string | null) {
  if (lang === null) return Object.values(LANGUAGES)
  const primary = lang.toLowerCase().split(/[-_]/, 1)[0] ?? ''
  // Own members only: a page may declare the language "constructor".
  return Object.hasOwn(LANGUAGES, primary) ? [LANGUAGES[primary as keyof typeof LANGUAGES]] : []
}
