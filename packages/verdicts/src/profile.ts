import { ALL, type TypedFact } from './predicates/all.ts'
import type { BrandNames, BrandProfile } from './reading.ts'

type Known = TypedFact & { active?: boolean }

export function profileOf(brand: BrandNames, facts: readonly Known[], predicates = ALL): BrandProfile {
  const { name, aliases, domain } = brand
  const known = { products: new Set<string>(), people: new Set<string>(), trades: new Set<string>() }
  for (const fact of facts) {
    const knownBy = predicates.find((one) => one.name === fact.predicate)?.knownBy
    if (fact.active === false || knownBy === undefined) continue
    for (const one of knownBy.names(fact.value)) known[knownBy.as].add(one)
  }
  const { products, people, trades } = known
  for (const product of [...products])
    for (const short of shortNames(product, [name, ...aliases])) products.add(short)
  return { name, aliases, domain, products: [...products], people: [...people], trades: [...trades] }
}

/** The "Acme P3" is also called P3. Short names without a figure could be everyday words. */
function shortNames(product: string, names: readonly string[]): string[] {
  return names
    .filter((name) => product.startsWith(`${name} `))
    .map((name) => product.slice(name.length + 1))
    .filter((short) => /\p{L}/u.test(short) && /\d/.test(short))
}
