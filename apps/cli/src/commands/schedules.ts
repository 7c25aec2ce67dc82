import type { Schedule } from '../bodies.ts'
import type { Context } from '../context.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { minuteOf } from '../ui/words.ts'

const describe = ({ id, nextTimes }: Schedule, { paint, say }: Context): string =>
  `${say('cliDo.scheduled', { times: say.line(nextTimes.map(minuteOf)) })} ${paint.dim('UTC')}\n  ${paint.dim(id)}`

export const schedulesCommand = group('schedules', [
  shows('schedules add', {
    call: ({ schedules }) => schedules.create,
    done: describe,
  }),
  lists('schedules list', {
    call: ({ schedules }, { ids }) => (ids.length === 0 ? schedules.list : schedules.listOfBrand),
    before: async (given, _, client) => {
      const brands = await client.everyPage(client.operator.brands.list())
      given.own.names = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
    },
    columns: ({ own }, { say }) => [
      {
        title: 'brand',
        cell: ({ brandId }) => (own.names as Record<string, string>)[brandId] ?? brandId,
        least: 8,
      },
      { title: 'CRON', cell: ({ cron }) => cron },
      { title: 'zone', cell: ({ timeZone }) => timeZone, least: 6 },
      {
        title: 'nextUtc',
        cell: ({ paused, nextTimes }) =>
          paused ? say('cliDo.isPaused') : nextTimes.map(minuteOf).join(', '),
        least: 52,
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'noScheduleYet',
  }),
  shows('schedules set', {
    call: ({ schedules }) => schedules.change,
    done: describe,
  }),
  shows('schedules pause', {
    always: { paused: true },
    call: ({ schedules }) => schedules.change,
    done: (_, { say }) => say('cliMade.paused'),
  }),
  shows('schedules resume', {
    always: { paused: false },
    call: ({ schedules }) => schedules.change,
    done: describe,
  }),
  shows('schedules remove', {
    confirm: ({ ids: [id = ''] }, _, { say }) => say('cliAsk.removeSchedule', { id }),
    call: ({ schedules }) => schedules.remove,
    data: withId,
    done: (_, { say }) => say('cliMade.removed'),
  }),
])
