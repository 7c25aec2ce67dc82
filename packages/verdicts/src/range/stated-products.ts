import { ALL } from '../predicates/all.ts'
import type { AnyPredicate } from '../predicates/predicate.ts'
import { comparedBrand } from '../predicates/product-names.ts'
import type { ReadClaim, Reading } from '../reading.ts'
import { productIn } from '../verdict/judge-claim.ts'

/** An answer that names more products than these is held against the first ones that it names. */
const MOST_STATED = 64

export interface StatedProducts {
  /** Each name as it was read, once. */
  names: string[]
  /** Names that nothing was looked up for, because there are too many. */
  leftOut: string[]
  /** Amounts that no product is named for. */
  amounts: number[]
}

/** The products that readings name, from every reader. */
export function statedProducts(
  readings: readonly Reading[],
  brandNames: readonly string[],
  predicates: readonly AnyPredicate[] = ALL,
): StatedProducts {
  const brand = comparedBrand(brandNames)
  const names = new Set<string>()
  const amounts = new Set<number>()
  for (const claim of readings.flatMap(({ claims }) => claims)) {
    if (claim.about !== 'brand' || claim.value === null) continue
    const declared = predicates.find(({ name }) => name === claim.predicate)
    if (declared?.productIn === undefined) continue
    const product = productIn(claim.value, declared, brand)
    if (product !== null) names.add(product)
    else for (const amount of amountsIn(claim)) amounts.add(amount)
  }
  const all = [...names]
  return {
    names: all.slice(0, MOST_STATED),
    leftOut: all.slice(MOST_STATED),
    amounts: [...amounts].slice(0, MOST_STATED),
  }
}

const amountsIn = (claim: ReadClaim): number[] =>
  claim.predicate === 'price' && claim.value !== null
    ? [claim.value.amount, ...(claim.value.most === null ? [] : [claim.value.most])]
    : []
