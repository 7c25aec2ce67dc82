import { sameProduct } from '../compare/products.ts'
import { ownProductsIn } from '../values/products.ts'
import { statedText, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'

interface StatedEnd {
  product: string
  /** Said to be on sale after all. */
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
