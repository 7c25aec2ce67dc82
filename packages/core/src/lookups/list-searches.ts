import type { StoredRuns } from '@veracite/evidence/records/evidence-rows'
import { notFound } from '@veracite/terms/errors'
import { originBody } from '@veracite/terms/origins'
import { originOf } from '@veracite/terms/vocabulary'
import type { RivalStore } from '../rivals/rival-store.ts'
import { scanOrNewest } from '../scans/newest-finished.ts'
import type { ScanStore } from '../scans/scan-store.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { createSearchTally, type SearchedAnswer, searchesOf } from './searches.ts'

export interface LookupStore {
  /** Answers of a scan with what the engine looked up, in the order of the plan, after this place; at most `limit`. */
  readSearches(
    scanId: string,
    page: { after: number; limit: number; origin: string },
  ): Promise<(SearchedAnswer & { place: number })[]>
}

/** Answers that are read: each prompt and engine comes once before any comes again. */
const MOST_ANSWERS = 5_000
const AT_ONCE = 500

/** What engines looked up, read and cited. */
export const adminSearches = (
  deps: BrandDeps & {
    runs: StoredRuns
    scans: Pick<ScanStore, 'find' | 'listForBrand'>
    lookups: LookupStore
    rivals: Pick<RivalStore, 'list'>
  },
) => ({
  async ofRun(runId: string) {
    const rows = await deps.runs.findEvidence(runId, deps.scope)
    const original = rows?.captures.find(({ kind }) => kind === 'original')
    if (!rows || !original) throw notFound('run')
    const found = searchesOf(rows.prompt.text, original.extracted, {
      ours: [rows.brand.domain],
      rivals: await rivalDomains(deps, rows.brand.id),
    })
    return {
      ...{ runId: rows.run.id, searchUsed: original.searchUsed },
      ...originBody(originOf(original.accessKind)),
      ...found,
    }
  },

  /** The searches of one scan, by default of the newest finished one. */
  async ofBrand(brandId: string, { scan: scanId }: { scan?: string }) {
    const brand = await brandOf(deps, brandId)
    const scan = await scanOrNewest(deps, brand.id, scanId)
    const rivals = await rivalDomains(deps, brand.id)
    const tally = createSearchTally({ ours: [brand.domain], rivals })
    let after = -1
    for (let read = 0; read < MOST_ANSWERS; read += AT_ONCE) {
      const answers = await deps.lookups.readSearches(scan.id, {
        after,
        limit: AT_ONCE,
        origin: scan.origin,
      })
      for (const answer of answers) tally.add(answer)
      const last = answers.at(-1)
      if (last === undefined || answers.length < AT_ONCE) break
      after = last.place
    }
    return {
      ...{ brandId: brand.id, scanId: scan.id, createdAt: scan.createdAt.toISOString() },
      ...originBody(scan.origin),
      of: scan.classified,
      rivalsKnown: rivals.length,
      ...tally.result(),
    }
  },
})

/** While none are declared, every host that is not ours is a third party. */
async function rivalDomains(
  { rivals }: { rivals: Pick<RivalStore, 'list'> },
  brandId: string,
): Promise<string[]> {
  const declared = await rivals.list(brandId)
  return declared.flatMap(({ kind, domain }) => (kind === 'rival' && domain !== null ? [domain] : []))
}
