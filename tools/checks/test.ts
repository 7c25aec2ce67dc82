import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ON_REQUEST, PARTS, readArguments } from './read-arguments.ts'
import { clearReports, root } from './report.ts'
import { runFiles } from './run-files.ts'
import { runTurbo } from './run-turbo.ts'
import { closeRun } from './tally.ts'
import { TestInputs } from './test-inputs.ts'

/** The tests of the repository and one closing line: CONTRIBUTING.md, “Set-up”, has what can be asked for. */
const words = process.argv.slice(2)
const isWhole = ['all', 'thorough'].includes(process.env.VERACITE_TESTS ?? '')
const request = readArguments(words, {
  root,
  cwd: process.env.INIT_CWD ?? root,
  testFiles: new TestInputs(root).testFiles(),
  isWhole,
  readText: (file) => readFileSync(join(root, file), 'utf8'),
})

if (request.kind === 'refused') {
  process.stderr.write(`${request.reason}\n`)
  process.exit(2)
}
clearReports()
if (request.kind === 'files') process.exit(closeRun(runFiles(request.files, request.title), 0))

const { parts, isForced } = request
if (isForced) process.env.VERACITE_FORCE = '1'
const flags = [
  ...(parts.every((part) => part === 'check') ? ['--output-logs=errors-only'] : []),
  ...(isForced ? ['--force'] : []),
]
const { status, outcomes } = runTurbo(
  parts.flatMap((part) => PARTS[part]),
  flags,
)
if (parts.length > 1 && !isWhole && !ON_REQUEST.some((part) => parts.includes(part)))
  process.stdout.write(
    `\nLeft to CI: the parts ${ON_REQUEST.join(' and ')}, and more (VERACITE_TESTS=all npm test).\n`,
  )
process.exit(closeRun(outcomes, status))
