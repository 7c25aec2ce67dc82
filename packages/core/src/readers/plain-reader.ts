import { storableText } from '@veracite/terms/storable-text'
import type { PlainReader, ReadOutcome } from './reader-port.ts'
import type { Given, Worked, Workers, WorkKind } from './work.ts'

/** Everything in this thread, one piece after the other: for tests and tools, which block nobody. */
export function plainReader(workers: Workers, version: string): PlainReader {
  let closed = false
  const work = async <Kind extends WorkKind>(
    kind: Kind,
    pieces: readonly Given<Kind>[],
    signal: AbortSignal,
  ) => {
    signal.throwIfAborted()
    if (closed) throw new Error('The reader is closed.')
    return pieces.map((piece) => workOn(workers, kind, piece))
  }
  return {
    kind: 'rules',
    version,
    read: async (answers, signal) => (await work('read', answers, signal)).map(readOutcome),
    work,
    async close() {
      closed = true
    },
  }
}

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
