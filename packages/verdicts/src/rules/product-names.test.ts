import { describe, expect, test } from 'vitest'
import { read, values } from './reader.fixture.ts'

const ASKED = 'Which headphones are good?'
const named = (text: string) => values('product', text, ASKED, 'CATEGORY')

describe('a product is named with all of its model', () => {
  test.each([
    ['The Ortwick WH-CH720N is a good choice.', 'Ortwick WH-CH720N'],
    ['The Ortwick GeForce RTX 4050 is fast.', 'Ortwick GeForce RTX 4050'],
    ['The Ortwick Pixel 9a has a fine camera.', 'Ortwick Pixel 9a'],
    ['The Ortwick 27 Plus 4K is sharp.', 'Ortwick 27 Plus 4K'],
    ['Many watch films on Ortwick TV+ these days.', 'Ortwick TV+'],
    ['Many watch films on Ortwick+ these days.', 'Ortwick+'],
    ['The Ortwick Meridian 14-inch laptop is light.', 'Meridian 14-inch'],
  ])('%s', (text, name) => {
    expect(named(text)).toEqual([name])
  })

  test.each([
    ['Ortwick Meridian-based tools are rare.', 'Meridian'],
    ['The Ortwick Meridian 2024 is light.', 'Meridian'],
  ])('and with nothing else: %s', (text, name) => {
    expect(named(text)).toEqual([name])
  })
})

describe('a heading', () => {
  test.each([
    ['### 2. **Ortwick Meridian Duo 40**\n\n* Light', 'Meridian'],
    ['#### ✅ Ortwick WH-200 or Sony\n\n* Light', 'Ortwick WH-200'],
    ['### 💡 Best smart option: Ortwick Meridian\n\nIt is light.', 'Meridian'],
  ])('names a product: %s', (text, name) => {
    const { claims } = read(text, ASKED, 'CATEGORY')
    const titles = claims.filter(({ group }) => group.startsWith('product:title'))
    expect(titles.map(({ value }) => (value as { name: string }).name)).toEqual([name])
  })

  test.each([
    '### Best Ortwick Alternatives\n\nThere are many.',
    '### Why Ortwick Stands Out\n\nIt is light.',
    '### Is the Ortwick WH-200 Any Good?\n\nIt is light.',
  ])('that only has the words of a title names none: %s', (text) => {
    expect(named(text)).toEqual([])
  })
})

describe('a product that is recommended exists, however carefully', () => {
  test.each([
    'A good option would be the Ortwick Meridian.',
    'If you travel a lot, the Ortwick Meridian could be for you.',
    'Una buena opción sería el Ortwick Meridian.',
    'Uma boa opção seria o Ortwick Meridian.',
    'Eine gute Wahl wäre der Ortwick Meridian.',
    'Le Meridian de Ortwick pourrait vous convenir.',
    'Una buona scelta sarebbe il Ortwick Meridian.',
  ])('%s', (text) => {
    expect(values('product', text)).toEqual(['Meridian'])
  })

  test.each(['Ortwick may launch the Meridian next year.', 'If Ortwick sells the Meridian, ask for it.'])(
    'unless that it is sold is in doubt: %s',
    (text) => {
      expect(values('product', text)).toEqual([])
    },
  )
})

describe('a price in or below a heading is that of the product', () => {
  const prices = (text: string) =>
    read(text, ASKED, 'CATEGORY')
      .claims.filter(({ predicate, about }) => predicate === 'price' && about === 'brand')
      .map(
        ({ value, group }) =>
          `${group} ${(value as { product: string }).product} ${(value as { amount: number }).amount}`,
      )

  test.each([
    ['### [Ortwick Meridian]()\n\n#### Top pick\n\n*\\$499.95*', 'price:line~topic Meridian 499.95'],
    [
      '### [Ortwick Meridian]()\n\n*\\$499.95*\n\n### [KitchenAid K400]()\n\n*\\$99*',
      'price:line~topic Meridian 499.95',
    ],
    ['**Ortwick Meridian**\n$199\n4.5 (300)', 'price:line~topic Meridian 199'],
    ['### Ortwick Meridian – $199\n\nIt is light.', 'price:title Meridian 199'],
    ['#### 3. **Ortwick Meridian** (around \\$350)\n\n* Light', 'price:title Meridian 350'],
  ])('%s', (text, price) => {
    expect(prices(text)).toEqual([price])
  })

  test.each([
    '### Ortwick Meridian vs KitchenAid – $99\n\nBoth are fine.',
    '### Ortwick\n\n$99',
    '### Ortwick Meridian\n\nIt is light.\n\n### KitchenAid K400\n\n$99',
    '### Ortwick Meridian\n\nBags to go with it: $99',
  ])('and of nothing else: %s', (text) => {
    expect(prices(text)).toEqual([])
  })
})
