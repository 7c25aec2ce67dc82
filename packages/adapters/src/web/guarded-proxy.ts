import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { inOrderOfTrial, isPublicAddress } from './address-guard.ts'
import { addressesOf, type ResolveOptions } from './resolve-host.ts'

export interface GuardedProxyOptions extends ResolveOptions {
  /** Only tests pass these, for addresses and ports that are not public. */
  allowIp?: (address: string) => boolean
  ports?: readonly number[]
}

/** What one page may fetch in all, with its pictures and scripts. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_CONNECTIONS = 400

/** A proxy for one page in a browser: it connects to public addresses only, each looked up and checked here. */
export async function openGuardedProxy(
  options: GuardedProxyOptions,
): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>()
  const ports = options.ports ?? [80, 443]
  let bytes = 0
  let connections = 0
  const addressOf = async (host: string, port: number): Promise<string | null> => {
    connections += 1
    if (!ports.includes(port) || connections > MOST_CONNECTIONS) return null
    const found = await addressesOf(host, options)
    const areAllPublic = found.every(
      ({ address }) => isPublicAddress(address) || options.allowIp?.(address) === true,
    )
    return areAllPublic ? (inOrderOfTrial(found)[0]?.address ?? null) : null
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES) for (const one of sockets) one.destroy()
    })
  }
  const server = createServer(
    (incoming, reply) => void forward(incoming, reply, addressOf).catch(() => reply.destroy()),
  )
  server.on('connection', keep)
  server.on('connect', async (incoming: IncomingMessage, client: Socket) => {
    const target = URL.parse(`https://${incoming.url ?? ''}`)
    const address = target && (await addressOf(bare(target.hostname), Number(target.port || 443)))
    if (!target || !address) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const out = connect(Number(target.port || 443), address, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      out.pipe(client)
      client.pipe(out)
    })
    keep(out)
    out.on('close', () => client.destroy())
    client.on('close', () => out.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const one of sockets) one.destroy()
    },
  }
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '')

/** A request without encryption, under the name that was asked for and to the address that was checked. */
async function forward(
  incoming: IncomingMessage,
  reply: ServerResponse,
  addressOf: (host: string, port: number) => Promise<string | null>,
): Promise<void> {
  const url = URL.parse(incoming.url ?? '')
  const port = Number(url?.port || 80)
  const address = url?.protocol === 'http:' ? await addressOf(bare(url.hostname), port) : null
  if (!url || !address) return void reply.writeHead(403).end()
  const { method, headers } = incoming
  const path = `${url.pathname}${url.search}`
  const out = request(
    { host: address, port, path, method, headers: { ...headers, host: url.host } },
    (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    },
  )
  out.on('error', () => reply.destroy())
  reply.on('close', () => out.destroy())
  incoming.pipe(out)
}
