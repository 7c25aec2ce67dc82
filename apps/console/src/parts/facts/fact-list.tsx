import { FACT_SOURCE_KINDS, FACT_STATES } from '@veracite/terms/vocabulary'
import { rich, say } from '@veracite/words/say'
import { ExportLinks } from '../exports/export-links.tsx'
import { type Answer, useApi } from '../server/api.ts'
import { named } from '../widgets/action.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { Filters, NextPage, SearchBox, useAddress } from '../widgets/filters.tsx'
import { Await, type Column, Empty, noted, Table } from '../widgets/page.tsx'
import { Age, formatCount, inList, predicateLabel, Time } from '../widgets/words.ts'
import { EditFact, type FactChange, FactDays, PutFact } from './fact-forms.tsx'
import { factInWords } from './fact-words.ts'
import {
  type Done,
  type FactPage,
  type FactState,
  kindsOf,
  type OwnFact,
  type Predicate,
  placeInWords,
  sourceInWords,
} from './own-facts.ts'

interface FactListProps {
  brandId: string
  page: FactPage
  predicates: readonly Predicate[]
  done: (what: Done) => void
}

/** Its filters are in the address, so that every view can be shared. What can be done to a fact opens beside it. */
export function FactList({ brandId, page, predicates, done }: FactListProps) {
  const { items, counts, nextCursor } = page
  const { cursor: _, setup: __, about: predicate, ...filter } = useAddress().query
  const counted = (state: FactState) => `${say(`factState.${state}`)} (${formatCount(counts[state])})`
  const predicateOf = (fact: OwnFact) => predicates.find(({ name }) => name === fact.predicate)
  const labelOf = (fact: OwnFact) =>
    predicateLabel({ predicate: fact.predicate, label: predicateOf(fact)?.label })
  const isFiltered = [predicate, filter.state, filter.source, filter.text].some((one) => one !== undefined)
  return (
    <>
      <Filters
        filters={[
          { name: 'state', label: say('common.state'), options: named(FACT_STATES, counted) },
          { name: 'about', label: say('facts.kindOfFact'), options: kindsOf(predicates) },
          { name: 'source', label: say('common.from'), options: named(FACT_SOURCE_KINDS, sourceInWords) },
        ]}
      />
      <SearchBox name="text" label={say('facts.searchTheFacts')} />
      <ExportLinks
        at={`brands/${brandId}/facts/export`}
        what={say('facts.theseFacts')}
        chosen={{ ...filter, predicate }}
      />
      {items.length > 0 ? (
        <>
          <Table
            columns={[[say('facts.about'), labelOf], ...COLUMNS]}
            rows={items}
            isPast={({ active }) => !active}
            actions={(fact) => (
              <Actions {...{ brandId, fact, done, label: labelOf(fact), predicate: predicateOf(fact) }} />
            )}
          />
          <NextPage cursor={nextCursor} />
        </>
      ) : isFiltered ? (
        <Empty title={say('facts.noFactMatches')} />
      ) : (
        <Empty title={say('facts.nothingIsKnownYet')} hint={say('facts.withoutFactsNoAnswer')} />
      )}
    </>
  )
}

const COLUMNS: readonly Column<OwnFact>[] = [
  [
    say('common.true'),
    ({ value, active, state, validFrom, validUntil, note }) =>
      noted(
        active || state === 'proposed' ? factInWords(value) : <s>{factInWords(value)}</s>,
        state !== 'active' && say(`factState.${state}`),
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
    ({ firstSeenAt, lastSeenAt }) =>
      rich('facts.firstLast', {
        age: () => <Age at={firstSeenAt} />,
        age2: () => <Age at={lastSeenAt} />,
      }),
  ],
]

function Actions({ predicate, ...change }: FactChange & { predicate: Predicate | undefined }) {
  const { state, active, supersededBy, id } = change.fact
  return (
    <>
      {active && predicate && <EditFact {...change} predicate={predicate} />}
      {(state === 'active' || state === 'expired') && <FactDays {...change} />}
      {active && <PutFact {...change} to="withdraw" />}
      {state === 'withdrawn' && supersededBy === null && <PutFact {...change} to="restore" />}
      <OpensDrawer
        name={say('facts.history')}
        of={change.label}
        class="quiet"
        title={say('facts.historyOf', { label: change.label })}
      >
        {() => <FactHistory factId={id} />}
      </OpensDrawer>
    </>
  )
}

const MAX_QUOTE = 200

type Event = Answer<'GET /api/admin/facts/{factId}'>['history'][number]

/** Everything that ever happened to a fact; nothing in it can be changed. */
const FactHistory = ({ factId }: { factId: string }) => (
  <Await of={useApi('GET /api/admin/facts/{factId}', { factId })}>
    {({ history: events, truncated }) => (
      <ul class="rows">
        {events.map((event) => (
          <li key={event.id}>
            <Time at={event.at} />
            <span>
              {inList([
                say('facts.eventBy', { event: say(`factEvent.${event.what}`), by: event.by.name }),
                ...daysOf(event),
              ])}
              {event.why !== null && <span class="soft">: {event.why}</span>}
            </span>
          </li>
        ))}
        {events.length === 0 && <li>{say('facts.itIsFromBefore')}</li>}
        {truncated && <li>{say('facts.thereIsMore')}</li>}
      </ul>
    )}
  </Await>
)

const daysOf = ({ validFrom, validUntil }: Event): string[] => [
  ...(validFrom === null ? [] : [say('facts.from', { day: validFrom })]),
  ...(validUntil === null ? [] : [say('facts.until', { day: validUntil })]),
]
