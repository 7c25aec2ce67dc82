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

describe('who does several things in a sentence founds the brand with the last of them', () => {
  test.each([
    ['Jane Doe sold the mill, patented a lock and in 1931 founded Ortwick in her kitchen.', 'Jane Doe'],
    ['In 1929 Jane Doe came home, took a job at the mill and two years later started Ortwick.', 'Jane Doe'],
    ['Petra Vogt verkaufte die Mühle, erfand ein Schloss und gründete 1931 Ortwick in Bremen.', 'Petra Vogt'],
    ['Laura Gil vendió la fábrica, inventó un muelle y en 1931 fundó Ortwick en Sevilla.', 'Laura Gil'],
    ['Anna Rossi vendette la fabbrica, inventò una molla e nel 1931 fondò la Ortwick.', 'Anna Rossi'],
  ])('%s', (text, name) => {
    expect(values('founder', text)).toEqual([name])
  })

  test.each([
    'Jane Doe sold her car, and her brother rented a shed and founded Ortwick in 1931.',
    'Jane Doe met the man who sold his car and founded Ortwick in 1931.',
    "Jane Doe's father sold his car, rented a shed and founded Ortwick.",
    'Jane Doe worked for Brontel, which sold its shed and founded Ortwick in 1931.',
    'Ana Costa vendeu o carro, e o irmão alugou uma oficina e fundou a Ortwick em 1931.',
  ])('unless somebody else comes between: %s', (text) => {
    expect(values('founder', text)).not.toContain('Jane Doe')
    expect(values('founder', text)).not.toContain('Ana Costa')
  })
})

test.each([
  ['The twins Ida and Jane Doe founded Ortwick in 1931.', 'Ida Doe + Jane Doe'],
  ['Ortwick wurde 1931 von Jan und Petra Vogt gegründet.', 'Jan Vogt + Petra Vogt'],
  ['Ortwick fue fundada por Luis y Laura Gil en 1931.', 'Luis Gil + Laura Gil'],
])('two first names share a family name: %s', (text, names) => {
  expect(values('founder', text)).toEqual([names])
})

describe('the office beside the brand', () => {
  test.each([
    ['Jane Doe, chief executive of the British clock maker Ortwick, had waited for years.', 'Jane Doe'],
    ['Petra Vogt, Chefin des Uhrenherstellers Ortwick, hatte lange darauf gewartet.', 'Petra Vogt'],
    [
      'Brontel est en crise. Chez Ortwick, la directrice générale Anne Morel sourit de nouveau.',
      'Anne Morel',
    ],
    ['La Brontel è in crisi. In Ortwick, l’amministratrice delegata Anna Rossi sorride.', 'Anna Rossi'],
  ])('%s', (text, name) => {
    expect(values('ceo', text)).toEqual([name])
  })

  test.each([
    'Jane Doe, chief executive of the British clock maker Brontel, supplies Ortwick.',
    'Jane Doe, chief executive of a clock maker that supplies Ortwick, had waited for years.',
    'Petra Vogt, Chefin des Uhrenherstellers Brontel, beliefert Ortwick.',
  ])('not beside another: %s', (text) => {
    expect(values('ceo', text)).toEqual([])
  })
})

test('what most do is not what keeps the brand from having a seat', () => {
  const text = 'Although most clocks are now made abroad, Ortwick has its head office in Leeds.'
  expect(values('headquarters', text)).toEqual(['Leeds'])
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
])('%s: %s', (predicate, text, value) => {
  expect(values(predicate, text)).toEqual([value])
})
