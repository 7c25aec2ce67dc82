import { say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { runnableEngines } from '../parts/frame/layout.tsx'
import { pricedEngines } from '../parts/scans/start-scan.tsx'
import {
  newSchedule,
  type Offer,
  type ScheduleDraft,
  ScheduleForm,
} from '../parts/schedules/schedule-form.tsx'
import { type Answer, type Asked, api, useApi } from '../parts/server/api.ts'
import { ActButton, ConfirmButton, named } from '../parts/widgets/action.tsx'
import { Await, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { Age, engineName, formatTime, formatUsd, inList, Time } from '../parts/widgets/words.ts'

type Schedule = Answer<'GET /api/admin/brands/{brandId}/schedules'>['items'][number]

const SLOWLY_MS = 60_000

/** When a brand is scanned automatically. */
export function Schedules({ brandId }: { brandId: string }) {
  const schedules = useApi(
    'GET /api/admin/brands/{brandId}/schedules',
    { brandId, limit: '100' },
    () => SLOWLY_MS,
  )
  const priced = useApi('POST /api/admin/brands/{brandId}/scans/estimate', { brandId, body: {} })
  const offer = priced.value ? pricedEngines(priced.value) : named(runnableEngines(), engineName)
  return (
    <BrandFrame brandId={brandId} section={say('schedules.schedules')}>
      {({ engines }) => (
        <Section
          title={say('schedules.whenItIsScanned')}
          aside={
            <ScheduleForm
              label={say('schedules.addASchedule')}
              opens="primary"
              button={say('schedules.addTheSchedule')}
              initial={newSchedule(engines)}
              offer={offer}
              save={(draft) =>
                api('POST /api/admin/brands/{brandId}/schedules', { brandId, body: withoutNull(draft) })
              }
            />
          }
        >
          <Await
            of={schedules}
            none={say('schedules.noScanStartsAutomatically')}
            hint={say('schedules.aScheduleMakesChanges')}
          >
            {({ items }) => (
              <ul class="tiles wide">
                {items.map((schedule) => (
                  <li key={schedule.id} class="card">
                    <ScheduleCard schedule={schedule} offer={offer} />
                  </li>
                ))}
              </ul>
            )}
          </Await>
        </Section>
      )}
    </BrandFrame>
  )
}

type NewSchedule = Asked<'POST /api/admin/brands/{brandId}/schedules'>['body']

/** Empty fields use the brand's settings. */
const withoutNull = (draft: ScheduleDraft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null)) as NewSchedule

function ScheduleCard({ schedule, offer }: { schedule: Schedule; offer: Offer }) {
  const { id: scheduleId, cron, timeZone, samples, engines, spendCeilingUsd, paused, nextTimes } = schedule
  const change = (body: Partial<ScheduleDraft> & { paused?: boolean }) =>
    api('PATCH /api/admin/schedules/{scheduleId}', { scheduleId, body })
  return (
    <>
      <h3>
        <code>{cron}</code> <span class="soft">{timeZone}</span>
        {paused && <span class="badge"> {say('schedules.paused')}</span>}
      </h3>
      <p class="soft">
        {samples === null ? say('schedules.samplesAsSetFor') : say('schedules.eachPromptTimes', { samples })}{' '}
        · {engines === null ? say('schedules.everyEngineOfThe') : inList(engines.map(engineName))}
        {spendCeilingUsd !== null && ` · ${say('schedules.atMost', { most: formatUsd(spendCeilingUsd) })}`}
      </p>
      <h4>{say('schedules.next')}</h4>
      <ol class="rows">
        {paused && <li class="soft">{say('schedules.notWhileItIs')}</li>}
        {nextTimes.map((at) => (
          <li key={at}>
            <time dateTime={at}>{formatTime(new Date(at))}</time> <Age at={at} />
          </li>
        ))}
      </ol>
      <LastTimes scheduleId={scheduleId} />
      <OnlyFor atLeast="editor">
        <div class="actions">
          <ActButton
            name={paused ? say('schedules.goOn') : say('schedules.pause')}
            act={() => change({ paused: !paused })}
          />
          <ScheduleForm
            label={say('common.edit')}
            button={say('common.saveTheChange')}
            initial={schedule}
            offer={offer}
            save={change}
          />
          <ConfirmButton
            name={say('common.remove')}
            question={say('schedules.itsScansAreKept')}
            act={() => api('DELETE /api/admin/schedules/{scheduleId}', { scheduleId })}
          />
        </div>
      </OnlyFor>
    </>
  )
}

const LAST = '3'

/** The outcomes of the latest times. */
function LastTimes({ scheduleId }: { scheduleId: string }) {
  const times = useApi('GET /api/admin/schedules/{scheduleId}/times', { scheduleId, limit: LAST })
  const items = times.value?.items ?? []
  if (items.length === 0) return null
  return (
    <>
      <h4>{say('schedules.before')}</h4>
      <ol class="rows">
        {items.map(({ plannedAt, outcome, scanId, reason, missedBefore }) => (
          <li key={plannedAt}>
            <Time at={plannedAt} />
            <span>
              {scanId === null ? (
                say(`scheduleOutcome.${outcome}`)
              ) : (
                <a href={`/console/scans/${scanId}`}>{say(`scheduleOutcome.${outcome}`)}</a>
              )}
              {reason !== null && `: ${reason}`}
              {missedBefore > 0 && `, ${say('schedules.beforeItWereMissed', { missedBefore })}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
