import { createHash } from 'node:crypto'
import type { RelayLimits, RelaySettings } from './settings.ts'

export type Admitted =
  | { holder: string; host: string; commitment: string }
  | { status: number; reason: string }

/** The holder of the request's token; null if unknown. Compares digests, so that timing reveals no token. */
export function holderOf(
  header: string | undefined,
  { tokens }: Pick<RelaySettings, 'tokens'>,
): string | null {
  const [, token] = /^Bearer ([\x21-\x7e]{16,512})$/.exec(header ?? '') ?? []
  if (token === undefined) return null
  return tokens.get(createHash('sha256').update(token).digest('hex')) ?? null
}

/** Whether somebody may have a connection to what the request names: a host of the list, port 443, nothing else. */
export function admit(
  request: { target: string; authorization: string | undefined; commitment: string | undefined },
  settings: Pick<RelaySettings, 'tokens' | 'hosts'>,
): Admitted {
  const holder = holderOf(request.authorization, settings)
  if (holder === null) return { status: 407, reason: 'A token is needed.' }
  const [, host, port] = /^([A-Za-z0-9.-]{1,253}):([0-9]{1,5})$/.exec(request.target) ?? []
  if (host === undefined) return { status: 400, reason: 'The target is not a host and a port.' }
  if (port !== '443' || !settings.hosts.has(host.toLowerCase()))
    return { status: 403, reason: 'This relay does not go there.' }
  const [commitment] = /^[0-9a-f]{64}$/.exec(request.commitment ?? '') ?? []
  if (commitment === undefined)
    return {
      status: 400,
      reason: 'The header relay-commitment must name the capture by a SHA-256 in hexadecimal.',
    }
  return { holder, host: host.toLowerCase(), commitment }
}

/** Counts connections, of everybody and of each holder. */
export class Places {
  readonly #limits: Pick<RelayLimits, 'connections' | 'connectionsPerToken' | 'openedPerMinute'>
  readonly #open = new Map<string, number>()
  readonly #minutes = new Map<string, { minute: number; opened: number }>()
  #all = 0

  constructor(limits: Pick<RelayLimits, 'connections' | 'connectionsPerToken' | 'openedPerMinute'>) {
    this.#limits = limits
  }

  get open(): number {
    return this.#all
  }

  /** Takes a place, to be given back by calling what is returned; or says why there is none. */
  take(holder: string, nowMs: number): (() => void) | { status: number; reason: string } {
    const own = this.#open.get(holder) ?? 0
    const minute = Math.floor(nowMs / 60_000)
    const known = this.#minutes.get(holder)
    const opened = known?.minute === minute ? known.opened : 0
    if (own >= this.#limits.connectionsPerToken || opened >= this.#limits.openedPerMinute)
      return { status: 429, reason: 'Too many connections for this token.' }
    if (this.#all >= this.#limits.connections) return { status: 503, reason: 'The relay is full.' }
    this.#all++
    this.#open.set(holder, own + 1)
    this.#minutes.set(holder, { minute, opened: opened + 1 })
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      this.#all--
      this.#open.set(holder, (this.#open.get(holder) ?? 1) - 1)
    }
  }
}
