import characters from './characters.json' with { type: 'json' }

/** One spelling for comparison: lower case in no locale, no accents on Latin, Greek and Cyrillic letters. */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase()
  const plain = text.toLowerCase().normalize('NFD').replace(ACCENTED, '$1')
  const letters = Array.from(plain, (char) => LETTERS.get(char) ?? char)
  return letters.join('').normalize('NFC')
}

/** The letters of these scripts are below U+0530. */
const ACCENTED = /([^\u0530-\uffff])[\u0300-\u036f]+/g

/** Letters that do not decompose, although readers take them for plain ones. */
const LETTERS = new Map(Object.entries(characters.letters))
