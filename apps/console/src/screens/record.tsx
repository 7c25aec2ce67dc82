import { ACT_KINDS } from '@veracite/terms/vocabulary'
import { listed, say } from '@veracite/words/say'
import { useLocation } from 'preact-iso/router'
import { type Answer, useApi } from '../parts/server/api.ts'
import { who } from '../parts/server/session.ts'
import { Filters } from '../parts/widgets/filters.tsx'
import { AwaitTable, Page, Section } from '../parts/widgets/page.tsx'
import { personName, Time, visibleText } from '../parts/widgets/words.ts'
import { HERE } from '../parts/widgets/written-in.ts'
import data from './record.json' with { type: 'json' }

type Act = Answer<'GET /api/admin/record'>['items'][number]

/** Where a thing of each kind is shown. */
const PLACES: Readonly<Record<string, string | undefined>> = data

/** The audit log, newest first. The kind to show is in the address. */
export function Record() {
  const { query } = useLocation()
  const what = ACT_KINDS.find((kind) => kind === query.what)
  const acts = useApi('GET /api/admin/record', { limit: '200', ...(what && { what }), language: HERE })
  return (
    <Page title={say('record.whoDidWhat')} sub={say('record.signInsChangesReviews')}>
      <Filters
        filters={[
          {
            name: 'what',
            label: say('record.show'),
            usual: say('record.everything'),
            options: listed('whoDid'),
          },
        ]}
      />
      <AwaitTable
        of={acts}
        none={say('record.nothingOfThisKind')}
        more={say('record.theNewest200Are')}
        label={say('record.acts')}
        columns={[
          [say('common.when'), (act) => <Time at={act.at} />],
          [say('common.who'), (act) => personName(act.who.name)],
          [say('common.what'), (act) => <Words {...act} />],
          [say('common.from'), (act) => act.address],
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
const Days = () => (
  <Section title={say('record.daysInTheLog')}>
    <AwaitTable
      of={useApi('GET /api/admin/record/days', { limit: '31' })}
      none={<p class="soft">{say('record.aDayEntersThe')}</p>}
      label={say('record.days')}
      columns={[
        [say('record.day'), ({ day }) => day],
        [say('record.acts'), ({ acts }) => acts],
        [say('record.digest'), ({ sha256 }) => <code>{sha256.slice(0, 16)}…</code>],
        [say('record.placeInTheLog'), ({ logIndex }) => logIndex ?? say('record.waits')],
      ]}
    />
  </Section>
)
