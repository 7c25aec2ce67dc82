import type { TLSSocket } from 'node:tls'
import { reachRelay, type TunnelNetwork } from './reach-relay.ts'
import type { RelaySettings } from './relay-settings.ts'

/** Connections to one relay. One is kept ready, because reaching it takes longer than what is then asked on it. */
export interface RelayLines {
  /** Has a connection ready by the time the next one is wanted: engines think longer than that takes. */
  prepare(): void
  /** The one that is ready; null if none is. It may have broken meanwhile. */
  takeReady(): Promise<TLSSocket> | null
  /** A new one. Rejects with RelayAway. */
  fresh(): Promise<TLSSocket>
  /** Gives back one on which everything asked was answered. */
  giveBack(socket: TLSSocket): void
}

export function createRelayLines(relay: RelaySettings, network: TunnelNetwork = {}): RelayLines {
  let ready: {
    line: Promise<TLSSocket>
    release: (socket: TLSSocket) => void
    late: ReturnType<typeof setTimeout>
  } | null = null

  const keep = (line: Promise<TLSSocket>): void => {
    const late = setTimeout(() => line.then((socket) => socket.destroy(), nothing), READY_MS)
    // Nobody waits for it, so it keeps no process alive.
    late.unref()
    const forget = (): void => {
      if (ready === kept) ready = null
    }
    const kept = {
      line,
      late,
      release: (socket: TLSSocket): void => {
        socket.off('close', forget)
        socket.ref()
      },
    }
    ready = kept
    line.then((socket) => {
      socket.unref()
      socket.once('close', forget)
    }, forget)
  }

  return {
    prepare() {
      if (ready === null) keep(reachRelay(relay, network))
    },
    takeReady() {
      const taken = ready
      ready = null
      if (taken === null) return null
      clearTimeout(taken.late)
      return taken.line.then((socket) => {
        taken.release(socket)
        return socket
      })
    },
    fresh: () => reachRelay(relay, network),
    giveBack(socket) {
      if (ready === null && !socket.destroyed) keep(Promise.resolve(socket))
      else socket.destroy()
    },
  }
}

const nothing = (): void => {}

/** Shorter than a relay waits for the next request. */
const READY_MS = 20_000
