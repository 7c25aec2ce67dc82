import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { failuresOfFile, type TestedFile } from './failures.ts'
import { type Report, reports, root } from './report.ts'

interface VitestRun {
  report: Report
  /** The counts of every file without a failure, by its path from the root. */
  passedFiles: ReadonlyMap<string, { passed: number; skipped: number }>
}

/** Runs vitest on `program` (Bun or Node.js), shows its output, and returns what it reports. No files: nothing runs. */
export function runVitest(
  program: readonly string[],
  flags: readonly string[],
  files: readonly string[],
  env: NodeJS.ProcessEnv = {},
): VitestRun {
  if (files.length === 0) return summarize([], 0)
  mkdirSync(reports, { recursive: true })
  const output = join(reports, `vitest-${process.pid}.json`)
  const [command = '', ...first] = program
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  const paths = files.map((file) => join(root, file))
  const { status } = spawnSync(command, [...first, ...vitest, ...reporters, ...flags, ...paths], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const tested = readFiles(output)
  rmSync(output, { force: true })
  return summarize(tested, status ?? 1)
}

function summarize(files: readonly TestedFile[], status: number): VitestRun {
  const counted = files.map((file) => ({ ...countsOf(file), file, path: relative(root, file.name) }))
  const failures = counted.flatMap(({ file, path }) => failuresOfFile(file, path))
  return {
    report: {
      passed: counted.reduce((sum, { passed }) => sum + passed, 0),
      skipped: counted.reduce((sum, { skipped }) => sum + skipped, 0),
      // Vitest also fails for errors outside of tests.
      failed: failures.length || (status === 0 ? 0 : 1),
      failures,
    },
    passedFiles: new Map(
      counted
        .filter(({ file }) => file.status === 'passed')
        .map(({ path, passed, skipped }) => [path, { passed, skipped }]),
    ),
  }
}

function countsOf({ assertionResults: tests }: TestedFile): { passed: number; skipped: number } {
  const passed = tests.filter(({ status }) => status === 'passed').length
  const failed = tests.filter(({ status }) => status === 'failed').length
  return { passed, skipped: tests.length - passed - failed }
}

function readFiles(report: string): TestedFile[] {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    return []
  }
}
