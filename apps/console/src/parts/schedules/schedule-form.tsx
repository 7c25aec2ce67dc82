import type { Engine } from '@veracite/terms/vocabulary'
import { known, listed, say } from '@veracite/words/say'
import type { Answer } from '../server/api.ts'
import { choice, line, ticks } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { zoneHere } from '../widgets/words.ts'

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

interface Props {
  label: string
  opens?: string
  button: string
  offer: Offer
  initial: ScheduleDraft
  save: (draft: ScheduleDraft) => Promise<unknown>
}

/** The name of a common schedule; empty for all others. */
const commonName = (cron: string): string => (known('schedule', cron) === undefined ? '' : cron)

/** Common schedules by name, all others as a cron expression. */
export const ScheduleForm = ({ initial, save, offer, ...look }: Props) => (
  <DescribedForm
    {...look}
    minRole="editor"
    isQuiet
    fields={{
      common: choice<string>(
        say('common.howOften'),
        [...listed('schedule'), ['', say('schedules.cronExpression')]],
        { usual: commonName(initial.cron) },
      ),
      cron: line(say('schedules.cronExpression'), {
        hint: say('schedules.minuteHourDayOf'),
        class: 'mono',
        usual: initial.cron,
      }),
      timeZone: line(say('schedules.timeZone'), {
        hint: say('schedules.asInEuropeOslo'),
        usual: initial.timeZone,
      }),
      samples: line(say('schedules.samplesOptional'), {
        hint: say('schedules.howOftenEachPrompt'),
        inputMode: 'numeric',
        usual: String(initial.samples ?? ''),
      }),
      engines: ticks(say('schedules.enginesNoneTickedMeans'), offer, {
        isWide: true,
        usual: initial.engines ?? [],
      }),
      spendCeilingUsd: line(say('schedules.atMostInUs'), {
        hint: say('schedules.whatOneScanMay'),
        inputMode: 'decimal',
        usual: initial.spendCeilingUsd ?? '',
      }),
    }}
    also={{
      common: (cron) => ({ cron }),
      cron: (cron) => ({ common: commonName(cron) }),
    }}
    send={({ cron, timeZone, samples, engines, spendCeilingUsd }) =>
      save({
        cron: cron.trim(),
        timeZone: timeZone.trim(),
        samples: samples.trim() === '' ? null : Number(samples),
        engines: engines.length === 0 ? null : engines,
        spendCeilingUsd: spendCeilingUsd.trim() || null,
      })
    }
  />
)
