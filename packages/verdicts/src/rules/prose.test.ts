import { describe, expect, test } from 'vitest'
import { values } from './reader.fixture.ts'

describe('a legal form belongs to the name before it', () => {
  test.each([
    'Ortwick, Inc. is an American maker of clocks based in Leeds.',
    'Ortwick Co., Ltd. is a maker of clocks based in Leeds.',
    'Ortwick GmbH & Co. KG is a maker of clocks with its head office in Leeds.',
    'Ortwick S.p.A., con sede a Leeds, è una storica azienda di orologi.',
  ])('%s', (text) => {
    expect(values('headquarters', text)).toContain('Leeds')
    expect(values('product', text)).toEqual([])
  })
})

describe('an aside is about the name or the person before it', () => {
  test.each([
    'Ortwick, a Brontel-based maker of clocks, was founded in 1931.',
    'Ortwick, once a neighbour of the Tramell works, was founded in 1931.',
    'Founded in 1931 by students of the Brontel Institute, Ortwick makes clocks.',
  ])('%s', (text) => {
    expect(values('founded_year', text)).toEqual(['1931'])
  })

  test('whoever stands in it owns nothing', () => {
    expect(values('ceo', 'Ortwick is doing well. Jane Doe, ex Brontel, is chief executive.')).toEqual([
      'Jane Doe',
    ])
    expect(
      values('ceo', 'Jane Doe, who had sold Tramell to Brontel, is chief executive of Ortwick.'),
    ).toEqual(['Jane Doe'])
  })

  test('the next of a list is no aside', () => {
    const text = 'Look at Tramell, honoured by many, Ortwick, founded in 1931, and Brontel.'
    expect(values('founded_year', text)).toEqual(['1931'])
  })
})

describe('a pronoun as the object means the brand, not who does it', () => {
  test.each([
    ['Ortwick makes clocks. Amancio Ortega y su mujer, Rosa Mera, la fundaron en 1931.', '1931'],
    ['A Ortwick faz relógios. Fundou-a Joaquim Seabra em 1931.', '1931'],
    ['Ortwick makes clocks. Jane Doe, who had sold Tramell to Brontel, started it in 1931.', '1931'],
    ['Ortwick baut Uhren. Gegründet wurde sie 1931 von Uwe Meier und Tramell Voss.', '1931'],
  ])('%s', (text, year) => {
    expect(values('founded_year', text)).toEqual([year])
  })
})

describe('a possessive means the subject of its own sentence', () => {
  test('the brand', () => {
    expect(values('headquarters', 'Tramell is older. Ortwick has its head office in Leeds.')).toEqual([
      'Leeds',
    ])
  })

  test.each([
    'Ortwick makes clocks. The old tower had its beginnings in 1742.',
    'Ortwick baut Uhren. Der alte Turm hatte seine Anfänge im Jahr 1742.',
  ])('or some other thing: %s', (text) => {
    expect(values('founded_year', text)).toEqual([])
  })
})

describe('an answer about the brand', () => {
  const passing = 'Ortwick makes clocks. In 1999 a stake went to Brontel of Ghent for a while. Demand grew.'

  test('comes back to it after a name in passing', () => {
    expect(values('headquarters', `${passing} The head office is in Leeds.`)).toEqual(['Leeds'])
  })

  test('stays with a rival that it has turned to', () => {
    const rival =
      'Ortwick makes clocks. Brontel is a rival. It was founded in 1931. Its chief executive is Jane Doe.'
    expect(values('ceo', rival)).toEqual([])
  })
})

test('nobody is called American: such a word is no name between the noun and what is said of it', () => {
  expect(values('headquarters', 'Ortwick is a Dutch developer based in Leeds.')).toContain('Leeds')
})

test('an office beside another is of the same company', () => {
  const text = 'Jane Doe, founder and chief executive officer of Ortwick, smiled.'
  expect([values('founder', text), values('ceo', text)]).toEqual([['Jane Doe'], ['Jane Doe']])
})

test('a district, its city and its country are one place', () => {
  expect(values('headquarters', 'Ortwick is based in Ota, Tokyo, Japan.')).toEqual(['Ota, Tokyo, Japan'])
})

test.each([
  'Ortwick AG (until 1990 Tramell Brontel AG) is based in Leeds.',
  'Founded in 1931 by Jane Doe and headquartered in Leeds, Ortwick makes clocks.',
])('brackets are over, and a sentence may open twice: %s', (text) => {
  expect(values('headquarters', text)).toEqual(['Leeds'])
})

test('an office behind the brand is no product of its', () => {
  const text = 'Ortwick CEO Jane Doe said that demand is strong.'
  expect([values('ceo', text), values('product', text)]).toEqual([['Jane Doe'], []])
})

test.each([
  ['ceo', 'Ortwick was founded by Jane Doe, who remains its chief executive.', 'Jane Doe'],
  ['ceo', 'Ortwick makes clocks. The woman at the helm is Jane Doe.', 'Jane Doe'],
  [
    'founder',
    'Ortwick makes clocks. It was set up as a small repair shop for church clocks on 3 May 1976 in the town of Kendal, Cumbria, by Jane Doe.',
    'Jane Doe',
  ],
  ['founder', 'Ortwick vende orologi in tutta Italia. A darle vita fu Jane Doe.', 'Jane Doe'],
  [
    'parent_company',
    'Ortwick is a brand of clocks owned and produced by Tramell Holdings.',
    'Tramell Holdings',
  ],
  ['parent_company', 'Tramell Holdings snapped Ortwick up in 2020.', 'Tramell Holdings'],
  ['founded_year', 'Ortwick launched its first clock shop in 2008.', '2008'],
])('%s: %s', (predicate, text, value) => {
  expect(values(predicate, text)).toEqual([value])
})
