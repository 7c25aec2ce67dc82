import { describeFailures } from './failures.ts'
import { type Report, readNotCovered } from './report.ts'

export interface Outcome {
  name: string
  ok: boolean
  /** Null for a task that does not count: it is one pass or one failure. */
  report: Report | null
}

/**
 * Adds up the counts of the parts, names what failed and what was not covered, prints the closing line, and returns the
 * exit code.
 */
export function closeRun(outcomes: readonly Outcome[], status: number): number {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const passed = sum(({ report, ok }) => report?.passed ?? (ok ? 1 : 0))
  const skipped = sum(({ report }) => report?.skipped ?? 0)
  let failed = sum(({ report, ok }) => Math.max(report?.failed ?? 0, ok ? 0 : 1))
  const failures = outcomes.flatMap(({ name, ok, report }) => {
    const unnamed = { name, error: 'failed outside any test: see its output above' }
    return report?.failures.length ? report.failures : ok ? [] : [unnamed]
  })
  const uncovered = readNotCovered()
  if (uncovered.length > 0) process.stdout.write(`\nNot covered: ${uncovered.join('; ')}.\n`)
  if (process.env.VERACITE_REQUIRE_SERVICES === '1') failed += uncovered.length
  if (status !== 0 && failed === 0) failed = 1
  process.stdout.write(describeFailures(failures))
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`)
  return failed === 0 && passed > 0 ? 0 : 1
}
