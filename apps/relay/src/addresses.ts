import { countedAddress, plainAddress } from '@veracite/terms/counted-address'

/** The used part of a socket. */
interface Caller {
  remoteAddress?: string | undefined
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}

/**
 * Counts connections by where they come from, before anybody has shown a token: strangers who only hold connections open
 * must not use up what the holders of tokens need.
 */
export class Addresses {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a connection until it closes. One too many is cut off. */
  take(socket: Caller): void {
    const from = countedAddress(plainAddress(socket.remoteAddress ?? ''))
    const open = this.#open.get(from) ?? 0
    if (open >= this.#most) {
      socket.destroy()
      return
    }
    this.#open.set(from, open + 1)
    socket.once('close', () => {
      const left = (this.#open.get(from) ?? 1) - 1
      if (left > 0) this.#open.set(from, left)
      else this.#open.delete(from)
    })
  }
}
