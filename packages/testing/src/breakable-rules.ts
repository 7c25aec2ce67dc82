import { createThreadReader, type ThreadReaderOptions } from '@veracite/adapters/readers/thread-reader'
import type { RulesReader } from '@veracite/core/readers/reader-port'
import { rulesReader } from '@veracite/core/readers/rules-reader'
import { WORKERS } from '@veracite/core/readers/work'
import { PLAIN_READER_VERSION } from '@veracite/verdicts/plain/read-plainly'

/** The unmodified rules, in this thread. */
export const healthyRules = (): RulesReader => rulesReader(WORKERS, PLAIN_READER_VERSION)

/** The unmodified rules, in the service's own threads. */
export const threadedRules = (): RulesReader => createThreadReader()

/**
 * The service's own threads around a reader that reads at a glance and has bugs that can be triggered by name: see
 * `breakable-reader.ts`.
 */
export const breakableRules = (options: Omit<ThreadReaderOptions, 'entry'>): RulesReader =>
  createThreadReader({ ...options, entry: new URL('./breakable-thread.ts', import.meta.url) })
