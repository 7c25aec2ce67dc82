import { connect } from 'node:net'
import type { Booted } from '@veracite/runtime/start/boot'
import { useWorld } from '@veracite/testing/use-world'
import { beforeAll, expect, test } from 'vitest'
import { serveOperations } from './serve-operations.ts'

/** The port of a worker. */
const world = useWorld()
beforeAll(async () => {
  await world.dispatcher?.work(new Map(), async () => ({ kind: 'done' }))
})
const serve = (workerPort: number | null) => {
  const booted: Booted = {
    ...world,
    config: { ...world.config, workerPort },
    embedded: false,
  }
  return serveOperations(booted)
}

test('answers its operator and nobody else', async () => {
  const { url, announceStop, stop } = serve(0)
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(url + path, { method })
    return [response.status, await response.text()]
  }
  expect(await ask('/healthz')).toEqual([200, '{"status":"alive"}'])
  await expect.poll(() => ask('/readyz')).toEqual([200, expect.stringContaining('"log"')])
  expect(await ask('/metrics')).toEqual([200, expect.stringContaining('veracite_engine_cost_usd_total')])
  expect(await ask('/v1/scans')).toEqual([404, '{"error":"Not found."}'])
  expect(await ask('/readyz', 'POST')).toEqual([405, expect.stringContaining('not allowed')])
  const { hostname, port } = new URL(url)
  for (const head of ['HTTP/1.0\r\n', 'HTTP/1.1\r\nHost:\r\n', 'HTTP/1.1\r\nHost: x\r\n'])
    expect(await raw(hostname, Number(port), `GET /healthz ${head}Connection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.[01] 200 .*alive/s,
    )
  announceStop()
  expect((await ask('/readyz'))[0]).toBe(503)
  await stop()
})

test('is the next free one when none was named, and refused by name when the named one is taken', async () => {
  const [one, two] = [serve(null), serve(null)]
  expect(new URL(one.url).port).not.toBe(new URL(two.url).port)
  expect(() => serve(Number(new URL(one.url).port))).toThrow(/is in use.*VERACITE_WORKER_PORT/)
  await Promise.all([one.stop(), two.stop()])
})

function raw(host: string, port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ host, port }, () => socket.write(request))
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.includes('alive')) socket.end()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
