import type { Bench, BenchOptions, BenchResult } from './bench.ts'
import { interleave } from './interleave.ts'
import { type LoadProcess, startLoad } from './load-process.ts'
import { withSeeded } from './seeded-database.ts'
import { startApi, startBare, startTogether } from './servers/start-server.ts'

export const CONNECTIONS = 32
const MAX_A_ROUND = 30_000

/**
 * GETs of public look-ups, each of a different hash, compared with a bare server that sends the same SELECT
 * for each request, and with one that only asks whether the hash exists. `size`: captures.
 */
export const lookup: Bench = {
  name: 'lookup',
  size: 1_000_000,
  run: (options) =>
    withSeeded(options, async (database) => {
      const [bare, api, load] = await startTogether([
        startBare('bare-lookup', database.appUrl),
        startApi(database),
        startLoad(),
      ])
      const count = Math.max(64, Math.min(MAX_A_ROUND, Math.floor(options.size / 10)))
      const measure = async (url: string, prefix: string) => {
        const paths = (await database.drawHashes(count)).map((hash) => `${prefix}${hash}`)
        return load.rate({ url, connections: CONNECTIONS, method: 'GET', paths })
      }
      try {
        return {
          unit: 'requests/s',
          measures: await interleave(options, {
            [SAME]: () => measure(bare.url, '/same/'),
            [LEAST]: () => measure(bare.url, '/least/'),
            'cold look-up': () => measure(api.url, '/v1/public/evidence/'),
          }),
          ratios: [
            { of: 'cold look-up', to: SAME, goal: 0.8 },
            { of: 'cold look-up', to: LEAST, goal: null },
          ],
        }
      } finally {
        await Promise.all([load.end(), api.end(), bare.end()])
      }
    }),
}

const SAME = 'bare server, same SELECT'
const LEAST = 'bare server, captures only'
const POPULAR = 1_000

/** The same for a thousand popular hashes, compared with the product's own smallest static answer. */
export const lookupHot: Bench = {
  name: 'lookup-hot',
  size: 1_000_000,
  run: (options) =>
    withSeeded(options, async (database) => {
      const [api, load] = await startTogether([startApi(database), startLoad()])
      const popular = await database.drawHashes(Math.min(POPULAR, options.size))
      const count = Math.max(64, Math.min(MAX_A_ROUND, Math.floor(options.size / 10)))
      try {
        return await measureHot(options, load, api.url, popular, count)
      } finally {
        await Promise.all([load.end(), api.end()])
      }
    }),
}

async function measureHot(
  options: BenchOptions,
  load: LoadProcess,
  url: string,
  popular: string[],
  count: number,
): Promise<BenchResult> {
  const ask = (pathOf: (n: number) => string) =>
    load.rate({
      url,
      connections: CONNECTIONS,
      method: 'GET',
      paths: Array.from({ length: count }, (_, n) => pathOf(n)),
    })
  return {
    unit: 'requests/s',
    measures: await interleave(options, {
      'static JSON (/healthz)': () => ask(() => '/healthz'),
      'hot look-up': () => ask((n) => `/v1/public/evidence/${popular[(n * 7_919) % popular.length]}`),
    }),
    ratios: [{ of: 'hot look-up', to: 'static JSON (/healthz)', goal: 0.5 }],
  }
}
