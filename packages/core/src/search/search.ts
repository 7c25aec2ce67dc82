import { originBody } from '@veracite/terms/origins'
import { EVERY_ACCOUNT, type VisibleAccounts } from '@veracite/terms/ports'
import type { Origin } from '@veracite/terms/vocabulary'
import { ALL, PREDICATES } from '@veracite/verdicts/predicates/all'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import { labelOf } from '../findings/said-words.ts'
import type { FoundOfBrand, FoundRun, SearchStore } from './search-store.ts'

const MAX_HITS = 10
const HASH = /^(?:sha256:)?([0-9a-f]{8,64})$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Hit {
  kind: 'brand' | 'scan' | 'run' | 'finding' | 'prompt' | 'fact' | 'page'
  id: string
  title: string
  detail: string
  /** The brand that it belongs to, and for a page a finding that it is behind. */
  brandId?: string
  findingId?: string
  /** Of scans, runs and findings. */
  demo?: boolean
  origin?: Origin
}

/** Searches by part of a name, an id from an export, or the beginning of a hash. */
export const adminSearch = (deps: { search: SearchStore; catalog: Pick<CatalogStore, 'findBrand'> }) => ({
  async find(
    given: string,
    brandId: string | null = null,
    accounts: VisibleAccounts = null,
  ): Promise<{ items: Hit[] }> {
    const words = given.trim()
    const lower = words.toLowerCase()
    if (ID.test(lower)) return { items: await ofId(deps, lower, accounts) }
    const digits = HASH.exec(lower)?.[1]
    const [brands, others, runs] = await Promise.all([
      deps.search.brandsNamed(words, MAX_HITS, accounts),
      deps.search.ofBrands({ words, predicates: predicatesNamed(lower), brandId, accounts }, MAX_HITS),
      digits === undefined
        ? []
        : deps.search.runsBetween(padded(digits, '0'), padded(digits, 'f'), MAX_HITS, accounts),
    ])
    return { items: [...brands.map(brandHit), ...others.map(ofBrandHit), ...runs.map(runHit)] }
  },
})

async function ofId(
  { search, catalog }: { search: SearchStore; catalog: Pick<CatalogStore, 'findBrand'> },
  id: string,
  accounts: VisibleAccounts,
): Promise<Hit[]> {
  const [found, scan, run] = await Promise.all([
    catalog.findBrand(id, EVERY_ACCOUNT, { archived: true }),
    search.scan(id, accounts),
    search.run(id, accounts),
  ])
  const brand = found && (accounts === null || accounts.includes(found.accountId)) ? found : null
  return [
    ...(brand ? [brandHit(brand)] : []),
    ...(scan
      ? [{ kind: 'scan' as const, id, title: scan.brand, detail: scan.status, ...originBody(scan.origin) }]
      : []),
    ...(run ? [runHit(run)] : []),
  ]
}

/** `founding` finds everything about the founding year. Shorter words would find nearly everything. */
const predicatesNamed = (words: string): string[] =>
  words.length < 3
    ? []
    : PREDICATES.filter(({ label }) => label.toLowerCase().includes(words)).map(({ name }) => name)

function ofBrandHit({
  kind,
  id,
  brandId,
  brand,
  title,
  about,
  engine,
  origin,
  findingId,
}: FoundOfBrand): Hit {
  const [said, detail] = wordsOf[kind]({ label: labelOf(about), title, brand, engine, about })
  return {
    kind,
    id,
    title: said,
    detail,
    brandId,
    ...(findingId !== null && { findingId }),
    ...(origin !== null && originBody(origin)),
  }
}

type Told = Pick<FoundOfBrand, 'title' | 'brand' | 'engine' | 'about'> & { label: string }

/** Title and detail of each kind. */
const wordsOf: Record<FoundOfBrand['kind'], (found: Told) => [string, string]> = {
  finding: ({ label, title, engine, brand }) => [`${label}: ${title}`, `${engine}, ${brand}`],
  fact: ({ label, about, title, brand }) => [`${label}: ${factInWords(about, title)}`, brand],
  prompt: ({ title, brand }) => [title, brand],
  page: ({ title, brand }) => [title, `says something wrong about ${brand}`],
  scan: ({ title, brand, about }) => [`${brand}, ${title} UTC`, about],
}

/** As verdicts say it; of a kind that is not known any more, as it is stored. */
function factInWords(predicate: string, json: string): string {
  const said = ALL.find(({ name }) => name === predicate)?.say(JSON.parse(json)) ?? json
  return said.slice(0, 200).toWellFormed()
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
