import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bun, install, root } from './install.mjs'
import { startLive } from './live.mjs'
import { Tally } from './tally.mjs'

/**
 * Every test of the repository, one after the other, and one line at the end. `npm test -- WORD …` runs only the
 * parts whose name holds one of the words; everything after `--` goes to the unit tests.
 */
install()
const wanted = process.argv.slice(2)
const tally = new Tally()

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }).status ?? 1

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const sdkVitest = ['run', '--config', 'vitest.config.ts']

/** vitest writes its own counts to a file: the last line of this script is made of them. */
function runVitest(runtime, args, options = {}) {
  const report = join(root, 'node_modules', `.vitest-report-${process.pid}.json`)
  const status = run(
    runtime[0],
    [...runtime.slice(1), ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    options,
  )
  return tally.addVitest(report, status)
}

/** The clients' tests run against a running service as well; it is started for the first part that wants it. */
let live = null
const liveEnv = () => {
  live ??= startLive()
  return { ...process.env, ...live.env }
}

const parts = {
  check: () => tally.addCheck('check', run(process.execPath, [join(root, 'tools/check.mjs')])),
  unit: () => runVitest([bun, '--bun', vitest, 'run'], []),
  'sdk-node': () =>
    runVitest([process.execPath, vitest], sdkVitest, { cwd: join(root, 'packages/sdk'), env: liveEnv() }),
  python: () => {
    const python = findPython()
    if (python === null) return tally.notCovered('the Python client (no Python 3.11 or newer)')
    return tally.addPython(spawnLines([python, join(root, 'python-sdk/scripts/test.py')], liveEnv()))
  },
}

/** Shows the output while it comes and keeps it, because its last line is counted. */
function spawnLines([command, ...args], env) {
  const result = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  process.stdout.write(result.stdout ?? '')
  return { status: result.status ?? 1, text: result.stdout ?? '' }
}

function findPython() {
  return (
    ['python3', 'python3.13', 'python3.12', 'python3.11', 'python'].find((name) => {
      const result = spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], {
        stdio: 'ignore',
      })
      return result.status === 0
    }) ?? null
  )
}

for (const [name, part] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  process.stdout.write(`\n== ${name}\n`)
  part()
}
live?.stop()
tally.finish(process.env.VERACITE_REQUIRE_SERVICES === '1')
