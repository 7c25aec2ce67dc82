import type { AnswerOf } from '@veracite/contract/routes'
import { useApi } from '../server/api.ts'
import { Button } from '../widgets/button.tsx'
import { Time } from '../widgets/format.tsx'
import { Await } from '../widgets/page.tsx'
import type { OwnFact } from './own-facts.ts'

type Event = AnswerOf<'GET /api/admin/facts/{factId}'>['history'][number]

/** Everything that ever happened to a fact; nothing in it can be changed. */
export function FactHistory({ fact, label, close }: { fact: OwnFact; label: string; close: () => void }) {
  const history = useApi('GET /api/admin/facts/{factId}', { factId: fact.id })
  return (
    <div class="card">
      <h3>History of {label}</h3>
      <Await of={history} what="its history">
        {({ history: events, truncated }) => (
          <ul class="rows">
            {events.map((event) => (
              <li key={event.id}>
                <Time at={event.at} />
                <span>
                  {WORDS[event.what]} by {event.by.name}
                  {daysOf(event)}
                  {event.why !== null && <span class="soft">: {event.why}</span>}
                </span>
              </li>
            ))}
            {events.length === 0 && <li>It is from before history was kept.</li>}
            {truncated && <li>There is more.</li>}
          </ul>
        )}
      </Await>
      <div class="actions">
        <Button name="Close" press={close} />
      </div>
    </div>
  )
}

const WORDS: Record<Event['what'], string> = {
  entered: 'Entered',
  read: 'Read',
  proposed: 'Proposed',
  approved: 'Approved',
  refused: 'Refused',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
  restored: 'Restored',
  dated: 'Days set',
  expired: 'Expired',
}

const daysOf = ({ validFrom, validUntil }: Event): string =>
  [validFrom === null ? '' : `, from ${validFrom}`, validUntil === null ? '' : `, until ${validUntil}`].join(
    '',
  )
