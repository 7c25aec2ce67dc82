import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { RelayAway } from '@veracite/adapters/relays/reach-relay'
import type { RelayLines } from '@veracite/adapters/relays/relay-lines'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { openTunnel, type Tunnel } from '@veracite/adapters/relays/tunnel'
import { MAX_STREAM_BYTES } from '@veracite/verify/relayed/records'
import { listenHere } from './browser.ts'
import { Followed, type SecretsOf } from './followed.ts'

/** A connection that the relay carried between Record and Done. The tunnel still holds both streams. */
export interface Recorded {
  host: string
  tunnel: Tunnel
  openedAt: Date
  /** When the browser's side was closed; null while it is open. */
  endedAt: Date | null
}

export interface ProxyDeps {
  relay: RelaySettings
  lines: RelayLines
  /** The hosts that go through the relay, always. Others are connected directly, and never recorded. */
  hosts: ReadonlySet<string>
  secretsOf: SecretsOf
  /** Makes the browser forget its TLS sessions, also those in bytes that it has received and not read yet. */
  forgetSessions(): Promise<void>
  /** Told as soon as a recorded connection has ended. */
  onEnded(recorded: Recorded): void
  /** A sentence for the person: why the relay did not carry. */
  onTrouble(sentence: string | null): void
  now(): Date
}

export interface RecordingProxy {
  port: number
  /** From now on connections are recorded under this commitment, and each is cut behind its reply. Those that are open are ended. */
  arm(commitment: string): void
  /** Ends what is open. */
  disarm(): void
  close(): void
}

