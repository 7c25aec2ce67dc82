import type { AnswerOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { who } from '../parts/server/session.ts'
import { Page, Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { TableHead } from '../parts/widgets/table-head.tsx'
import { Time } from '../parts/widgets/time.tsx'

type Act = AnswerOf<'GET /api/admin/record'>['items'][number]

const WORDS: Record<Act['what'], string> = {
  sign_in: 'signed in',
  sign_in_refused: 'could not sign in',
  sign_out: 'signed out',
  change: 'changed something',
  review: 'reviewed',
  export: 'exported evidence',
  key_use: 'used a key, first time that day',
  refused: 'was refused',
}

/** The audit log, newest first. The kind to show is in the address. */
export function Record() {
  const { query, route } = useLocation()
  const what = query.what !== undefined && query.what in WORDS ? (query.what as Act['what']) : undefined
  const acts = useLoad(`record ${what ?? ''}`, (signal) =>
    api('GET /api/admin/record', { limit: '200', ...(what && { what }) }, signal),
  )
  return (
    <Page
      title="Who did what"
      sub="Sign-ins, changes, reviews, exports and keys. Nothing here can be changed."
    >
      <p class="beside">
        <label for="what">Show</label>
        <select
          id="what"
          value={what ?? ''}
          onChange={({ currentTarget: { value } }) =>
            route(value === '' ? '/console/record' : `/console/record?what=${value}`)
          }
        >
          <option value="">everything</option>
          {Object.entries(WORDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              who {words}
            </option>
          ))}
        </select>
      </p>
      <Await of={acts} what="the record">
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <Empty title="Nothing of this kind has happened." />
          ) : (
            <>
              <Acts items={items} />
              {nextCursor !== null && <p class="soft">The newest 200 are shown; the API has all.</p>}
            </>
          )
        }
      </Await>
      {who.value?.operator === true && <Days />}
    </Page>
  )
}

const Acts = ({ items }: { items: readonly Act[] }) => (
  <table class="list" aria-label="Acts">
    <TableHead columns={['When', 'Who', 'What', 'From']} />
    <tbody>
      {items.map((act) => (
        <tr key={act.id}>
          <td data-label="When">
            <Time at={act.at} />
          </td>
          <td data-label="Who">{act.who.name}</td>
          <td data-label="What">
            {WORDS[act.what]} <span class="soft">{act.operation}</span>
          </td>
          <td data-label="From">{act.address}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The days that are in the log: proof that nobody has written the record anew. */
function Days() {
  const days = useLoad('record days', (signal) => api('GET /api/admin/record/days', { limit: '31' }, signal))
  return (
    <Section title="Days in the log">
      <Await of={days} what="the days">
        {({ items }) =>
          items.length === 0 ? (
            <p class="soft">A day enters the log when it is over.</p>
          ) : (
            <table class="list" aria-label="Days">
              <TableHead columns={['Day', 'Acts', 'Digest', 'Place in the log']} />
              <tbody>
                {items.map(({ day, acts, sha256, logIndex }) => (
                  <tr key={day}>
                    <td data-label="Day">{day}</td>
                    <td data-label="Acts">{acts}</td>
                    <td data-label="Digest">
                      <code>{sha256.slice(0, 16)}…</code>
                    </td>
                    <td data-label="Place in the log">{logIndex ?? 'waits'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Await>
    </Section>
  )
}
