import { readFileSync } from 'node:fs'
import type { CitationClass } from '../vocabulary.ts'
import type { ClassifierInput, JudgedFact } from './types.ts'

/** A labelled answer of `vectors/classification`. For tests only: the classifier itself reads no files. */
export interface LabelledItem extends ClassifierInput {
  id: string
  label: CitationClass
}

export function readLabelled(file: string): LabelledItem[] {
  return readVector(file).map((line) => {
    const item = JSON.parse(line) as LabelledItem
    return {
      ...item,
      facts: item.facts.map((fact, at) => ({ ...fact, id: `fact-${at}`, active: true }) as JudgedFact),
    }
  })
}

/** The lines of a vector file, without comments. */
export function readVector(file: string): string[] {
  const url = new URL(`../../../../vectors/classification/${file}`, import.meta.url)
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** Facts from pairs of predicate and value. */
export function factsOf(values: readonly (readonly [string, unknown])[]): JudgedFact[] {
  return values.map(
    ([predicate, value], at) => ({ id: `fact-${at}`, active: true, predicate, value }) as JudgedFact,
  )
}
