/**
 * A name with its initials spelled out as the other name has them: "AWS Lambda" beside "Amazon Web Services" becomes "Amazon
 * Web Services Lambda", "PS5" beside "PlayStation 5" that. Two letters may stand for anything: they count with a figure or
 * a word beside them that the other name has as well ("VS Code", "Visual Studio Code").
 */
export function spelledOut(name: string, other: string): string {
  const parts = partsOf(other)
  if (parts.length < 2) return name
  return name.replace(INITIALS, (written, letters: string, figure: string) => {
    const run = runOf(letters, parts)
    if (run === null) return written
    const isFigure = figure !== '' && parts[run.to]?.text === figure
    const isSupported = isFigure || letters.length > 2 || shareWord(name, other)
    if (!isSupported || (figure !== '' && !isFigure)) return written
    const words = parts.slice(run.from, run.to + (isFigure ? 1 : 0))
    return words
      .map(({ text, opens }) => (opens ? ` ${text}` : text))
      .join('')
      .trim()
  })
}

/** Capitals alone or with a figure, as a whole word: "AWS", "PS5", not "WH" of "WH-1000XM5". */
const INITIALS = /(?<![\p{L}\p{N}-])(\p{Lu}{2,6})(\d{0,3})(?![\p{L}\p{N}-])/gu

/** `opens`: a word begins here. */
interface NamePart {
  text: string
  opens: boolean
}

/** "PlayStation 5" has three parts. */
const partsOf = (name: string): NamePart[] =>
  Array.from(name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).flatMap(([word]) =>
    word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((text, at) => ({ text, opens: at === 0 })),
  )

/** The parts whose first letters these are: from the beginning of a word to the end of one. */
function runOf(letters: string, parts: readonly NamePart[]): { from: number; to: number } | null {
  const from = parts.findIndex(({ opens }, at) => {
    const behind = parts[at + letters.length]
    const isWhole = opens && (behind === undefined || behind.opens)
    return isWhole && [...letters].every((letter, ahead) => parts[at + ahead]?.text[0] === letter)
  })
  return from < 0 ? null : { from, to: from + letters.length }
}

const shareWord = (left: string, right: string): boolean => {
  const words = partsOf(right).map(({ text }) => text.toLowerCase())
  return partsOf(left).some(({ text }) => text.length > 2 && words.includes(text.toLowerCase()))
}
