import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import { MESSAGES } from './generated/words.ts'

/**
 * Where `say` finds its messages outside of browsers: in English. The build of the pages replaces this file and
 * writes the messages of one language, compiled, in the place of their names (`inline-words.ts`),
 * so that each part of a page brings its own words and no others.
 */
export const LANGUAGE: string = 'en'

export const messageOf = (name: string): CompiledMessage => compile(ENGLISH[name] ?? name)

export const kindOf = (kind: string): Record<string, CompiledMessage> =>
  Object.fromEntries(
    Object.keys(ENGLISH)
      .filter((name) => name.startsWith(`${kind}.`))
      .map((name) => [name.slice(kind.length + 1), messageOf(name)]),
  )

const ENGLISH: Record<string, string> = MESSAGES.en
