import { availableParallelism } from 'node:os'
import { readOutcome } from '@veracite/core/readers/plain-reader'
import type { PlainReader } from '@veracite/core/readers/reader-port'
import type { Given, Worked, WorkKind } from '@veracite/core/readers/work'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'
import { createThreadPool, type Outcomes, readerClosed, type ThreadPool } from './thread-pool.ts'

export interface ThreadReaderOptions {
  /** The file that a thread runs. */
  entry?: URL
  threads?: number
  /** Time limit for one piece of work, such as an answer to read. */
  limitMs?: number
  /** The most pieces that may wait; beyond that, work is refused. */
  maxWaiting?: number
}

/** A hundred times what the longest answer takes: reached only by hanging answers, not on a busy machine. */
export const LIMIT_MS = 10_000
const MAX_WAITING = 20_000
/** Pieces per message: batching is cheap, and few must be done again when one of them ends its thread. */
const BATCH = 10

/** Leaves one core for serving requests; beyond two threads, the database is the bottleneck. */
const usualThreads = () => Math.max(1, Math.min(2, availableParallelism() - 1))

interface Task<Kind extends WorkKind = WorkKind> {
  kind: Kind
  pieces: readonly Given<Kind>[]
  signal: AbortSignal
  settle: PromiseWithResolvers<Worked<Kind>[]>
}

/**
 * Threads beside the event loop, started with the first answer. If an answer exceeds its time limit, its
 * thread is replaced; the answer is set aside and the rest of its batch read again.
 */
export function createThreadReader({
  entry = new URL('./plain-thread.ts', import.meta.url),
  threads = usualThreads(),
  limitMs = LIMIT_MS,
  maxWaiting = MAX_WAITING,
}: ThreadReaderOptions = {}): PlainReader {
  const pool = createThreadPool(entry, limitMs)
  const waiting: Task[] = []
  let running = 0
  let closed = false

  const takeOn = () => {
    while (running < threads && waiting.length > 0) {
      const task = waiting.shift() as Task
      if (task.signal.aborted) continue
      running += 1
      void settleTask(pool, task).finally(() => {
        running -= 1
        takeOn()
      })
    }
  }

  const work = async <Kind extends WorkKind>(
    kind: Kind,
    pieces: readonly Given<Kind>[],
    signal: AbortSignal,
  ): Promise<Worked<Kind>[]> => {
    signal.throwIfAborted()
    if (closed) throw readerClosed()
    if (waiting.length * BATCH + pieces.length > maxWaiting)
      throw new Error('Too many answers wait to be read.')
    const tasks = inBatches(kind, pieces, signal)
    waiting.push(...(tasks as unknown as Task[]))
    takeOn()
    return (await untilAborted(Promise.all(tasks.map(({ settle }) => settle.promise)), signal)).flat()
  }

  return {
    kind: 'rules',
    version: PLAIN_READER_VERSION,
    work,
    read: async (answers, signal) => (await work('read', answers, signal)).map(readOutcome),

    async close() {
      closed = true
      for (const { settle } of waiting.splice(0)) settle.reject(readerClosed())
      await pool.close()
    },
  }
}

function inBatches<Kind extends WorkKind>(
  kind: Kind,
  pieces: readonly Given<Kind>[],
  signal: AbortSignal,
): Task<Kind>[] {
  const tasks: Task<Kind>[] = []
  for (let at = 0; at < pieces.length; at += BATCH)
    tasks.push({ kind, pieces: pieces.slice(at, at + BATCH), signal, settle: Promise.withResolvers() })
  return tasks
}

/** Never rejects: the outcome goes to the task's own promise. */
async function settleTask(pool: ThreadPool, { kind, pieces, settle, signal }: Task): Promise<void> {
  const outcomes: Outcomes = new Map()
  try {
    // Each round either does everything left or sets one piece aside, so the loop ends.
    while (outcomes.size < pieces.length) {
      signal.throwIfAborted()
      await pool.workRound(kind, pieces, outcomes)
    }
    settle.resolve(pieces.map((_, at) => outcomes.get(at) as Worked<WorkKind>))
  } catch (error) {
    settle.reject(error)
  }
}

/** An abort does not wait for a hanging answer; the thread ends at its time limit. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
    // After an abort nothing handles the work's rejection.
    work.catch(() => {})
  }
}
