import { createThreadReader, type ThreadReaderOptions } from '@veracite/adapters/readers/thread-reader'
import { readOutcome, workOn } from '@veracite/core/readers/plain-reader'
import type { PlainReader } from '@veracite/core/readers/reader-port'
import { type Given, WORKERS, type Workers, type WorkKind } from '@veracite/core/readers/work'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'

/** Everything in this thread, one piece after the other. */
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

/** The unmodified plain reader, in this thread. */
export const healthyReader = (): PlainReader => plainReader(WORKERS, PLAIN_READER_VERSION)

/** The unmodified plain reader, in the service's own threads. */
export const threadedReader = (): PlainReader => createThreadReader()

/**
 * The service's own threads around a reader that reads at a glance and has bugs that can be triggered by name: see
 * `breakable-reader.ts`.
 */
export const breakableReader = (options: Omit<ThreadReaderOptions, 'entry'>): PlainReader =>
  createThreadReader({ ...options, entry: new URL('./breakable-thread.ts', import.meta.url) })
