import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import type { LanguageData } from './language.ts'
import portuguese from './pt.json' with { type: 'json' }

/** A new language is a file and a line here. */
export const LANGUAGES: readonly LanguageData[] = [english, spanish, portuguese, german, french, italian]
