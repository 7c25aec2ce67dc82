import { FACT_STATES } from '@veracite/terms/vocabulary'
import { useState } from 'preact/hooks'
import { OnlyFor } from '../server/only-for.tsx'
import { useAddress } from '../widgets/address.ts'
import { Filters } from '../widgets/filters.tsx'
import { formatCount } from '../widgets/format.ts'
import { Cells, type Column, RowForm, Table } from '../widgets/table.tsx'
import { Age } from '../widgets/time.tsx'
import { EditFact, PutFact } from './change-fact.tsx'
import { FactDays } from './fact-days.tsx'
import { FactHistory } from './fact-history.tsx'
import { factInWords } from './fact-words.ts'
import {
  type Done,
  type FactState,
  factStateWords,
  type OwnFact,
  type Predicate,
  placeInWords,
  sourceInWords,
} from './own-facts.ts'

const SOURCES = [
  'operator',
  'document',
  'gleif',
  'companies-house',
  'edgar',
  'vies',
  'json-ld',
  'microdata',
  'pricing-page',
  'contact-page',
  'about-page',
  'meta',
  'llms-txt',
  'sitemap',
  'http-status',
  'wikidata',
]

interface FactFiltersProps {
  brandId: string
  predicates: readonly Predicate[]
  counts: Readonly<Record<FactState, number>>
}

/** Filters of the list. They are in the address, so that every view can be shared. */
export function FactFilters({ brandId, predicates, counts }: FactFiltersProps) {
  const { query, choose } = useAddress()
  const [text, setText] = useState(query.text ?? '')
  const states = FACT_STATES.map((state) => [state, factStateWords(state)] as const)
  const search = () => choose({ cursor: '', text: text.trim() })
  const { cursor: _, setup: __, about, ...filter } = query
  const asked = new URLSearchParams({ ...filter, ...(about !== undefined && { predicate: about }) })
  return (
    <>
      <Filters
        filters={[
          {
            name: 'state',
            label: 'State',
            options: states.map(([value, words]) => ({
              value,
              words: `${words} (${formatCount(counts[value])})`,
            })),
          },
          {
            name: 'about',
            label: 'Kind of fact',
            options: predicates.map(({ name, label }) => ({ value: name, words: label })),
          },
          {
            name: 'source',
            label: 'From',
            options: SOURCES.map((value) => ({ value, words: sourceInWords(value) })),
          },
        ]}
      />
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <input
          type="search"
          aria-label="Search the facts"
          value={text}
          maxLength={200}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">Search</button>
        {(['csv', 'jsonl'] as const).map((format) => (
          <a
            key={format}
            href={`/console/api/admin/brands/${brandId}/facts/export?${new URLSearchParams([...asked, ['format', format]])}`}
            download
          >
            {format === 'csv' ? 'Save as CSV' : 'Save as JSON lines'}
          </a>
        ))}
      </form>
    </>
  )
}

interface FactTableProps {
  brandId: string
  facts: readonly OwnFact[]
  nextCursor: string | null
  predicates: readonly Predicate[]
  done: (what: Done) => void
}

export function FactTable({ brandId, facts, nextCursor, predicates, done }: FactTableProps) {
  const { addressWith } = useAddress()
  const rows = facts.map((fact) => ({
    fact,
    predicate: predicates.find(({ name }) => name === fact.predicate),
  }))
  return (
    <>
      <Table
        columns={COLUMNS}
        rows={rows}
        actions={() => null}
        row={(row) => <FactRow key={row.fact.id} {...{ brandId, row, done }} />}
      />
      {nextCursor !== null && (
        <p class="soft more">
          <a href={addressWith({ cursor: nextCursor })}>Next page</a>
        </p>
      )}
    </>
  )
}

type Doing = 'edit' | 'withdraw' | 'restore' | 'days' | 'history'

interface FactAndPredicate {
  fact: OwnFact
  predicate: Predicate | undefined
}

const labelOf = ({ fact, predicate }: FactAndPredicate): string => predicate?.label ?? fact.predicate

interface FactRowProps {
  brandId: string
  row: FactAndPredicate
  done: (what: Done) => void
}

/** Actions on a fact open below it, so that both are visible. */
function FactRow({ brandId, row, done }: FactRowProps) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const { fact, predicate } = row
  const label = labelOf(row)
  const shared = {
    brandId,
    fact,
    label,
    close: () => setDoing(null),
    done: (what: Done) => {
      setDoing(null)
      done(what)
    },
  }
  return (
    <>
      <Cells
        columns={COLUMNS}
        row={row}
        isPast={() => !fact.active}
        actions={() => (
          <>
            <OnlyFor atLeast="editor">
              {actionsOf(fact, predicate !== undefined).map(([next, words]) => (
                <RowButton key={next} words={words} label={label} press={() => setDoing(next)} />
              ))}
            </OnlyFor>
            <RowButton words="History" label={label} press={() => setDoing('history')} />
          </>
        )}
      />
      {doing !== null && (
        <RowForm columns={5}>
          {doing === 'edit' && predicate && <EditFact {...shared} predicate={predicate} />}
          {(doing === 'withdraw' || doing === 'restore') && <PutFact {...shared} to={doing} />}
          {doing === 'days' && <FactDays {...shared} />}
          {doing === 'history' && <FactHistory {...shared} />}
        </RowForm>
      )}
    </>
  )
}

const COLUMNS: readonly Column<FactAndPredicate>[] = [
  ['About', labelOf],
  [
    'True',
    ({ fact: { value, active, state, validFrom, validUntil, note } }) => (
      <>
        {active || state === 'proposed' ? factInWords(value) : <s>{factInWords(value)}</s>}
        {state !== 'active' && <span class="soft"> {factStateWords(state)}</span>}
        {validFrom !== null && <span class="soft"> from {validFrom}</span>}
        {validUntil !== null && <span class="soft"> until {validUntil}</span>}
        {note !== null && <p class="soft">{note}</p>}
      </>
    ),
  ],
  [
    'Source',
    ({ fact }) => (
      <>
        {sourceInWords(fact.source.kind)}
        {fact.approvedBy !== null && <p class="soft">approved by {fact.approvedBy}</p>}
        {placeInWords(fact) !== null && <p class="soft">{placeInWords(fact)}</p>}
        {fact.source.url !== null && <p class="soft">{fact.source.url}</p>}
        {fact.source.quote !== null && <p class="quote">{fact.source.quote.slice(0, MAX_QUOTE)}</p>}
      </>
    ),
  ],
  [
    'Seen',
    ({ fact }) => (
      <>
        first <Age at={fact.firstSeenAt} />, last <Age at={fact.lastSeenAt} />
      </>
    ),
  ],
]

const RowButton = ({ words, label, press }: { words: string; label: string; press: () => void }) => (
  <button type="button" class="quiet" onClick={press} aria-label={`${words} ${label}`}>
    {words}
  </button>
)

function actionsOf({ state, active, supersededBy }: OwnFact, canEdit: boolean): [Doing, string][] {
  const actions: [Doing, string, boolean][] = [
    ['edit', 'Edit', active && canEdit],
    ['days', 'Days', state === 'active' || state === 'expired'],
    ['withdraw', 'Withdraw', active],
    ['restore', 'Restore', state === 'withdrawn' && supersededBy === null],
  ]
  return actions.flatMap(([doing, words, isPossible]) => (isPossible ? [[doing, words]] : []))
}

const MAX_QUOTE = 200
