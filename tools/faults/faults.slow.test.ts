import { hasRedisBinary } from '@veracite/testing/own-redis'
import { afterAll, describe, test } from 'vitest'
import { raceForTheCap } from './cap-race.ts'
import type { FaultTest } from './fault-test.ts'
import { startEachTimeOnce } from './kill-schedules.ts'
import { killStandalone } from './kill-standalone.ts'
import { freezeWorkers, killPostgres, killWorkersAndRedis } from './kill-workers.ts'
import { loseNoDelivery } from './lost-deliveries.ts'
import { stopPolitely } from './polite-stops.ts'
import { killApiInStorm } from './post-storm.ts'
import { removeOriginal } from './prepared-folder.ts'
import { seeded } from './random.ts'
import { takeRedisAway } from './redis-outages.ts'

/** `FAULTS_SEED=123` repeats what a failure printed. */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

const onPostgres: FaultTest[] = [
  killStandalone,
  killPostgres,
  killApiInStorm,
  raceForTheCap,
  freezeWorkers,
  loseNoDelivery,
  startEachTimeOnce,
]
const onRedis: FaultTest[] = [killWorkersAndRedis, takeRedisAway, stopPolitely]

/** Each mostly waits, so running three at a time takes a third of the time. */
const free: Promise<unknown>[] = [Promise.resolve(), Promise.resolve(), Promise.resolve()]
let next = 0
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const lane = next++ % free.length
  const turn = (free[lane] ?? Promise.resolve()).then(work)
  free[lane] = turn.catch(() => {})
  return turn
}

afterAll(removeOriginal)

describe.concurrent('real processes and an independent checker, in short form', () => {
  test.each([...onPostgres, ...(hasRedisBinary ? onRedis : [])])(
    '$name: $title',
    async (fault) => {
      const said: string[] = []
      await inTurn(() =>
        fault.run({ random: seeded(seed), full: false, say: (line) => void said.push(line) }),
      ).catch((error: Error) => {
        throw new Error(`${fault.name} with seed ${seed}: ${error.message}\n${said.join('\n')}`)
      })
    },
    400_000,
  )
})
