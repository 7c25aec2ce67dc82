import { collectFacts } from '@veracite/ground-truth/crawl/collect-facts'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import { type Clock, EVERY_ACCOUNT, type Ids } from '@veracite/terms/ports'
import { storableText } from '@veracite/terms/storable-text'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { RulesReader } from '../readers/reader-port.ts'
import type { FactStore } from './fact-store.ts'

const WIKIDATA = 'https://query.wikidata.org/sparql'

/** The most facts that a refresh compares with: more than any brand has. */
const MAX_KNOWN = 2_000

/** Job `ground-truth.refresh`: reads the brand's pages, appends what is new, supersedes what changed. */
export const refreshFacts =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    facts: Pick<FactStore, 'listForBrand' | 'appendRefresh'>
    fetcher: Fetcher
    rules: Pick<RulesReader, 'work'>
    clock: Clock
    ids: Ids
  }) =>
  async ({ job, signal, progress }: JobContext, payload: { brandId: string }): Promise<JobOutcome> => {
    const brand = await deps.catalog.findBrand(payload.brandId, EVERY_ACCOUNT)
    if (!brand) return { kind: 'done', result: { skipped: 'The brand was archived.' } }
    const { changes, summary } = await collectFacts(deps, {
      brand,
      knownFacts: await deps.facts.listForBrand(brand.id, MAX_KNOWN),
      signal,
      // Progress is only informative; failing to store it must not end the work.
      onProgress: (value) => void progress(value).catch(() => {}),
      wikidataEndpoint: WIKIDATA,
    })
    const storable = { ...changes, append: storableText(changes.append) }
    await deps.facts.appendRefresh(job.lease, brand.id, storable, deps.clock.now(), summary)
    return { kind: 'completed' }
  }
