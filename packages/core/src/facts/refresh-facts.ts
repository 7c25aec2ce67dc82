import { collectFacts } from '@veracite/ground-truth/crawl/collect-facts'
import type { Fetcher } from '@veracite/ground-truth/crawl/fetcher-port'
import type { FactChanges } from '@veracite/ground-truth/facts/fact'
import { THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { type Clock, EVERY_ACCOUNT, type Ids } from '@veracite/terms/ports'
import { storableText } from '@veracite/terms/storable-text'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { PlainReader } from '../readers/reader-port.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { actOf } from './fact-act.ts'
import { type FactStore, MAX_ACTIVE_FACTS } from './fact-store.ts'

const WIKIDATA = 'https://query.wikidata.org/sparql'

/** Job `ground-truth.refresh`: reads the brand's pages, or one that was named, appends what is new, supersedes what changed. */
export const refreshFacts =
  (deps: {
    tenants: Pick<TenantStore, 'findBrand'>
    facts: Pick<FactStore, 'listKnown' | 'appendRefresh'>
    fetcher: Fetcher
    plainReader: Pick<PlainReader, 'work'>
    clock: Clock
    ids: Ids
  }) =>
  async (
    { job, signal, progress }: JobContext,
    payload: { brandId: string; url?: string },
  ): Promise<JobOutcome> => {
    const brand = await deps.tenants.findBrand(payload.brandId, EVERY_ACCOUNT)
    if (!brand) return { kind: 'done', result: { skipped: 'The brand was archived.' } }
    const knownFacts = await deps.facts.listKnown(brand.id, null)
    const { changes, summary } = await collectFacts(deps, {
      brand,
      knownFacts,
      signal,
      // Progress is only informative; failing to store it must not end the work.
      onProgress: (value) => void progress(value).catch(() => {}),
      ...(payload.url === undefined ? { wikidataEndpoint: WIKIDATA } : { only: payload.url }),
    })
    const waits = brand.pageFacts === 'proposed'
    const active = knownFacts.filter((fact) => fact.active).length
    const { fitting, overflow } = withinRoom(waits ? asProposals(changes) : changes, active)
    const storable = { ...fitting, append: storableText(fitting.append) }
    const act = actOf(deps, THE_SERVICE, deps.clock.now())
    const result = {
      ...summary,
      appended: fitting.append.length,
      superseded: fitting.supersede.length,
      ...(waits && { proposed: fitting.append.length }),
      ...(overflow > 0 && { overflow }),
    }
    await deps.facts.appendRefresh(job.lease, brand.id, storable, act, result)
    return { kind: 'completed' }
  }

/** They replace no fact before a person approves them. */
export function asProposals(changes: FactChanges): FactChanges {
  const added = new Set(changes.append.map(({ id }) => id))
  return {
    ...changes,
    append: changes.append.map((fact) => ({ ...fact, active: false })),
    supersede: changes.supersede.filter(({ by }) => by === null || !added.has(by)),
  }
}

/** A brand has a bounded number of facts in force; what does not fit is counted and left out, with what it would replace. */
export function withinRoom(changes: FactChanges, active: number): { fitting: FactChanges; overflow: number } {
  const room = Math.max(0, MAX_ACTIVE_FACTS - active)
  const arriving = changes.append.filter((fact) => fact.active)
  const replacing = new Set(changes.supersede.flatMap(({ by }) => by ?? []))
  // A fact that replaces another does not count towards the limit.
  const fits = new Set([
    ...arriving.filter(({ id }) => replacing.has(id)).map(({ id }) => id),
    ...arriving
      .filter(({ id }) => !replacing.has(id))
      .slice(0, room)
      .map(({ id }) => id),
  ])
  const append = changes.append.filter((fact) => !fact.active || fits.has(fact.id))
  return { fitting: { ...changes, append }, overflow: changes.append.length - append.length }
}
