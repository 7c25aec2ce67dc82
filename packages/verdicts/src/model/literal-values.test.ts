import { expect, test } from 'vitest'
import { defaultEngine } from '../engine.ts'
import type { BrandProfile } from '../reading.ts'
import { literalNames } from './literal-names.ts'
import { literalValues } from './literal-values.ts'

const BRAND: BrandProfile = {
  name: 'Orvane',
  aliases: ['Orvane Coffee'],
  domain: 'orvane.example',
  products: ['Orvane Press', 'Night Owl', 'K3', 'Up', 'Air'],
  people: ['Ines Valcke'],
  trades: [
    'coffee equipment',
    'coffee',
    'video calling software',
    'artificial intelligence',
    'internet services',
  ],
}
const found = (text: string) =>
  literalValues(text, literalNames(text, BRAND), BRAND, defaultEngine()).map(({ predicate, quote }) => [
    predicate,
    quote,
  ])

test.each([
  ['a product beside the name', 'I like the "Night Owl" by Orvane.', [['product', 'Night Owl']]],
  ['the brand in the name of a product', 'The Orvane Press is good.', [['product', 'Orvane Press']]],
  ['a name with a figure', 'Orvane sells the K3.', [['product', 'K3']]],
  [
    'a line of business',
    'Makers of coffee equipment such as **Orvane**',
    [
      ['industry', 'coffee equipment'],
      ['industry', 'coffee'],
    ],
  ],
  [
    'a line of business without its last word',
    'video calling tools like Orvane',
    [['industry', 'video calling']],
  ],
  ['initials of a line of business', 'an AI model made by Orvane', [['industry', 'AI']]],
  ['in a list', '- Orvane, Night Owl\n- Bolder, Day Owl', [['product', 'Night Owl']]],
])('%s is found', (_, text, expected) => expect(found(text)).toEqual(expected))

test.each([
  ['in another sentence', 'Orvane is good. The Night Owl is by Bolder.'],
  ['in another line', '**Orvane**\n\nCoffee equipment of all kinds'],
  ['a plain word', 'Orvane will lighten Up the Air'],
  ['the name of the brand itself', 'Orvane Coffee is in Leeds.'],
  ['a part of a word', 'Orvane and coffees-of-the-world, NightOwl'],
  ['initials in small letters, or of something else', 'Orvane says ai, and that IS all'],
  ['denied', 'Orvane no longer sells the Night Owl.'],
  ['denied in another language', 'Orvane verkauft den Night Owl nicht.'],
  ['far away', `Orvane ${'and many other names '.repeat(6)} coffee equipment`],
  ['in a text without sentences', `Orvane ${'x'.repeat(1_100)} Night Owl`],
])('%s is not', (_, text) => expect(found(text)).toEqual([]))

test('each value once, at its place', () => {
  const text = 'Orvane makes the Night Owl. The Night Owl of Orvane is black.'
  const [claim, ...more] = literalValues(text, literalNames(text, BRAND), BRAND, defaultEngine())
  expect(more).toEqual([])
  expect(text.slice(claim?.start, claim?.end)).toBe('Night Owl')
})

test('a long text costs no more than its length', () => {
  const once = (times: number) => {
    const text = 'Orvane makes the Night Owl, Orvane Press and coffee equipment. '.repeat(times)
    const names = literalNames(text, BRAND)
    const start = performance.now()
    literalValues(text, names, BRAND, defaultEngine())
    return performance.now() - start
  }
  // The best of several: a busy machine makes one of them slow, but none fast.
  const time = (times: number) => Math.min(...Array.from({ length: 4 }, () => once(times)))
  expect(time(1_600)).toBeLessThan(Math.max(60, time(200) * 30))
})
