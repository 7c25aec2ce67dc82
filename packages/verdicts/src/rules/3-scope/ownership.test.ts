import { expect, test } from 'vitest'
import { read } from '../reader.fixture.ts'
import { OWNERSHIP } from './ownership.ts'

const BRAND = {
  name: 'Zentrava',
  aliases: [],
  domain: 'zentrava.com',
  products: [],
  people: [],
  trades: [],
}

/** "[Zentrava] has its seat in ‹Oslo›." without its marks, the value, and whose it is. */
function partsOf(example: string) {
  const [, value = ''] = /‹(.+?)›/.exec(example) ?? []
  const [, owner = null] = /\[(.+?)\]/.exec(example) ?? []
  return { text: example.replace(/[‹›[\]]/g, ''), value, owner }
}

test('rules of ownership have names of their own', () => {
  const names = OWNERSHIP.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(OWNERSHIP.map(({ name, example }) => [name, example] as const))('%s: %s', (name, example) => {
  const { text, value, owner } = partsOf(example)
  const { claims } = read(text, 'Tell me about Zentrava', 'BRANDED', BRAND)
  const found = claims.filter(({ quote }) => quote.includes(value))
  const own = found.filter(({ about }) => about === 'brand')
  const isBrands = owner === 'Zentrava' || owner === 'it'
  if (isBrands) expect(own.map((claim) => claim.owner)).toContain(name)
  else expect(own).toEqual([])
})
