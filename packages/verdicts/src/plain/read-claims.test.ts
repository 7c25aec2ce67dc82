import { describe, expect, test } from 'vitest'
import CASES from './read-claims.cases.json' with { type: 'json' }
import { readPlainly } from './read-plainly.ts'

const read = (text: string, intent: 'BRANDED' | 'CATEGORY' = 'BRANDED') =>
  readPlainly({
    brand: {
      name: 'Orvane',
      aliases: [],
      domain: 'orvane.com',
      products: ['Orvane T40'],
      people: [],
      trades: [],
    },
    prompt: { text: intent === 'BRANDED' ? 'What is Orvane?' : 'Which makers are good?', intent },
    answer: { text, citations: [] },
  }).claims.map(({ predicate, group, quote }) => `${predicate} ${group}: ${quote}`)

describe('labels with values', () => {
  test.each(CASES.labels)('%s', (_, text, expected) => expect(read(text)).toEqual([expected]))

  test.each(CASES.noLabels)('not %s', (_, text) =>
    expect(read(text).filter((one) => one.includes('label'))).toEqual([]),
  )
})

describe('tables', () => {
  const TABLE = '| | Founded | Seat |\n|---|---|---|\n| Orvane | 1998 | Leeds |\n| Bolter | 2001 | Milan |'
  test('rows whose head is the brand', () => {
    expect(read(TABLE, 'CATEGORY')).toEqual([
      'founded_year cell~untied: 1998',
      'headquarters cell~untied: Leeds',
    ])
    expect(read(TABLE)).toEqual(['founded_year cell: 1998', 'headquarters cell: Leeds'])
  })

  test('columns whose head is the brand, and tables of labels about it', () => {
    expect(read('| | Orvane | Bolter |\n|---|---|---|\n| Founded | 1998 | 2001 |')).toEqual([
      'founded_year cell: 1998',
    ])
    expect(read('## Orvane\n\n| Fact | Value |\n|---|---|\n| Founded | 1998 |')).toEqual([
      'founded_year label: 1998',
    ])
  })
})

describe('sentences with the brand as subject', () => {
  test.each(CASES.sentences)('%s', (text, predicate) =>
    expect(read(text).map((one) => one.split(' ')[0])).toEqual([predicate]),
  )

  test.each(CASES.noSentences)('not %s', (_, text) => expect(read(text)).toEqual([]))
})

test('known products and own pages are found letter by letter', () => {
  expect(read('The Orvane T40 is quiet. See orvane.com/outlet.')).toEqual([
    'product literal: Orvane T40',
    'url address: orvane.com/outlet',
  ])
})
