import { FACT_SOURCE_KINDS, FACT_STATES } from '@veracite/terms/vocabulary'
import { rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { ExportLinks } from '../exports/export-links.tsx'
import { Button } from '../widgets/action.tsx'
import { useAddress } from '../widgets/address.ts'
import { Filters, NextPage, SearchBox } from '../widgets/filters.tsx'
import { Age, formatCount } from '../widgets/format.tsx'
import { OnlyFor } from '../widgets/page.tsx'
import { named } from '../widgets/select.tsx'
import { type Column, noted, Table } from '../widgets/table.tsx'
import { predicateLabel } from '../widgets/words.ts'
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
  const kinds = predicates.map(
    ({ name, label }) => [name, predicateLabel({ predicate: name, label })] as const,
  )
  return (
    <>
      <Filters
        filters={[
          { name: 'state', label: say('common.state'), options: named(FACT_STATES, counted) },
          { name: 'about', label: say('facts.kindOfFact'), options: kinds },
          { name: 'source', label: say('common.from'), options: named(FACT_SOURCE_KINDS, sourceInWords) },
        ]}
      />
      <SearchBox name="text" label={say('facts.searchTheFacts')} />
      <ExportLinks
        at={`brands/${brandId}/facts/export`}
        what={say('facts.theseFacts')}
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

/** What can be done to a fact opens beside it. */
export function FactTable({ brandId, facts, nextCursor, predicates, done }: FactTableProps) {
  const [open, setOpen] = useState<{ fact: OwnFact; doing: Doing } | null>(null)
  const predicateOf = (fact: OwnFact) => predicates.find(({ name }) => name === fact.predicate)
  const labelOf = (fact: OwnFact) =>
    predicateLabel({ predicate: fact.predicate, label: predicateOf(fact)?.label })
  const button = (fact: OwnFact, doing: Doing, name: string) => (
    <Button
      key={doing}
      name={name}
      class="quiet"
      press={() => setOpen({ fact, doing })}
      aria-label={`${name} ${labelOf(fact)}`}
    />
  )
  const opened = ({ fact, doing }: NonNullable<typeof open>) => {
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
        columns={[[say('facts.about'), labelOf], ...COLUMNS]}
        rows={facts}
        isPast={({ active }) => !active}
        actions={(fact) => (
          <>
            <OnlyFor atLeast="editor">
              {actionsOf(fact, predicateOf(fact) !== undefined).map((act) => button(fact, ...act))}
            </OnlyFor>
            {button(fact, 'history', say('facts.history'))}
          </>
        )}
      />
      {open && opened(open)}
      <p class="soft more">
        <NextPage cursor={nextCursor} />
      </p>
    </>
  )
}

const COLUMNS: readonly Column<OwnFact>[] = [
  [
    say('common.true'),
    ({ value, active, state, validFrom, validUntil, note }) =>
      noted(
        active || state === 'proposed' ? factInWords(value) : <s>{factInWords(value)}</s>,
        state !== 'active' && factStateWords(state),
        validFrom !== null && say('facts.from', { day: validFrom }),
        validUntil !== null && say('facts.until', { day: validUntil }),
        note,
      ),
  ],
  [
    say('facts.source'),
    (fact) =>
      noted(
        sourceInWords(fact.source.kind),
        fact.approvedBy !== null && say('facts.approvedBy', { approvedBy: fact.approvedBy }),
        placeInWords(fact),
        fact.source.url,
        fact.source.quote !== null && <span class="mono">{fact.source.quote.slice(0, MAX_QUOTE)}</span>,
      ),
  ],
  [
    say('facts.seen'),
    (fact) => (
      <>
        {rich('facts.firstLast', {
          age: () => <Age at={fact.firstSeenAt} />,
          age2: () => <Age at={fact.lastSeenAt} />,
        })}
      </>
    ),
  ],
]

function actionsOf({ state, active, supersededBy }: OwnFact, canEdit: boolean): [Doing, string][] {
  const actions: [Doing, string, boolean][] = [
    ['edit', say('common.edit'), active && canEdit],
    ['days', say('facts.days'), state === 'active' || state === 'expired'],
    ['withdraw', say('facts.withdraw'), active],
    ['restore', say('common.restore'), state === 'withdrawn' && supersededBy === null],
  ]
  return actions.flatMap(([doing, words, isPossible]) => (isPossible ? [[doing, words]] : []))
}

const MAX_QUOTE = 200
