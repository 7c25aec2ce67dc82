import type { Bench } from './bench.ts'
import { interleave } from './interleave.ts'
import { startLoad } from './load-process.ts'
import { CONNECTIONS } from './lookup.ts'
import { withSeeded } from './seeded-database.ts'
import { startApi, startBare, startTogether } from './servers/start-server.ts'

const CONTENT_BYTES = 20_000
const MAX_A_ROUND = 10_000
const POPULAR = 1_000
/** Servers run for days, so we measure compiled code: the compiler is done after some 30,000 requests. */
const WARM_UPS = 4

/**
 * POSTs checks of 20 KB against a thousand captured hashes, compared with bare servers that also hash them.
 */
export const check: Bench = {
  name: 'check',
  size: 1_000_000,
  run: (options) =>
    withSeeded(options, async (database) => {
      const [bare, api, load] = await startTogether([
        startBare('bare-hash', database.appUrl),
        startApi(database),
        startLoad(),
      ])
      const hashes = await database.drawHashes(Math.min(POPULAR, options.size))
      const count = Math.max(64, Math.min(MAX_A_ROUND, Math.floor(options.size / 10)))
      const sentence = 'Halden Instruments was founded in 2004 and makes vibration sensors.\n'
      const content = sentence.repeat(CONTENT_BYTES / sentence.length + 1).slice(0, CONTENT_BYTES)
      const post = (url: string, pathOf: (n: number) => string) =>
        load.rate({
          url,
          connections: CONNECTIONS,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ content }),
          paths: Array.from({ length: count }, (_, n) => pathOf(n)),
        })
      try {
        return {
          unit: 'requests/s',
          measures: await interleave(
            options,
            {
              [BARE]: () => post(bare.url, () => '/check'),
              [READING]: () => post(bare.url, () => '/check-content'),
              check: () => post(api.url, (n) => `/v1/public/evidence/${hashes[n % hashes.length]}/check`),
            },
            WARM_UPS,
          ),
          ratios: [
            { of: 'check', to: READING, goal: 0.5 },
            { of: 'check', to: BARE, goal: null },
          ],
        }
      } finally {
        await Promise.all([load.end(), api.end(), bare.end()])
      }
    }),
}

const READING = 'bare server, hashing the content'
const BARE = 'bare server, hashing the body'
