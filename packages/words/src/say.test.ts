import { expect, test } from 'vitest'
import { faultsOf, joined, wordsModule } from './compile-words.ts'
import { languageFrom } from './languages.ts'
import { known, listed, say } from './say.ts'
import { sayIn } from './say-in.ts'
import { translated } from './translate.ts'

test('counts, choices and parameters are put into words', () => {
  expect(say('several.ticked', { count: 1 })).toBe('1 false statement ticked')
  expect(say('several.ticked', { count: 1200 })).toBe('1,200 false statements ticked')
  expect(say('several.outcome', { what: 'opened', done: 2 })).toBe('2 corrections opened')
  const one = { prompts: 1, engines: 1, samples: 1, runs: 1 }
  expect(say('scans.promptsEachRuns', one)).toBe('1 prompt, once each · 1 run')
  expect(say('scans.questionsPromptsEnginesSamples', one)).toBe('1 question: 1 prompt × 1 engine × 1 sample')
})

test('messages of one kind are values to choose from, in order; a name without words has none', () => {
  expect(listed('reportPlan').map(([value]) => value)).toEqual(['week', 'month'])
  expect(known('casePart', 'index')).toBe('the first sheet')
  expect(known('casePart', 'of another version')).toBeUndefined()
})

test('English decides the types of parameters; messages with marks are apart', () => {
  const made = wordsModule(
    {
      'a.b': '{count, plural, one {# page} other {# pages}}, {why}',
      'a.c': 'See <a>the page</a> of {at, date}',
    },
    { en: ['console'] },
  )
  expect(made).toContain("'a.b': { count: number; why: string | number }")
  expect(made).toContain("'a.c': { a: Tag; at: Date }")
  expect(made.indexOf("'a.b'")).toBeLessThan(made.indexOf('interface RichWords'))
  expect(made.indexOf("'a.c'")).toBeGreaterThan(made.indexOf('interface RichWords'))
})

test('another language has what English has, no more and no less, with the same parameters', () => {
  const english = { one: '{n, number} pages', two: 'Close' }
  expect(
    faultsOf('de', english, { one: '{n, plural, one {# Seite} other {# Seiten}}', two: 'Schließen' }),
  ).toEqual([])
  expect(faultsOf('de', english, { one: 'Seiten', three: 'Drei' })).toEqual([
    'de: two is missing',
    'de: one takes nothing, in English n (number)',
    'de: three is not in English',
  ])
  expect(() => joined([{ one: 'a' }, { one: 'b' }])).toThrow('one is there twice')
})

test('the language is the first known one that a browser asks for', () => {
  expect(languageFrom('tlh, en;q=0.5')).toBe('en')
  expect(languageFrom('')).toBe('en')
  expect(languageFrom('*;q=x,,;;q=')).toBe('en')
})

test('a server says the same', () => {
  expect(sayIn('en')('several.ticked', { count: 2 })).toBe('2 false statements ticked')
})

test('a sentence in English is found by its words, and what stands in it stays as it is', () => {
  const sentences = [
    [
      ['Reached (', ['used'], ' of ', ['max'], ').'],
      ['Erreicht: ', ['used'], ' von ', ['max'], '.'],
    ],
    ['Key not found.', 'Schlüssel nicht gefunden.'],
    [
      ['Invalid ', ['what'], '.'],
      [['what'], ' ist ungültig.'],
    ],
  ] as const
  const inGerman = (text: string) => translated(text, sentences as never, 'de')
  expect(inGerman('Reached (3 of 4 of 5).')).toBe('Erreicht: 3 von 4 of 5.')
  expect(inGerman('Key not found.')).toBe('Schlüssel nicht gefunden.')
  expect(inGerman('Invalid .. {x}.')).toBe('.. {x} ist ungültig.')
  for (const other of ['Invalid .', 'Invalid', 'Key not found', 'A key not found.', 'Reached (3 of 4)', ''])
    expect(inGerman(other)).toBe(other)
  const long = `Reached (${' of '.repeat(100_000)}`
  expect(inGerman(long)).toBe(long)
})

test('a count in a sentence has the separators of the language', () => {
  const sentences = [
    [
      [['count'], ' of ', ['all']],
      [['count'], ' von ', ['all']],
    ],
  ] as const
  const told = (text: string, language: string) => translated(text, sentences as never, language)
  expect(told('1,234 of 56789', 'de')).toBe('1.234 von 56.789')
  expect(told(`7 of ${'9'.repeat(20)}`, 'ja')).toBe('7 von 99,999,999,999,999,999,999')
})
