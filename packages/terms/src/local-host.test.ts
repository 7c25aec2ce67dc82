import { expect, test } from 'vitest'
import { isLocalHost } from './local-host.ts'

test.each([
  ['localhost', true],
  ['proof.localhost', true],
  ['veracite', true],
  ['server.internal', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['192.168.0.9', true],
  ['[::1]', true],
  ['[fd00::1]', true],
  ['proof.example', false],
  ['93.184.216.34', false],
  ['[2606:2800:220:1::1]', false],
  ['notlocalhost.example', false],
])('%s is local: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal)
})
