import { type Cue, keyOf, type Language, type WordSet } from '../languages/language.ts'
import type { Hit } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'

/** Tokens and the cues among them: what is needed to recognise figures. */
export interface Line {
  tokens: readonly Token[]
  language: Language
  /** Where cues of the language's file stand, by name, in order. */
  cues: ReadonlyMap<string, readonly Hit[]>
}

/** A line and the names in it: what is needed to recognise persons, places, companies and products. */
export interface NamedLine extends Line {
  names: readonly NameRun[]
  own: readonly OwnName[]
  domain: string
  /** Where the value of a label or a cell begins; null in sentences. */
  valueFrom: number | null
}

export interface NameRun extends Hit {
  kind: 'person' | 'place' | 'other'
  /** Surely a name, not a dictionary word with a capital. */
  strong: boolean
  /** The full name of a person who is called by the family name here. */
  full?: string
}

/** The product as written, with the brand's name if that stands before it; null for the brand itself. Facts name known ones. */
export type OwnName = Hit & { product: string | null; isKnown?: boolean }

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

export const hitsOf = (line: Line, cue: Cue): readonly Hit[] => hitsNamed(line, cue)

/** The same for cues that a predicate declares: it may bring lists of its own. */
export const hitsNamed = (line: Line, cue: string): readonly Hit[] => line.cues.get(cue) ?? []

export const hasCue = (line: Pick<Line, 'cues'>, cue: Cue): boolean => line.cues.has(cue)

/** Where the longest cue of this name that begins at `at` ends, or `at`. */
export const endOfCue = (line: Line, at: number, cue: Cue): number =>
  Math.max(at, ...hitsOf(line, cue).map(({ from, to }) => (from === at ? to : at)))

/** Where the longest cue of this name that ends at `at` begins, or `at`. */
export const startOfCue = (line: Line, at: number, cue: Cue): number =>
  Math.min(at, ...hitsOf(line, cue).map(({ from, to }) => (to === at ? from : at)))

export const isCueAt = (line: Line, at: number, ...cues: readonly Cue[]): boolean =>
  cues.some((cue) => hitsOf(line, cue).some(({ from }) => from === at))

/** Whether a cue ends before a token, with up to `reach` tokens between. */
export const isCueBefore = (line: Line, at: number, cue: Cue, reach = 0): boolean =>
  hitsOf(line, cue).some(({ to }) => to <= at && at - to <= reach)

/** Whether a cue begins at a token or up to `reach` tokens after it. */
export const isCueNear = (line: Line, at: number, cue: Cue, reach: number): boolean =>
  hitsOf(line, cue).some(({ from }) => from >= at && from - at <= reach)

export const isInCue = (line: Line, at: number, ...cues: readonly Cue[]): boolean =>
  cues.some((cue) => hitsOf(line, cue).some((hit) => covers(hit, at)))

export const isCueWithin = (line: Line, stretch: Hit, ...cues: readonly Cue[]): boolean =>
  isNamedWithin(line, stretch, cues)

/** The same for cues that a predicate declares. */
export const isNamedWithin = (line: Line, stretch: Hit, cues: readonly string[]): boolean =>
  cues.some((cue) => hitsNamed(line, cue).some((hit) => isWithin(hit, stretch)))

/** Whether a token is in one of these word lists of its language: `isOneOf(line, at, 'of', 'by')`. */
export function isOneOf({ tokens, language }: Line, at: number, ...lists: WordSet[]): boolean {
  const token = tokens[at]
  return token !== undefined && lists.some((list) => language[list].has(keyOf(token)))
}

export const covers = ({ from, to }: Hit, at: number): boolean => from <= at && at < to

export const overlaps = (left: Hit, right: Hit): boolean => left.from < right.to && right.from < left.to

/** From the first token of both to the last. */
export const spanning = (left: Hit, right: Hit): Hit => {
  return { from: Math.min(left.from, right.from), to: Math.max(left.to, right.to) }
}

export const isWithin = (inner: Hit, outer: Hit): boolean => outer.from <= inner.from && inner.to <= outer.to

export const isOwn = ({ own }: NamedLine, name: Hit): boolean => own.some((one) => overlaps(one, name))

/** Joins values that are listed together: only commas and words of the lists `joints` stand between them. */
export function listsOf<Value>(line: Line, values: readonly Found<Value[]>[], joints: readonly WordSet[]) {
  const lists: Found<Value[]>[] = []
  for (const next of values) {
    const last = lists.at(-1)
    // "por A y por B", "de A et de B"
    const isRepeated = isOneOf(line, next.from - 1, 'by', 'of')
    const between = line.tokens.slice(last?.to, isRepeated ? next.from - 1 : next.from)
    const isJoint = ({ fold }: Token) => fold === ',' || joints.some((list) => line.language[list].has(fold))
    // "founded by A, and B leads it" is not a list.
    const isList = between.length <= (last?.value.length === 1 && joints.length === 1 ? 1 : 4)
    if (last === undefined || !isList || between.length === 0 || !between.every(isJoint)) lists.push(next)
    else lists[lists.length - 1] = { ...last, to: next.to, value: [...last.value, ...next.value] }
  }
  return lists
}

/** Where abbreviations such as "D.C." or "S.p.A." end, or `at`. */
export function endOfLetters(tokens: readonly Token[], at: number): number {
  let end = at
  while (tokens[end]?.text.length === 1 && tokens[end + 1]?.fold === '.') end += 2
  return end
}

export function textOf(tokens: readonly Token[], from: number, to: number): string {
  const written = tokens.slice(from, to).map(({ gap, text }) => `${gap ? ' ' : ''}${text}`)
  return written.join('').trimStart()
}

export const wordsAt = ({ tokens }: Line, from: number, to: number): Found<string> => {
  return { from, to, value: textOf(tokens, from, to) }
}
