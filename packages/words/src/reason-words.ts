import { LANGUAGE } from './find-message.ts'
import { SENTENCES } from './said/reasons.ts'
import { translated } from './translate.ts'

/** What the verifier says of a step, which is English on every machine, in the language of the page. */
export const reasonInWords = (text: string): string => translated(text, SENTENCES, LANGUAGE)
