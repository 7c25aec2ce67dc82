import { describe, expect, test } from 'vitest'
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
  test.each([
    ['under the name', '## Orvane\n\n- **Founded:** 1998', 'founded_year label: Founded:** 1998'],
    [
      'with a dash',
      '**Orvane**\n\n**Headquarters** – Leeds, England',
      'headquarters label: Headquarters** – Leeds, England',
    ],
    [
      'with a remark behind',
      '## Orvane\n- Sede: Porto, na zona da Boavista',
      'headquarters label: Sede: Porto',
    ],
    ['of staff', '## Orvane\n- Mitarbeiter: rund 300', 'employees label: Mitarbeiter: rund 300'],
    ['of contacts', '## Orvane\n- Phone: +44 117 555 0162', 'phone label: Phone: +44 117 555 0162'],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual([expected]))

  test.each([
    ['of another company', '## Orvane\n\nGood pumps.\n\n## Bolter\n\n- Founded: 1998'],
    ['of nobody in a list of several', '1. **Bolter**\n   - Founded: 1998\n2. **Orvane**'],
    ['with two values', '## Orvane\n- Founded: 1998 (as Orve), refounded 2004'],
    ['that say it is not known', '## Orvane\n- Founded: unknown, perhaps 1998'],
    ['in a quotation', '## Orvane\n\n> Founded: 1998'],
  ])('not %s', (_, text) => expect(read(text).filter((one) => one.includes('label'))).toEqual([]))
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
  test.each([
    ['Orvane was founded in 1998.', 'founded_year'],
    ['Orvane, a maker of pumps, was founded in 1998.', 'founded_year'],
    ['Orvane (NYSE: ORV) is headquartered in Leeds, England.', 'headquarters'],
    ['Today, Orvane employs about 2,000 people.', 'employees'],
    ["Orvane's CEO is Jane Doe.", 'ceo'],
    ['The CEO of Orvane is Jane Doe.', 'ceo'],
    ['Orvane is owned by Nordholt Group.', 'parent_company'],
    ['Orvane hat seinen Sitz in Kiel.', 'headquarters'],
    ['Orvane appartient au groupe Nordholt.', 'parent_company'],
  ])('%s', (text, predicate) => expect(read(text).map((one) => one.split(' ')[0])).toEqual([predicate]))

  test.each([
    ['of another company', 'Bolter, a rival of Orvane, was founded in 1998.'],
    ['by a pronoun', 'Orvane makes pumps. It was founded in 1998.'],
    ['denied', 'Orvane was not founded in 1998.'],
    ['told by others', 'Some say Orvane was founded in 1998.'],
    ['quoted', '“Orvane was founded in 1998”, a blog writes.'],
    ['asked', 'Was Orvane founded in 1998? Orvane was founded in 1998?'],
    ['of a longer name', 'Orvane Foods was founded in 1998.'],
    ['taken back', 'Orvane was founded in 1998. That is wrong.'],
    ['of the past', 'Orvane was formerly headquartered in Leeds.'],
  ])('not %s', (_, text) => expect(read(text)).toEqual([]))
})

test('known products and own pages are found letter by letter', () => {
  expect(read('The Orvane T40 is quiet. See orvane.com/outlet.')).toEqual([
    'product literal: Orvane T40',
    'url address: orvane.com/outlet',
  ])
})
