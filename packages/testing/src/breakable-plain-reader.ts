import { createThreadReader, type ThreadReaderOptions } from '@veracite/adapters/readers/thread-reader'
import { plainReader } from '@veracite/core/readers/plain-reader'
import type { PlainReader } from '@veracite/core/readers/reader-port'
import { WORKERS } from '@veracite/core/readers/work'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'

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
