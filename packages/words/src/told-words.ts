import { LANGUAGE } from './find-message.ts'
import { SENTENCES } from './said/told.ts'
import { translated } from './translate.ts'

/** What the API tells in words, such as notes on figures, in the language of the page. */
export const toldInWords = (text: string): string => translated(text, SENTENCES, LANGUAGE)
