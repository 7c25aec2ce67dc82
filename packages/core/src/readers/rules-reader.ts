import type { ReaderInput, Reading } from '@veracite/verdicts/reading'
import { storableText } from '../capture/storable-text.ts'
import type { ReadOutcome, RulesReader } from './reader-port.ts'

/** Reads one answer to its end. Pure, and may throw. */
export type ReadAnswer = (answer: ReaderInput) => Reading

/** Rules in this thread, one answer after the other: for tests and tools, which block nobody. */
export function rulesReader(read: ReadAnswer, version: string): RulesReader {
  let closed = false
  return {
    kind: 'rules',
    version,
    async read(answers, signal) {
      signal.throwIfAborted()
      if (closed) throw new Error('The reader is closed.')
      return answers.map((answer) => outcomeOf(read, answer))
    },
    async close() {
      closed = true
    },
  }
}

/** Reads one answer and turns exceptions into an outcome. */
export function outcomeOf(read: ReadAnswer, answer: ReaderInput): ReadOutcome {
  try {
    return { kind: 'read', reading: read(answer), exchange: null }
  } catch (error) {
    return setAsideFor(error)
  }
}

/** The error's message, truncated to one line: it may quote what the reader choked on. */
export function setAsideFor(error: unknown): ReadOutcome {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const line = storableText(words.slice(0, 200).replaceAll(/\s+/g, ' '))
  return { kind: 'set_aside', reason: `The answer broke its reader (${line}).` }
}

export const tooSlow = (limitMs: number): ReadOutcome => ({
  kind: 'set_aside',
  reason: `The answer could not be read within ${limitMs} ms.`,
})
