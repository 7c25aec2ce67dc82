import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import { readLabelled } from './vectors.fixture.ts'

const items = [...readLabelled('sample.jsonl'), ...readLabelled('holdout.jsonl')]
const item = fc.constantFrom(...items)
const noise = fc.string({ unit: 'grapheme', maxLength: 200 })
const markup = fc.array(
  fc.constantFrom(
    '**',
    '`',
    '[',
    '](',
    ')',
    '|',
    '\n',
    '- ',
    '# ',
    '&amp;',
    '\u00ad',
    '\u200b',
    '"',
    '€',
    '2013',
    ' ',
  ),
  { maxLength: 40 },
)

describe('whatever the answer', () => {
  test('spans lie inside the text and quote it literally', () => {
    fc.assert(
      fc.property(item, noise, markup, fc.nat(), (one, extra, signs, place) => {
        const at = place % (one.answer.text.length + 1)
        const text = one.answer.text.slice(0, at) + extra + signs.join('') + one.answer.text.slice(at)
        const verdict = classify({ ...one, answer: { ...one.answer, text } })
        for (const { start, end, quote } of [
          ...verdict.mentions,
          ...verdict.claims.map((claim) => claim.span),
        ]) {
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(text.slice(start, end)).toBe(quote)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('the same input gives the same bytes', () => {
    fc.assert(
      fc.property(item, noise, (one, extra) => {
        const input = { ...one, answer: { ...one.answer, text: one.answer.text + extra } }
        expect(JSON.stringify(classify(input))).toBe(JSON.stringify(classify(structuredClone(input))))
      }),
      { numRuns: 100 },
    )
  })

  test('the order of the facts never matters', () => {
    fc.assert(
      fc.property(item, fc.infiniteStream(fc.nat()), (one, seeds) => {
        const shuffled = [...one.facts]
          .map((fact) => ({ fact, key: seeds.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
        const facts = shuffled.map(({ fact }) => fact)
        expect(classify({ ...one, facts })).toEqual(classify(one))
      }),
      { numRuns: 150 },
    )
  })

  test('an unrelated sentence at the end never makes an accusation', () => {
    const unrelated = fc.constantFrom(
      'The weather in Oslo was mild that year.',
      'Trello was founded in 2011 and is based in New York.',
      'Rubber trees grow in warm countries.',
      'El río Ebro nace en Fontibre.',
      'Der Dollar stand damals bei 1,20 Euro.',
      'Les abeilles dorment la nuit.',
      'Em Lisboa choveu durante 12 dias.',
      'Salesforce employs 70,000 people and was founded by Marc Benioff.',
    )
    fc.assert(
      fc.property(item, unrelated, (one, sentence) => {
        const before = classify(one)
        const after = classify({
          ...one,
          answer: { ...one.answer, text: `${one.answer.text}\n\n${sentence}` },
        })
        if (before.class !== 'CONFABULATED') expect(after.class).not.toBe('CONFABULATED')
      }),
      { numRuns: 400 },
    )
  })

  test('words that every object of the language bears are words', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype)
    const word = fc.constantFrom(
      ...inherited.flatMap((name) => [name, `&${name};`, `8 ${name}`, `${name} 8`]),
    )
    fc.assert(
      fc.property(item, fc.array(word, { maxLength: 8 }), (one, words) => {
        const text = `${words.join(' ')} ${one.brand.name} ${words.join(', ')}. ${one.answer.text}`
        const { claims } = classify({ ...one, answer: { ...one.answer, text } })
        for (const { stated, truth } of claims)
          expect(`${stated} ${truth}`).not.toMatch(/function|native|object/)
      }),
      { numRuns: 300 },
    )
  })

  test('any string at all gets a verdict', () => {
    fc.assert(
      fc.property(item, fc.string({ unit: 'binary', maxLength: 2000 }), (one, text) => {
        const verdict = classify({ ...one, answer: { text, citations: [text] } })
        expect(verdict.version).not.toBe('')
      }),
      { numRuns: 200 },
    )
  })
})
