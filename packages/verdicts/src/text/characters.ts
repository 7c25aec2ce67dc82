/** A character of a script that is written without spaces: it is a token of its own. */
export const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}](?<=\p{L})/uy

export function isUnspaced(text: string): boolean {
  UNSPACED.lastIndex = 0
  return UNSPACED.test(text)
}
