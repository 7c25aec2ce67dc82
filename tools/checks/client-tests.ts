import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { failuresOfPytest } from './failures.ts'
import { startLive } from './live.ts'
import { addNotCovered, type Report, root } from './report.ts'
import { runVitest } from './run-vitest.ts'

const PASSED_NOTHING: Report = { passed: 0, failed: 0, skipped: 0, failures: [] }
const FAILED: Report = { ...PASSED_NOTHING, failed: 1 }
/** The exit code of test.py when no package index could be reached. */
const NO_PACKAGE_INDEX = 77

/** Runs test files of the TypeScript client on Node.js, against a running service if they need one. */
export function testTypeScriptClient(files: readonly string[], flags: readonly string[] = []): Report {
  return withLive(
    files,
    (env) => runVitest(['node'], ['--root', 'packages/sdk', ...flags], files, env).report,
  )
}

/** Runs test files of the Python client, or everything that must hold for it, against a running service if needed. */
export function testPythonClient(files: readonly string[] | 'all', flags: readonly string[] = []): Report {
  const python = findPython()
  if (python === undefined) return notCovered('the Python client (no Python 3.11 or newer)')
  const chosen = files === 'all' ? [] : files.map((file) => relative('python-sdk', file))
  return withLive(files, (env) => {
    const { status, stdout } = spawnSync(
      python,
      [join(root, 'python-sdk/scripts/test.py'), ...chosen, ...flags],
      {
        cwd: root,
        // Types, tables, packages and examples of the Python client are left to CI; its own scripts leave nothing out.
        env: { VERACITE_TESTS: 'ordinary', ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    process.stdout.write(stdout)
    if (status === NO_PACKAGE_INDEX)
      return notCovered('the Python client (no package index could be reached)')
    const [, passed, failed, skipped = 0] =
      /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(stdout.trimEnd()) ?? []
    if (passed === undefined) return FAILED
    return {
      passed: Number(passed),
      failed: Number(failed) || (status === 0 ? 0 : 1),
      skipped: Number(skipped),
      failures: failuresOfPytest(stdout),
    }
  })
}

/** Starts a service only for files that ask for one: it takes several seconds. */
function withLive(files: readonly string[] | 'all', run: (env: NodeJS.ProcessEnv) => Report): Report {
  const isNeeded =
    files === 'all' || files.some((file) => readFileSync(join(root, file), 'utf8').includes('VERACITE_LIVE'))
  if (!isNeeded) return run({})
  const live = startLive()
  try {
    return run(live.env)
  } finally {
    live.stop()
  }
}

function notCovered(what: string): Report {
  addNotCovered(what)
  return PASSED_NOTHING
}

function findPython(): string | undefined {
  return ['python3', 'python3.13', 'python3.12', 'python3.11', 'python'].find((name) => {
    const check = 'import sys; sys.exit(sys.version_info < (3, 11))'
    return spawnSync(name, ['-c', check], { stdio: 'ignore' }).status === 0
  })
}
