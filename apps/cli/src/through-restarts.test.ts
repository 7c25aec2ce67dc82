import { ConnectionError } from '@veracite/sdk'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { Refused } from './failures.ts'
import { throughRestarts } from './through-restarts.ts'

const GONE = new ConnectionError('adminGetJob', 'http://host', 'no answer', new TypeError('refused'))

function clock() {
  let now = 0
  const said: string[] = []
  const pauses: number[] = []
  return {
    said,
    pauses,
    context: {
      io: { now: () => now },
      complain: (text: string) => said.push(text),
      say: sayIn('en'),
    } as unknown as Parameters<typeof throughRestarts>[0],
    pause: async (ms: number) => {
      pauses.push(ms)
      now += ms
    },
  }
}

test('pauses grow to ten seconds; after five minutes it gives up and says how long it tried', async () => {
  const { context, pause, pauses, said } = clock()
  const away = throughRestarts(context, () => Promise.reject(GONE), {
    pause,
  })
  await expect(away).rejects.toThrow('The server has not answered for 5 min 0 s (Nothing answers at host).')
  expect(pauses.slice(0, 7)).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000])
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(300_000)
  expect(said).toHaveLength(1)
})

test('a refusal is no restart: it is reported at once', async () => {
  const { context, pause, pauses } = clock()
  const refused = throughRestarts(context, () => Promise.reject(new Refused('No.')), {
    pause,
  })
  await expect(refused).rejects.toThrow('No.')
  expect(pauses).toEqual([])
})
