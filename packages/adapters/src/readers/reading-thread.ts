import { Worker } from 'node:worker_threads'
import type { WorkKind } from '@veracite/core/readers/work'
import { type Batch, NOT_BEGUN, type Outcome, type ThreadData } from './serve-answers.ts'

/**
 * The thread has ended. `place` is the piece of the batch it was working on, `cause` what ended it unless it
 * was the time limit.
 */
export class ThreadLost extends Error {
  readonly place: number
  constructor(place: number, cause?: unknown) {
    super('A reading thread is gone.', cause === undefined ? undefined : { cause })
    this.place = place
  }
}

export interface ReadingThread {
  /**
   * One batch at a time; outcomes are passed on as they arrive, in order. Rejects with ThreadLost, and the thread is
   * not to be used again.
   */
  work<Kind extends WorkKind>(
    batch: Batch<Kind>,
    onOutcome: (place: number, outcome: Outcome<Kind>) => void,
  ): Promise<void>
  end(): Promise<void>
}

/** Checks per time limit. */
const LOOKS = 10

/** Loading the word lists takes half a second, and longer when everything starts at once. */
const START_LIMIT_MS = 120_000

export function startReadingThread(entry: URL, limitMs: number): ReadingThread {
  const place = new Int32Array(new SharedArrayBuffer(4))
  place[0] = NOT_BEGUN
  const worker = new Worker(entry, { workerData: { place: place.buffer } satisfies ThreadData })
  let current: { take: (outcome: Outcome) => void; settle: PromiseWithResolvers<void> } | null = null
  const lose = (cause?: unknown) => current?.settle.reject(new ThreadLost(Atomics.load(place, 0), cause))
  worker.on('message', (outcome: Outcome) => current?.take(outcome))
  worker.on('error', (error) => lose(error))
  worker.on('exit', (code) => lose(new Error(`the thread ended with code ${code}`)))
  // An idle thread does not keep the process alive.
  worker.unref()
  const end = async () => {
    worker.removeAllListeners()
    lose(new Error('the thread was ended'))
    await worker.terminate()
  }

  return {
    async work(batch, onOutcome) {
      const settle = Promise.withResolvers<void>()
      let taken = 0
      const take = (outcome: Outcome) => {
        // The thread does one batch at a time: whatever it sends is of this kind.
        onOutcome(taken, outcome as Parameters<typeof onOutcome>[1])
        taken += 1
        if (taken === batch.pieces.length) settle.resolve()
      }
      current = { take, settle }
      worker.ref()
      worker.postMessage(batch satisfies Batch)
      const stopWatching = watch(place, limitMs, () => {
        lose()
        void end()
      })
      try {
        await settle.promise
      } finally {
        stopWatching()
        current = null
        worker.unref()
      }
    },
    end,
  }
}

/**
 * Calls back when the thread stays at one answer for the whole limit. Counts checks, not time: sleep of the
 * machine or a stopped process counts as only one check.
 */
function watch(place: Int32Array, limitMs: number, onHanging: () => void): () => void {
  const everyMs = Math.max(1, limitMs / LOOKS)
  let seenAt = Atomics.load(place, 0)
  let looks = 0
  const timer = setInterval(() => {
    const at = Atomics.load(place, 0)
    looks = at === seenAt ? looks + 1 : 0
    seenAt = at
    if (looks >= (at === NOT_BEGUN ? START_LIMIT_MS / everyMs : LOOKS)) onHanging()
  }, everyMs)
  return () => clearInterval(timer)
}
