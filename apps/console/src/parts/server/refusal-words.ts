import type { Why } from '@veracite/words/refusals'
import { known } from '@veracite/words/say'

/** A refusal of the API in the language of the page; in English if it is newer than the page. */
export const refusalInWords = (english: string, { reason = '', parameters }: Partial<Why>): string =>
  known('refused', reason, parameters) ?? english
