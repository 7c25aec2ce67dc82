import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import type { RelayStatement } from '@veracite/verify/relayed/statement'

/** Counts and digests of the carried bytes, and the end of the connection. */
export interface Carried {
  client: RelayStatement['client']
  server: RelayStatement['server']
  endedBy: RelayStatement['endedBy']
}

export interface Carrying {
  /** Settles once, however it ends. */
  ended: Promise<Carried>
  /** Ends it from this side; what has passed until then is what is stated. */
  end(): void
}

/**
 * Carries bytes between two sockets and counts what it has passed on, no more: of a connection that breaks, nothing is
 * stated that the other side could not have received. Nothing is kept, and nothing is read that cannot be passed on.
 */
export function carry(
  client: Duplex,
  server: Duplex,
  limits: { clientBytes: number; serverBytes: number; lifetimeMs: number },
): Carrying {
  const toServer = tally(limits.clientBytes)
  const toClient = tally(limits.serverBytes)
  let finish: (endedBy: Carried['endedBy']) => void = () => {}
  const ended = new Promise<Carried>((resolve) => {
    let isOver = false
    finish = (endedBy) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      client.off('data', fromClient)
      server.off('data', fromServer)
      server.destroy()
      // The client may still be reading; it gets all that was counted, and then the end.
      client.end()
      setTimeout(() => client.destroy(), LINGER_MS).unref()
      resolve({ client: toServer.total(), server: toClient.total(), endedBy })
    }
  })
  const timer = setTimeout(() => finish('relay'), limits.lifetimeMs)
  const pass = (from: Duplex, to: Duplex, count: ReturnType<typeof tally>) => (chunk: Uint8Array) => {
    if (!count.add(chunk)) return finish('relay')
    if (to.write(chunk)) return
    from.pause()
    to.once('drain', () => from.resume())
  }
  const fromClient = pass(client, server, toServer)
  const fromServer = pass(server, client, toClient)
  client.on('data', fromClient)
  server.on('data', fromServer)
  for (const event of ['end', 'close', 'error'] as const) {
    client.on(event, () => finish('client'))
    server.on(event, () => finish('server'))
  }
  return { ended, end: () => finish('relay') }
}

function tally(most: number) {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    /** False when it would be more than the limit; then it is not counted. */
    add(chunk: Uint8Array): boolean {
      if (bytes + chunk.length > most) return false
      bytes += chunk.length
      hash.update(chunk)
      return true
    },
    total: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

const LINGER_MS = 10_000
