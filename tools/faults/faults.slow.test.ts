import { hasRedisBinary } from '@veracite/testing/own-redis'
import { seededRandom } from '@veracite/testing/seeded-random'
import { afterAll, describe, test } from 'vitest'
import { killStandalone } from './kill-standalone.ts'
import { killWorkersAndRedis } from './kill-workers.ts'
import { removeOriginal } from './prepared-folder.ts'

/** `FAULTS_SEED=123` repeats what a failure printed. */
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)

afterAll(removeOriginal)

/** One of each shape of deployment. A job of the workflow runs all of them (`npm run faults -- --short`). */
describe.concurrent('real processes and an independent checker, in short form', () => {
  test.each([killStandalone, ...(hasRedisBinary ? [killWorkersAndRedis] : [])])(
    '$name: $title',
    async (fault) => {
      const said: string[] = []
      const run = { random: seededRandom(seed), full: false, say: (line: string) => void said.push(line) }
      await fault.run(run).catch((error: Error) => {
        throw new Error(`${fault.name} with seed ${seed}: ${error.message}\n${said.join('\n')}`)
      })
    },
    400_000,
  )
})
