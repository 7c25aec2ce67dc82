import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }

/** The letters of one language; what is in braces is filled in. */
export interface LetterWords {
  subject: string
  page: string
  wiki: string
  engineSubject: string
  engine: string
  sentence: string
  source: string
  nothing: string
  /** Names of predicates; those that are missing keep their English ones. */
  labels: Record<string, string | undefined>
}

export const LETTERS: Readonly<Record<string, LetterWords>> = { en, de, fr, es, it, pt }

/** By what the page declares, such as `pt-BR`; English where it declares nothing that we write. */
export function wordsFor(language: string | null): { language: string; words: LetterWords } {
  const base = language?.slice(0, 35).toLowerCase().split(/[-_]/, 1)[0] ?? ''
  const words = Object.hasOwn(LETTERS, base) ? LETTERS[base] : undefined
  return words === undefined ? { language: 'en', words: en } : { language: base, words }
}
