import { randomBytes } from 'node:crypto'
import { greet, pairOf, suiteOf } from './greet.ts'
import type { TunnelNetwork } from './reach-relay.ts'
import type { RelayLines } from './relay-lines.ts'
import type { RelaySettings } from './relay-settings.ts'
import { sealWithThreeKeys } from './three-keys.ts'
import { openTunnel } from './tunnel.ts'

/** Which hosts go on when the client changes its key (TLS 1.3, KeyUpdate), as each showed on a call without a key. */
export interface KeyUpdateHosts {
  accepts(host: string): boolean
  /** Finds it out unless it is known. Rejects if the host could not be asked. */
  probe(host: string, ask: () => Promise<boolean>): Promise<void>
  /** It broke off such a call. */
  refused(host: string): void
}

export function createKeyUpdateHosts(now: () => number = Date.now): KeyUpdateHosts {
  const known = new Map<string, { asked: Promise<boolean>; accepts: boolean; until: number }>()
  return {
    accepts: (host) => known.get(host)?.accepts ?? false,
    async probe(host, ask) {
      const before = known.get(host)
      if (before !== undefined && before.until > now()) return void (await before.asked)
      const asking = { asked: ask(), accepts: false, until: now() + KNOWN_MS }
      known.set(host, asking)
      try {
        asking.accepts = await asking.asked
      } catch (error) {
        known.delete(host)
        throw error
      }
    },
    refused(host) {
      known.set(host, { asked: Promise.resolve(false), accepts: false, until: now() + KNOWN_MS })
    },
  }
}

/** Asks the host for its front page, through the relay and without any key, with the keys of the connection changed twice. */
export async function probeKeyUpdate(
  {
    relay,
    lines,
    network,
  }: {
    relay: RelaySettings
    lines: RelayLines
    network: { relay?: TunnelNetwork; roots?: readonly string[] }
  },
  host: string,
): Promise<boolean> {
  // The relay signs nothing that is not bound to something: this is bound to no capture.
  const tunnel = await openTunnel(lines, relay, { host, commitment: randomBytes(32).toString('hex') })
  const secrets = new Map<string, Uint8Array>()
  try {
    const socket = await greet(tunnel, host, secrets, network.roots)
    const suite = suiteOf(socket)
    if (suite === undefined) return false
    const before = `HEAD / HTTP/1.1\r\nhost: ${host}\r\nuser-agent: Veracite\r\nconnection: close\r\n`
    const [first, line, behind] = [before, 'accept: */*\r\n', '\r\n'].map((text) => Buffer.from(text))
    if (first === undefined || line === undefined || behind === undefined) return false
    const { application } = pairOf(secrets, 'CLIENT')
    const reply = new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), PROBE_MS)
      void tunnel.ended.then(() => setTimeout(() => resolve(false), FLUSH_MS))
      socket.once('data', (chunk: Buffer) => {
        clearTimeout(late)
        resolve(chunk.toString('latin1').startsWith('HTTP/1.1 '))
      })
    })
    tunnel.takeOver(sealWithThreeKeys(suite, application, { before: first, line, behind }).records)
    return await reply
  } finally {
    tunnel.close()
  }
}

/** A provider may change what stands before its servers at any time. */
const KNOWN_MS = 24 * 3_600_000
const PROBE_MS = 5_000
/** What came may still be on its way through TLS. */
const FLUSH_MS = 100
