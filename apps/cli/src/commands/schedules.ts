import { MISSED_RULES, OVERLAP_RULES } from '@veracite/core/schedules/schedule-store'
import { ENGINES } from '@veracite/terms/vocabulary'
import type { Schedule } from '../bodies.ts'
import type { Context } from '../context.ts'
import { BRAND, idOf, opt } from '../declared/inputs.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { oneOf, wholeNumber } from '../options.ts'
import { minuteOf } from '../ui/words.ts'

const CRON = opt('--cron <fields>', 'minute, hour, day of month, month, day of week')
const ZONE = opt('--tz <zone>', 'time zone of the fields', { as: 'timeZone' })
const WHAT_IS_ASKED = [
  opt('--samples <count>', 'how often each prompt is asked', { parse: wholeNumber(1, 100) }),
  opt('--engines <list>', 'only these, separated by commas', {
    parse: (typed) => typed.split(',').map((engine) => oneOf(ENGINES, engine.trim())),
  }),
  opt('--ceiling <usd>', 'stop asking once a scan has cost this much', { as: 'spendCeilingUsd' }),
]

const describe = ({ id, nextTimes }: Schedule, { paint }: Context): string =>
  `next ${nextTimes.map(minuteOf).join(', ')} ${paint.dim('UTC')}\n  ${paint.dim(id)}`

export const schedulesCommand = group({
  name: 'schedules',
  summary: 'scans that start automatically',
  about: 'Scans that start automatically, at the times of a cron expression in a time zone.',
  verbs: [
    shows({
      name: 'add',
      about: 'Scans a brand on a schedule.',
      inputs: [
        BRAND,
        { ...CRON, required: true },
        { ...ZONE, preset: 'UTC' },
        opt('--jitter <seconds>', 'start up to this much later, never earlier', {
          parse: wholeNumber(0, 86_400),
          preset: 0,
          as: 'jitterSeconds',
        }),
        ...WHAT_IS_ASKED,
        opt('--missed <rule>', 'what to do about times missed while no worker ran', {
          choices: MISSED_RULES,
          preset: 'skip',
        }),
        opt('--overlap <rule>', 'what to do while its previous scan still runs', {
          choices: OVERLAP_RULES,
          preset: 'skip',
        }),
      ],
      examples: [
        ["BRAND --cron '0 7 * * 1' --tz Europe/Oslo", 'Every Monday morning'],
        [
          "acme --cron '0 */6 * * *' --samples 5 --ceiling 2.50 --missed once",
          'Every six hours, with a spend ceiling',
        ],
      ],
      call: ({ schedules }) => schedules.create,
      done: describe,
    }),
    lists({
      name: 'list',
      about: 'Lists schedules with their next three times, in UTC.',
      inputs: [{ ...BRAND, flags: '[brand]', about: 'only those of this brand' }],
      call: ({ schedules }, { ids }) => (ids.length === 0 ? schedules.list : schedules.listOfBrand),
      before: async (given, _, client) => {
        const brands = await client.everyPage(client.operator.brands.list())
        given.own.names = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
      },
      columns: ({ own }) => [
        {
          title: 'BRAND',
          cell: ({ brandId }) => (own.names as Record<string, string>)[brandId] ?? brandId,
          least: 8,
        },
        { title: 'CRON', cell: ({ cron }) => cron },
        { title: 'ZONE', cell: ({ timeZone }) => timeZone, least: 6 },
        {
          title: 'NEXT (UTC)',
          cell: ({ paused, nextTimes }) => (paused ? 'paused' : nextTimes.map(minuteOf).join(', ')),
          least: 52,
        },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: 'No schedule yet.',
    }),
    shows({
      name: 'set',
      about:
        'Changes a schedule. Options that are not given stay as they are; past times are not made up for.',
      inputs: [idOf('schedule'), CRON, ZONE, ...WHAT_IS_ASKED],
      needsOne: true,
      examples: [["ID --cron '30 6 * * 1' --samples 5", 'Change time and samples']],
      call: ({ schedules }) => schedules.change,
      done: describe,
    }),
    shows({
      name: 'pause',
      about: 'Pauses a schedule.',
      inputs: [idOf('schedule')],
      always: { paused: true },
      call: ({ schedules }) => schedules.change,
      done: () => 'paused',
    }),
    shows({
      name: 'resume',
      about: 'Resumes a paused schedule. Times missed in between are not made up for.',
      inputs: [idOf('schedule')],
      always: { paused: false },
      call: ({ schedules }) => schedules.change,
      done: describe,
    }),
    shows({
      name: 'remove',
      about: 'Removes a schedule; its scans stay.',
      inputs: [idOf('schedule')],
      confirm: ({ ids: [id] }) => `Remove schedule ${id}?`,
      call: ({ schedules }) => schedules.remove,
      data: withId,
      done: () => 'removed',
    }),
  ],
})
