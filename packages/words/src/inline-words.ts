import type { BunPlugin } from 'bun'
import compile from 'icu-minify/compile'
import type { Language } from './languages.ts'
import type { MessagesByLanguage } from './say-in.ts'
import { KINDS_SAID, sentencesIn } from './sentences.ts'

/**
 * Writes the messages of one language, compiled, where pages name them. So each part of a page brings its own
 * words and no others, in the language in use and without another request.
 */
export const inlineWords = (language: Language, messages: MessagesByLanguage): BunPlugin => ({
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: /words[\\/]src[\\/]find-message\.ts$/ }, () => ({
      contents: `export const LANGUAGE = ${JSON.stringify(language)}, messageOf = (message) => message, kindOf = messageOf`,
      loader: 'js',
    }))
    onLoad({ filter: /words[\\/]src[\\/]said[\\/]\w+\.ts$/ }, ({ path }) => ({
      contents: `export const SENTENCES = ${JSON.stringify(sentencesIn(language, KINDS_SAID[tableOf(path)], messages))}`,
      loader: 'js',
    }))
    // English is what others speak.
    if (language === 'en')
      onLoad({ filter: /words[\\/]src[\\/]translate\.ts$/ }, () => ({
        contents: 'export const translated = (text) => text',
        loader: 'js',
      }))
    onLoad(
      { filter: /(?:console[\\/]src[\\/].*|words[\\/]src[\\/](?:story|reason-words))\.tsx?$/ },
      async ({ path }) => ({
        contents: withWords(await Bun.file(path).text(), messages[language]),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }),
    )
  },
})

const tableOf = (path: string) => path.replace(/^.*[\\/](\w+)\.ts$/, '$1') as keyof typeof KINDS_SAID

/** Source with messages in the place of their names. Pure. */
export function withWords(source: string, messages: Record<string, string>): string {
  const message = (name: string): string => {
    const words = Object.hasOwn(messages, name) ? messages[name] : undefined
    if (words === undefined) throw new Error(`There is no message ${name}.`)
    return JSON.stringify(compile(words))
  }
  const kind = (name: string): string =>
    `{${Object.keys(messages)
      .filter((each) => each.startsWith(`${name}.`))
      .map((each) => `${JSON.stringify(each.slice(name.length + 1))}:${message(each)}`)
      .join()}}`
  return source
    .replaceAll(/\b(say|rich)\(\s*'([^']+)'/g, (_, call, name) => `${call}(${message(name)}`)
    .replaceAll(
      /\b(say)\(\s*`([\w.]+)\.\$\{([^`]+)\}`/g,
      (_, call, name, of) => `${call}((${kind(name)})[${of}]`,
    )
    .replaceAll(/\b(listed|known)\(\s*'([^']+)'/g, (_, call, name) => `${call}(${kind(name)}`)
}
