import { LANGUAGES, type Language } from '@veracite/words/languages'
import { LANGUAGE, say } from '@veracite/words/say'

/** The language of what leaves the product: that of its reader, at first the one of this page. */
export const WRITTEN_IN = { kind: 'choice', label: say('widgets.writtenIn'), choices: LANGUAGES } as const
export const HERE = LANGUAGE as Language
