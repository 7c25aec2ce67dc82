import { LANGUAGE } from './find-message.ts'
import { SENTENCES } from './said/reasons.ts'
import { known } from './say.ts'
import { translated } from './translate.ts'

/**
 * What the verifier says of a step, which is English on every machine, in the language of the page. The counts of
 * earlier answers name classes as they are signed, `2 ABSENT`; a page says them as everywhere else.
 */
export const reasonInWords = (text: string): string =>
  translated(text, SENTENCES, LANGUAGE).replaceAll(COUNTED_CLASS, (name) => {
    const words = known('class', name)
    return (LANGUAGE === 'en' ? words?.toLowerCase() : words) ?? name
  })

const COUNTED_CLASS = /(?<=\d )[A-Z_]{4,40}(?![\w-])/g
