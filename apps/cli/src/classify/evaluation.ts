import { evaluate as score } from '@veracite/core/classification/evaluate'
import { CITATION_CLASSES, type CitationClass } from '@veracite/core/vocabulary'

export interface Evaluation {
  labelled: number
  correct: number
  accuracy: number
  perClass: {
    class: CitationClass
    precision: number | null
    recall: number | null
    f1: number | null
    support: number
  }[]
  /** By label, then by what was decided. */
  confusion: Record<CitationClass, Record<CitationClass, number>>
}

/** How often the classifier agrees with the labels. Null for what no item can tell. */
export function evaluate(results: readonly { class: CitationClass; label: CitationClass }[]): Evaluation {
  const scored = score(results.map(({ class: given, label }) => ({ label, given })))
  const { items, correct, accuracy, perClass, confusion } = scored
  return {
    labelled: items,
    correct,
    accuracy: items === 0 ? 0 : accuracy,
    perClass: CITATION_CLASSES.map((name) => {
      const { precision, recall, f1, support } = perClass[name]
      const isGiven = CITATION_CLASSES.some((label) => confusion[label][name] > 0)
      return {
        class: name,
        precision: isGiven ? precision : null,
        recall: support > 0 ? recall : null,
        f1: isGiven || support > 0 ? f1 : null,
        support,
      }
    }),
    confusion,
  }
}
