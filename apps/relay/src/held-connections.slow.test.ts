import { connect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { expect, test } from 'vitest'
import { startTestRelay } from './test-support/start-test-relay.ts'
import { TEST_ROOT_PEM } from './test-support/tls-provider.ts'

/** How long until the other side ends it, in seconds. */
const secondsUntilClosed = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    const begun = performance.now()
    socket.on('error', () => {})
    socket.once('close', () => resolve((performance.now() - begun) / 1_000))
  })

test('strangers who only hold connections open lose them, silent or dripping', async () => {
  const relay = await startTestRelay({}, {})
  const overTls = () =>
    tlsConnect({ host: '127.0.0.1', port: relay.port, servername: 'localhost', ca: TEST_ROOT_PEM })
  const slow = overTls()
  slow.write('CONNECT api.')
  const dripping = setInterval(() => slow.write('x'), 500)
  const held = await Promise.all([connect(relay.port, '127.0.0.1'), overTls(), slow].map(secondsUntilClosed))
  clearInterval(dripping)
  expect(Math.max(...held)).toBeLessThan(30)
  await relay.remove()
})
