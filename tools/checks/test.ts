import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOR_RELEASES, ON_REQUEST, PARTS, readArguments } from './read-arguments.ts'
import { clearReports, root } from './report.ts'
import { runFiles } from './run-files.ts'
import { runTurbo } from './run-turbo.ts'
import { closeRun } from './tally.ts'
import { TestInputs } from './test-inputs.ts'

/** The tests of the repository and one closing line: CONTRIBUTING.md, “Set-up”, has what can be asked for. */
const words = process.argv.slice(2)
const asked = process.env.VERACITE_TESTS
const extent = asked === 'all' || asked === 'thorough' ? asked : 'ordinary'
const request = readArguments(words, {
  root,
  cwd: process.env.INIT_CWD ?? root,
  testFiles: new TestInputs(root).testFiles(),
  extent,
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
const leftOut = [...ON_REQUEST, ...FOR_RELEASES].filter((part) => !parts.includes(part))
if (words.length === 0 && leftOut.length > 0)
  process.stdout.write(
    `\nLeft out: the parts ${leftOut.join(', ')} (npm test -- ${leftOut.join(' ')})${extent === 'all' ? '' : ', and cases that VERACITE_TESTS=all adds'}.\n`,
  )
process.exit(closeRun(outcomes, status))
