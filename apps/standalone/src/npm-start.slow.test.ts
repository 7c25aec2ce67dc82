import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Process, startProcess } from '@veracite/testing/processes'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterEach, expect, test } from 'vitest'

/** `npm start` as a tree of processes: npm, what npm starts, the product, its database. */

/** Shared by all: making a new database would say nothing about stopping. */
const folder = useFolder()
let npm: Process | undefined
afterEach(async () => {
  if (npm?.pid === undefined || treeOf(npm.pid).length === 0) return
  process.kill(-npm.pid, 'SIGKILL')
  await expect.poll(() => treeOf(npm?.pid ?? 0)).toEqual([])
})

/** The remaining processes of the session that npm leads. */
function treeOf(session: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'sid=,stat=,args='], { encoding: 'utf8' }).split('\n')
  return lines.map((line) => line.trim()).filter((line) => new RegExp(`^${session} +[^Z]`).test(line))
}

async function startThroughNpm(): Promise<number> {
  npm = startProcess(['npm', 'start'], { PORT: '0', VERACITE_DATA_DIR: folder }, { detached: true })
  await npm.said(/Reference http/)
  expect(existsSync(join(folder, 'address'))).toBe(true)
  return npm.pid
}

const STOPS: [name: string, stop: (pid: number) => void][] = [
  ['Ctrl-C, which every process of the terminal gets', (pid) => process.kill(-pid, 'SIGINT')],
  ['kill of npm', (pid) => process.kill(pid, 'SIGTERM')],
  ['kill -INT of npm', (pid) => process.kill(pid, 'SIGINT')],
]

test.each(STOPS)('%s stops the product politely, and leaves no process behind', async (_, stop) => {
  const pid = await startThroughNpm()
  stop(pid)
  await expect.poll(() => treeOf(pid)).toEqual([])
  // Only a polite stop removes the address file.
  expect(existsSync(join(folder, 'address'))).toBe(false)
})
