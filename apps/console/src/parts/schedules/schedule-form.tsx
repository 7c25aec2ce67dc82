import { useId } from 'preact/hooks'
import { DescribedForm } from '../widgets/described-form.tsx'
import { zoneHere } from '../widgets/format.tsx'
import { Select } from '../widgets/select.tsx'

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
  spendCeilingUsd: string | null
}

export const newSchedule = (): ScheduleDraft => ({
  cron: Object.keys(USUAL)[0] ?? '',
  timeZone: zoneHere(),
  samples: null,
  spendCeilingUsd: null,
})

/** Common schedules by name, all others as a cron expression. */
export const ScheduleForm = ({
  label,
  button,
  initial: { cron, timeZone, samples, spendCeilingUsd },
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
    initial={{ cron, timeZone, samples: String(samples ?? ''), spendCeilingUsd: spendCeilingUsd ?? '' }}
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
function scheduleFrom(typed: Record<keyof ScheduleDraft, string>): ScheduleDraft {
  const samples = typed.samples.trim()
  return {
    cron: typed.cron.trim(),
    timeZone: typed.timeZone.trim(),
    samples: samples === '' ? null : Number(samples),
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
