import type { CompiledMessage } from 'icu-minify/format'
import { formatWords } from './format-words.ts'

/** A sentence as it is in English and in another language. */
export type Sentence = readonly [english: CompiledMessage, words: CompiledMessage]

/**
 * What others say in English, such as the refusals of a server, in another language: the words of the first sentence
 * that the text is an instance of, with what stands in the places of its parameters. A text that is none of the
 * sentences stays as it is, and so do its parameters but those named `reason…`, which are sentences too. Each sentence
 * is looked for in linear time. Pure.
 */
export function translated(text: string, sentences: readonly Sentence[], language: string): string {
  if (text.length > LONGEST) return text
  for (const [english, words] of sentences) {
    const parameters = parametersIn(text, english)
    if (parameters === null) continue
    const inWords = Object.entries(parameters).map(([name, value]) => [
      name,
      name.startsWith('reason') && value !== text
        ? translated(value, sentences, language)
        : FORMS[name] === NUMBER
          ? BigInt(value.replaceAll(',', '')).toLocaleString(language)
          : value,
    ])
    return String(formatWords(words, language, Object.fromEntries(inWords)))
  }
  return text
}

const LONGEST = 2_000

/** Tells `3 of 5` from `the plan is of another brand`, and `log/1.json is missing` from `the seal is missing`. */
const [NUMBER, WORD] = [/^\d[\d,]*$/, /^\S+$/]
const FORMS: Record<string, RegExp> = {
  ...{ count: NUMBER, all: NUMBER },
  ...{ path: WORD, relay: WORD, reasonWord: WORD },
}

/** What stands in the places of the parameters, or null if the text is another sentence. */
function parametersIn(text: string, message: CompiledMessage): Record<string, string> | null {
  const parts: readonly unknown[] = typeof message === 'string' ? [message] : message
  const found: Record<string, string> = {}
  let at = 0
  let open: string | null = null
  for (const [i, part] of parts.entries()) {
    if (typeof part !== 'string') {
      open = String((part as unknown[])[0])
      continue
    }
    const last = i === parts.length - 1
    const start: number = open === null ? at : last ? text.length - part.length : text.indexOf(part, at + 1)
    if (start < at || !text.startsWith(part, start)) return null
    if (open !== null) found[open] = text.slice(at, start)
    at = start + part.length
    open = null
  }
  if (open !== null) found[open] = text.slice(at)
  else if (at !== text.length) return null
  const fits = ([name, value]: [string, string]) => value !== '' && (FORMS[name]?.test(value) ?? true)
  return Object.entries(found).every(fits) ? found : null
}
