import { startSampleServer } from '@veracite/testing/sample-server'
import { afterAll, expect, test } from 'vitest'
import { runCli, runInTerminal } from './test-support/cli.ts'

/** Renames the window, writes to the clipboard, clears the screen, turns the reading direction, rings the bell. */
const POISON = '\u001b]0;owned\u0007\u001b]52;c;cm0gLXJm\u001b\\\u001b[2J\u009b31m\u202e\u0007\u0008\r'

const server = startSampleServer(POISON)
const env = { VERACITE_URL: server.url, VERACITE_TOKEN: 'sample'.padEnd(32, '.') }
afterAll(() => server.stop())

const COMMANDS = [
  ['scan', '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11', '--wait'],
  ['confabulations', '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11'],
  ['runs', '01a1dd29-4dac-7151-9b3e-1037b37caf02'],
  ['facts', 'list', '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11'],
  ['brands', 'list'],
  ['doctor'],
  ['accounts', 'list'],
  ['brands', 'archive', 'nobody'],
]

test.each(COMMANDS)('%s %s: outside text gives a terminal no orders', async (...words) => {
  const { bytes } = await runInTerminal(words, { env })
  // Only our own sequences may remain: colours, and the redrawing of progress.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: orders to a terminal are what this is about.
  const rest = bytes.replace(/\u001b\[(\d+m|\d+F|K|J|\?25[hl])/g, '').replaceAll('\r\n', '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  expect(rest).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
  expect(rest).not.toContain('owned')
})

test('for a script it is all there, escaped', async () => {
  const { stdout } = await runCli(['confabulations', '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11', '--json'], {
    env,
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
  expect(JSON.parse(stdout).brand.name).toBe(`Halden Instruments${POISON}`)
})
