import { install } from '../install.mjs'
import { CHECKS } from './check.mjs'
import { runTurbo } from './run-turbo.mjs'
import { Tally } from './tally.mjs'

/**
 * The tests of the repository, and one line at the end. `npm test -- WORD …` runs only the parts whose name
 * holds one of the words. Turbo knows their order, and which need not run again.
 */
const PARTS = {
  check: CHECKS,
  unit: ['test:unit'],
  services: ['test:services'],
  slow: ['test:slow'],
  'sdk-node': ['test:sdk-node'],
  python: ['test:python'],
  e2e: ['test:e2e', 'test:sdk-package', 'build'],
}

/** Run when asked for by name or by VERACITE_TESTS: CI always does, people need not wait for them. */
const ON_REQUEST = ['slow', 'e2e']

install()
const wanted = process.argv.slice(2)
const isWhole = ['all', 'thorough'].includes(process.env.VERACITE_TESTS)
const chosen = Object.entries(PARTS).filter(([part]) =>
  wanted.length === 0 ? isWhole || !ON_REQUEST.includes(part) : wanted.some((word) => part.includes(word)),
)
if (chosen.length === 0) {
  process.stderr.write(`No part of that name. There are ${Object.keys(PARTS).join(', ')}.\n`)
  process.exit(2)
}
const { status, outcomes } = runTurbo(chosen.flatMap(([, tasks]) => tasks))
if (wanted.length === 0 && !isWhole)
  process.stdout.write(
    `\nLeft to CI: the parts ${ON_REQUEST.join(' and ')}, and more (VERACITE_TESTS=all npm test).\n`,
  )
new Tally().addOutcomes(outcomes).finish(status, process.env.VERACITE_REQUIRE_SERVICES === '1')
