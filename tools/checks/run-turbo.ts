import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync, readFileSync, rmSync } from 'node:fs'
import { arch, cpus, platform, release } from 'node:os'
import { delimiter, join } from 'node:path'
import { readReport, root } from './report.ts'
import type { Outcome } from './tally.ts'

/** Programs that tests use if present; otherwise those tests are skipped. */
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'jq', 'openssl', 'redis-server']
const CHROME_ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Runs the tasks of turbo.json with these names, all of them even when one fails, and returns each outcome.
 */
export function runTurbo(
  tasks: readonly string[],
  flags: readonly string[],
): { status: number; outcomes: Outcome[] } {
  const summaries = join(root, '.turbo', 'runs')
  rmSync(summaries, { recursive: true, force: true })
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'turbo'),
    // `--only`: the dependencies of a task run only if they were asked for too.
    ['run', ...tasks, '--only', '--continue=always', '--summarize', ...flags],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environment() },
  )
  return { status: status ?? 1, outcomes: readOutcomes(summaries) }
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(import.meta.dirname, 'turbo'), process.env.PATH].join(delimiter),
    // Part of every task's cache key: results from another machine say nothing about this one.
    // npm's name for itself has the version of Node.js in it.
    VERACITE_MACHINE: [
      process.env.npm_config_user_agent,
      platform(),
      arch(),
      release(),
      cpus().length,
      ...found(),
    ].join(' '),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
}

function found(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const programs = PROGRAMS.filter((name) => folders.some((folder) => isExecutable(join(folder, name))))
  return isExecutable(CHROME_ON_A_MAC) ? [...programs, 'chrome'] : programs
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The name of each finished task, and whether it succeeded. */
function readOutcomes(folder: string): Outcome[] {
  const [file = ''] = readdirSync(folder)
  const { tasks } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    tasks: { taskId: string; execution?: { exitCode?: number } }[]
  }
  return tasks.map(({ taskId, execution }) => {
    const name = taskId.replace(/^\/\/#/, '')
    return { name, ok: execution?.exitCode === 0, report: readReport(name.replace(/^test:/, '')) }
  })
}
