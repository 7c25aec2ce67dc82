import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtProduct } from './built-product.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const built = await builtProduct()

export interface Standalone {
  child: ChildProcess
  url: string
  token: string
  brandId: string
  msToReady: number
  output(): string
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }>
  /** Sends the signal and waits; returns the exit code and how long it took. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

/** Engines answer at once, and only tests start scans. */
const QUIET = { VERACITE_DEMO_LATENCY: '0', VERACITE_ASK_AGAIN: 'off' }
const CLEAN_ENV = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR }

/** The product in a separate process, with only the given environment. */
export function launch(
  dataDir: string,
  env: Record<string, string> = {},
  as: { uid?: number; gid?: number } = {},
) {
  const child = spawn(process.execPath, [built('apps/standalone/src/main.ts')], {
    cwd: root,
    env: { ...CLEAN_ENV, ...QUIET, PORT: '0', VERACITE_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  }) as ChildProcess
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const exited = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  return { child, output: () => output, exited }
}

export async function startStandalone(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Standalone> {
  const started = performance.now()
  const { child, output, exited } = launch(dataDir, env)
  let code: number | null | undefined
  void exited.then((value) => {
    code = value
  })
  while (!/Reference http/.test(output())) {
    if (code !== undefined) throw new Error(`ended with ${code} before it was ready: ${output()}`)
    if (performance.now() - started > 60_000) {
      child.kill('SIGKILL')
      throw new Error(`not ready in a minute: ${output()}`)
    }
    await Bun.sleep(20)
  }
  const msToReady = performance.now() - started
  const url = /ready at (http:\S+)/.exec(output())?.[1] ?? ''
  const token = readFileSync(join(dataDir, 'token'), 'utf8').trim()
  const brandId = /brand +([0-9a-f-]{36})/.exec(output())?.[1] ?? ''
  return {
    child,
    url,
    token,
    brandId,
    msToReady,
    output,
    async call(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
    async end(signal) {
      const from = performance.now()
      child.kill(signal)
      return { code: await exited, ms: performance.now() - from }
    },
  }
}

/** A brand with one question: the demo's own has twelve, and most of what follows a scan needs no more than a few runs. */
export async function addSmallBrand({ call }: Standalone): Promise<string> {
  const account = await call('POST', '/api/admin/accounts', { name: 'Halden', plan: 'pro' })
  const brand = await call('POST', '/api/admin/brands', {
    accountId: account.body.id,
    name: 'Halden Instruments',
    domain: 'halden-instruments.com',
  })
  const prompts = [{ text: 'Who runs Halden Instruments?', intent: 'BRANDED' }]
  const added = await call('POST', `/api/admin/brands/${brand.body.id}/prompts`, { prompts })
  if (added.status !== 201) throw new Error(`the question was refused: ${JSON.stringify(added.body)}`)
  return String(brand.body.id)
}
