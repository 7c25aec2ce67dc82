import { redisAnswers } from '@veracite/testing/find-redis'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { GreenResults } from './green-results.ts'
import { addNotCovered, readNotCovered, root, writeReport } from './report.ts'
import { runVitest } from './run-vitest.ts'
import { TestInputs } from './test-inputs.ts'
import { type Part, testParts } from './test-parts.ts'

/** `bun tools/checks/run-part.ts unit`: runs the test files of a part whose inputs have changed since they passed. */
const part = process.argv[2] as Part
const isUnit = part === 'unit'
const services = isUnit
  ? []
  : [`redis ${await redisAnswers(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379')}`]
const green = new GreenResults(part, new TestInputs(root), services)
const setup = isUnit ? [] : ['packages/testing/src/global-setup.ts']

const digests = new Map(testParts(root)[part].map((file) => [file, green.digestOf([file, ...setup])]))
// What waits for real seconds, and what depends on programs of others, always runs.
const isCertain = isUnit || part === 'services'
// Nearly all tests with services import the whole product: of those, functions are compared. CI keeps nothing.
const notesFunctions = part === 'services' && !IS_WHOLE
const find = (file: string, digest: string) => {
  if (!isCertain) return undefined
  return green.find(file, digest) ?? (notesFunctions ? green.findCalled(file, [file, ...setup]) : undefined)
}
const before = new Map([...digests].map(([file, digest]) => [file, find(file, digest)]))
const unchanged = [...before.values()].filter((result) => result !== undefined)
const changed = [...digests].filter(([file]) => before.get(file) === undefined)
if (unchanged.length > 0)
  process.stdout.write(
    `${unchanged.length} of ${digests.size} files passed before, and nothing that they ran has changed (--force runs them too)\n`,
  )

const files = changed.map(([file]) => file)
// Code that runs for seconds ends before the slowest of JavaScriptCore's compilers has paid for itself: a tenth of the
// processor time. The fault tests of the workflow run with it, as servers do.
const env = { BUN_JSC_useFTLJIT: '0', ...(notesFunctions && { VERACITE_NOTES: '1' }) }
const vitest = runVitest([process.execPath, '--bun'], ['--project', part, ...files], files, env)
for (const [file, digest] of changed) {
  const counts = vitest.passedFiles.get(file)
  const called = counts && notesFunctions ? green.calledBy(file, setup) : {}
  green.set(file, counts && { digest, ...counts, ...called })
}
// What set-up did not find is noted by it; when nothing had to run, it still holds.
if (files.length === 0) for (const line of green.notCovered) addNotCovered(line)
else green.notCovered = readNotCovered()
green.save()

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const { passed, failed, skipped, failures } = vitest.report
writeReport(part, {
  passed: passed + sum(unchanged.map((result) => result.passed)),
  failed,
  skipped: skipped + sum(unchanged.map((result) => result.skipped)),
  failures,
})
process.exit(failed === 0 ? 0 : 1)
