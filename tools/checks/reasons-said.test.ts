import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../packages/words/src/languages.ts'
import { REASON_KINDS, sentencesIn } from '../../packages/words/src/sentences.ts'
import { translated } from '../../packages/words/src/translate.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** Steps 9, 10 and 13: plans, outcomes, connections and recordings. */
const FILES = [
  'asked-before',
  'claimed-recording',
  'sampling-lines',
  'verify-outcomes',
  'verify-plan',
  'verify-recording',
  'verify-slot',
  'verify-witnessed',
  'witnessed-parts',
].map((name) => `packages/verify/src/bundle/${name}.ts`)
const LITERAL = /(?:FormatError|fail|notPresent)\(\s*'((?:[^'\\]|\\.)+)'/g
const REASONS = FILES.flatMap((path) => [...read(path).matchAll(LITERAL)].map(([, reason = '']) => reason))

const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja'] as const
const inLanguage = (language: Language) => {
  const sentences = sentencesIn(language, REASON_KINDS)
  return (text: string) => translated(text, sentences, language)
}

/** What vectors expect of step 13. */
const EXPECTED = /"([^"]* did not collude with the [^"]*)"/g
const SENT = [...read('vectors/bundles/cases.json').matchAll(EXPECTED)].map(([, text = '']) => text)

describe.each(LANGUAGES)('in %s', (language) => {
  const say = inLanguage(language)

  test('every reason about plans, outcomes and connections has words', () => {
    expect(REASONS.length).toBeGreaterThan(80)
    expect(REASONS.filter((reason) => say(reason).endsWith(reason))).toEqual([])
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
