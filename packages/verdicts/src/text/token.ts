/** A word, number, sign or address. Offsets are UTF-16 units into the extracted answer, never into a cleaned copy. */
export interface Token {
  /** As written, with entities decoded and invisible characters dropped. */
  text: string
  /** Lower-case, accent-free spelling; addresses as written; one sign for all quotation marks, dashes and hyphens. */
  fold: string
  start: number
  end: number
  kind: 'word' | 'number' | 'sign' | 'url' | 'email'
  /** `title` has a capital in front, `mixed` only inside ("iPhone"), `none` has no case. One capital alone is `upper`. */
  caps: 'lower' | 'title' | 'upper' | 'mixed' | 'none'
  /** White space, or a mark that separates like it, stands before. */
  gap: boolean
  bold: boolean
  /** Where the link leads whose label ends with this token. */
  link: string | null
}

export function capsOf(word: string): Token['caps'] {
  const [lower, upper, first = ''] = [word.toLowerCase(), word.toUpperCase(), word[0]]
  if (lower === upper) return 'none'
  if (first !== first.toLowerCase()) return word === upper ? 'upper' : 'title'
  return word === lower ? 'lower' : 'mixed'
}

export function isCapitalised(token: Token | undefined): token is Token {
  return token?.kind === 'word' && (token.caps === 'title' || token.caps === 'upper')
}

/** A character of a script that is written without spaces: it is a token of its own. */
export const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}](?<=\p{L})/uy

export function isUnspaced(text: string): boolean {
  UNSPACED.lastIndex = 0
  return UNSPACED.test(text)
}
