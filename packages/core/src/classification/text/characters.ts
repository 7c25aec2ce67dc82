/** What a code unit is to the scanner. Looked up once per code unit, then remembered. */
export const LETTER = 1
export const DIGIT = 2
export const SPACE = 3
/** Scripts written without spaces: each character is its own token. */
export const UNSPACED = 4
export const OTHER = 5

const kinds = new Uint8Array(0x10000)

export function characterKind(code: number): number {
  return kinds[code] || remember(code)
}

function remember(code: number): number {
  const char = String.fromCharCode(code)
  let kind = OTHER
  if (UNSPACED_SCRIPTS.test(char)) kind = UNSPACED
  else if (LETTERS.test(char) || code === 0x5f) kind = LETTER
  else if (code >= 0x30 && code <= 0x39) kind = DIGIT
  else if (SPACES.test(char)) kind = SPACE
  kinds[code] = kind
  return kind
}

const UNSPACED_SCRIPTS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}](?<=\p{L})/u
const LETTERS = /[\p{L}\p{M}]/u
const SPACES = /\s/
