import { parentPort, workerData } from 'node:worker_threads'
import type { ReadOutcome } from '@veracite/core/readers/reader-port'
import { outcomeOf, type ReadAnswer } from '@veracite/core/readers/rules-reader'
import type { ReaderInput } from '@veracite/verdicts/reading'

/** What a thread is sent: answers to read, in order. */
export interface Batch {
  answers: readonly ReaderInput[]
}

export type Outcomes = ReadOutcome[]

/** Shared between a thread and its owner: the position in the batch of the answer being read. */
export interface ThreadData {
  place: SharedArrayBuffer
}

/** Before the first answer of a batch, and while the thread starts. */
export const NOT_BEGUN = -1

const WARM_UP: ReaderInput = {
  brand: { name: 'Example', aliases: [], domain: 'example.com', products: [], people: [], trades: [] },
  prompt: { text: 'What is Example?', intent: 'BRANDED' },
  answer: { text: 'Example was founded in 1998 by Jane Doe in Leeds. It costs $39 a month.', citations: [] },
}

/** The body of a reading thread: takes batches, reports its position, returns outcomes. */
export function serveAnswers(read: ReadAnswer): void {
  if (parentPort === null) throw new Error('This file runs inside a worker thread, not as a program.')
  const port = parentPort
  const place = new Int32Array((workerData as ThreadData).place)
  // Word lists are prepared on first use: that time should not count against an answer.
  outcomeOf(read, WARM_UP)
  port.on('message', ({ answers }: Batch) => {
    const outcomes: Outcomes = answers.map((answer, at) => {
      Atomics.store(place, 0, at)
      return outcomeOf(read, answer)
    })
    Atomics.store(place, 0, NOT_BEGUN)
    port.postMessage(outcomes)
  })
}
