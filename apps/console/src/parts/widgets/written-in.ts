import { LANGUAGES, type Language } from '@veracite/words/languages'
import { LANGUAGE, say } from '@veracite/words/say'
import { choice } from './described-fields.tsx'

/** The language of what leaves the product: that of its reader, at first the one of this page. */
export const HERE = LANGUAGE as Language
export const WRITTEN_IN = choice(say('widgets.writtenIn'), LANGUAGES, { usual: HERE })
