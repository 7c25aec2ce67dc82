/** A word, number, sign or address. Offsets are UTF-16 units of the extracted answer, not of a cleaned copy. */
export interface Token {
  /** As written, with entities decoded and invisible characters dropped. */
  text: string
  /** See `fold`; addresses as written; one sign for all quotation marks, dashes and hyphens. */
  fold: string
  start: number
  end: number
  kind: 'word' | 'number' | 'sign' | 'url' | 'email'
  /** `mixed` has capitals only inside ("iPhone"), `none` has no case. One capital alone is `upper`. */
  caps: 'lower' | 'title' | 'upper' | 'mixed' | 'none'
  /** White space stands before it, or markup that separates. */
  gap: boolean
  bold: boolean
  /** The target of the link whose label ends with this token. */
  link: string | null
}

export function capsOf(word: string): Token['caps'] {
  const [lower, upper, first = ''] = [word.toLowerCase(), word.toUpperCase(), word[0]]
  if (lower === upper) return 'none'
  if (first !== first.toLowerCase()) return word === upper ? 'upper' : 'title'
  return word === lower ? 'lower' : 'mixed'
}

export const isCapitalised = (token: Token | undefined): token is Token =>
  token?.caps === 'title' || token?.caps === 'upper'

/** A character of a script without spaces: each is a token. */
export const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}](?<=\p{L})/uy

export const isUnspaced = (text: string): boolean => text.search(UNSPACED) === 0

export const isYear = (word = ''): boolean => /^(?:19|20)\d\d$/.test(word)
