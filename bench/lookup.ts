import { bench } from './bench.ts'
import { CONNECTIONS, openBare, openSeededServers, popularHashes, requestsFor } from './seeded-servers.ts'

const MAX_A_ROUND = 30_000

/**
 * GETs of public look-ups, each of a different hash, compared with a bare server that sends the same SELECT
 * for each request. `size`: captures.
 */
export const lookup = bench({
  name: 'lookup',
  unit: 'requests/s',
  size: 1_000_000,
  async open(setup) {
    const { database, api, load } = await openSeededServers(setup)
    const bare = await openBare(setup, 'bare-lookup', database)
    const measure = (url: string, prefix: string) => async () => {
      const hashes = await database.drawHashes(requestsFor(setup.size, MAX_A_ROUND))
      const paths = hashes.map((hash) => `${prefix}${hash}`)
      return load.rate({ url, connections: CONNECTIONS, method: 'GET', paths })
    }
    return {
      measures: {
        [SAME]: measure(bare.url, '/'),
        'cold look-up': measure(api.url, '/v1/public/evidence/'),
      },
      ratios: [{ of: 'cold look-up', to: SAME, goal: 0.8 }],
    }
  },
})

const SAME = 'bare server, same SELECT'

/** The same for a thousand popular hashes, compared with the product's own smallest static answer. */
export const lookupHot = bench({
  name: 'lookup-hot',
  unit: 'requests/s',
  size: 1_000_000,
  async open(setup) {
    const { database, api, load } = await openSeededServers(setup)
    const popular = await popularHashes(database, setup.size)
    const ask = (pathOf: (n: number) => string) => () =>
      load.rate({
        url: api.url,
        connections: CONNECTIONS,
        method: 'GET',
        paths: Array.from({ length: requestsFor(setup.size, MAX_A_ROUND) }, (_, n) => pathOf(n)),
      })
    return {
      measures: {
        'static JSON (/healthz)': ask(() => '/healthz'),
        'hot look-up': ask((n) => `/v1/public/evidence/${popular[(n * 7_919) % popular.length]}`),
      },
      ratios: [{ of: 'hot look-up', to: 'static JSON (/healthz)', goal: 0.5 }],
    }
  },
})
