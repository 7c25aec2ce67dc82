import { readFileSync } from 'node:fs'
import type { Verdict } from '../../../packages/verdicts/src/verdict/verdict.ts'
import type { Corpus, Part } from './corpora.ts'

/** Offsets into the answer, in UTF-16 code units: the repository holds nothing of its text. */
export type Place = [start: number, end: number]

export interface KnownFact {
  predicate: string
  value: unknown
  active?: boolean
}

export interface Brand {
  key: string
  name: string
  aliases: string[]
  domain: string
  facts: KnownFact[]
}

/** Something that the answer says of the brand. */
export interface Statement {
  predicate: string
  value: unknown
  /** Agrees with the facts, contradicts them, or is not covered by them. */
  fact: boolean | null
  /** Null where the passage could not be found again. */
  place: Place | null
}

export interface Label {
  id: string
  mention: 'brand' | 'namesake' | 'none'
  class: Verdict['class']
  repo: string
  path: string
  record: number | string
  sha256: string
  brand: string
  part: Part
  states: Statement[]
  /** True of this answer's product or year, beside the facts of the brand. */
  facts: KnownFact[]
}

export interface RecordedReading {
  id: string
  mention: string
  substance: boolean
  claims: ({ place: Place | null } & Record<string, unknown>)[]
}

export interface RealSet {
  corpora: Corpus[]
  brands: Map<string, Brand>
  labels: Label[]
  readings: Map<string, RecordedReading>
}

/** The files of `vectors/real-answers`. They are ours: their form is checked when they are written. */
export function readRealSet(folder: string): RealSet {
  const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
  const linesOf = <T>(file: string): T[] =>
    textOf(file)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  return {
    corpora: JSON.parse(textOf('corpora.json')),
    brands: new Map(linesOf<Brand>('brands.jsonl').map((brand) => [brand.key, brand])),
    labels: linesOf('labels.jsonl'),
    readings: new Map(linesOf<RecordedReading>('readings.jsonl').map((reading) => [reading.id, reading])),
  }
}
