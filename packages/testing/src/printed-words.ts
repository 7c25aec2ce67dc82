import { Parser } from 'htmlparser2'
import type { PdfContent } from './read-pdf.ts'

/** What a browser prints of a page, word by word; buttons it does not print. */
export function wordsOf(html: string): string[] {
  const words: string[] = []
  const hidden: string[] = []
  const parser = new Parser({
    onopentag: (name, { 'aria-hidden': unseen }) => {
      const hides = unseen === 'true' || ['head', 'script', 'style', 'button'].includes(name)
      if (hides || hidden.length > 0) hidden.push(name)
    },
    onclosetag: (name) => {
      if (hidden.at(-1) === name) hidden.pop()
    },
    ontext: (text) => {
      if (hidden.length === 0) words.push(...text.split(/\s+/).filter((word) => word !== ''))
    },
  })
  parser.end(html)
  return words
}

/** Numbers of list items, and heads of tables that are printed again: all that may stand between two words. */
const MOST_BETWEEN = 60

/**
 * The first word of the page that does not follow the one before it in the document, with what stands there;
 * null if all of them do. `foot` is how the foot of each sheet begins.
 */
export function firstWordLost(html: string, { sheets }: PdfContent, foot: string): string | null {
  const text = sheets.map((sheet) => squeezed(sheet.text.slice(0, sheet.text.lastIndexOf(foot)))).join('')
  const words = wordsOf(html)
  let at = text.indexOf(words.slice(0, 5).join(''))
  if (at < 0) return words.slice(0, 5).join(' ')
  for (const word of words) {
    const found = text.indexOf(word, at)
    if (found < 0 || found - at > MOST_BETWEEN) return `${word}, at ${text.slice(at, at + 100)}`
    at = found + word.length
  }
  return null
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '')
