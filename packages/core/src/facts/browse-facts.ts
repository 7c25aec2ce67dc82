import type { Fact } from '@veracite/ground-truth/facts/fact'
import { toOwnFactBody } from '@veracite/ground-truth/facts/fact-body'
import { csvOf } from '@veracite/terms/csv-text'
import { existing } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import type { Clock } from '@veracite/terms/ports'
import type { FileForm } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { FactFilter, FactStore } from './fact-store.ts'

interface Deps extends BrandDeps {
  facts: FactStore
  clock: Clock
}

/** Lines of history that are shown with a fact. */
const MOST_EVENTS = 200

/** Facts as their owner looks at them: page by page, one with its history, or all of them as a file. */
export const browseFacts = ({ facts, clock, ...brands }: Deps) => ({
  async list(brandId: string, filter: FactFilter, page: AskedPage) {
    await brandOf(brands, brandId)
    const now = clock.now()
    const [{ items, nextCursor }, counts] = await Promise.all([
      facts.browse(brandId, filter, page, now),
      facts.countByState(brandId, now),
    ])
    return { counts, items: items.map((fact) => toOwnFactBody(fact, now)), nextCursor }
  },

  async get(factId: string) {
    const fact = existing(await facts.find(factId), 'fact')
    const events = await facts.history(fact.id, MOST_EVENTS + 1)
    return {
      fact: toOwnFactBody(fact, clock.now()),
      brandId: fact.brandId,
      history: events.slice(0, MOST_EVENTS).map(toWire),
      /** There is more history than is shown. */
      truncated: events.length > MOST_EVENTS,
    }
  },

  /** Whatever their number: one portion after the other, never all at once. */
  async export(brandId: string, filter: FactFilter, format: FileForm) {
    const brand = await brandOf(brands, brandId)
    const now = clock.now()
    const { head, line, contentType, ending } = FACT_FILES[format]
    return {
      name: `facts-${brand.domain.replaceAll(/[^a-z0-9.-]/g, '-')}.${ending}`,
      contentType,
      chunks: textOf(facts.stream(brand.id, filter, now), head, (fact) => line(toOwnFactBody(fact, now))),
    }
  },
})

async function* textOf(
  portions: AsyncIterable<readonly Fact[]>,
  head: string,
  lineOf: (fact: Fact) => string,
): AsyncIterable<string> {
  if (head !== '') yield head
  for await (const portion of portions) yield portion.map(lineOf).join('')
}

type OwnFact = ReturnType<typeof toOwnFactBody>

const CSV = csvOf<OwnFact>([
  ['id', ({ id }) => id],
  ['state', ({ state }) => state],
  ['predicate', ({ predicate }) => predicate],
  ['value', ({ value }) => (typeof value === 'string' ? value : JSON.stringify(value))],
  ['validFrom', ({ validFrom }) => validFrom],
  ['validUntil', ({ validUntil }) => validUntil],
  ['source', ({ source }) => source.kind],
  ['url', ({ source }) => source.url],
  ['quote', ({ source }) => source.quote],
  ['sha256', ({ source }) => source.sha256],
  ['note', ({ note }) => note],
  ['enteredBy', ({ enteredBy }) => enteredBy],
  ['approvedBy', ({ approvedBy }) => approvedBy],
  ['firstSeenAt', ({ firstSeenAt }) => firstSeenAt],
  ['lastSeenAt', ({ lastSeenAt }) => lastSeenAt],
  ['supersededBy', ({ supersededBy }) => supersededBy],
  ['hash', ({ hash }) => hash],
])

const FACT_FILES: Record<
  FileForm,
  { head: string; line: (fact: OwnFact) => string; contentType: string; ending: string }
> = {
  csv: {
    ...CSV,
    contentType: 'text/csv; charset=utf-8',
    ending: 'csv',
  },
  jsonl: {
    head: '',
    line: (fact) => `${JSON.stringify(fact)}\n`,
    contentType: 'application/x-ndjson; charset=utf-8',
    ending: 'jsonl',
  },
}
