import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import net from 'node:net'
import type { ResolvedAddress } from '@veracite/adapters/web/address-guard'
import { type LocalServer, listenLocally } from './local-server.ts'

/** Test kit: sites on loopback addresses that stand for public ones, a canary that must never be hit, a name server. */
export interface TestSite extends LocalServer {
  hits: string[]
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void

/**
 * Every 127.0.0.x is this machine: `.10` and up act as the public internet, 127.0.0.1 as a private address.
 */
export const PUBLIC_IP = '127.0.0.10'
export const OTHER_PUBLIC_IP = '127.0.0.11'
export const CANARY_IP = '127.0.0.1'
export const isTestPublic = (address: string) => /^127\.0\.0\.1\d$/.test(address)

export async function startSite(handler: Handler, ip = PUBLIC_IP, port = 0): Promise<TestSite> {
  const hits: string[] = []
  const server = http.createServer((request, response) => {
    hits.push(`${request.headers.host ?? ''}${request.url ?? ''}`)
    handler(request, response)
  })
  return { hits, ...(await listenLocally(server, ip, port)) }
}

/**
 * A site and, on the same port, a canary, so that no port rule can be what protects the canary. A port that
 * is free on one address may be in use on the other: then another is tried.
 */
export async function startSiteWithCanary(
  handler: Handler,
  canaryHandler: Handler,
): Promise<{ site: TestSite; canary: TestSite }> {
  for (let tries = 1; ; tries += 1) {
    const site = await startSite(handler)
    try {
      return { site, canary: await startSite(canaryHandler, CANARY_IP, site.port) }
    } catch (error) {
      await site.close()
      if (tries === 20) throw error
    }
  }
}

/** A server that sends raw bytes, for replies that no HTTP library would write. */
export async function startRawSite(reply: (socket: net.Socket, head: string) => void): Promise<TestSite> {
  const hits: string[] = []
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (data) => {
      const head = data.toString('latin1')
      hits.push(head.split('\r\n', 1)[0] ?? '')
      if (head.startsWith('GET /robots.txt'))
        socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n')
      else reply(socket, head)
    })
  })
  return { hits, ...(await listenLocally(server, PUBLIC_IP)) }
}

/** Answers with the addresses listed for a name, one list per query; the last list repeats. */
export async function startNameServer(
  answers: Record<string, string[][]>,
): Promise<{ asked: string[]; resolve: (name: string) => Promise<ResolvedAddress[]>; close(): void }> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const name = questionName(query)
    const wantsV4 = typeOf(query) === 1
    const turns = answers[name] ?? [[]]
    const turn = turns[Math.min(asked.filter((each) => each === name).length, turns.length - 1)] ?? []
    if (wantsV4) asked.push(name)
    socket.send(dnsAnswer(query, wantsV4 ? turn : []), from.port, from.address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  const resolver = new Resolver()
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  const resolve = async (name: string): Promise<ResolvedAddress[]> =>
    (await resolver.resolve4(name)).map((address) => ({ address, family: 4 }))
  return { asked, resolve, close: () => socket.close() }
}

function questionEnd(query: Buffer): number {
  let at = 12
  while ((query[at] ?? 0) !== 0) at += (query[at] ?? 0) + 1
  return at + 1
}

function questionName(query: Buffer): string {
  const labels: string[] = []
  let at = 12
  while ((query[at] ?? 0) !== 0) {
    const length = query[at] ?? 0
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return labels.join('.').toLowerCase()
}

function typeOf(query: Buffer): number {
  return query.readUInt16BE(questionEnd(query))
}

function dnsAnswer(query: Buffer, addresses: readonly string[]): Buffer {
  const end = questionEnd(query) + 4
  const head = Buffer.from(query.subarray(0, end))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  const records = addresses.map((address) =>
    // Pointer to the question's name, type A, class IN, time to live 0: nothing may be cached.
    Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, ...records])
}
