import { spawnSync } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { failuresOfPytest } from './failures.mjs'
import { startLive } from './live.mjs'
import { reports } from './run-turbo.mjs'

/**
 * Tests the Python client, also against a running service. What cannot be covered here is reported and does
 * not fail.
 */
const NO_PACKAGE_INDEX = 77

const python = findPython()
if (python === null) end({ passed: 0, failed: 0 }, 'the Python client (no Python 3.11 or newer)')

const live = startLive()
const { status, stdout } = spawnSync(python, [join(root, 'python-sdk/scripts/test.py')], {
  cwd: root,
  // Types, packages and examples of the Python client are left to CI; its own scripts leave nothing out.
  env: { VERACITE_TESTS: 'ordinary', ...process.env, ...live.env },
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
live.stop()
process.stdout.write(stdout ?? '')
if (status === NO_PACKAGE_INDEX)
  end({ passed: 0, failed: 0 }, 'the Python client (no package index could be reached)')
const [, passed, failed, skipped = '0'] =
  /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec((stdout ?? '').trimEnd()) ?? []
if (passed === undefined) end({ passed: 0, failed: 1 })
end({
  passed: Number(passed),
  failed: Number(failed) || (status === 0 ? 0 : 1),
  skipped: Number(skipped),
  failures: failuresOfPytest(stdout),
})

function end(counts, uncovered) {
  writeFileSync(join(reports, 'python.json'), JSON.stringify({ skipped: 0, ...counts }))
  if (uncovered !== undefined) appendFileSync(join(reports, 'not-covered'), `${uncovered}\n`)
  process.exit(counts.failed === 0 ? 0 : 1)
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
