import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostOf, isOnDomain, readAddress } from './address.ts'
import { clean } from './clean.ts'
import { fold } from './fold.ts'
import { Phrases } from './phrases.ts'
import { sentenceEnds } from './sentences.ts'
import CASES from './text.cases.json' with { type: 'json' }
import { tokensOf } from './tokens.ts'

const FRENCH = new Set(['l', 'd', 'qu'])
const words = (text: string) => tokensOf(text, FRENCH).map(({ fold: word }) => word)

describe('one spelling for comparison', () => {
  test.each(CASES.folded)('%s is %s', (text, folded) => expect(fold(text)).toBe(folded))

  test('folding twice changes nothing, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('a clean copy knows where it came from', () => {
  test.each(CASES.cleaned)('%s reads %s', (source, text) => expect(clean(source).text).toBe(text))

  test('every piece of the copy stands for a stretch of the source, in order and inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        const { text, startOf, endOf } = clean(source)
        let last = 0
        for (let at = 0; at < text.length; at += 1) {
          expect(startOf(at)).toBeGreaterThanOrEqual(last)
          expect(endOf(at)).toBeGreaterThan(startOf(at))
          expect(endOf(at)).toBeLessThanOrEqual(source.length)
          last = startOf(at)
        }
      }),
    )
  })
})

describe('tokens', () => {
  test.each(CASES.tokens as [string, string[]][])('%s', (text, expected) =>
    expect(words(text)).toEqual(expected),
  )

  test('offsets point into the text as it was written', () => {
    const text = 'AT&amp;T and **Ac\u00adme** “Café”'
    const token = (word: string) => tokensOf(text, FRENCH).find(({ text: one }) => one === word)
    const written = (word: string) => text.slice(token(word)?.start, token(word)?.end)
    expect(written('&')).toBe('&amp;')
    expect(written('Acme')).toBe('Ac\u00adme')
    expect(written('Café')).toBe('Café')
    expect(token('Acme')?.bold).toBe(true)
  })

  test('every token has its place, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0
        for (const { start, end } of tokensOf(text, FRENCH)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          last = start
        }
      }),
    )
  })
})

describe('sentences', () => {
  const stops = {
    abbreviations: new Set(['inc', 'dr', 'bzw']),
    openers: new Set(['it', 'the']),
    numbering: new Set(['no']),
    ordinalFollowers: new Set(['mai']),
  }
  const cut = (text: string) => {
    const tokens = tokensOf(text, FRENCH)
    let from = 0
    return sentenceEnds(tokens, stops).map((to) => {
      const sentence = tokens.slice(from, to).map(({ text: word }) => word)
      from = to
      return sentence.join(' ')
    })
  }
  test.each(CASES.sentences as [string, string[]][])('%s', (text, sentences) =>
    expect(cut(text)).toEqual(sentences),
  )

  test('no sentence is endless', () => {
    const lengths = cut('word '.repeat(5000)).map((sentence) => sentence.split(' ').length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(300)
  })
})

describe('phrases', () => {
  const phrases = new Phrases<string>(FRENCH)
  phrases.add(['set up'], 'founded')
  phrases.add(['fundad* por'], 'founder')
  phrases.add(["l'ouverture"], 'opening')
  const found = (text: string) => [...phrases.in(tokensOf(text, FRENCH)).keys()]
  test.each<[string, string[]]>([
    ['they Set Up a shop', ['founded']],
    ['they set it up', []],
    ['fue fundada por Ana', ['founder']],
    ["depuis l'ouverture", ['opening']],
  ])('%s', (text, tags) => expect(found(text)).toEqual(tags))
})

describe('addresses', () => {
  test.each(CASES.addresses as [string, string, boolean][])('%s on %s: %s', (address, domain, owned) =>
    expect(isOnDomain(address, domain)).toBe(owned),
  )

  test('a full stop without its space is no host', () => {
    expect(readAddress('2013.It')).toBeNull()
    expect(readAddress('acme.it')).toEqual({ length: 7, kind: 'url' })
    expect(hostOf('https://Acme.COM./x')).toBe('acme.com')
  })
})
