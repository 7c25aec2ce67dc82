import { invalidField, notFound } from '@veracite/terms/errors'
import { refuseUnstorable } from '@veracite/terms/unstorable-text'
import { refusal } from '@veracite/words/refusals'
import type { Scope } from '../access/scope.ts'
import type { FoundBrand, SearchStore } from '../search/search-store.ts'
import { brandOf } from '../tenants/brand-of.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { normaliseDomain } from './manage-brands.ts'

export interface BrandRef {
  id: string
  name: string
  domain: string
}

interface Deps {
  tenants: Pick<TenantStore, 'findBrand'>
  search: Pick<SearchStore, 'brandsNamed'>
  scope: Scope
}

/** The most brands that are offered when a name is ambiguous. */
const MAX_CANDIDATES = 10
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds a brand by its id, name, alias or domain. If several fit, the error names them. */
export const resolveBrand =
  (deps: Deps) =>
  async (named: string): Promise<BrandRef> => {
    refuseUnstorable({ brand: named })
    const words = named.trim()
    const id = words.toLowerCase()
    if (ID.test(id)) {
      const brand = await brandOf(deps, id)
      return refOf(brand)
    }
    if (words === '') throw notFound('brand')
    const found = await findNamed(deps, words)
    const meant = theOneMeant(found, words)
    if (meant) return refOf(meant)
    throw found.length === 0 ? notFound('brand') : severalFit(found)
  }

/** A pasted address is searched by its host when nothing is called like that. */
async function findNamed({ search, scope: { accounts } }: Deps, words: string) {
  const found = await search.brandsNamed(words, MAX_CANDIDATES + 1, accounts)
  const domain = found.length === 0 ? normaliseDomain(words) : null
  return domain === null ? found : search.brandsNamed(domain, MAX_CANDIDATES + 1, accounts)
}

/** One that is called exactly so wins over those that merely contain the words. Pure. */
export function theOneMeant(found: readonly FoundBrand[], words: string): FoundBrand | null {
  const wanted = words.toLowerCase()
  const exact = found.filter(({ name, domain, aliases }) =>
    [name, domain, ...aliases].some((one) => one.toLowerCase() === wanted),
  )
  const [only, another] = exact.length > 0 ? exact : found
  return only !== undefined && another === undefined ? only : null
}

function severalFit(found: readonly FoundBrand[]) {
  const shown = found.slice(0, MAX_CANDIDATES)
  const brands = shown.map(({ id, name, domain }) => `${name} (${domain}, ${id})`).join('; ')
  const why = found.length > MAX_CANDIDATES ? 'must_name_one_of_these_or_others' : 'must_name_one_of'
  return invalidField('several_brands_fit', 'brand', refusal(why, { brands }))
}

const refOf = ({ id, name, domain }: BrandRef): BrandRef => ({ id, name, domain })
