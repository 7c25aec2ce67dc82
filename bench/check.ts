import { bench } from './bench.ts'
import { CONNECTIONS, openBare, openSeededServers, popularHashes, requestsFor } from './seeded-servers.ts'

const CONTENT_BYTES = 20_000
const MAX_A_ROUND = 10_000

/**
 * POSTs checks of 20 KB against a thousand captured hashes, compared with a bare server that hashes the same text.
 */
export const check = bench({
  name: 'check',
  unit: 'requests/s',
  size: 1_000_000,
  // Servers run for days, so we measure compiled code: the compiler is done after some 30,000 requests.
  warmUps: 4,
  async open(setup) {
    const { database, api, load } = await openSeededServers(setup)
    const bare = await openBare(setup, 'bare-hash', database)
    const hashes = await popularHashes(database, setup.size)
    const sentence = 'Halden Instruments was founded in 2004 and makes vibration sensors.\n'
    const content = sentence.repeat(CONTENT_BYTES / sentence.length + 1).slice(0, CONTENT_BYTES)
    const post = (url: string, pathOf: (n: number) => string) => () =>
      load.rate({
        url,
        connections: CONNECTIONS,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content }),
        paths: Array.from({ length: requestsFor(setup.size, MAX_A_ROUND) }, (_, n) => pathOf(n)),
      })
    return {
      measures: {
        [BARE]: post(bare.url, () => '/check'),
        check: post(api.url, (n) => `/v1/public/evidence/${hashes[n % hashes.length]}/check`),
      },
      ratios: [{ of: 'check', to: BARE, goal: 0.5 }],
    }
  },
})

const BARE = 'bare server, hashing the content'