/** The browser's way out: the engine's hosts through the relay, everything else as it is. Listens on loopback only. */
export async function startProxy(deps: ProxyDeps): Promise<RecordingProxy> {
  const open = new Set<() => void>()
  let commitment: string | null = null
  let held = 0
  const starts: (() => Promise<void>)[] = []
  let isStarting = false
  /** What waits for the group that starts; null while the browser receives everything at once. */
  let withheld: (() => void)[] | null = null
  const release = (): void => {
    const steps = withheld ?? []
    withheld = null
    for (const step of steps) step()
  }

  /**
   * Recorded connections start in groups. The browser forgets its sessions, and until each of the group has said hello
   * nothing of a server reaches the browser: it could be the ticket of a new session, which the hello would resume.
   */
  async function startGroup(): Promise<void> {
    if (isStarting) return
    isStarting = true
    withheld = []
    const group = starts.splice(0)
    // A connection that resumed a session nevertheless is refused when it is read.
    await deps.forgetSessions().catch(() => {})
    await Promise.all(group.map((start) => start()))
    release()
    isStarting = false
    if (starts.length > 0) await startGroup()
  }

  async function throughRelay(host: string, browser: Duplex): Promise<void> {
    const armed = commitment
    const tunnel = await openTunnel(deps.lines, deps.relay, {
      host,
      commitment: armed ?? randomBytes(32).toString('hex'),
    })
    if (browser.destroyed || armed !== commitment) {
      browser.destroy()
      return tunnel.close()
    }
    const recorded: Recorded | null =
      armed === null ? null : { host, tunnel, openedAt: deps.now(), endedAt: null }
    const followed = recorded && new Followed(deps.secretsOf)
    let late: ReturnType<typeof setTimeout> | undefined
    let looks = 0
    /** Of the server, not yet passed on: the browser must not go on after a reply that cannot be followed yet. */
    const waiting: Buffer[] = []
    let [hasAnswered, hasGreeted] = [false, false]
    let onHello = (): void => {}
    const passOn = (): void => {
      if (withheld !== null) withheld.push(passOn)
      else for (const chunk of waiting.splice(0)) browser.write(chunk)
    }
    const end = (): void => {
      if (!open.has(end)) return
      if (withheld !== null) return void withheld.push(end)
      open.delete(end)
      clearTimeout(late)
      passOn()
      browser.end()
      if (recorded === null) {
        tunnel.close()
        return
      }
      recorded.endedAt = deps.now()
      held -= 1
      deps.onEnded(recorded)
    }
    const look = (): void => {
      clearTimeout(late)
      const found = followed?.look()
      const isLate = looks >= MOST_LOOKS
      if (found !== 'waiting' || !hasGreeted || isLate) passOn()
      if (found === 'ended') end()
      else if (found === 'waiting' && !isLate)
        late = setTimeout(() => {
          looks += 1
          look()
        }, KEY_LOG_MS)
    }
    open.add(end)
    if (recorded !== null) held += 1
    let left = MAX_STREAM_BYTES
    browser.on('data', (chunk: Buffer) => {
      left -= chunk.length
      onHello()
      // What comes after the reply is for another connection.
      if (!open.has(end)) return
      hasGreeted ||= hasAnswered
      if (left < 0) {
        browser.destroy()
        return
      }
      followed?.addFromClient(chunk)
      if (!tunnel.stream.write(chunk)) {
        browser.pause()
        tunnel.stream.once('drain', () => browser.resume())
      }
    })
    tunnel.stream.on('data', (chunk: Buffer) => {
      if (browser.destroyed) return
      if (!open.has(end)) return
      hasAnswered = true
      followed?.addFromServer(chunk)
      waiting.push(chunk)
      look()
    })
    browser.once('close', end)
    tunnel.stream.once('end', end)
    if (recorded === null) return void browser.write(CONNECTED)
    starts.push(
      () =>
        new Promise((resolve) => {
          if (browser.destroyed) return resolve()
          const late = setTimeout(() => browser.destroy(), HELLO_MS)
          browser.once('close', resolve)
          onHello = () => {
            clearTimeout(late)
            resolve()
          }
          browser.write(CONNECTED)
        }),
    )
    await startGroup()
  }

  const server = createServer((_, response) => response.writeHead(400).end())
  server.on('connect', (request: IncomingMessage, browser: Duplex) => {
    browser.on('error', () => {})
    const [, host = '', port = ''] =
      /^\[?([A-Za-z0-9.:-]{1,253}?)\]?:([0-9]{1,5})$/.exec(request.url ?? '') ?? []
    const refuse = (): void => void browser.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n')
    if (!deps.hosts.has(host.toLowerCase())) return direct(host, Number(port), browser, refuse)
    if (port !== '443' || held >= MOST_OPEN) return refuse()
    throughRelay(host.toLowerCase(), browser).catch((error: unknown) => {
      deps.onTrouble(error instanceof RelayAway ? error.message : null)
      refuse()
    })
  })
  const endAll = (): void => {
    release()
    for (const end of [...open]) end()
  }
  return {
    port: await listenHere(server),
    arm(named) {
      endAll()
      commitment = named
    },
    disarm() {
      commitment = null
      endAll()
    },
    close() {
      commitment = null
      endAll()
      server.close()
      server.closeAllConnections()
    },
  }
}

function direct(host: string, port: number, browser: Duplex, refuse: () => void): void {
  const other = connect({ host, port }, () => {
    browser.write(CONNECTED)
    browser.pipe(other).pipe(browser)
  })
  other.on('error', () => (other.connecting || other.bytesRead === 0 ? refuse() : browser.destroy()))
  browser.once('close', () => other.destroy())
  other.once('close', () => browser.destroy())
}

const CONNECTED = 'HTTP/1.1 200 Connected\r\n\r\n'
/** How soon the key log is looked at again: browsers write it from another thread. */
const KEY_LOG_MS = 5
/** A connection whose secrets do not come within a second cannot be recorded, and is left alone. */
const MOST_LOOKS = 200
/** A connection on which the browser says nothing must not hold up the others. */
const HELLO_MS = 5_000
/** A relay gives one token fewer places than that. */
const MOST_OPEN = 256
