import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolder } from '@veracite/testing/temporary-folder'
import { expect, test } from 'vitest'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

/**
 * Its standard output is a pipe whose reader is already gone: no race with a `head` that is about to exit.
 */
const WITHOUT_READER = 'mkfifo "$1" && exec 3<>"$1" 4>"$1" 3<&- && shift && exec "$@" >&4'

async function runWithoutReader(...words: string[]) {
  const folder = openFolder()
  const command = ['sh', '-c', WITHOUT_READER, 'sh', join(folder, 'pipe'), process.execPath, MAIN, ...words]
  const child = Bun.spawn(command, { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const [stderr, code] = await Promise.all([new Response(child.stderr).text(), child.exited])
  return { stderr, code }
}

test('`veracite … | head` ends without a word', async () => {
  expect(await runWithoutReader('--help')).toEqual({ stderr: '', code: 0 })
})

test('the exit code is the one of the command', async () => {
  const { stderr, code } = await runWithoutReader('verify', '/nonexistent/bundle.json')
  expect(code).not.toBe(0)
  expect(stderr).not.toContain('EPIPE')
})
