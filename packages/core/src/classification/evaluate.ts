import { CITATION_CLASSES, type CitationClass } from '../vocabulary.ts'

export interface ClassScore {
  precision: number
  recall: number
  f1: number
  /** How many items bear this label. */
  support: number
}

export interface Evaluation {
  items: number
  correct: number
  accuracy: number
  perClass: Record<CitationClass, ClassScore>
  /** confusion[label][given]: how often a labelled class was given as another. */
  confusion: Record<CitationClass, Record<CitationClass, number>>
}

/** Scores classifications against their labels. A class that never occurs and is never given scores 1. */
export function evaluate(results: readonly { label: CitationClass; given: CitationClass }[]): Evaluation {
  const confusion = tableOf(() => tableOf(() => 0))
  for (const { label, given } of results) confusion[label][given] += 1
  const correct = CITATION_CLASSES.reduce((sum, one) => sum + confusion[one][one], 0)
  return {
    items: results.length,
    correct,
    accuracy: results.length === 0 ? 1 : correct / results.length,
    perClass: tableOf((one) => scoreOf(one, confusion)),
    confusion,
  }
}

function scoreOf(one: CitationClass, confusion: Evaluation['confusion']): ClassScore {
  const hits = confusion[one][one]
  const labelled = CITATION_CLASSES.reduce((sum, other) => sum + confusion[one][other], 0)
  const given = CITATION_CLASSES.reduce((sum, other) => sum + confusion[other][one], 0)
  const ratio = (part: number, whole: number) =>
    whole === 0 ? (labelled + given === 0 ? 1 : 0) : part / whole
  return {
    precision: ratio(hits, given),
    recall: ratio(hits, labelled),
    f1: ratio(2 * hits, labelled + given),
    support: labelled,
  }
}

function tableOf<T>(make: (one: CitationClass) => T): Record<CitationClass, T> {
  return Object.fromEntries(CITATION_CLASSES.map((one) => [one, make(one)])) as Record<CitationClass, T>
}
