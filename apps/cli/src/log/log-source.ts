import { setTimeout } from 'node:timers/promises'
import { Refused, Unreachable } from '../failures.ts'

/** A tiled log, read over HTTP the way any monitor would: without a token, without trust. */
export interface LogSource {
  url: string
  text(path: string): Promise<string>
  bytes(path: string): Promise<Uint8Array>
}

/** The size of the largest thing a log serves: 256 entries of 65,535 bytes, with their lengths. */
const MAX_BYTES = 256 * 65_537
const TIMEOUT_MS = 30_000
const TRIES = 3

/** `url` is the log's prefix, or the address of a server that has its log under /log/1. */
export function openLogSource(url: string): LogSource {
  const prefix = url.replace(/\/+$/, '')
  const base = /\/log\/\d+$/.test(prefix) ? prefix : `${prefix}/log/1`
  const read = async (path: string): Promise<Uint8Array> => {
    for (let tries = 1; ; tries++) {
      try {
        return await readOnce(`${base}/${path}`)
      } catch (error) {
        if (error instanceof Refused || tries === TRIES) throw error
        await setTimeout(250 * 2 ** tries)
      }
    }
  }
  return { url: base, bytes: read, text: async (path) => new TextDecoder().decode(await read(path)) }
}

async function readOnce(url: string): Promise<Uint8Array> {
  const { host, pathname } = new URL(url)
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => {
      throw new Unreachable((say) => say('cliFailure.nothingAnswers', { host }))
    },
  )
  if (response.status >= 500 || response.status === 429)
    throw new Unreachable((say) => say('cliRefused.answered', { host, status: response.status }))
  if (response.status !== 200)
    throw new Refused((say) => say('cliRefused.theLogHasNothingAt', { pathname, status: response.status }))
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw new Refused((say) => say('cliRefused.isLargerThanAnyFileA', { pathname }))
    parts.push(part)
  }
  return Buffer.concat(parts)
}
