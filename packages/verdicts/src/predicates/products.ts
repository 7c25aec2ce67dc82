import { isBesideRange, isProperName, isShortFor, sameProduct } from '../compare/products.ts'
import { otherNamesIn, ownProductsIn } from '../values/products.ts'
import { record, texts, truth } from './check.ts'
import { named, namesFact, type StatedName, statedName, statedText, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found, within } from './reads.ts'

interface Products {
  names: string[]
  /** There are no other products. */
  complete?: boolean
}

export const product: Predicate<'product', Products, StatedName> = {
  name: 'product',
  label: 'Products',
  hint: 'a product, plan or service that the brand sells today under a name of its own, by that name; one claim for each',
  single: false,
  check: record({ names: texts }, { complete: truth }),
  valueKey: ({ names, complete }) => `${namesFact.valueKey(names)}${complete === true ? '|complete' : ''}`,
  say: ({ names }) => names.join(', '),
  knownBy: { as: 'products', names: ({ names }) => names },
  stated: statedName,
  reads: {
    find: found(ownProductsIn, named),
    labels: ['rangeLabel'],
    strictLabels: true,
    several: true,
    listed: found((line) => [...ownProductsIn(line), ...otherNamesIn(line)], named),
    bindings: [within('named', [], 0, { own: true })],
    unlessNear: ['discontinued', 'former'],
    unless: ['negation'],
  },
  // A name outside the list is wrong only if the list is complete; a common noun names no product.
  compare({ name }, { names, complete }, around) {
    const isKnown = (known: string) =>
      sameProduct(name, known, around.names) || isShortFor(name, known, around.names)
    if (names.some(isKnown)) return 'same'
    if (complete !== true || !isProperName(name, around.names)) return 'unrelated'
    return isBesideRange(name) ? 'doubtful' : 'different'
  },
  meets: {
    // A product with a price is sold.
    price: ({ name }, price: { product: string }, { names }) =>
      sameProduct(name, price.product, names) ? 'same' : 'unrelated',
    discontinued: ({ name }, gone: string, { names }) =>
      sameProduct(name, gone, names) ? 'different' : 'unrelated',
  },
}

interface StatedEnd {
  product: string
  /** Said to be on sale. */
  sold: boolean
}

const gone = (product: string): StatedEnd => ({ product, sold: false })
const sold = ({ product }: StatedEnd): StatedEnd => ({ product, sold: true })

export const discontinued: Predicate<'discontinued', string, StatedEnd> = {
  name: 'discontinued',
  label: 'Discontinued product',
  hint: 'a product that the brand no longer sells, by name',
  single: false,
  timeless: true,
  ...textFact,
  say: (value) => `${value} is discontinued`,
  knownBy: { as: 'products', names: (value) => [value] },
  stated: {
    ...statedText(gone, ({ product }) => product),
    say: ({ product, sold }) => `${product} is ${sold ? 'sold' : 'discontinued'}`,
  },
  reads: {
    find: found(ownProductsIn, gone),
    labels: ['discontinued'],
    bindings: [
      before('before', 'discontinued', 8, { own: true }),
      after('after', 'discontinued', 4, { own: true }),
      before('sold', 'stillSold', 12, { own: true, as: sold }),
      after('sells', 'stillSold', 4, { own: true, as: sold }),
    ],
  },
  compare({ product, sold }, value, { names }) {
    if (!sameProduct(product, value, names)) return 'unrelated'
    return sold ? 'different' : 'same'
  },
  meets: {
    product({ product, sold }, range: { names: string[] }, { names }) {
      if (!range.names.some((known) => sameProduct(product, known, names))) return 'unrelated'
      return sold ? 'same' : 'different'
    },
  },
}
