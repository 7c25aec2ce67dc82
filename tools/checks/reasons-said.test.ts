import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '../../packages/words/src/generated/words.ts'
import type { Language } from '../../packages/words/src/languages.ts'
import { KINDS_SAID, sentencesIn } from '../../packages/words/src/sentences.ts'
import { translated } from '../../packages/words/src/translate.ts'

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const read = (name: string) => readFileSync(path(name), 'utf8')

/** What verifiers say where they stand in the code, with a number in the place of what differs. */
const SAID =
  /(?:(?:FormatError|CannotCheck|fail|notPresent|pass)\(|\bwhy:)\s*(?:'((?:[^'\\]|\\.)+)'|`((?:[^`\\$]|\$\{[^}]*\})+)`)/g
const VERIFIER = readdirSync(path('packages/verify/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('test'))
  .map((file) => `packages/verify/src/${file}`)
/** What recorders and the server say of a recording before it is stored. */
const RECORDING = [
  'packages/core/src/app-answers/read-recording.ts',
  'packages/app-answers/src/recordings/tokens.ts',
]
const REASONS = [...VERIFIER, ...RECORDING]
  .flatMap((file) => [...read(file).matchAll(SAID)])
  // Of sentences made of others, each of them is one of these.
  .filter(([, , made = '']) => !/[\w}]\$\{|\}\w/.test(made))
  .map(([, plain = '', made = '']) => plain || made.replaceAll(/\$\{[^}]*\}/g, '1'))

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja'] as const
const inLanguage = (language: Language) => {
  const sentences = sentencesIn(language, KINDS_SAID.reasons)
  return (text: string) => translated(text, sentences, language)
}

/** What vectors expect of step 13. */
const EXPECTED = /"([^"]* did not collude with the [^"]*)"/g
const SENT = [...read('vectors/bundles/cases.json').matchAll(EXPECTED)].map(([, text = '']) => text)

describe.each(LANGUAGES)('in %s', (language) => {
  const say = inLanguage(language)

  test('every reason has words', () => {
    expect(REASONS.length).toBeGreaterThan(500)
    // What no sentence fits is shown behind the words that say so.
    expect(REASONS.filter((reason) => say(reason) !== reason && say(reason).endsWith(reason))).toEqual([])
  })

  test('every sentence is found by its own words, and no other takes its place', () => {
    const own = Object.keys(MESSAGES.en).filter((name) =>
      /^(?:reason\.(?!other$)|(?:proofMeans|recorded)\.)/.test(name),
    )
    const filled = (
      words: string,
      { 'reason.unreadable': reason, 'reason.thatIndex': word }: typeof MESSAGES.en,
    ) =>
      words.replaceAll(/\{(\w+)\}/g, (_, name) => {
        if (name.startsWith('reason')) return name === 'reasonWord' ? word : reason
        return /^(?:count|all)$/.test(name) ? '7' : `a-${name}`
      })
    const wrong = own.filter((name) => {
      const key = name as keyof typeof MESSAGES.en
      const wanted = filled(MESSAGES[language][key], MESSAGES[language])
      return say(filled(MESSAGES.en[key], MESSAGES.en)) !== wanted
    })
    expect(own.length).toBeGreaterThan(800)
    expect(wrong).toEqual([])
  })

  test('what a relay proves is said without a word of English', () => {
    expect(SENT.length).toBeGreaterThan(5)
    const left = / (?:the|sent|run|whoever|provided|first|question:|says|was) /
    expect(SENT.map(say).filter((text) => left.test(text))).toEqual([])
  })
})

test('the parts of the sentence about a relay are each said, whichever of them stand in it', () => {
  const say = inLanguage('de')
  const log = 'Its log was cosigned by w.example. The relay did not bind this connection to one capture.'
  expect(
    say(
      `chatgpt.com sent the shared page (1 of 1 replies), provided that the relay r.example/1, run by whoever publishes its key at dns:r.example, did not collude with the collector. ${log} Which question and answer stand on that page, this step does not read.`,
    ),
  ).toBe(
    'chatgpt.com hat die geteilte Seite gesendet (Antworten: 1 von 1), sofern das Relais r.example/1, betrieben von: Herausgeber des Schlüssels bei dns:r.example, nicht mit dem Erhebenden gemeinsame Sache gemacht hat. Sein Protokoll wurde mitgezeichnet von w.example. Das Relais hat diese Verbindung nicht an eine bestimmte Erfassung gebunden. Welche Frage und Antwort auf dieser Seite stehen, liest dieser Schritt nicht.',
  )
})

test('a number or a path in a sentence is no other sentence with the same words around it', () => {
  const say = inLanguage('de')
  expect(say('3 of 5')).toBe('3 von 5')
  expect(say('pages/1.html is missing')).toBe('pages/1.html fehlt')
  expect(say('all of it')).toBe('auf Englisch: all of it')
  expect(say('the other thing is missing')).toBe('auf Englisch: the other thing is missing')
})
