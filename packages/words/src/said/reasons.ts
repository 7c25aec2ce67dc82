import type { Sentence } from '../translate.ts'

/** The build of the pages writes them here (`inline-words.ts`). */
export const SENTENCES: readonly Sentence[] = []
