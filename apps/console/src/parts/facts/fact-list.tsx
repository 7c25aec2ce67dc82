import { FACT_STATES } from '@veracite/terms/vocabulary'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { OnlyFor } from '../server/only-for.tsx'
import { Filters } from '../widgets/filters.tsx'
import { formatCount } from '../widgets/format.ts'
import { TableHead } from '../widgets/table-head.tsx'
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

/** Filters of the list. They are in the address, so that every view can be shared. */
export function FactFilters({
  brandId,
  predicates,
  counts,
}: {
  brandId: string
  predicates: readonly Predicate[]
  counts: Readonly<Record<FactState, number>>
}) {
  const { path, query, route } = useLocation()
  const [text, setText] = useState(query.text ?? '')
  const states = FACT_STATES.map((state) => [state, factStateWords(state)] as const)
  const search = () => {
    const { cursor: _, text: __, ...rest } = query
    const next = new URLSearchParams(text.trim() === '' ? rest : { ...rest, text: text.trim() })
    route(next.size === 0 ? path : `${path}?${next}`, true)
  }
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

export function FactTable({
  brandId,
  facts,
  nextCursor,
  predicates,
  done,
}: {
  brandId: string
  facts: readonly OwnFact[]
  nextCursor: string | null
  predicates: readonly Predicate[]
  done: (what: Done) => void
}) {
  const { path, query } = useLocation()
  const next = new URLSearchParams({ ...query, cursor: nextCursor ?? '' })
  return (
    <>
      <table class="list">
        <TableHead columns={['About', 'True', 'Source', 'Seen']} actions />
        <tbody>
          {facts.map((fact) => (
            <FactRow
              key={fact.id}
              {...{ brandId, fact, done }}
              predicate={predicates.find(({ name }) => name === fact.predicate)}
            />
          ))}
        </tbody>
      </table>
      {nextCursor !== null && (
        <p class="soft more">
          <a href={`${path}?${next}`}>Next page</a>
        </p>
      )}
    </>
  )
}

type Doing = 'edit' | 'withdraw' | 'restore' | 'days' | 'history'

/** Actions on a fact open below it, so that both are visible. */
function FactRow({
  brandId,
  fact,
  predicate,
  done,
}: {
  brandId: string
  fact: OwnFact
  predicate: Predicate | undefined
  done: (what: Done) => void
}) {
  const [doing, setDoing] = useState<Doing | null>(null)
  const label = predicate?.label ?? fact.predicate
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
      <FactCells fact={fact} label={label} canEdit={predicate !== undefined} choose={setDoing} />
      {doing !== null && (
        <tr class="row-form">
          <td colSpan={5}>
            {doing === 'edit' && predicate && <EditFact {...shared} predicate={predicate} />}
            {(doing === 'withdraw' || doing === 'restore') && <PutFact {...shared} to={doing} />}
            {doing === 'days' && <FactDays {...shared} />}
            {doing === 'history' && <FactHistory {...shared} />}
          </td>
        </tr>
      )}
    </>
  )
}

const FactCells = ({
  fact,
  label,
  canEdit,
  choose,
}: {
  fact: OwnFact
  label: string
  canEdit: boolean
  choose: (doing: Doing) => void
}) => (
  <tr class={fact.active ? undefined : 'past'}>
    <td data-label="About">{label}</td>
    <td data-label="True">
      {fact.active || fact.state === 'proposed' ? factInWords(fact.value) : <s>{factInWords(fact.value)}</s>}
      {fact.state !== 'active' && <span class="soft"> {factStateWords(fact.state)}</span>}
      {fact.validFrom !== null && <span class="soft"> from {fact.validFrom}</span>}
      {fact.validUntil !== null && <span class="soft"> until {fact.validUntil}</span>}
      {fact.note !== null && <p class="soft">{fact.note}</p>}
    </td>
    <td data-label="Source">
      {sourceInWords(fact.source.kind)}
      {fact.approvedBy !== null && <p class="soft">approved by {fact.approvedBy}</p>}
      {placeInWords(fact) !== null && <p class="soft">{placeInWords(fact)}</p>}
      {fact.source.url !== null && <p class="soft">{fact.source.url}</p>}
      {fact.source.quote !== null && <p class="quote">{fact.source.quote.slice(0, MAX_QUOTE)}</p>}
    </td>
    <td data-label="Seen">
      first <Age at={fact.firstSeenAt} />, last <Age at={fact.lastSeenAt} />
    </td>
    <td class="row-actions">
      <OnlyFor atLeast="editor">
        {actionsOf(fact, canEdit).map(([doing, words]) => (
          <RowButton key={doing} words={words} label={label} press={() => choose(doing)} />
        ))}
      </OnlyFor>
      <RowButton words="History" label={label} press={() => choose('history')} />
    </td>
  </tr>
)

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
