import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScriptRunner } from '@veracite/core/sources/capture-page'
import { createTurns } from '../platform/turns.ts'
import { type GuardedProxyOptions, openGuardedProxy } from './guarded-proxy.ts'

export interface BrowserOptions extends GuardedProxyOptions {
  /** The program: Chromium or Chrome. */
  program: string
  userAgent: string
  /** Only tests switch it off, in containers that run as root. */
  sandbox?: boolean
}

const LIMIT_MS = 30_000
/** How long scripts may go on, in the time of the page; waiting for the network does not count. */
const SCRIPT_MS = 10_000
const MOST_BYTES = 8 * 1024 * 1024

/** Each page in a browser of its own with an empty profile, behind a proxy that reaches public addresses only. */
export function createBrowserScripts(options: BrowserOptions): ScriptRunner {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 64 })
  return {
    name: 'Chromium',
    run: (url, signal) => inTurn(signal, () => runOnce(options, url, signal)).catch(() => null),
  }
}

async function runOnce(options: BrowserOptions, url: string, signal: AbortSignal): Promise<string | null> {
  const profile = await mkdtemp(join(tmpdir(), 'veracite-page-'))
  const proxy = await openGuardedProxy(options)
  try {
    return await dumped(
      options,
      url,
      [`--user-data-dir=${profile}`, `--proxy-server=127.0.0.1:${proxy.port}`],
      signal,
    )
  } finally {
    proxy.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

const FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--mute-audio',
  // This machine goes through the proxy too, which refuses it, and nothing goes past the proxy.
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  `--virtual-time-budget=${SCRIPT_MS}`,
  '--dump-dom',
]

function dumped(
  { program, userAgent, sandbox = true }: BrowserOptions,
  url: string,
  own: readonly string[],
  signal: AbortSignal,
): Promise<string | null> {
  return new Promise((resolve) => {
    const args = [
      ...FLAGS,
      ...own,
      `--user-agent=${userAgent}`,
      ...(sandbox ? [] : ['--no-sandbox']),
      '--',
      url,
    ]
    // No settings, no keys. Its own process group: a browser is many processes, and all of them end together.
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH ?? '', HOME: own[0]?.split('=')[1] },
      detached: true,
    })
    const chunks: Uint8Array[] = []
    let bytes = 0
    const end = (markup: string | null) => {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
      resolve(markup)
    }
    const stop = () => end(null)
    const late = setTimeout(stop, LIMIT_MS)
    signal.addEventListener('abort', stop, { once: true })
    child.on('error', stop)
    child.stdout.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES) stop()
      else chunks.push(chunk)
    })
    child.on('close', (code) => {
      const markup = Buffer.concat(chunks).toString('utf8')
      // What a browser shows when it reached nothing is no page.
      end(code === 0 && /<body/i.test(markup) && !markup.includes('id="main-frame-error"') ? markup : null)
    })
  })
}
