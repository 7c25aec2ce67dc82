import characters from './characters.json' with { type: 'json' }

/** One spelling for comparison: lower case in no locale, no accents on Latin, Greek and Cyrillic letters. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  let folded = ''
  let onFoldable = false
  for (const char of text.toLowerCase().normalize('NFD')) {
    const code = char.codePointAt(0) ?? 0
    if (code >= 0x300 && code <= 0x36f) {
      if (!onFoldable) folded += char
      continue
    }
    onFoldable = code < 0x530
    folded += LETTERS.get(char) ?? char
  }
  return folded.normalize('NFC')
}

/** Letters that do not decompose, although readers take them for plain ones. */
const LETTERS = new Map(Object.entries(characters.letters))
