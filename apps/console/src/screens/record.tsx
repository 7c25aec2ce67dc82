import type { AnswerOf } from '@veracite/contract/routes'
import { ACT_KINDS } from '@veracite/terms/vocabulary'
import { useLocation } from 'preact-iso/router'
import { useApi } from '../parts/server/api.ts'
import { who } from '../parts/server/session.ts'
import { Filters } from '../parts/widgets/filters.tsx'
import { Time } from '../parts/widgets/format.tsx'
import { Page, Section } from '../parts/widgets/page.tsx'
import { named } from '../parts/widgets/select.tsx'
import { AwaitTable } from '../parts/widgets/table.tsx'
import { visibleText } from '../parts/widgets/visible-text.ts'
import data from './record.json' with { type: 'json' }

type Act = AnswerOf<'GET /api/admin/record'>['items'][number]

const WORDS: Record<Act['what'], string> = data.kinds
/** Where a thing of each kind is shown. */
const PLACES: Readonly<Record<string, string | undefined>> = data.places

/** The audit log, newest first. The kind to show is in the address. */
export function Record() {
  const { query } = useLocation()
  const what = query.what !== undefined && query.what in WORDS ? (query.what as Act['what']) : undefined
  const acts = useApi('GET /api/admin/record', { limit: '200', ...(what && { what }) })
  return (
    <Page
      title="Who did what"
      sub="Sign-ins, changes, reviews, exports and keys. Nothing here can be changed."
    >
      <Filters
        filters={[
          {
            name: 'what',
            label: 'Show',
            usual: 'everything',
            options: named(ACT_KINDS, (kind) => `who ${WORDS[kind]}`),
          },
        ]}
      />
      <AwaitTable
        of={acts}
        what="the record"
        none="Nothing of this kind has happened."
        more="The newest 200 are shown; the API has all."
        label="Acts"
        columns={[
          ['When', (act) => <Time at={act.at} />],
          ['Who', (act) => act.who.name],
          ['What', (act) => <Words {...act} />],
          ['From', (act) => act.address],
        ]}
      />
      {who.value?.operator === true && <Days />}
    </Page>
  )
}

function Words({ words, target }: Act) {
  const place = target === null ? undefined : PLACES[target.kind]
  if (!target || place === undefined) return <>{visibleText(words)}</>
  const path = place.replace('{id}', target.id).replace('{brandId}', target.brandId ?? '')
  return <a href={`/console/${path}`}>{visibleText(words)}</a>
}

/** The days that are in the log: proof that nobody has written the record anew. */
function Days() {
  const days = useApi('GET /api/admin/record/days', { limit: '31' })
  return (
    <Section title="Days in the log">
      <AwaitTable
        of={days}
        what="the days"
        none={<p class="soft">A day enters the log when it is over.</p>}
        label="Days"
        columns={[
          ['Day', ({ day }) => day],
          ['Acts', ({ acts }) => acts],
          ['Digest', ({ sha256 }) => <code>{sha256.slice(0, 16)}…</code>],
          ['Place in the log', ({ logIndex }) => logIndex ?? 'waits'],
        ]}
      />
    </Section>
  )
}
