/** One spelling for comparison: lower case in no locale, accents dropped over Latin, Greek and Cyrillic. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code >= TABLE_END || (code >= 0x300 && code <= 0x36f)) return foldAny(text)
    folded += TABLE[code]
  }
  return folded
}

function foldAny(text: string): string {
  let folded = ''
  let foldable = false
  for (const char of text.toLowerCase().normalize('NFD')) {
    const code = char.codePointAt(0) ?? 0
    if (code >= 0x300 && code <= 0x36f) {
      if (!foldable) folded += char
      continue
    }
    foldable = code < 0x530
    folded += LETTERS[char] ?? char
  }
  return folded.normalize('NFC')
}

/** Letters that do not decompose, although readers take them for a plain one. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  ʼ: "'",
}

/** The folded form of every Latin letter, so that most words need no normalisation at all. */
const TABLE_END = 0x250
const TABLE: readonly string[] = Array.from({ length: TABLE_END }, (_, code) =>
  foldAny(String.fromCharCode(code)),
)
