import { LANGUAGE } from './find-message.ts'
import { SENTENCES } from './said/refusals.ts'
import { translated } from './translate.ts'

/** A refusal of the API in the language of the page. */
export const refusalInWords = (text: string): string => translated(text, SENTENCES, LANGUAGE)
