import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { originBody } from '@veracite/terms/origins'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { predicateOf } from '@veracite/verdicts/declared/predicate-of'
import { ALL, PREDICATES } from '@veracite/verdicts/predicates/all'
import type { BrandDeps } from '../tenants/brand-of.ts'
import type { FoundBrand, FoundOfBrand, FoundRun, SearchStore } from './search-store.ts'

const MAX_HITS = 10
const HASH = /^(?:sha256:)?([0-9a-f]{8,64})$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface SearchDeps extends BrandDeps {
  search: SearchStore
  declarations: DeclaredLabels
}

/** How a hit's predicate and fact are put into words, of a brand's own declarations where they are not common ones. */
interface Words {
  label: string
  say: (value: unknown) => string | null
}

async function wordsFor(
  { declarations }: SearchDeps,
  { about, brandId, kind }: FoundOfBrand,
): Promise<Words> {
  const common = ALL.find(({ name }) => name === about)
  if (common !== undefined) return { label: common.label, say: common.say }
  const isOne = kind === 'fact' || kind === 'finding'
  const declared = isOne ? await declarations.list(brandId) : []
  const own = declared.find(({ declaration }) => declaration.name === about)?.declaration
  return own === undefined
    ? { label: about, say: () => null }
    : { label: own.label, say: predicateOf(own).say }
}

/** Searches by part of a name, an id from an export, or the beginning of a hash. */
export const adminSearch = (deps: SearchDeps) => ({
  async find(given: string, brandId: string | null) {
    const { accounts } = deps.scope
    const words = given.trim()
    const lower = words.toLowerCase()
    if (ID.test(lower)) return { items: await ofId(deps, lower) }
    const digits = HASH.exec(lower)?.[1]
    const [brands, others, runs] = await Promise.all([
      deps.search.brandsNamed(words, MAX_HITS, accounts),
      deps.search.ofBrands({ words, predicates: predicatesNamed(lower), brandId, accounts }, MAX_HITS),
      digits === undefined
        ? []
        : deps.search.runsBetween(padded(digits, '0'), padded(digits, 'f'), MAX_HITS, accounts),
    ])
    const told = await Promise.all(others.map(async (hit) => ofBrandHit(hit, await wordsFor(deps, hit))))
    return { items: [...brands.map(brandHit), ...told, ...runs.map(runHit)] }
  },
})

async function ofId(
  { search, tenants, scope: { accounts } }: Pick<SearchDeps, 'search' | 'tenants' | 'scope'>,
  id: string,
) {
  const [found, scan, run] = await Promise.all([
    tenants.findBrand(id, EVERY_ACCOUNT, { archived: true }),
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

function ofBrandHit(
  { kind, id, brandId, brand, title, about, engine, origin, findingId }: FoundOfBrand,
  words: Words,
) {
  const [said, detail] = wordsOf[kind]({ ...words, title, brand, engine, about })
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

type Told = Pick<FoundOfBrand, 'title' | 'brand' | 'engine' | 'about'> & Words

/** Title and detail of each kind. */
const wordsOf: Record<FoundOfBrand['kind'], (found: Told) => [string, string]> = {
  finding: ({ label, title, engine, brand }) => [`${label}: ${title}`, `${engine}, ${brand}`],
  fact: ({ label, say, title, brand }) => [`${label}: ${factInWords(say, title)}`, brand],
  prompt: ({ title, brand }) => [title, brand],
  page: ({ title, brand }) => [title, `says something wrong about ${brand}`],
  scan: ({ title, brand, about }) => [`${brand}, ${title} UTC`, about],
}

/** As verdicts say it; of a kind that is not known any more, as it is stored. */
function factInWords(say: Words['say'], json: string): string {
  const said = say(JSON.parse(json)) ?? json
  return said.slice(0, 200).toWellFormed()
}

const padded = (digits: string, digit: string): Uint8Array => Buffer.from(digits.padEnd(64, digit), 'hex')

const brandHit = ({ id, name, domain }: FoundBrand) =>
  ({ kind: 'brand', id, title: name, detail: domain }) as const
const runHit = ({ id, prompt, engine, origin }: FoundRun) => ({
  ...{ kind: 'run' as const, id, title: prompt, detail: engine },
  ...originBody(origin),
})
