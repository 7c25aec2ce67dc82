import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { newSchedule, type ScheduleDraft, ScheduleForm } from '../parts/schedules/schedule-form.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { ActButton, ConfirmButton } from '../parts/widgets/action.tsx'
import { Button } from '../parts/widgets/button.tsx'
import { Age, formatTime, formatUsd, Time } from '../parts/widgets/format.tsx'
import { AwaitItems, Section } from '../parts/widgets/page.tsx'
import { engineName } from '../parts/widgets/words.ts'

type Schedule = AnswerOf<'GET /api/admin/brands/{brandId}/schedules'>['items'][number]

const SLOWLY_MS = 60_000

/** When a brand is scanned automatically. */
export function Schedules({ brandId }: { brandId: string }) {
  const schedules = useApi(
    'GET /api/admin/brands/{brandId}/schedules',
    { brandId, limit: '100' },
    () => SLOWLY_MS,
  )
  return (
    <BrandFrame brandId={brandId} section="Schedules">
      <Section title="When it is scanned">
        <AwaitItems
          of={schedules}
          what="the schedules"
          none="No scan starts automatically."
          hint="A schedule makes changes visible: every scan is compared with the previous one."
        >
          {({ items }) => (
            <ul class="tiles wide">
              {items.map((schedule) => (
                <li key={schedule.id} class="card">
                  <ScheduleCard schedule={schedule} changed={schedules.reload} />
                </li>
              ))}
            </ul>
          )}
        </AwaitItems>
      </Section>
      <OnlyFor atLeast="editor">
        <Section title="Add a schedule">
          <ScheduleForm
            label="Add a schedule"
            button="Add the schedule"
            initial={newSchedule()}
            save={async (draft) => {
              await api('POST /api/admin/brands/{brandId}/schedules', {
                brandId,
                body: withoutNull(draft),
              })
              schedules.reload()
            }}
          />
        </Section>
      </OnlyFor>
    </BrandFrame>
  )
}

/** Empty fields use the brand's settings. */
const withoutNull = ({ cron, timeZone, samples, engines, spendCeilingUsd }: ScheduleDraft) => ({
  cron,
  timeZone,
  ...(engines !== null && { engines }),
  ...(samples !== null && { samples }),
  ...(spendCeilingUsd !== null && { spendCeilingUsd }),
})

function ScheduleCard({ schedule, changed }: { schedule: Schedule; changed: () => void }) {
  const [edits, setEdits] = useState(false)
  const { id: scheduleId, cron, timeZone, samples, engines, spendCeilingUsd, paused, nextTimes } = schedule
  const pause = async () => {
    await api('PATCH /api/admin/schedules/{scheduleId}', { scheduleId, body: { paused: !paused } })
    changed()
  }
  if (edits)
    return (
      <ScheduleForm
        label="Change the schedule"
        button="Save the change"
        initial={schedule}
        cancel={() => setEdits(false)}
        save={async (draft) => {
          await api('PATCH /api/admin/schedules/{scheduleId}', { scheduleId, body: draft })
          setEdits(false)
          changed()
        }}
      />
    )
  return (
    <>
      <h3>
        <code>{cron}</code> <span class="soft">{timeZone}</span>
        {paused && <span class="badge"> paused</span>}
      </h3>
      <p class="soft">
        {samples === null ? 'samples as set for the brand' : `each prompt ${samples} times`} ·{' '}
        {engines === null ? 'every engine of the plan' : engines.map(engineName).join(', ')}
        {spendCeilingUsd !== null && ` · at most ${formatUsd(spendCeilingUsd)}`}
      </p>
      <h4>Next</h4>
      <ol class="rows">
        {paused && <li class="soft">Not while it is paused.</li>}
        {nextTimes.map((at) => (
          <li key={at}>
            <time dateTime={at}>{formatTime(new Date(at))}</time> <Age at={at} />
          </li>
        ))}
      </ol>
      <LastTimes scheduleId={scheduleId} />
      <OnlyFor atLeast="editor">
        <div class="actions">
          <ActButton name={paused ? 'Go on' : 'Pause'} act={pause} />
          <Button name="Edit" press={() => setEdits(true)} />
          <ConfirmButton
            name="Remove"
            question="Its scans are kept."
            act={() => api('DELETE /api/admin/schedules/{scheduleId}', { scheduleId }).then(changed)}
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
      <h4>Before</h4>
      <ol class="rows">
        {items.map(({ plannedAt, outcome, scanId, reason, missedBefore }) => (
          <li key={plannedAt}>
            <Time at={plannedAt} />
            <span>
              {scanId === null ? outcome : <a href={`/console/scans/${scanId}`}>{outcome}</a>}
              {reason !== null && `: ${reason}`}
              {missedBefore > 0 && `, ${missedBefore} before it were missed`}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
