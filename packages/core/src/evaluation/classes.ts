import type { Verdict } from '@veracite/verdicts/verdict/verdict'

export const CLASSES = ['STRONG', 'DESCRIPTIVE', 'ECHO', 'CONFABULATED', 'ABSENT'] as const
type Class = Verdict['class']

export type Evaluation = ReturnType<typeof evaluate>

/** By label, then by the class that was decided. */
type Confusion = Record<Class, Record<Class, number>>

/** How often the decided classes agree with the labels. */
export function evaluate(results: readonly { class: Class; label: Class }[]) {
  const confusion: Confusion = tableOf(() => tableOf(() => 0))
  for (const { label, class: given } of results) confusion[label][given] += 1
  const correct = CLASSES.reduce((sum, one) => sum + confusion[one][one], 0)
  return {
    labelled: results.length,
    correct,
    accuracy: results.length === 0 ? 0 : correct / results.length,
    perClass: CLASSES.map((one) => figuresOf(one, confusion)),
    confusion,
  }
}

/** Null when no answer can tell; `support` counts the answers with this label. */
function figuresOf(one: Class, confusion: Confusion) {
  const hits = confusion[one][one]
  const labelled = CLASSES.reduce((sum, other) => sum + confusion[one][other], 0)
  const given = CLASSES.reduce((sum, other) => sum + confusion[other][one], 0)
  const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole)
  return {
    class: one,
    precision: ratio(hits, given),
    recall: ratio(hits, labelled),
    f1: ratio(2 * hits, labelled + given),
    support: labelled,
  }
}

function tableOf<T>(make: (one: Class) => T): Record<Class, T> {
  return Object.fromEntries(CLASSES.map((one) => [one, make(one)])) as Record<Class, T>
}
