import type { CatalogueOrigin, FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { canonicalJson } from '@veracite/terms/canonical-json'
import { dayOf } from '@veracite/terms/days'
import { sha256Hex } from '@veracite/terms/digest'
import { factKey, factValueKey, type TypedFact } from '@veracite/verdicts/predicates/all'
import { hexEncode } from '@veracite/verify/bytes'
import { factsOfItem } from '@veracite/verify/catalogue/item-facts'
import type { CurrentImport, IndexedItem } from './product-index.ts'

/** Facts of items, without duplicates, for a verdict about an answer given at `at`. */
export function factsOfItems(brandId: string, items: readonly IndexedItem[], at: Date): FactForVerdict[] {
  const found = new Map<string, FactForVerdict>()
  for (const one of items) {
    for (const fact of factsOfItem(one.item) as TypedFact[]) {
      const active = one.isCurrent && !isOver(fact, at)
      // What only exists no longer in this form says nothing; a price that was true once does.
      if (isAhead(fact, at) || (!one.isCurrent && fact.predicate !== 'price')) continue
      const known = [active, fact.predicate, factKey(fact), factValueKey(fact)].join('\n')
      if (!found.has(known)) found.set(known, factOfItem(brandId, fact, one, active))
    }
  }
  return [...found.values()]
}

const isOver = ({ predicate, value }: TypedFact, at: Date): boolean =>
  predicate === 'price' && value.validUntil !== undefined && value.validUntil < dayOf(at)

const isAhead = ({ predicate, value }: TypedFact, at: Date): boolean =>
  predicate === 'price' && value.validFrom !== undefined && value.validFrom > dayOf(at)

function factOfItem(
  brandId: string,
  fact: TypedFact,
  { itemId, item, leaf, provenBy }: IndexedItem,
  active: boolean,
): FactForVerdict {
  const origin = { sourceUrl: item.url ?? null, sourceSha256: leaf }
  return judged(brandId, fact, origin, active, provenBy, { id: itemId, key: item.key })
}

/** That there are no products but those in the catalogue: its manifest says so. */
export const wholeCatalogue = (brandId: string, current: CurrentImport): FactForVerdict =>
  judged(
    brandId,
    { predicate: 'product', value: { names: [], complete: true } },
    { sourceUrl: null, sourceSha256: null },
    true,
    current,
    null,
  )

function judged(
  brandId: string,
  fact: TypedFact,
  origin: { sourceUrl: string | null; sourceSha256: string | null },
  active: boolean,
  { importId, sha256, importedAt }: Pick<CurrentImport, 'importId' | 'sha256' | 'importedAt'>,
  item: CatalogueOrigin['item'],
): FactForVerdict {
  const hash = hexEncode(factHash(fact, origin))
  return {
    ...fact,
    id: factIdOf(brandId, hash),
    active,
    lastSeenAt: importedAt,
    isOfCatalogue: true,
    hash,
    ...origin,
    catalogue: { importId, import: sha256, importedAt: importedAt.toISOString(), item },
  }
}

/** The same item says the same fact, import after import: its id is made of what it says. A UUID of version 8. */
function factIdOf(brandId: string, hash: string): string {
  const digest = sha256Hex(canonicalJson({ brandId, fact: hash, type: 'veracite/catalogue-fact/v1' }))
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 3) | 8).toString(16)
  const [a, b, c, d] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16), digest.slice(17, 20)]
  return `${a}-${b}-8${c}-${variant}${d}-${digest.slice(20, 32)}`
}
