import type { toOwnFactBody } from '@veracite/ground-truth/facts/fact-body'
import { csvOf } from '@veracite/terms/csv-text'
import type { FileForm } from '@veracite/terms/vocabulary'

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

export const FACT_FILES: Record<
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
