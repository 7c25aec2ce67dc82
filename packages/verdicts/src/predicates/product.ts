import { isBesideRange, isProperName, isShortFor, sameProduct } from '../compare/products.ts'
import type { NamedLine } from '../values/line.ts'
import { listedNamesIn, ownProductsIn, rangeNamesIn } from '../values/products.ts'
import { record, texts, truth } from './check.ts'
import { named, namesFact, type StatedName, statedName } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, found, within } from './reads.ts'

interface Products {
  names: string[]
  /** The list is the whole range. */
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
    listed: (line) =>
      found((given: NamedLine) => [...ownProductsIn(given), ...rangeNamesIn(given)], named)(line),
    bindings: [
      after('offered', ['offers', 'costs', 'sells', 'starProduct', 'stillSold'], 8, { own: true }),
      within('named', [], 0, { own: true }),
      after('sells', ['sells', 'launches', 'starProduct'], 4, {
        tight: true,
        find: found(listedNamesIn, named),
      }),
    ],
    unlessNear: ['discontinued', 'former'],
    unless: ['negation'],
  },
  // A name outside a list says nothing, unless the list is said to be whole; and a common noun names no product.
  compare({ name }, { names, complete }, around) {
    const isKnown = (known: string) =>
      sameProduct(name, known, around.names) || isShortFor(name, known, around.names)
    if (names.some(isKnown)) return 'same'
    if (complete !== true || !isProperName(name, around.names)) return 'unrelated'
    return isBesideRange(name) ? 'doubtful' : 'different'
  },
  meets: {
    // What has a price is sold, in a list of the range or not.
    price: ({ name }, price: { product: string }, { names }) =>
      sameProduct(name, price.product, names) ? 'same' : 'unrelated',
    discontinued: ({ name }, gone: string, { names }) =>
      sameProduct(name, gone, names) ? 'different' : 'unrelated',
  },
}
