import type { AnswerOf } from '@veracite/contract/routes'
import { useLocation } from 'preact-iso/router'
import { useApi } from '../parts/server/load.ts'
import { who } from '../parts/server/session.ts'
import { Page, Section } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'
import { Table } from '../parts/widgets/table.tsx'
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
  const acts = useApi('GET /api/admin/record', { limit: '200', ...(what && { what }) }, undefined, what ?? '')
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
      <AwaitItems of={acts} what="the record" none={<Empty title="Nothing of this kind has happened." />}>
        {({ items, nextCursor }) => (
          <>
            <Acts items={items} />
            {nextCursor !== null && <p class="soft">The newest 200 are shown; the API has all.</p>}
          </>
        )}
      </AwaitItems>
      {who.value?.operator === true && <Days />}
    </Page>
  )
}

const Acts = ({ items }: { items: readonly Act[] }) => (
  <Table
    label="Acts"
    rows={items}
    columns={[
      ['When', (act) => <Time at={act.at} />],
      ['Who', (act) => act.who.name],
      [
        'What',
        (act) => (
          <>
            {WORDS[act.what]} <span class="soft">{act.operation}</span>
          </>
        ),
      ],
      ['From', (act) => act.address],
    ]}
  />
)

/** The days that are in the log: proof that nobody has written the record anew. */
function Days() {
  const days = useApi('GET /api/admin/record/days', { limit: '31' })
  return (
    <Section title="Days in the log">
      <AwaitItems of={days} what="the days" none={<p class="soft">A day enters the log when it is over.</p>}>
        {({ items }) => (
          <Table
            label="Days"
            rows={items}
            columns={[
              ['Day', ({ day }) => day],
              ['Acts', ({ acts }) => acts],
              ['Digest', ({ sha256 }) => <code>{sha256.slice(0, 16)}…</code>],
              ['Place in the log', ({ logIndex }) => logIndex ?? 'waits'],
            ]}
          />
        )}
      </AwaitItems>
    </Section>
  )
}
