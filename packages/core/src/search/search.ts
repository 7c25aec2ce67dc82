import { originBody } from '@veracite/terms/origins'
import { type AccountScope, EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { FoundRun, SearchStore } from './search-store.ts'

const MAX_HITS = 10
const HASH = /^(?:sha256:)?([0-9a-f]{8,64})$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Hit {
  kind: 'brand' | 'scan' | 'run'
  id: string
  title: string
  detail: string
  /** Of scans and runs. */
  demo?: boolean
  origin?: Origin
}

/** Searches by part of a name, an id from an export, or the beginning of a hash. */
export const adminSearch = (deps: { search: SearchStore; catalog: Pick<CatalogStore, 'findBrand'> }) => ({
  async find(given: string): Promise<{ items: Hit[] }> {
    const words = given.trim()
    const lower = words.toLowerCase()
    if (ID.test(lower)) return { items: await ofId(deps, lower) }
    const digits = HASH.exec(lower)?.[1]
    const [brands, runs] = await Promise.all([
      deps.search.brandsNamed(words, MAX_HITS),
      digits === undefined ? [] : deps.search.runsBetween(padded(digits, '0'), padded(digits, 'f'), MAX_HITS),
    ])
    return { items: [...brands.map(brandHit), ...runs.map(runHit)] }
  },
})

async function ofId(
  { search, catalog }: { search: SearchStore; catalog: Pick<CatalogStore, 'findBrand'> },
  id: string,
  scope: AccountScope = EVERY_ACCOUNT,
): Promise<Hit[]> {
  const [brand, scan, run] = await Promise.all([
    catalog.findBrand(id, scope, { archived: true }),
    search.scan(id),
    search.run(id),
  ])
  return [
    ...(brand ? [brandHit(brand)] : []),
    ...(scan
      ? [{ kind: 'scan' as const, id, title: scan.brand, detail: scan.status, ...originBody(scan.origin) }]
      : []),
    ...(run ? [runHit(run)] : []),
  ]
}

const padded = (digits: string, digit: string): Uint8Array => Buffer.from(digits.padEnd(64, digit), 'hex')

const brandHit = ({ id, name, domain }: { id: string; name: string; domain: string }): Hit => ({
  kind: 'brand',
  id,
  title: name,
  detail: domain,
})
const runHit = ({ id, prompt, engine, origin }: FoundRun): Hit => ({
  kind: 'run',
  id,
  title: prompt,
  detail: engine,
  ...originBody(origin),
})
