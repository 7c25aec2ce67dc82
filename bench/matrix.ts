import { bench } from './bench.ts'
import { openSeededServers } from './seeded-servers.ts'

const REQUESTS_A_ROUND = 200

/**
 * GETs of the confabulations of brands that differ only in the number of classified runs. `size`: the
 * largest.
 */
export const matrix = bench({
  name: 'matrix',
  unit: 'ms',
  size: 1_000_000,
  async open(setup) {
    const { database, api, load } = await openSeededServers(setup)
    const count = setup.size < 10_000 ? 8 : REQUESTS_A_ROUND
    const measure = (id: string) => () =>
      load.median({
        url: api.url,
        connections: 1,
        method: 'GET',
        headers: { authorization: `Bearer ${api.token}` },
        paths: Array.from({ length: count }, () => `/v1/brands/${id}/confabulations`),
      })
    const names = database.brands.map(({ runs }) => `${runs} runs`)
    const [largest = '', smallest = ''] = [names[0], names.at(-1)]
    return {
      measures: Object.fromEntries(database.brands.map(({ id }, n) => [names[n] ?? '', measure(id)])),
      ratios: names
        .slice(0, -1)
        .map((of) => ({ of, to: smallest, goal: of === largest ? 1.5 : null, atMost: true })),
    }
  },
})
