import type { Bench } from './bench.ts'
import { interleave } from './interleave.ts'
import { startLoad } from './load-process.ts'
import { withSeeded } from './seeded-database.ts'
import { startApi, startTogether } from './servers/start-server.ts'

const REQUESTS_A_ROUND = 200

/**
 * GETs of the confabulations of brands that differ only in the number of classified runs. `size`: the
 * largest.
 */
export const matrix: Bench = {
  name: 'matrix',
  size: 1_000_000,
  run: (options) =>
    withSeeded(options, async (database) => {
      const [api, load] = await startTogether([startApi(database), startLoad()])
      const count = options.size < 10_000 ? 8 : REQUESTS_A_ROUND
      const ofBrand = (id: string) => async () => {
        const { statuses, medianMs } = await load.run({
          url: api.url,
          connections: 1,
          method: 'GET',
          headers: { authorization: `Bearer ${api.token}` },
          paths: Array.from({ length: count }, () => `/v1/brands/${id}/confabulations`),
        })
        if (statuses[200] !== count) throw new Error(`Not all answers were 200: ${JSON.stringify(statuses)}`)
        return medianMs
      }
      const names = database.brands.map(({ runs }) => `${runs} runs`)
      const [largest = '', smallest = ''] = [names[0], names.at(-1)]
      try {
        return {
          unit: 'ms',
          measures: await interleave(
            options,
            Object.fromEntries(database.brands.map(({ id }, n) => [names[n] ?? '', ofBrand(id)])),
          ),
          ratios: names
            .slice(0, -1)
            .map((of) => ({ of, to: smallest, goal: of === largest ? 1.5 : null, atMost: true })),
        }
      } finally {
        await Promise.all([load.end(), api.end()])
      }
    }),
}
