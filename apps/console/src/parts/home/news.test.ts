import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const brand = (name: string, fresh = 0, returned = 0) => ({ name, fresh, returned })
const told = (...brands: ReturnType<typeof brand>[]) =>
  newsOf(brands)
    .map(({ text }) => text)
    .join('')

test.each([
  [[], ''],
  [[brand('Halden')], 'Nothing new about Halden.'],
  [
    [brand('Halden', 2), brand('Nordlys')],
    'About Halden, engines say 2 new false things. Nothing new about Nordlys.',
  ],
  [[brand('Halden', 1, 1)], 'About Halden, engines say 1 new false thing and 1 false thing again. '],
  [['A', 'B', 'C', 'D', 'E'].map((name) => brand(name)), 'Nothing new about A, B, C and 2 others.'],
])('%# what is new, in a sentence', (brands, words) => {
  expect(told(...brands)).toBe(words)
})
