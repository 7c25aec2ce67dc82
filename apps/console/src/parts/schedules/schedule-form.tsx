import type { Engine } from '@veracite/terms/vocabulary'
import { known, listed, say } from '@veracite/words/say'
import { useId } from 'preact/hooks'
import type { Answer } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { zoneHere } from '../widgets/format.tsx'
import { Select } from '../widgets/select.tsx'

/** As the API takes it; null for the setting of the brand, or for no limit. */
export type ScheduleDraft = Pick<
  Answer<'GET /api/admin/brands/{brandId}/schedules'>['items'][number],
  'cron' | 'timeZone' | 'samples' | 'engines' | 'spendCeilingUsd'
>

export const newSchedule = (engines: Engine[] | null): ScheduleDraft => ({
  cron: listed('schedule')[0]?.[0] ?? '',
  timeZone: zoneHere(),
  samples: null,
  engines,
  spendCeilingUsd: null,
})

/** The engines to choose from, with what one scan of each costs. */
export type Offer = readonly (readonly [Engine, string])[]

/** Common schedules by name, all others as a cron expression. */
export const ScheduleForm = ({
  label,
  button,
  initial: { cron, timeZone, samples, engines, spendCeilingUsd },
  save,
  offer,
  ...drawer
}: {
  label: string
  offer: Offer
  opens?: string
  button: string
  initial: ScheduleDraft
  save: (draft: ScheduleDraft) => Promise<unknown>
  close?: () => void
}) => (
  <DescribedForm
    label={label}
    initial={{
      ...{ cron, timeZone, samples: String(samples ?? ''), spendCeilingUsd: spendCeilingUsd ?? '' },
      engines: engines ?? [],
    }}
    above={({ draft, put }) => <HowOften cron={draft.cron} setCron={(cron) => put({ cron })} />}
    fields={{
      cron: {
        label: say('schedules.cronExpression'),
        hint: say('schedules.minuteHourDayOf'),
        class: 'mono',
      },
      timeZone: { label: say('schedules.timeZone'), hint: say('schedules.asInEuropeOslo') },
      samples: {
        label: say('schedules.samplesOptional'),
        hint: say('schedules.howOftenEachPrompt'),
        inputMode: 'numeric',
      },
      engines: {
        kind: 'ticks',
        isWide: true,
        label: say('schedules.enginesNoneTickedMeans'),
        choices: offer,
      },
      spendCeilingUsd: {
        label: say('schedules.atMostInUs'),
        hint: say('schedules.whatOneScanMay'),
        inputMode: 'decimal',
      },
    }}
    send={(draft) => save(scheduleFrom(draft))}
    button={button}
    {...drawer}
  />
)

/** Converts the typed fields to the body of the API. */
function scheduleFrom({
  engines,
  ...typed
}: Record<Exclude<keyof ScheduleDraft, 'engines'>, string> & { engines: Engine[] }): ScheduleDraft {
  const samples = typed.samples.trim()
  return {
    cron: typed.cron.trim(),
    timeZone: typed.timeZone.trim(),
    samples: samples === '' ? null : Number(samples),
    engines: engines.length === 0 ? null : engines,
    spendCeilingUsd: typed.spendCeilingUsd.trim() || null,
  }
}

function HowOften({ cron, setCron }: { cron: string; setCron: (cron: string) => void }) {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{say('common.howOften')}</label>
      <Select
        id={id}
        value={known('schedule', cron) === undefined ? '' : cron}
        options={[...listed('schedule'), ['', say('schedules.cronExpression')]]}
        choose={setCron}
      />
    </div>
  )
}
