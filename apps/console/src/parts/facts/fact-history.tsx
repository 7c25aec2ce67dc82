import { say } from '@veracite/words/say'
import { type Answer, useApi } from '../server/api.ts'
import { Drawer } from '../widgets/drawer.tsx'
import { Time } from '../widgets/format.tsx'
import { Await } from '../widgets/page.tsx'
import { inList } from '../widgets/words.ts'
import type { OwnFact } from './own-facts.ts'

type Event = Answer<'GET /api/admin/facts/{factId}'>['history'][number]

/** Everything that ever happened to a fact; nothing in it can be changed. */
export function FactHistory({ fact, label, close }: { fact: OwnFact; label: string; close: () => void }) {
  const history = useApi('GET /api/admin/facts/{factId}', { factId: fact.id })
  return (
    <Drawer title={say('facts.historyOf', { label })} close={close}>
      <Await of={history}>
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
    </Drawer>
  )
}

const daysOf = ({ validFrom, validUntil }: Event): string[] => [
  ...(validFrom === null ? [] : [say('facts.from', { day: validFrom })]),
  ...(validUntil === null ? [] : [say('facts.until', { day: validUntil })]),
]
