import { fileURLToPath } from 'node:url'
import { faultsOf, wordsModule } from '../../packages/words/src/compile-words.ts'
import { LANGUAGE_CODES } from '../../packages/words/src/languages.ts'
import listed from '../../packages/words/src/unfinished.json' with { type: 'json' }
import { areasOf, messagesOf, WORDS } from './words-files.ts'

const unfinished: string[] = listed

/** The types of all messages, after a look at each language: it has what English has, with the same parameters. */
const english = messagesOf('en')
const faults = LANGUAGE_CODES.flatMap((language) =>
  faultsOf(language, english, {
    ...(unfinished.includes(language) && english),
    ...messagesOf(language),
  }),
)
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}
const files = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, areasOf(language)]))
const output = process.argv[2] ?? fileURLToPath(new URL('generated/words.ts', WORDS))
await Bun.write(output, wordsModule(english, files, unfinished))
