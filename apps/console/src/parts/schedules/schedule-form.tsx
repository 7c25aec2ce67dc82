import { useId, useState } from 'preact/hooks'
import { TextField } from '../widgets/fields.tsx'
import { Form, Refusal, Submit, useAction } from '../widgets/form.tsx'

const USUAL = [
  ['0 7 * * 1', 'Mondays at 7'],
  ['0 7 * * 1-5', 'Working days at 7'],
  ['0 7 * * *', 'Every day at 7'],
  ['0 7 1 * *', 'The first of the month at 7'],
] as const

const FIELDS = ['cron', 'timeZone', 'samples', 'spendCeilingUsd']

/** As the API takes it; null for the setting of the brand, or for no limit. */
export interface ScheduleDraft {
  cron: string
  timeZone: string
  samples: number | null
  spendCeilingUsd: string | null
}

export const newSchedule = (): ScheduleDraft => ({
  cron: USUAL[0][0],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  samples: null,
  spendCeilingUsd: null,
})

/** Common schedules by name, all others as a cron expression. */
export function ScheduleForm({
  label,
  button,
  initial,
  save,
  cancel,
}: {
  label: string
  button: string
  initial: ScheduleDraft
  save: (draft: ScheduleDraft) => Promise<unknown>
  cancel?: () => void
}) {
  const [cron, setCron] = useState(initial.cron)
  const [timeZone, setTimeZone] = useState(initial.timeZone)
  const [samples, setSamples] = useState(initial.samples === null ? '' : String(initial.samples))
  const [spend, setSpend] = useState(initial.spendCeilingUsd ?? '')
  const action = useAction()
  const submit = () => action.run(() => save(draftOf({ cron, timeZone, samples, spend })))
  return (
    <Form label={label} onSubmit={submit}>
      <HowOften cron={cron} setCron={setCron} />
      <TextField
        label="Cron expression"
        path="cron"
        action={action}
        hint="Minute, hour, day of the month, month, day of the week."
        class="mono"
        value={cron}
        set={setCron}
      />
      <TextField
        label="Time zone"
        path="timeZone"
        action={action}
        hint="As in Europe/Oslo or UTC."
        value={timeZone}
        set={setTimeZone}
      />
      <TextField
        label="Samples (optional)"
        path="samples"
        action={action}
        hint="How often each prompt is asked of each engine, 1 to 100; empty for the brand’s own setting."
        inputMode="numeric"
        value={samples}
        set={setSamples}
      />
      <TextField
        label="At most, in US dollars (optional)"
        path="spendCeilingUsd"
        action={action}
        hint="What one scan may cost: once this is reached, the scan ends without asking the rest."
        inputMode="decimal"
        value={spend}
        set={setSpend}
      />
      <Refusal action={action} beside={FIELDS} />
      <div class="actions">
        <Submit action={action}>{button}</Submit>
        {cancel && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  )
}

/** Converts the typed fields to the body of the API. */
function draftOf(typed: Record<'cron' | 'timeZone' | 'samples' | 'spend', string>): ScheduleDraft {
  const samples = typed.samples.trim()
  const spend = typed.spend.trim()
  return {
    cron: typed.cron.trim(),
    timeZone: typed.timeZone.trim(),
    samples: samples === '' ? null : Number(samples),
    spendCeilingUsd: spend === '' ? null : spend,
  }
}

function HowOften({ cron, setCron }: { cron: string; setCron: (cron: string) => void }) {
  const usual = USUAL.some(([expression]) => expression === cron) ? cron : ''
  const id = useId()
  return (
    <div class="field">
      <label for={id}>How often</label>
      <select id={id} value={usual} onChange={(event) => setCron(event.currentTarget.value)}>
        {USUAL.map(([expression, name]) => (
          <option key={expression} value={expression}>
            {name}
          </option>
        ))}
        <option value="">Cron expression</option>
      </select>
    </div>
  )
}
