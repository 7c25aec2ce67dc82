import { createThreadReader, type ThreadReaderOptions } from '@veracite/adapters/readers/thread-reader'
import type { RulesReader } from '@veracite/core/readers/reader-port'
import { rulesReader } from '@veracite/core/readers/rules-reader'
import { RULES_VERSION, readByRules } from '@veracite/verdicts/rules/read-by-rules'

/** The unmodified rules, in this thread. */
export const healthyRules = (): RulesReader => rulesReader(readByRules, RULES_VERSION)

/**
 * The service's own threads around a reader that loads no word lists and has bugs that can be triggered by name: see
 * `breakable-reader.ts`.
 */
export const breakableRules = (options: Omit<ThreadReaderOptions, 'entry'>): RulesReader =>
  createThreadReader({ ...options, entry: new URL('./breakable-thread.ts', import.meta.url) })
