import type { Sentence } from './translate.ts'

/** The build of the pages writes the refusals of the API in its language here (`inline-words.ts`). */
export const REFUSALS: readonly Sentence[] = []
