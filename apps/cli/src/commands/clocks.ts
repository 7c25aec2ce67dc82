import { shows, single } from '../declared/verbs.ts'

export const clocksCommand = single(
  "the server's clock beside other sources of time",
  shows({
    name: 'clocks',
    about:
      'Compares the clock of the server with the sources of VERACITE_CLOCKS. Workers do so before a plan begins and at least every hour while they ask, and every answer that they capture states the result, signed.',
    inputs: [],
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
