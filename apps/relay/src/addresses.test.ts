import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Addresses } from './addresses.ts'

class FakeSocket extends EventEmitter {
  readonly remoteAddress: string
  isCut = false
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  destroy(): this {
    this.isCut = true
    return this
  }
}

test('one address has so many connections and no more, until one closes', () => {
  const addresses = new Addresses(2)
  const open = (from: string) => {
    const socket = new FakeSocket(from)
    addresses.take(socket)
    return socket
  }
  const first = open('192.0.2.1')
  expect(
    [first, open('192.0.2.1'), open('::ffff:192.0.2.1'), open('192.0.2.2')].map((one) => one.isCut),
  ).toEqual([false, false, true, false])
  first.emit('close')
  expect(open('192.0.2.1').isCut).toBe(false)
  expect(open('192.0.2.1').isCut).toBe(true)
})
