import { rootCertificates } from 'node:tls'
import type { Witness } from '@veracite/terms/engine-port'
import { type Carrier, type CarrierNetwork, openCarrier } from './carrier.ts'
import { createKeyUpdateHosts } from './key-update-hosts.ts'
import { RelayAway } from './reach-relay.ts'
import { createRelayLines } from './relay-lines.ts'
import type { RelaySettings } from './relay-settings.ts'
import { createRootStore } from './root-store.ts'

export type Opened = { kind: 'open'; carrier: Carrier } | { kind: 'away'; reason: string }

/** The relays of this installation. */
export interface RelayPool {
  /**
   * Opens a connection to the host of a URL through one of them, for the capture that `commitment` names. `turn` decides
   * which is tried first. Without a key in the request, nothing is sent to find out how to keep it sealed.
   */
  open(url: string, turn: number, commitment: string, holdsKey?: boolean): Promise<Opened>
}

/**
 * Takes the relays in turn, so that a question that is asked again goes through another one: two who do not know each
 * other are better than one. A relay that is away is passed over; nothing was sent through it.
 */
export function createRelayPool(relays: readonly RelaySettings[], network: CarrierNetwork = {}): RelayPool {
  const roots = createRootStore(network.roots ?? rootCertificates)
  const keyUpdates = createKeyUpdateHosts()
  const carriers = relays.map((relay) => ({
    relay,
    lines: createRelayLines(relay, network.relay),
    roots,
    network,
    keyUpdates,
  }))
  return {
    async open(url, turn, commitment, holdsKey = true) {
      const { protocol, hostname, port } = new URL(url)
      if (protocol !== 'https:' || port !== '')
        return {
          kind: 'away',
          reason: 'This engine is not reached over TLS on port 443, which relays carry.',
        }
      let reason = 'No relay is set.'
      for (let i = 0; i < carriers.length; i++) {
        const deps = carriers[(turn + i) % carriers.length]
        if (deps === undefined) continue
        try {
          return { kind: 'open', carrier: await openCarrier(deps, hostname, commitment, holdsKey) }
        } catch (error) {
          reason = error instanceof RelayAway ? error.message : 'The relay cannot be used.'
        }
      }
      return { kind: 'away', reason }
    },
  }
}

export const notWitnessed = (reason: string): Witness => ({ kind: 'not_witnessed', relay: null, reason })
