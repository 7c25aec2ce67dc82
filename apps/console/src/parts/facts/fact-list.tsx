import { FACT_SOURCE_KINDS, FACT_STATES } from '@veracite/terms/vocabulary'
import { useState } from 'preact/hooks'
import { ExportLinks } from '../exports/export-links.tsx'
import { OnlyFor } from '../server/only-for.tsx'
import { useAddress } from '../widgets/address.ts'
import { Button } from '../widgets/button.tsx'
import { Filters, NextPage, SearchBox } from '../widgets/filters.tsx'
import { Age, formatCount } from '../widgets/format.tsx'
import { named } from '../widgets/select.tsx'
import { type Column, noted, Table } from '../widgets/table.tsx'
import { EditFact, FactDays, PutFact } from './change-fact.tsx'
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

interface FactFiltersProps {
  brandId: string
  predicates: readonly Predicate[]
  counts: Readonly<Record<FactState, number>>
}

/** Filters of the list. They are in the address, so that every view can be shared. */
export function FactFilters({ brandId, predicates, counts }: FactFiltersProps) {
  const { cursor: _, setup: __, about: predicate, ...filter } = useAddress().query
  const counted = (state: FactState) => `${factStateWords(state)} (${formatCount(counts[state])})`
  const kinds = predicates.map(({ name, label }) => [name, label] as const)
  return (
    <>
      <Filters
        filters={[
          { name: 'state', label: 'State', options: named(FACT_STATES, counted) },
          { name: 'about', label: 'Kind of fact', options: kinds },
          { name: 'source', label: 'From', options: named(FACT_SOURCE_KINDS, sourceInWords) },
        ]}
      />
      <SearchBox name="text" label="Search the facts" />
      <ExportLinks
        at={`brands/${brandId}/facts/export`}
        what="these facts"
        chosen={{ ...filter, predicate }}
      />
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

type Doing = 'edit' | 'withdraw' | 'restore' | 'days' | 'history'

/** Actions on a fact open below it, so that both are visible. */
export function FactTable({ brandId, facts, nextCursor, predicates, done }: FactTableProps) {
  const [open, setOpen] = useState<{ factId: string; doing: Doing } | null>(null)
  const predicateOf = (fact: OwnFact) => predicates.find(({ name }) => name === fact.predicate)
  const labelOf = (fact: OwnFact) => predicateOf(fact)?.label ?? fact.predicate
  const button = (fact: OwnFact, doing: Doing, name: string) => (
    <Button
      key={doing}
      name={name}
      class="quiet"
      press={() => setOpen({ factId: fact.id, doing })}
      aria-label={`${name} ${labelOf(fact)}`}
    />
  )
  const opened = (fact: OwnFact, doing: Doing) => {
    const close = () => setOpen(null)
    const closed = (what: Done) => {
      close()
      done(what)
    }
    const predicate = predicateOf(fact)
    const shared = { brandId, fact, label: labelOf(fact), close, done: closed }
    if (doing === 'edit') return predicate && <EditFact {...shared} predicate={predicate} />
    if (doing === 'days') return <FactDays {...shared} />
    return doing === 'history' ? <FactHistory {...shared} /> : <PutFact {...shared} to={doing} />
  }
  return (
    <>
      <Table
        columns={[['About', labelOf], ...COLUMNS]}
        rows={facts}
        isPast={({ active }) => !active}
        actions={(fact) => (
          <>
            <OnlyFor atLeast="editor">
              {actionsOf(fact, predicateOf(fact) !== undefined).map((act) => button(fact, ...act))}
            </OnlyFor>
            {button(fact, 'history', 'History')}
          </>
        )}
        below={(fact) => open?.factId === fact.id && opened(fact, open.doing)}
      />
      <p class="soft more">
        <NextPage cursor={nextCursor} />
      </p>
    </>
  )
}

const COLUMNS: readonly Column<OwnFact>[] = [
  [
    'True',
    ({ value, active, state, validFrom, validUntil, note }) =>
      noted(
        active || state === 'proposed' ? factInWords(value) : <s>{factInWords(value)}</s>,
        state !== 'active' && factStateWords(state),
        validFrom !== null && `from ${validFrom}`,
        validUntil !== null && `until ${validUntil}`,
        note,
      ),
  ],
  [
    'Source',
    (fact) =>
      noted(
        sourceInWords(fact.source.kind),
        fact.approvedBy !== null && `approved by ${fact.approvedBy}`,
        placeInWords(fact),
        fact.source.url,
        fact.source.quote !== null && <span class="mono">{fact.source.quote.slice(0, MAX_QUOTE)}</span>,
      ),
  ],
  [
    'Seen',
    (fact) => (
      <>
        first <Age at={fact.firstSeenAt} />, last <Age at={fact.lastSeenAt} />
      </>
    ),
  ],
]

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
