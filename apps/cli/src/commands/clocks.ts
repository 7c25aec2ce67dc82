import { shows, single } from '../declared/verbs.ts'

export const clocksCommand = single(
  shows('clocks', {
    call: ({ log }) => log.compareClocks,
    says: ({ offsetMs, readings }, { say }) =>
      [
        ...readings.map(
          (one) =>
            `${one.source}  ${one.offsetMs === null ? say('cliClock.silent') : say('cliClock.reading', { offset: one.offsetMs, within: one.withinMs ?? 0 })}`,
        ),
        offsetMs === null ? say('cliClock.notCompared') : say('cliClock.ahead', { offset: offsetMs }),
      ].join('\n'),
  }),
)
