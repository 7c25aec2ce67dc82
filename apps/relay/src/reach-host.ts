import { connect, type Socket } from 'node:net'
import {
  inOrderOfTrial,
  isPublicAddress,
  type ResolvedAddress,
  sameAddress,
} from '@veracite/adapters/web/address-guard'
import { addressesOf } from '@veracite/adapters/web/resolve-host'

/** Where names lead. Only tests have a network of their own. */
export interface Network {
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>
  isAllowed?: (address: string) => boolean
  /** The port behind 443. */
  port?: number
}

export interface Reached {
  socket: Socket
  address: string
}

/**
 * Looks the host up once and connects to one of the addresses found: the name is not asked for a second time, so that it
 * cannot mean another machine then. One address that is not public refuses them all. Null if none answers.
 */
export async function reachHost(host: string, network: Network): Promise<Reached | null> {
  const found = await addressesOf(host, network.resolve === undefined ? {} : { resolve: network.resolve })
  const isAllowed = network.isAllowed ?? isPublicAddress
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) return null
  for (const { address } of inOrderOfTrial(found)) {
    const socket = await connectTo(address, network.port ?? 443)
    if (socket === null) continue
    if (sameAddress(socket.remoteAddress ?? '', address)) return { socket, address }
    socket.destroy()
  }
  return null
}

function connectTo(address: string, port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port })
    const give = (result: Socket | null) => {
      socket.setTimeout(0)
      socket.removeAllListeners()
      if (result === null) socket.destroy()
      resolve(result)
    }
    socket.setTimeout(CONNECT_MS)
    socket.once('connect', () => give(socket))
    socket.once('timeout', () => give(null))
    socket.once('error', () => give(null))
  })
}

const CONNECT_MS = 5_000
