import { hasRedisBinary } from '@veracite/testing/own-redis'
import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { afterAll, describe, test } from 'vitest'
import { raceForTheCap } from './cap-race.ts'
import type { FaultTest } from './fault-test.ts'
import { startEachTimeOnce } from './kill-schedules.ts'
import { killStandalone } from './kill-standalone.ts'
import { killInEachStep } from './kill-steps.ts'
import { freezeWorkers, killPostgres, killWorkersAndRedis } from './kill-workers.ts'
import { loseNoDelivery } from './lost-deliveries.ts'
import { stopPolitely } from './polite-stops.ts'
import { killApiInStorm } from './post-storm.ts'
import { removeOriginal } from './prepared-folder.ts'
import { takeRedisAway } from './redis-outages.ts'

/** `FAULTS_SEED=123` repeats what a failure printed. */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

/** Those that take longest come first: schedules wait for the next minute. */
const onRedis: FaultTest[] = [killWorkersAndRedis, takeRedisAway]
const onPostgres: FaultTest[] = [startEachTimeOnce, loseNoDelivery, killStandalone, killPostgres]
/** The workflow runs these on a machine of their own (`npm run faults -- --short`). */
const elsewhere: FaultTest[] = IS_THOROUGH
  ? [killInEachStep, stopPolitely, freezeWorkers, killApiInStorm, raceForTheCap]
  : []

/** Each mostly waits, so running three at a time takes a third of the time. */
const AT_A_TIME = 3
let running = 0
const waiting: (() => void)[] = []
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

afterAll(removeOriginal)

describe.concurrent('real processes and an independent checker, in short form', () => {
  test.each([...(hasRedisBinary ? onRedis : []), ...onPostgres, ...elsewhere])(
    '$name: $title',
    async (fault) => {
      const said: string[] = []
      await inTurn(() =>
        fault.run({ random: seededRandom(seed), full: false, say: (line) => void said.push(line) }),
      ).catch((error: Error) => {
        throw new Error(`${fault.name} with seed ${seed}: ${error.message}\n${said.join('\n')}`)
      })
    },
    400_000,
  )
})
