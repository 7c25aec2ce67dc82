import { type Cue, keyOf, type Language, type WordSet } from '../languages/language.ts'
import type { Hit } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'

/** Tokens and the cues of one language among them: what is needed to recognise figures and amounts. */
export interface Line {
  tokens: readonly Token[]
  language: Language
  cues: ReadonlyMap<Cue, readonly Hit[]>
}

export type Found<Value> = Hit & { value: Value }

/** Every value from left to right; they do not overlap. */
export function scan<Value>(tokens: readonly Token[], readAt: (at: number) => Found<Value> | null) {
  const found: Found<Value>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readAt(at)
    if (read === null) continue
    found.push(read)
    at = Math.max(at, read.to - 1)
  }
  return found
}

export const lineOf = (tokens: readonly Token[], language: Language): Line => {
  return { tokens, language, cues: language.cues.in(tokens) }
}

export const hitsOf = (line: Line, cue: Cue): readonly Hit[] => line.cues.get(cue) ?? []

/** Where the longest cue of this name that begins at `at` ends, or `at`. */
export const endOfCue = (line: Line, at: number, cue: Cue): number =>
  Math.max(at, ...hitsOf(line, cue).map(({ from, to }) => (from === at ? to : at)))

/** Where the longest cue of this name that ends at `at` begins, or `at`. */
export const startOfCue = (line: Line, at: number, cue: Cue): number =>
  Math.min(at, ...hitsOf(line, cue).map(({ from, to }) => (to === at ? from : at)))

export const isCueAt = (line: Line, at: number, cue: Cue): boolean =>
  hitsOf(line, cue).some(({ from }) => from === at)

/** Whether a token is in a word list of its language. */
export function isOneOf({ tokens, language }: Line, at: number, list: WordSet): boolean {
  const token = tokens[at]
  return token !== undefined && language[list].has(keyOf(token))
}
