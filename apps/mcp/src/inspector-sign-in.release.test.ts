import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@veracite/testing/own-redis'
import { useFolder } from '@veracite/testing/temporary-folder'
import { beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from './test-support/browser.ts'
import { INSPECTOR } from './test-support/inspector.ts'
import { useTestMcp } from './test-support/server.ts'

/** The inspector, with an address and nothing else: it registers, shows an address, waits for the answer, and lists. */

const mcp = useTestMcp({ worker: false, isPublic: true })
let browser: Browser
const home = useFolder()
const OPENED = join(home, 'opened')
beforeAll(async () => {
  await mcp.world.addBrand({ prompts: 1 })
  browser = openBrowser(mcp.origin)
  await browser.signIn()
})

test('the inspector signs in and lists the tools', async () => {
  // Stands in for a browser: it notes what it should have opened.
  writeFileSync(join(home, 'xdg-open'), `#!/bin/sh\necho "$1" >> ${OPENED}\n`)
  chmodSync(join(home, 'xdg-open'), 0o755)
  const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
  const child = Bun.spawn(
    [
      ...[process.execPath, INSPECTOR, '--cli', mcp.url, '--transport', 'http', '--format', 'json', '-q'],
      ...['--callback-url', callback, '--method', 'tools/call'],
      ...['--tool-name', 'list_brands'],
    ],
    {
      env: {
        ...process.env,
        HOME: home,
        NO_COLOR: '1',
        MCP_AUTO_OPEN_ENABLED: 'true',
        BROWSER: join(home, 'xdg-open'),
        PATH: `${home}:${process.env.PATH}`,
      },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
      timeout: 80_000,
      killSignal: 'SIGKILL',
    },
  )
  const said = { text: '' }
  const listen = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) said.text += new TextDecoder().decode(chunk)
  }
  const heard = Promise.all([listen(child.stdout), listen(child.stderr)])
  const address = await shown(said, new RegExp(`${mcp.origin}/oauth/authorize\\?[^\\s"]+`))
  const consent = await browser.follow(address)
  expect(await consent.response?.text()).toMatch(/goes to <code>127\.0\.0\.1:\d+<\/code>/)
  const scopes = (new URL(address).searchParams.get('scope') ?? 'read').split(' ')
  const end = await browser.submit(consent.url, [
    ['decision', 'allow'],
    ['account', 'all'],
    ...scopes.map((scope): [string, string] => ['scope', scope]),
  ])
  expect(end.url.startsWith(callback)).toBe(true)
  await fetch(end.url)
  const [code] = await Promise.all([child.exited, heard])
  expect(code, said.text).toBe(0)
  expect(said.text).toContain('Halden Instruments')
})

async function shown(said: { text: string }, pattern: RegExp): Promise<string> {
  for (let waited = 0; waited < 40_000; waited += 100) {
    const opened = existsSync(OPENED) ? readFileSync(OPENED, 'utf8') : ''
    const found = pattern.exec(opened + said.text)
    if (found) return found[0]
    await Bun.sleep(100)
  }
  throw new Error(`no address was shown: ${said.text}`)
}
