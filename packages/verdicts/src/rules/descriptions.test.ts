import { describe, expect, test } from 'vitest'
import { read, values } from './reader.fixture.ts'

describe('what a relative clause or a participle describes is not the brand', () => {
  test.each([
    'Ortwick paints clocks in a chapel that dates from 1742.',
    'Ortwick has its workshop in a barn, a timber frame that was put up and opened in 1816.',
    'In spring Ortwick took over Brontel, a Ghent print shop founded in 1931.',
    'Ortwick compró Brontel, una imprenta fundada en 1931.',
    'Ortwick a racheté Brontel, une imprimerie fondée en 1931.',
    'Ortwick comprou a Brontel, uma gráfica fundada em 1931.',
    'Ortwick ha rilevato Brontel, una tipografia fondata nel 1931.',
    'Ortwick kaufte Brontel, das 1931 gegründet wurde.',
    'Ortwick buys its paper from Brontel, which was founded in 1931.',
  ])('%s', (text) => {
    expect(values('founded_year', text)).toEqual([])
  })

  test('neither are the staff of a firm that is named in passing', () => {
    expect(values('employees', 'Ortwick buys ink from Brontel, a group with 9,000 employees.')).toEqual([])
  })

  test.each([
    'Ortwick is a maker of clocks that was founded in 1931.',
    'Ortwick, a maker of clocks founded in 1931, is well liked.',
    'Ortwick, which was founded in 1931, makes clocks.',
    'Ortwick, das 1931 gegründet wurde, baut Uhren.',
    'Ortwick es una empresa fundada en 1931.',
    'Founded in 1931 by two sisters, the firm Ortwick makes clocks.',
  ])('unless it describes the brand: %s', (text) => {
    expect(values('founded_year', text)).toEqual(['1931'])
  })
})

describe('the brand by a description', () => {
  test.each([
    'Ortwick is well liked. The Leeds clock maker was founded in 1931.',
    'Ortwick is well liked. Founded in 1931 by two sisters, the firm makes clocks.',
    'Ortwick ist beliebt. Der Leipziger Uhrenhersteller wurde 1931 gegründet.',
  ])('%s', (text) => {
    expect(values('founded_year', text)).toEqual(['1931'])
  })

  test.each([
    'Ortwick is well liked. The rival clock maker was founded in 1931.',
    'Ortwick is well liked. The Clock Shop was founded in 1931.',
    'The Leeds clock maker was founded in 1931. Ortwick is younger.',
    'Ortwick is well liked. The oldest brewery in town was founded in 1931.',
  ])('is not just any: %s', (text) => {
    expect(values('founded_year', text)).toEqual([])
  })
})

test.each([
  ['Adobe bought Ortwick in 2021.', 'Adobe'],
  ['Oracle snapped up Ortwick in 2021.', 'Oracle'],
])('who buys the brand has a name, even at the start of a sentence: %s', (text, name) => {
  expect(values('parent_company', text)).toEqual([name])
})

test.each([
  ['Ortwick es una relojería. Ana Ribeiro la fundó en 1931.', '1931'],
  ['Ortwick è una bottega. Ana Ribeiro la fondò nel 1931.', '1931'],
])('a pronoun before the verb is the brand: %s', (text, year) => {
  expect(values('founded_year', text)).toEqual([year])
})

test('a founder may bear the name of the brand', () => {
  const text = 'It all began with the shop of Luigi Ortwick. The chief executive of Ortwick is Jane Marlow.'
  expect(values('ceo', text)).toEqual(['Jane Marlow'])
})

test('a name may begin with a number and have no capitals', () => {
  const brand = {
    name: '37spokes',
    aliases: [],
    domain: '37spokes.com',
    products: [],
    people: [],
    trades: [],
  }
  const { mention } = read(
    '37spokes was founded in 1999 and makes bicycles.',
    'What is 37spokes?',
    'BRANDED',
    brand,
  )
  expect(mention).toBe('brand')
})
