import {
  MISSED_RULES,
  type MissedRule,
  OVERLAP_RULES,
  type OverlapRule,
} from '@veracite/core/schedules/schedule-store'
import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Schedule } from '../bodies.ts'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, oneOf, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'

export function schedulesCommand(context: Context): Command {
  const schedules = new Command('schedules')
    .summary('scans that start automatically')
    .description('Scans that start automatically, at the times of a cron expression in a time zone.')
  const add = schedules
    .command('add')
    .description('Scans a brand on a schedule.')
    .argument('<brand>', 'id, domain or name')
    .requiredOption('--cron <fields>', 'minute, hour, day of month, month, day of week')
    .option('--tz <zone>', 'time zone of the fields', 'UTC')
    .option('--jitter <seconds>', 'start up to this much later, never earlier', wholeNumber(0, 86_400), 0)
    .option('--samples <count>', 'how often each prompt is asked', wholeNumber(1, 100))
    .option('--engines <list>', 'only these, separated by commas', readEngines)
    .option('--ceiling <usd>', 'stop asking once a scan has cost this much')
    .addOption(
      choice('--missed <rule>', 'what to do about times missed while no worker ran', MISSED_RULES).default(
        'skip',
      ),
    )
    .addOption(
      choice('--overlap <rule>', 'what to do while its previous scan still runs', OVERLAP_RULES).default(
        'skip',
      ),
    )
    .action((brand: string, options: AddOptions) => addSchedule(context, brand, options))
  const list = schedules
    .command('list')
    .description('Lists schedules with their next three times, in UTC.')
    .argument('[brand]', 'only those of this brand')
    .action((brand: string | undefined) => listSchedules(context, brand))
  const set = schedules
    .command('set')
    .description('Changes a schedule. What is not named stays; times before now are not made up for.')
    .argument('<schedule>', 'id')
    .option('--cron <fields>', 'minute, hour, day of month, month, day of week')
    .option('--tz <zone>', 'time zone of the fields')
    .option('--samples <count>', 'how often each prompt is asked', wholeNumber(1, 100))
    .option('--engines <list>', 'only these, separated by commas', readEngines)
    .option('--ceiling <usd>', 'stop asking once a scan has cost this much')
    .action((scheduleId: string, options: Partial<AddOptions>) => setSchedule(context, scheduleId, options))
  withExamples(set, [[`schedules set ${ID} --cron '30 6 * * 1' --samples 5`, 'Earlier, and more closely']])
  const change = (paused: boolean) => async (scheduleId: string) => {
    const schedule = await connect(context).operator.schedules.change(scheduleId, { paused })
    context.show(schedule, (clean) =>
      paused ? `${context.paint.green('✓')} paused` : describe(context, clean),
    )
  }
  const pause = schedules
    .command('pause')
    .description('Pauses a schedule.')
    .argument('<schedule>', 'id')
    .action(change(true))
  const resume = schedules
    .command('resume')
    .description('Resumes a paused schedule. Times missed in between are not made up for.')
    .argument('<schedule>', 'id')
    .action(change(false))
  const remove = schedules
    .command('remove')
    .description('Removes a schedule; its scans stay.')
    .argument('<schedule>', 'id')
    .option('-y, --yes', 'do not ask')
    .action(async (scheduleId: string, { yes }: { yes?: true }) => {
      await confirm(context, `Remove schedule ${scheduleId}?`, yes)
      const answer = await connect(context).operator.schedules.remove(scheduleId)
      context.show({ id: scheduleId, ...answer }, () => `${context.paint.green('✓')} removed`)
    })
  withExamples(add, [
    [`schedules add halden-instruments.com --cron '0 7 * * 1' --tz Europe/Oslo`, 'Every Monday morning'],
    [`schedules add acme --cron '0 */6 * * *' --samples 5 --ceiling 2.50 --missed once`, 'Closely'],
  ])
  withExamples(list, [['schedules list', 'What comes next']])
  withExamples(pause, [[`schedules pause ${ID}`, 'For a while']])
  withExamples(resume, [[`schedules resume ${ID}`, 'Go on']])
  withExamples(remove, [[`schedules remove ${ID}`, 'For good']])
  return schedules
}

interface AddOptions {
  cron: string
  tz: string
  jitter: number
  samples?: number
  engines?: Engine[]
  ceiling?: string
  missed: MissedRule
  overlap: OverlapRule
}

const readEngines = (typed: string): Engine[] =>
  typed.split(',').map((engine) => oneOf(ENGINES, engine.trim()))

async function addSchedule(context: Context, wanted: string, options: AddOptions): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const { cron, tz, jitter, samples, engines, ceiling, missed, overlap } = options
  const added = await client.operator.schedules.create(brand.id, {
    cron,
    timeZone: tz,
    jitterSeconds: jitter,
    missed,
    overlap,
    ...(samples !== undefined && { samples }),
    ...(engines && { engines }),
    ...(ceiling !== undefined && { spendCeilingUsd: ceiling }),
  })
  context.show(added, (clean) => describe(context, clean))
}

async function setSchedule(
  context: Context,
  scheduleId: string,
  { cron, tz, samples, engines, ceiling }: Partial<AddOptions>,
): Promise<void> {
  const change = {
    ...(cron !== undefined && { cron }),
    ...(tz !== undefined && { timeZone: tz }),
    ...(samples !== undefined && { samples }),
    ...(engines && { engines }),
    ...(ceiling !== undefined && { spendCeilingUsd: ceiling }),
  }
  if (Object.keys(change).length === 0)
    throw new UsageError('Say what to change: --cron, --tz, --samples, --engines or --ceiling.')
  const changed = await connect(context).operator.schedules.change(scheduleId, change)
  context.show(changed, (clean) => describe(context, clean))
}

const describe = ({ paint }: Context, { id, nextTimes }: Schedule): string =>
  [
    `${paint.green('✓')} next ${nextTimes.map(minuteOf).join(', ')} ${paint.dim('UTC')}`,
    `  ${paint.dim(id)}`,
  ].join('\n')

async function listSchedules(context: Context, wanted: string | undefined): Promise<void> {
  const client = connect(context)
  const { paint } = context
  const brand = wanted === undefined ? null : await findBrand(client, wanted)
  const schedules = await client.everyPage(
    brand === null ? client.operator.schedules.list() : client.operator.schedules.listOfBrand(brand.id),
  )
  const names = new Map(
    (await client.everyPage(client.operator.brands.list())).map((one) => [one.id, one.name]),
  )
  context.showEach(schedules, (items) =>
    items.length === 0
      ? 'No schedule yet.'
      : table(
          items,
          [
            { title: 'BRAND', cell: ({ brandId }) => names.get(brandId) ?? brandId, least: 8 },
            { title: 'CRON', cell: ({ cron }) => cron },
            { title: 'ZONE', cell: ({ timeZone }) => timeZone, least: 6 },
            {
              title: 'NEXT (UTC)',
              cell: ({ paused, nextTimes }) => (paused ? 'paused' : nextTimes.map(minuteOf).join(', ')),
              least: 52,
            },
            { title: 'ID', cell: ({ id }) => id, paint: paint.dim },
          ],
          context,
        ),
  )
}
