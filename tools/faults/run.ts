import { seededRandom } from '@veracite/testing/seeded-random'
import { makeBadWeather } from './bad-weather.ts'
import { raceForTheCap } from './cap-race.ts'
import { takeALot } from './capacity.ts'
import type { FaultTest } from './fault-test.ts'
import { fillTheDisk } from './full-disk.ts'
import { startEachTimeOnce } from './kill-schedules.ts'
import { killStandalone } from './kill-standalone.ts'
import { killInEachStep } from './kill-steps.ts'
import { freezeWorkers, killPostgres, killWorkersAndRedis } from './kill-workers.ts'
import { loseNoDelivery } from './lost-deliveries.ts'
import { stopPolitely } from './polite-stops.ts'
import { killApiInStorm } from './post-storm.ts'
import { removeOriginal } from './prepared-folder.ts'
import { takeRedisAway } from './redis-outages.ts'

const TESTS: FaultTest[] = [
  killStandalone,
  killWorkersAndRedis,
  killPostgres,
  killApiInStorm,
  takeRedisAway,
  raceForTheCap,
  freezeWorkers,
  makeBadWeather,
  stopPolitely,
  fillTheDisk,
  loseNoDelivery,
  startEachTimeOnce,
  killInEachStep,
  takeALot,
]

/** `npm run faults -- [F1 F2 … capacity] [--seed N] [--short]`: without a name, all of them. */
const args = process.argv.slice(2)
const seedAt = args.indexOf('--seed')
const seed = seedAt < 0 ? Date.now() % 1_000_000 : Number(args[seedAt + 1])
const full = !args.includes('--short')
const names = args.filter((arg, index) => !arg.startsWith('--') && (seedAt < 0 || index !== seedAt + 1))
const unknown = names.filter((name) => !TESTS.some((test) => test.name === name))
if (unknown.length > 0) {
  console.error(`No such test: ${unknown.join(', ')}. There are ${TESTS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

let failed = 0
for (const test of TESTS) {
  if (names.length > 0 && !names.includes(test.name)) continue
  console.log(`${test.name} ${test.title} (seed ${seed})`)
  const begun = performance.now()
  try {
    const measured = await test.run({
      random: seededRandom(seed),
      full,
      say: (line) => console.log(`   ${line}`),
    })
    console.log(`   PASS in ${Math.round((performance.now() - begun) / 1000)} s: ${JSON.stringify(measured)}`)
  } catch (error) {
    failed++
    console.log(`   FAIL with seed ${seed}: ${error instanceof Error ? error.stack : error}`)
  }
}
await removeOriginal()
process.exit(failed === 0 ? 0 : 1)
