import { existsSync, readFileSync, rmSync } from 'node:fs'

/** Adds up what the parts of a test run counted, and what could not be covered. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0
  uncovered = []

  /** Counts of a vitest JSON report; a run that ended badly without naming a failed test is one failure. */
  addVitest(report, status) {
    if (!existsSync(report)) return this.addCheck('vitest', status || 1)
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    rmSync(report)
    this.passed += numPassedTests
    this.skipped += numPendingTests
    this.failed +=
      numFailedTests + (numFailedTests === 0 && (status !== 0 || numFailedTestSuites > 0) ? 1 : 0)
  }

  addCheck(name, status) {
    if (status === 0) this.passed += 1
    else {
      this.failed += 1
      process.stdout.write(`${name} failed\n`)
    }
  }

  /** Output that ends in a line `name: N passed, N failed[, N skipped]`. */
  addLines({ status, text }) {
    const [, passed, failed, skipped] =
      /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(text.trimEnd()) ?? []
    if (passed === undefined) return this.addCheck('part', status || 1)
    this.passed += Number(passed)
    this.failed += Number(failed) || (status === 0 ? 0 : 1)
    this.skipped += Number(skipped ?? 0)
  }

  addPython({ status, text }) {
    if (status === 77) return this.notCovered('the Python client (no package index could be reached)')
    return this.addLines({ status, text })
  }

  notCovered(what) {
    this.uncovered.push(what)
  }

  /** Says what was not covered, prints the one closing line and ends with it. */
  finish(requireEverything) {
    for (const line of readUncovered()) this.uncovered.push(line)
    if (this.uncovered.length > 0) {
      process.stdout.write(`\nNot covered: ${this.uncovered.join('; ')}.\n`)
      if (requireEverything) this.failed += this.uncovered.length
    }
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : ''
    process.stdout.write(`\n${this.passed} passed, ${this.failed} failed${skipped}\n`)
    process.exit(this.failed === 0 && this.passed > 0 ? 0 : 1)
  }
}

/** The test set-up writes what it could not find (PostgreSQL, Redis) here, a line each. */
export const UNCOVERED_FILE = new URL('../node_modules/.veracite-uncovered', import.meta.url)

function readUncovered() {
  if (!existsSync(UNCOVERED_FILE)) return []
  const lines = readFileSync(UNCOVERED_FILE, 'utf8').split('\n').filter(Boolean)
  rmSync(UNCOVERED_FILE)
  return lines
}
