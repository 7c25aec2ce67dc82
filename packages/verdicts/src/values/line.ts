import { keyOf, type Language } from '../languages/language.ts'
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

export const lineOf = (tokens: readonly Token[], language: Language): Line => ({
  tokens,
  language,
  cues: language.cues.in(tokens),
})

export const hitsOf = (line: Line, cue: string): readonly Hit[] => line.cues.get(cue) ?? []

/** The end of the longest cue of this name that begins at a token, or `at` itself. */
export function endOfCue(line: Line, at: number, cue: string): number {
  return Math.max(at, ...hitsOf(line, cue).map(({ from, to }) => (from === at ? to : at)))
}

/** Where the longest cue of this name begins that ends right before a token, or `at` itself. */
export function startOfCue(line: Line, at: number, cue: string): number {
  return Math.min(at, ...hitsOf(line, cue).map(({ from, to }) => (to === at ? from : at)))
}

/** Whether one of these cues begins at a token. */
export function isCueAt(line: Line, at: number, ...cues: string[]): boolean {
  return cues.some((cue) => hitsOf(line, cue).some(({ from }) => from === at))
}

/** Whether a cue ends right before a token. */
export function isCueBefore(line: Line, at: number, cue: string): boolean {
  return hitsOf(line, cue).some(({ to }) => to === at)
}

/** Whether a cue begins at a token or within `reach` tokens behind it. */
export function isCueNear(line: Line, at: number, cue: string, reach: number): boolean {
  return hitsOf(line, cue).some(({ from }) => from >= at && from - at <= reach)
}

/** Whether a token is a word of one of these lists of its language: `isOneOf(line, at, 'of', 'by')`. */
export function isOneOf({ tokens, language }: Line, at: number, ...lists: WordSet[]): boolean {
  const token = tokens[at]
  return token !== undefined && lists.some((list) => language[list].has(keyOf(token)))
}

export const overlaps = (left: Hit, right: Hit): boolean => left.from < right.to && right.from < left.to

export function isWithin(inner: Hit, outer: Hit): boolean {
  return outer.from <= inner.from && inner.to <= outer.to
}

/** Whether one of these cues stands in a stretch. */
export function isCueWithin(line: Line, stretch: Hit, ...cues: readonly string[]): boolean {
  return cues.some((cue) => hitsOf(line, cue).some((hit) => isWithin(hit, stretch)))
}

/** Whether a name is the brand's or a product's of its, or holds such a name. */
export const isOwn = ({ own }: NamedLine, name: Hit): boolean => own.some((one) => overlaps(one, name))

/** Values that are named together are one list: nothing but commas and little words of these kinds lies between them. */
export function listsOf<Value>(
  line: Line,
  values: readonly Found<Value[]>[],
  joints: readonly WordSet[],
): Found<Value[]>[] {
  const lists: Found<Value[]>[] = []
  for (const next of values) {
    const last = lists.at(-1)
    const between = line.tokens.slice(last?.to, next.from)
    const isJoint = ({ fold }: Token) => fold === ',' || joints.some((list) => line.language[list].has(fold))
    // "founded by A, and B leads it": a list of two has no comma before "and".
    const isList = between.length <= (last?.value.length === 1 && joints.length === 1 ? 1 : 4)
    if (last === undefined || !isList || between.length === 0 || !between.every(isJoint)) lists.push(next)
    else lists[lists.length - 1] = { ...last, to: next.to, value: [...last.value, ...next.value] }
  }
  return lists
}

/** Whether a token joins like "and". Folded, "é" and "è" (is) look like the Portuguese and Italian "e" (and). */
export function isAnd({ tokens, language }: Line, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && language.and.has(token.fold) && token.text.toLowerCase() === token.fold
}

/** "D.C.", "S.L.", "S.p.A.": where single letters with a full stop each end, or `at` itself. */
export function endOfLetters(tokens: readonly Token[], at: number): number {
  let end = at
  while (
    (tokens[end]?.caps === 'upper' || end > at) &&
    tokens[end]?.text.length === 1 &&
    tokens[end + 1]?.fold === '.'
  )
    end += 2
  return end
}

/** The text of tokens [from, to) as written, markup left out. */
export function textOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .reduce((text, token, at) => text + (at > 0 && token.gap ? ' ' : '') + token.text, '')
}

/** A value that is stated by its words. */
export const wordsAt = ({ tokens }: Line, from: number, to: number): Found<string> => ({
  from,
  to,
  value: textOf(tokens, from, to),
})
