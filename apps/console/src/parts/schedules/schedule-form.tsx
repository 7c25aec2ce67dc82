import type { Engine } from '@veracite/terms/vocabulary'
import { useId } from 'preact/hooks'
import { runnableEngines } from '../frame/layout.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { zoneHere } from '../widgets/format.tsx'
import { Select } from '../widgets/select.tsx'
import { engineName } from '../widgets/words.ts'

const USUAL = {
  '0 7 * * 1': 'Mondays at 7',
  '0 7 * * 1-5': 'Working days at 7',
  '0 7 * * *': 'Every day at 7',
  '0 7 1 * *': 'The first of the month at 7',
}

/** As the API takes it; null for the setting of the brand, or for no limit. */
export interface ScheduleDraft {
  cron: string
  timeZone: string
  samples: number | null
  /** Null for every engine of the plan. */
  engines: Engine[] | null
  spendCeilingUsd: string | null
}

export const newSchedule = (): ScheduleDraft => ({
  cron: Object.keys(USUAL)[0] ?? '',
  timeZone: zoneHere(),
  samples: null,
  engines: null,
  spendCeilingUsd: null,
})

/** Common schedules by name, all others as a cron expression. */
export const ScheduleForm = ({
  label,
  button,
  initial: { cron, timeZone, samples, engines, spendCeilingUsd },
  save,
  cancel,
}: {
  label: string
  button: string
  initial: ScheduleDraft
  save: (draft: ScheduleDraft) => Promise<unknown>
  cancel?: () => void
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
        label: 'Cron expression',
        hint: 'Minute, hour, day of the month, month, day of the week.',
        class: 'mono',
      },
      timeZone: { label: 'Time zone', hint: 'As in Europe/Oslo or UTC.' },
      samples: {
        label: 'Samples (optional)',
        hint: 'How often each prompt is asked of each engine, 1 to 100; empty for the brand’s own setting.',
        inputMode: 'numeric',
      },
      engines: {
        kind: 'ticks',
        isWide: true,
        label: 'Engines; none ticked means every engine of the plan',
        choices: runnableEngines().map((engine) => [engine, engineName(engine)] as const),
      },
      spendCeilingUsd: {
        label: 'At most, in US dollars (optional)',
        hint: 'What one scan may cost: once this is reached, the scan ends without asking the rest.',
        inputMode: 'decimal',
      },
    }}
    send={(draft) => save(scheduleFrom(draft))}
    button={button}
    cancel={cancel}
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
      <label for={id}>How often</label>
      <Select
        id={id}
        value={cron in USUAL ? cron : ''}
        options={[...Object.entries(USUAL), ['', 'Cron expression']]}
        choose={setCron}
      />
    </div>
  )
}
