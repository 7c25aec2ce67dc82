import { once } from 'node:events'
import { connect } from 'node:net'
import { eventually } from '@veracite/testing/eventually'
import { afterEach, expect, test } from 'vitest'
import { streamOf } from './stream-of.ts'

/** On a real socket: whether a broken body looks broken, and a slow reader slows the maker, is up to the server. */

const PART = new Uint8Array(1_000_000).fill(97)
let server: ReturnType<typeof Bun.serve> | null = null
afterEach(async () => {
  await server?.stop(true)
  server = null
})

function serve(count: number, { failAt = -1, stalledAfterMs = 60_000 } = {}) {
  const seen = { made: 0, ended: false, failures: 0 }
  async function* parts() {
    try {
      for (; seen.made < count; seen.made++) {
        if (seen.made === failAt) throw new Error('broken')
        yield PART
      }
    } finally {
      seen.ended = true
    }
  }
  const onFailure = () => {
    seen.failures += 1
  }
  server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: () => new Response(streamOf(parts(), { onFailure, stalledAfterMs })),
  })
  return { seen, url: `http://127.0.0.1:${server.port}/`, port: server.port ?? 0 }
}

/** Asks, and then reads nothing. */
async function askAndStall(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return socket
}

test('everything arrives', async () => {
  const { url, seen } = serve(20)
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(20 * PART.length)
  expect(seen).toEqual({ made: 20, ended: true, failures: 0 })
})

test('a body that fails while it is made does not look complete', async () => {
  const { url, seen } = serve(20, { failAt: 3 })
  await expect((async () => (await fetch(url)).arrayBuffer())()).rejects.toThrow()
  expect(seen).toMatchObject({ ended: true, failures: 1 })
})

test('a client that does not read pauses the producer, and leaving ends it', async () => {
  const { port, seen } = serve(2_000)
  const socket = await askAndStall(port)
  await eventually('the first parts', async () => seen.made >= 1)
  let before = -1
  await eventually('the maker to rest', async () => {
    const rests = seen.made === before
    before = seen.made
    await new Promise((resolve) => setTimeout(resolve, 100))
    return rests
  })
  // What fits into the buffers of both sides, and not two gigabytes.
  expect(seen.made).toBeLessThan(100)
  socket.destroy()
  await eventually('the end', async () => seen.ended)
})

test('a client that reads nothing for long is disconnected', async () => {
  const { port, seen } = serve(2_000, { stalledAfterMs: 200 })
  const socket = await askAndStall(port)
  await eventually('the end', async () => seen.ended)
  expect(seen.made).toBeLessThan(100)
  socket.destroy()
})
