import type { Doubt, Reading } from '../reading.ts'

/** The latest reading of each kind. `model` is null for a reply that could not be read or that quotes what is not there. */
export type Readers = Record<Reading['reader']['kind'], Reading | null>

export function readersOf(readings: readonly Reading[]): Readers {
  const latest = (kind: Reading['reader']['kind']) =>
    readings.findLast((one) => one.reader.kind === kind && !hasDoubt(one, 'unreadable')) ?? null
  const model = latest('model')
  return {
    rules: latest('rules'),
    model: model === null || hasDoubt(model, 'unreliable') ? null : model,
    person: latest('person'),
    confirmation: latest('confirmation'),
  }
}

/** A person's reading decides, else a model's, else the plain reader's. */
export function decidingReading({ person, model, rules }: Readers, readings: readonly Reading[]): Reading {
  const deciding = person ?? model ?? rules ?? readings[0]
  if (deciding === undefined) throw new Error('A verdict needs at least one reading.')
  return deciding
}

const hasDoubt = ({ doubts }: Reading, wanted: Doubt['reason']): boolean =>
  doubts.some(({ reason }) => reason === wanted)
