import { shows, single } from '../declared/verbs.ts'

export const clocksCommand = single(
  shows('clocks', {
    call: ({ log }) => log.compareClocks,
    says: ({ offsetMs, readings }) =>
      [
        ...readings.map(
          (one) =>
            `${one.source}  ${one.offsetMs === null ? 'did not answer' : `${one.offsetMs} ms, within ${one.withinMs} ms`}`,
        ),
        offsetMs === null
          ? 'Not compared: fewer than two sources of time answered. Set VERACITE_CLOCKS.'
          : `This clock is ahead by ${offsetMs} ms (median; negative: behind).`,
      ].join('\n'),
  }),
)
