import { storableText } from '@veracite/terms/storable-text'
import type { ReadOutcome } from './reader-port.ts'
import type { Given, Worked, Workers, WorkKind } from './work.ts'

/** Does one piece of work and turns exceptions into an outcome. */
export function workOn<Kind extends WorkKind>(
  workers: Workers,
  kind: Kind,
  piece: Given<Kind>,
): Worked<Kind> {
  try {
    return { kind: 'done', made: workers[kind](piece) }
  } catch (error) {
    return setAsideFor(error)
  }
}

export const readOutcome = (worked: Worked<'read'>): ReadOutcome =>
  worked.kind === 'done' ? { kind: 'read', reading: worked.made, exchange: null } : worked

/** The error's message, truncated to one line: it may quote what the reader choked on. */
export function setAsideFor(error: unknown): SetAsideOutcome {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const line = storableText(words.slice(0, 200).replaceAll(/\s+/g, ' '))
  return { kind: 'set_aside', reason: `The answer broke its reader (${line}).` }
}

type SetAsideOutcome = Extract<ReadOutcome, { kind: 'set_aside' }>

export const tooSlow = (limitMs: number): SetAsideOutcome => ({
  kind: 'set_aside',
  reason: `The answer could not be read within ${limitMs} ms.`,
})
