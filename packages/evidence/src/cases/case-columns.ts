import type { Listed } from '@veracite/words/say'
import type { Say } from '@veracite/words/say-in'

/** The heads of a table in a case file. */
export const columns = (say: Say, ...names: Listed<'caseColumn'>[]): string[] =>
  names.map((name) => say(`caseColumn.${name}`))
