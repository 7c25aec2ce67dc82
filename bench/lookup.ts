import { bench } from './bench.ts'
import { startLoad } from './load-process.ts'
import { openSeeded } from './seeded-database.ts'
import { startApi, startBare } from './servers/start-server.ts'

const CONNECTIONS = 32
const MAX_A_ROUND = 30_000
const SAME = 'bare server, same SELECT'

/**
 * GETs of public look-ups, each of a different hash, compared with a bare server that sends the same SELECT
 * for each request. `size`: captures.
 */
export const lookup = bench({
  name: 'lookup',
  unit: 'requests/s',
  size: 1_000_000,
  async open(setup) {
    const database = await openSeeded(setup)
    const api = await setup.keep(startApi(database), (server) => server.end())
    const load = await setup.keep(startLoad(), (process) => process.end())
    const bare = await setup.keep(startBare('bare-lookup', database.appUrl), (server) => server.end())
    const requests = Math.max(64, Math.min(MAX_A_ROUND, Math.floor(setup.size / 10)))
    const measure = (url: string, prefix: string) => async () => {
      const hashes = await database.drawHashes(requests)
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
