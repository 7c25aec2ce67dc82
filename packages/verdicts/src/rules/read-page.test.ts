import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const brand = { name: 'Ortwick', aliases: [], domain: 'ortwick.com' }
const facts = (...lines: string[]) =>
  readPage(
    lines.map((text) => ({ text, heading: false })),
    brand,
  ).map(({ predicate, value }) => `${predicate} ${JSON.stringify(value)}`)

describe('a page of the brand’s own', () => {
  test.each([
    [
      'We were founded in May 2011 by Greta Holm and Ian Marsh.',
      'founded_year 2011',
      'founder ["Greta Holm","Ian Marsh"]',
    ],
    ['Our headquarters are in Leeds, England.', 'headquarters "Leeds, England"'],
    ['Wir beschäftigen heute über 400 Mitarbeitende.', 'employees 400'],
    ['Notre siège se trouve à Nantes.', 'headquarters "Nantes"'],
    ['Nuestra CEO es Marta Ruiz.', 'ceo "Marta Ruiz"'],
    ['Nascemos em 2011.', 'founded_year 2011'],
  ])('%s', (line, ...expected) => {
    for (const fact of expected) expect(facts(line)).toContain(fact)
  })

  test('a label and its value may be two lines, and the quote holds both', () => {
    const [fact] = readPage(
      [
        { text: 'Founded', heading: false },
        { text: '2011', heading: false },
      ],
      brand,
    )
    expect(fact).toMatchObject({ predicate: 'founded_year', value: 2011, quote: 'Founded\n2011' })
  })

  test.each([
    'Our client Tarnsby is based in Paris.',
    'The predecessor of Ortwick was founded in 1990.',
    'Until 2015 we were headquartered in Milan.',
    'Ortwick was not founded in 1999.',
    'Since 2012 the market has grown.',
  ])('says nothing of itself by “%s”', (line) => {
    expect(facts(line)).toEqual([])
  })
})
