import type { Language } from '../languages/language.ts'
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
export interface Found<Value> {
  from: number
  to: number
  value: Value
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

export function hasCueWithin(line: Line, cue: string, from: number, to: number): boolean {
  return hitsOf(line, cue).some((hit) => hit.from >= from && hit.to <= to)
}

/** Whether a token joins like "and". Folded, "é" and "è" (is) look like the Portuguese and Italian "e" (and). */
export function isAnd({ tokens, language }: Line, at: number): boolean {
  const token = tokens[at]
  return token !== undefined && language.and.has(token.fold) && token.text.toLowerCase() === token.fold
}

/** The text of tokens [from, to) as written, markup left out. */
export function textOf(tokens: readonly Token[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token
    text += (at > from && token.gap ? ' ' : '') + token.text
  }
  return text
}
