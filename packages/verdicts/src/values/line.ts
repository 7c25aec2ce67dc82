import type { Language } from '../languages/language.ts'
import type { WordSet } from '../languages/language-data.ts'
import type { Hit } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'

/** Tokens together with the cues that stand among them: what the recognisers of figures read. */
export interface Line {
  tokens: readonly Token[]
  language: Language
  /** Where the cues of the language's file stand, by name, in order. */
  cues: ReadonlyMap<string, readonly Hit[]>
}

/** The same with the names in it: what the recognisers of persons, places, companies and products read. */
export interface NamedLine extends Line {
  names: readonly NameRun[]
  /** Where the brand or a product of its is named. */
  own: readonly OwnName[]
  /** The brand's domain. */
  domain: string
  /** Where the value of a label or a cell begins; null in sentences. */
  valueFrom: number | null
}

/** Words that can be a name, because of their capitals: they cover [from, to). */
export interface NameRun extends Hit {
  kind: 'person' | 'place' | 'other'
  /** Surely a name; a word of the dictionary with a capital is only perhaps one. */
  strong: boolean
  /** A person who is only called by the family name here, in full. */
  full?: string
}

export interface OwnName extends Hit {
  /** The product as written, with the brand's name when that stands before it; null for the brand itself. */
  product: string | null
}

/** A value among the tokens of a line: it covers [from, to). */
export interface Found<Value> extends Hit {
  value: Value
}

/** Every value, from left to right: what one covers is not looked at again. */
export function scan<Value>(
  tokens: readonly Token[],
  readAt: (at: number) => Found<Value> | null,
): Found<Value>[] {
  const found: Found<Value>[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readAt(at)
    if (read === null) continue
    found.push(read)
    at = Math.max(at, read.to - 1)
  }
  return found
}

export function lineOf(tokens: readonly Token[], language: Language): Line {
  return { tokens, language, cues: language.cues.in(tokens) }
}

export function hitsOf(line: Line, cue: string): readonly Hit[] {
  return line.cues.get(cue) ?? NONE
}

const NONE: readonly Hit[] = []

/** The end of the longest cue of this name that begins at a token, or `at` itself. */
export function endOfCue(line: Line, at: number, cue: string): number {
  let end = at
  for (const { from, to } of hitsOf(line, cue)) if (from === at && to > end) end = to
  return end
}

/** Where the longest cue of this name begins that ends right before a token, or `at` itself. */
export function startOfCue(line: Line, at: number, cue: string): number {
  let start = at
  for (const { from, to } of hitsOf(line, cue)) if (to === at && from < start) start = from
  return start
}

/** Whether one of these cues begins at a token. */
export function isCueAt(line: Line, at: number, ...cues: string[]): boolean {
  return cues.some((cue) => hitsOf(line, cue).some(({ from }) => from === at))
}

/** Whether a token is a word of one of these lists of its language: `isOneOf(line, at, 'of', 'by')`. */
export function isOneOf({ tokens, language }: Line, at: number, ...lists: WordSet[]): boolean {
  const word = tokens[at]?.fold ?? ''
  return lists.some((list) => language[list].has(word))
}

export function overlaps(left: Hit, right: Hit): boolean {
  return left.from < right.to && right.from < left.to
}

/** Whether a name is the brand's or a product's of its, or holds such a name. */
export function isOwn({ own }: NamedLine, name: Hit): boolean {
  return own.some((one) => overlaps(one, name))
}

/** Values that are named together are one list: `joins` says whether what lies between two of them only lists. */
export function listsOf<Value>(
  { tokens }: Line,
  values: readonly Found<Value[]>[],
  joins: (between: readonly Token[], list: readonly Value[]) => boolean,
): Found<Value[]>[] {
  const lists: Found<Value[]>[] = []
  for (const next of values) {
    const last = lists.at(-1)
    if (last === undefined || !joins(tokens.slice(last.to, next.from), last.value)) lists.push(next)
    else lists[lists.length - 1] = { ...last, to: next.to, value: [...last.value, ...next.value] }
  }
  return lists
}

/** Whether a token joins like "and". Folded, "é" and "è" (is) look like the Portuguese and Italian "e" (and). */
export function isAnd({ tokens, language }: Line, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && language.and.has(token.fold) && token.text.toLowerCase() === token.fold
}

/** "D.C.", "S.L.": where single letters with a full stop each end, or `at` itself. */
export function endOfLetters(tokens: readonly Token[], at: number): number {
  let end = at
  while (tokens[end]?.caps === 'upper' && tokens[end]?.text.length === 1 && tokens[end + 1]?.fold === '.')
    end += 2
  return end
}

/** The text of tokens [from, to) as written, markup left out. */
export function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .reduce((text, token, at) => text + (at > 0 && token.gap ? ' ' : '') + token.text, '')
}
