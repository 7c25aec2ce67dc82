import { testPythonClient, testTypeScriptClient } from './client-tests.ts'
import type { Report } from './report.ts'
import { runTurbo } from './run-turbo.ts'
import { runVitest } from './run-vitest.ts'
import type { Outcome } from './tally.ts'
import { partOf } from './test-parts.ts'

/** Runs test files wherever they belong, with the services that their part has. */
export function runFiles(files: readonly string[], title: string | null): Outcome[] {
  const python = files.filter((file) => file.startsWith('python-sdk/'))
  const sdk = files.filter((file) => file.startsWith('packages/sdk/'))
  const ours = files.filter((file) => !python.includes(file) && !sdk.includes(file))
  const flags = title === null ? [] : ['-t', title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')]
  const outcomes: Outcome[] = []
  const add = (name: string, report: Report) => outcomes.push({ name, ok: report.failed === 0, report })
  if (ours.length > 0) {
    const projects = [...new Set(ours.map(partOf))].flatMap((part) => ['--project', part])
    add('tests', runVitest([process.execPath, '--bun'], [...projects, ...flags], ours).report)
  }
  if (sdk.length > 0) {
    // Tests of the package read what the build makes.
    if (sdk.some((file) => partOf(file) === 'e2e')) runTurbo(['build'], ['--output-logs=errors-only'])
    add('sdk', testTypeScriptClient(sdk, flags))
  }
  if (python.length > 0) add('python', testPythonClient(python, title === null ? [] : ['-k', title]))
  return outcomes
}
