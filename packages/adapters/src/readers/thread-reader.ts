import { availableParallelism } from 'node:os'
import { readOutcome, setAsideFor, tooSlow } from '@veracite/core/readers/plain-reader'
import type { PlainReader } from '@veracite/core/readers/reader-port'
import type { Given, Worked, WorkKind } from '@veracite/core/readers/work'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'
import { type ReadingThread, startReadingThread, ThreadLost } from './reading-thread.ts'

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

/** Outcomes of the pieces of a task so far, by index. */
type Outcomes = Map<number, Worked<WorkKind>>

type ThreadPool = ReturnType<typeof createThreadPool>

/** Threads are started when one is needed and none is idle, and kept for the next round. */
function createThreadPool(entry: URL, limitMs: number) {
  const idle: ReadingThread[] = []
  const all = new Set<ReadingThread>()
  let closed = false

  const startThread = () => {
    const thread = startReadingThread(entry, limitMs)
    all.add(thread)
    return thread
  }

  return {
    /**
     * Does everything that has no outcome yet, or sets one piece aside that ended its thread. Rejects when no piece is to
     * blame, and once the pool is closed.
     */
    async workRound(kind: WorkKind, pieces: readonly Given<WorkKind>[], outcomes: Outcomes): Promise<void> {
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
    /** Ends all threads, working or not. */
    async close(): Promise<void> {
      closed = true
      idle.length = 0
      await Promise.all([...all].map((thread) => thread.end()))
      all.clear()
    },
  }
}

const readerClosed = (): Error => new Error('The reader is closed.')
