import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readByRules } from './read-by-rules.ts'

const brand = {
  name: 'Acme',
  aliases: ['Acme Corp', 'ソニー'],
  domain: 'acme.com',
  products: ['Acme One'],
  people: ['John Doe'],
  trades: ['steel'],
}

function read(text: string): number {
  const started = process.cpuUsage()
  readByRules({
    brand,
    prompt: { text: 'What is Acme?', intent: 'BRANDED' },
    answer: { text, citations: [] },
  })
  // Processor time: a busy machine is not what this is about.
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

/** What only this reader looks for. Signs, markup and cues are tried, and measured, in answers.slow.test.ts. */
const PHRASES = [
  'Acme ',
  'Acme is a town ',
  'Dr. Acme ',
  'in Acme ',
  'ソニー',
  'I do not know ',
  'if ',
  'whether ',
  'but ',
  'Acme and Rival ',
  'founded in 1998 ',
]
const SIGNS = [
  '> ',
  '* ',
  '[',
  '](',
  '**',
  '`',
  '```\n',
  '| a ',
  '\n',
  'a',
  'A. ',
  '"',
  '&#',
  '<a ',
  'http://',
  '1,',
]

/** A length that takes long when the work grows with its square, and not otherwise. */
const LONG = 20_000
/** Generous: linear work takes a third of a second at most here, work with the square of the length takes many. */
const LIMIT_MS = 2_000

describe('reading takes time in proportion to the length, whatever the text', () => {
  test.each(PHRASES)('%j over and over', (piece) => {
    expect(read(piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG))).toBeLessThan(LIMIT_MS)
  })

  test('pieces in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PHRASES, ...SIGNS), { minLength: 2, maxLength: 8 }),
        (pieces) => {
          const unit = pieces.join('')
          expect(read(unit.repeat(Math.ceil(LONG / unit.length)).slice(0, LONG))).toBeLessThan(LIMIT_MS)
        },
      ),
      { numRuns: 8 },
    )
  })

  test('nesting of any depth is no recursion', () => {
    for (const mark of ['> ', '* ', '[', '(', '- ', '**', '_'])
      expect(read(`${mark.repeat(LONG / 2)}Acme`)).toBeLessThan(LIMIT_MS)
  })
})
