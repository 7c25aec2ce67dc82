import { expect, test } from 'vitest'
import { CATALOGUE_ITEM_TYPE, type CatalogueItem } from './catalogue-item.ts'
import { factsOfItem, productNameOf } from './item-facts.ts'

const ITEM: CatalogueItem = { type: CATALOGUE_ITEM_TYPE, key: 'sku:1', name: 'Orvane T40' }

test('an item says that a product exists, what it costs, and what it costs for a while', () => {
  const item: CatalogueItem = {
    ...ITEM,
    country: 'DE',
    price: { amount: '449.9', currency: 'EUR' },
    salePrice: {
      amount: '379',
      currency: 'EUR',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-11-30T23:59:59.000Z',
    },
  }
  expect(factsOfItem(item)).toEqual([
    { predicate: 'product', value: { names: ['Orvane T40'] } },
    {
      predicate: 'price',
      value: { product: 'Orvane T40', amount: 449.9, currency: 'EUR', kind: 'list', country: 'DE' },
    },
    {
      predicate: 'price',
      value: {
        ...{ product: 'Orvane T40', amount: 379, currency: 'EUR', kind: 'offer', country: 'DE' },
        ...{ validFrom: '2026-11-01', validUntil: '2026-11-30' },
      },
    },
  ])
})

test('a discontinued item gives only the fact that it is discontinued', () => {
  const item: CatalogueItem = {
    ...ITEM,
    availability: 'discontinued',
    price: { amount: '9', currency: 'EUR' },
  }
  expect(factsOfItem(item)).toEqual([{ predicate: 'discontinued', value: 'Orvane T40' }])
})

test.each([
  ['Trail Runner - Black / 42', { color: 'Black', size: '42' }, 'Trail Runner'],
  ['Trail Runner (Black, 42)', { color: 'Black', size: '42' }, 'Trail Runner'],
  ['Trail Runner 42', { size: '42' }, 'Trail Runner'],
  ['Trail Runner 142', { size: '42' }, 'Trail Runner 142'],
  ['Black Trail Runner', { color: 'Black' }, 'Black Trail Runner'],
  ['Black', { color: 'Black' }, 'Black'],
  ['Trail Runner -', { color: 'Black' }, 'Trail Runner -'],
  ['Trail Runner', { color: '' }, 'Trail Runner'],
])('%s, with %o, is the %s', (name, variant, expected) => {
  expect(productNameOf({ ...ITEM, name, group: 'g', variant })).toBe(expected)
  expect(productNameOf({ ...ITEM, name, variant })).toBe(name)
})
