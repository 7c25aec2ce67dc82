import { parentPort, workerData } from 'node:worker_threads'
import { workOn } from '@veracite/core/readers/plain-reader'
import type { Given, Worked, Workers, WorkKind } from '@veracite/core/readers/work'

/** A message to a thread: pieces of work, in order. */
export interface Batch<Kind extends WorkKind = WorkKind> {
  kind: Kind
  pieces: readonly Given<Kind>[]
}

/** Its reply for each piece, one by one: a hundred at once would block the event loop. */
export type Outcome<Kind extends WorkKind = WorkKind> = Worked<Kind>

/** Shared between a thread and its owner: the position in the batch of the piece being worked on. */
export interface ThreadData {
  place: SharedArrayBuffer
}

/** Before the first piece of a batch, and while the thread starts. */
export const NOT_BEGUN = -1

const WARM_UP: Given<'read'> = {
  brand: { name: 'Example', aliases: [], domain: 'example.com', products: [], people: [], trades: [] },
  prompt: { text: 'What is Example?', intent: 'BRANDED' },
  answer: { text: 'Example was founded in 1998 by Jane Doe in Leeds. It costs $39 a month.', citations: [] },
}

/** The body of a reading thread: takes batches, reports its position, returns outcomes. */
export function serveAnswers(workers: Workers): void {
  if (parentPort === null) throw new Error('This file runs inside a worker thread, not as a program.')
  const port = parentPort
  const place = new Int32Array((workerData as ThreadData).place)
  // Word lists are prepared on first use: that time should not count against an answer.
  workOn(workers, 'read', WARM_UP)
  port.on('message', ({ kind, pieces }: Batch) => {
    for (const [at, piece] of pieces.entries()) {
      Atomics.store(place, 0, at)
      port.postMessage(workOn(workers, kind, piece))
    }
    Atomics.store(place, 0, NOT_BEGUN)
  })
}
