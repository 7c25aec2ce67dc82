import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtProduct } from './built-product.ts'
import { type Process, startProcess } from './processes.ts'

const built = await builtProduct()

export interface Standalone extends Process {
  url: string
  token: string
  brandId: string
  msToReady: number
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; ms: number }>
  /** Sends the signal and waits; returns the exit code and how long it took. */
  end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
}

/** Engines answer at once, and only tests start scans. */
const QUIET = { VERACITE_DEMO_LATENCY: '0', VERACITE_ASK_AGAIN: 'off' }

/** The product in a separate process, with only the given environment. */
export const launch = (dataDir: string, env: Record<string, string> = {}): Process =>
  startProcess([process.execPath, built('apps/standalone/src/main.ts')], {
    ...QUIET,
    PORT: '0',
    VERACITE_DATA_DIR: dataDir,
    ...env,
  })

export const startStandalone = (dataDir: string, env: Record<string, string> = {}): Promise<Standalone> =>
  untilReady(launch(dataDir, env), dataDir)

export async function untilReady(launched: Process, dataDir: string): Promise<Standalone> {
  const started = performance.now()
  // A second on a machine with nothing else to do, minutes on one that starts twenty others.
  await launched.said(/Reference http/, 180_000).catch(async (error) => {
    await launched.kill()
    throw error
  })
  const msToReady = performance.now() - started
  const [, url = ''] = await launched.said(/ready at (http:\S+)/)
  const token = readFileSync(join(dataDir, 'token'), 'utf8').trim()
  const [, brandId = ''] = /brand +([0-9a-f-]{36})/.exec(launched.output()) ?? []
  return {
    ...launched,
    url,
    token,
    brandId,
    msToReady,
    async call(method, path, body) {
      const begun = performance.now()
      const response = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      })
      const answered = (await response.json()) as Record<string, unknown>
      return { status: response.status, body: answered, ms: performance.now() - begun }
    },
    async end(signal) {
      const begun = performance.now()
      launched.signal(signal)
      const { code } = await launched.exited
      return { code, ms: performance.now() - begun }
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
