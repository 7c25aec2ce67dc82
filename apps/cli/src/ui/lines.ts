import type { Listed } from '@veracite/words/say'
import type { Say } from '@veracite/words/say-in'
import sliceAnsi from 'slice-ansi'
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/** Columns that a text takes on a terminal: wide characters take two, colours none. */
export const widthOf = (text: string): number => stringWidth(text)

export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  return width <= 1 ? '…'.slice(0, width) : `${sliceAnsi(text, 0, width - 1)}…`
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Breaks between words, and inside one that is wider than the line; keeps paragraphs. */
export function wrap(text: string, width: number, indent = ''): string {
  const room = Math.max(10, width - widthOf(indent))
  return text
    .split('\n')
    .flatMap((line) => broken(line, room))
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n')
}

/** The lines of a text without paragraphs. */
export const broken = (text: string, width: number): string[] =>
  wrapAnsi(text, width, { hard: true }).split('\n')

/** `label  text`, with the text under itself when it needs more than one line. */
export function labelled(label: string, text: string, width: number, column = 12): string {
  const indent = ' '.repeat(column)
  return (
    (widthOf(label) < column ? padEnd(label, column) : `${label}  `) + wrap(text, width, indent).slice(column)
  )
}

/** Writes `label  text` where there is a text. The labels stand in a column. */
export const rowWriter =
  (say: Say, column: number, width = Number.POSITIVE_INFINITY) =>
  (label: Listed<'cliLabel'> | 'sha256', text: unknown): string | null =>
    typeof text === 'string' && text !== ''
      ? `  ${labelled(label === 'sha256' ? label : say(`cliLabel.${label}`), text, width - 2, column)}`
      : null

/** These words padded to one width, for lines that begin with one of them. */
export function aligned(...words: readonly string[]): string[] {
  const width = 2 + Math.max(...words.map(widthOf))
  return words.map((word) => padEnd(word, width))
}

/** A line, several of them, or none. */
type Line = string | false | null | undefined | readonly Line[]

/** Lines under each other; those that are not there are left out, and an empty one stays. */
export const lines = (...all: readonly Line[]): string => all.flatMap(present).join('\n')

function present(line: Line): readonly string[] {
  if (typeof line === 'string') return [line]
  return Array.isArray(line) ? line.flatMap(present) : []
}
