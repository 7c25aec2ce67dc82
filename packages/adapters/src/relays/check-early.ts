import { openServerFlight } from '@veracite/verify/relayed/server-flight'
import { verifyServer } from '@veracite/verify/relayed/server-identity'
import { readGreeting } from '@veracite/verify/relayed/transcript'
import type { Tunnel } from './tunnel.ts'

/**
 * Checks the handshake while the engine thinks. Nothing is decided by it: the verifier remembers signatures that it has
 * checked, so that the check that decides, once the reply is there, does not have to wait for them.
 */
export function checkEarly(
  tunnel: Pick<Tunnel, 'sent' | 'received'>,
  host: string,
  secrets: ReadonlyMap<string, Uint8Array>,
  roots: readonly Uint8Array[],
): void {
  try {
    const secret = secrets.get('SERVER_HANDSHAKE_TRAFFIC_SECRET')
    if (secret === undefined) return
    const flight = openServerFlight(readGreeting(tunnel.sent(), tunnel.received()), secret)
    verifyServer(flight, { host, atMs: Date.now(), roots })
  } catch {
    // Errors are ignored here: the deciding check finds and reports them.
  }
}
