import { fold } from '../text/fold.ts'
import { once } from '../text/once.ts'
import { Phrases } from '../text/phrases.ts'
import type { StopWords } from '../text/sentences.ts'
import type { Elisions } from '../text/tokens.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import japanese from './ja.json' with { type: 'json' }
import { type Language, type LanguageData, prepareLanguage } from './language.ts'
import dutch from './nl.json' with { type: 'json' }
import polish from './pl.json' with { type: 'json' }
import portuguese from './pt.json' with { type: 'json' }

/** A new language is a file and a line here. */
export const LANGUAGE_FILES: readonly LanguageData[] = [
  english,
  spanish,
  portuguese,
  german,
  french,
  italian,
  dutch,
  polish,
  japanese,
]

type List = keyof StopWords | 'elisions' | 'articles' | 'and' | 'functionWords'
const ofAll = (list: List) => new Set(LANGUAGE_FILES.flatMap(({ grammar }) => grammar[list].map(fold)))

export const ELISIONS: Elisions = ofAll('elisions')

/** Words of all languages that say where to cut a text. */
export const STOP_WORDS: StopWords = {
  abbreviations: ofAll('abbreviations'),
  openers: ofAll('openers'),
  numbering: ofAll('numbering'),
  ordinalFollowers: ofAll('ordinalFollowers'),
}

/** Prepared when first needed: many processes read no answers. */
export const languages: () => readonly Language[] = once(() =>
  LANGUAGE_FILES.map((data) => prepareLanguage(data, ELISIONS)),
)

/** Words of all languages, for questions that do not depend on which one it is. */
export const ARTICLES: ReadonlySet<string> = ofAll('articles')
export const JOINING_WORDS: ReadonlySet<string> = ofAll('and')
export const FUNCTION_WORDS: ReadonlySet<string> = ofAll('functionWords')

const phrasesOfAll = (list: 'ownSubjects' | 'noInformation'): (() => Phrases<true>) =>
  once(() =>
    new Phrases<true>(ELISIONS).add(
      LANGUAGE_FILES.flatMap((file) => file[list]),
      true,
    ),
  )

/** "we", "our company", and "no information", in all languages. */
export const ownSubjects = phrasesOfAll('ownSubjects')
export const noInformation = phrasesOfAll('noInformation')
