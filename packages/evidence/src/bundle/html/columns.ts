import type { Listed } from '@veracite/words/say'
import type { Say } from '@veracite/words/say-in'

type Column = Listed<'bundleColumn'>

/** The heads of a table. */
export const columns = (say: Say, ...names: Column[]): string[] =>
  names.map((name) => say(`bundleColumn.${name}`))
