import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { describeFailures, failuresIn } from './failures.mjs'
import { reports } from './run-turbo.mjs'

/** Adds up the counts of the parts of a test run, and what could not be covered. */
export class Tally {
  passed = 0
  failed = 0
  skipped = 0
  failures = []

  /** A task that counts leaves its counts in a report; any other counts as one pass or failure. */
  addOutcomes(outcomes) {
    for (const { name, ok } of outcomes) {
      const report = reportOf(name.replace(/^test:/, ''))
      const counts = report && countsIn(report)
      this.passed += counts?.passed ?? (ok ? 1 : 0)
      this.skipped += counts?.skipped ?? 0
      // A task that failed without naming a failure counts as one itself.
      this.failed += Math.max(counts?.failed ?? 0, ok ? 0 : 1)
      const failures = report ? failuresIn(report, root) : []
      const unnamed = { name, error: 'failed outside any test: see its output above' }
      this.failures.push(...(failures.length === 0 && !ok ? [unnamed] : failures))
    }
    return this
  }

  /** Says what was not covered and what failed, then prints the closing line and exits. */
  finish(status, requireEverything) {
    const uncovered = notCovered()
    if (uncovered.length > 0) {
      process.stdout.write(`\nNot covered: ${uncovered.join('; ')}.\n`)
      if (requireEverything) this.failed += uncovered.length
    }
    if (status !== 0 && this.failed === 0) this.failed = 1
    process.stdout.write(describeFailures(this.failures))
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : ''
    process.stdout.write(`\n${this.passed} passed, ${this.failed} failed${skipped}\n`)
    process.exit(this.failed === 0 && this.passed > 0 ? 0 : 1)
  }
}

/** The report of vitest or of our own scripts; null when the task left none. */
function reportOf(part) {
  const file = join(reports, `${part}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function countsIn(report) {
  if (report.numPassedTests === undefined) return report
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = report
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites, skipped: numPendingTests }
}

/**
 * Parts and the test set-up write here what they could not find (PostgreSQL, Redis, Python), one per line.
 */
function notCovered() {
  const file = join(reports, 'not-covered')
  if (!existsSync(file)) return []
  return [...new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))]
}
