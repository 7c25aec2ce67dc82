import { parentPort, workerData } from 'node:worker_threads'
import type { ReadOutcome } from '@veracite/core/readers/reader-port'
import { outcomeOf, type ReadAnswer } from '@veracite/core/readers/rules-reader'
import type { ReaderInput } from '@veracite/verdicts/reading'

/** What a thread is sent: answers to read, in order. */
export interface Batch {
  answers: readonly ReaderInput[]
}

export type Outcomes = ReadOutcome[]

/** What a thread and its owner both see: the place in the batch of the answer that is being read. */
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

/** The whole of a reading thread: takes batches, says where it is, gives outcomes back. */
export function serveAnswers(read: ReadAnswer): void {
  if (parentPort === null) throw new Error('This file is the inside of a thread, not a program.')
  const port = parentPort
  const place = new Int32Array((workerData as ThreadData).place)
  // Word lists are prepared when they are first needed: no answer should have to answer for that time.
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
