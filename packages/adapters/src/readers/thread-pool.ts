import { setAsideFor, tooSlow } from '@veracite/core/readers/plain-reader'
import type { Given, Worked, WorkKind } from '@veracite/core/readers/work'
import { type ReadingThread, startReadingThread, ThreadLost } from './reading-thread.ts'

/** Outcomes of the pieces of a task so far, by index. */
export type Outcomes = Map<number, Worked<WorkKind>>

export interface ThreadPool {
  /**
   * Does everything that has no outcome yet, or sets one piece aside that ended its thread. Rejects when no piece is to
   * blame, and once the pool is closed.
   */
  workRound(kind: WorkKind, pieces: readonly Given<WorkKind>[], outcomes: Outcomes): Promise<void>
  /** Ends all threads, working or not. */
  close(): Promise<void>
}

/** Threads are started when one is needed and none is idle, and kept for the next round. */
export function createThreadPool(entry: URL, limitMs: number): ThreadPool {
  const idle: ReadingThread[] = []
  const all = new Set<ReadingThread>()
  let closed = false

  const startThread = () => {
    const thread = startReadingThread(entry, limitMs)
    all.add(thread)
    return thread
  }

  return {
    async workRound(kind, pieces, outcomes) {
      if (closed) throw readerClosed()
      const left = [...pieces.keys()].filter((at) => !outcomes.has(at))
      const thread = idle.pop() ?? startThread()
      try {
        const batch = { kind, pieces: left.map((at) => pieces[at] as Given<WorkKind>) }
        await thread.work(batch, (place, outcome) => outcomes.set(left[place] as number, outcome))
        idle.push(thread)
      } catch (error) {
        all.delete(thread)
        const lost = error instanceof ThreadLost && !closed ? error : null
        const broken = lost === null ? undefined : left[lost.place]
        // If a thread cannot even start, no answer is to blame.
        if (lost === null || broken === undefined) throw error
        outcomes.set(broken, lost.cause === undefined ? tooSlow(limitMs) : setAsideFor(lost.cause))
      }
    },
    async close() {
      closed = true
      idle.length = 0
      await Promise.all([...all].map((thread) => thread.end()))
      all.clear()
    },
  }
}

export const readerClosed = (): Error => new Error('The reader is closed.')
