import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createHttpWitness } from '@veracite/adapters/platform/http-witness'
import { holdFile } from '@veracite/adapters/platform/process-lock'
import { base64Encode, utf8Decode } from '@veracite/verify/bytes'
import { RELAY_KEY } from '@veracite/verify/log/key-place'
import { formatVkey, type NoteSigner } from '@veracite/verify/log/note-key'
import { Addresses } from './addresses.ts'
import { admit, holderOf, Places } from './admission.ts'
import { keepConnections } from './connections.ts'
import { createMetrics } from './metrics.ts'
import { type Network, reachHost } from './reach-host.ts'
import { readOrMakeKey } from './relay-key.ts'
import { openRelayLog, type RelayLog } from './relay-log.ts'
import type { RelaySettings } from './settings.ts'

export interface Relay {
  port: number
  /** The line that verifies its statements and its log. */
  vkey: string
  stop(): Promise<void>
}

export interface RelayOptions {
  network?: Network
  now?: () => Date
  /** Told what went wrong, without names or addresses. */
  onTrouble?: (what: string) => void
  /** How long a witness may take before a statement goes without it. */
  witnessMs?: number
  /** How often it looks whether its log can be written. */
  lookMs?: number
}

/** Starts a relay. Throws when its log cannot be continued as it was published. */
export async function startRelay(settings: RelaySettings, options: RelayOptions = {}): Promise<Relay> {
  const now = options.now ?? (() => new Date())
  await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 })
  const release = await holdFile(`${settings.dataFolder}/log`)
  const { signer, log } = await openLog(settings, now, options).catch(async (error: unknown) => {
    await release()
    throw error
  })
  const places = new Places(settings.limits)
  const metrics = createMetrics()
  const connections = keepConnections({
    log,
    signer,
    limits: settings.limits,
    now,
    onEnd(outcome, bytes) {
      metrics.end(outcome, bytes)
      if (outcome === 'lost')
        options.onTrouble?.('A statement could not be stored; nothing is carried until it can.')
    },
  })
  const vkey = formatVkey(signer.verifier)
  const network = options.network ?? {}
  const deps: Deps = { settings, network, log, places, metrics, connections, now, vkey }
  const server = createServer(
    {
      cert: settings.certificate,
      key: settings.privateKey,
      minVersion: 'TLSv1.2',
      maxHeaderSize: 8_192,
      headersTimeout: PATIENCE_MS,
      requestTimeout: 2 * PATIENCE_MS,
      keepAliveTimeout: KEPT_OPEN_MS,
    },
    (request, response) => void answer(deps, request, response).catch(() => response.destroy()),
  )
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Uint8Array) => {
    client.on('error', () => {})
    open(deps, request, client, head).catch(() => client.destroy())
  })
  const addresses = new Addresses(settings.limits.connectionsPerAddress)
  server.on('connection', (socket: Socket) => addresses.take(socket))
  server.maxConnections = 2 * settings.limits.connections + 64
  server.on('tlsClientError', (_, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  const looking = setInterval(() => void log.look().catch(() => {}), options.lookMs ?? LOOK_MS)
  looking.unref()
  return {
    port: (server.address() as AddressInfo).port,
    vkey,
    async stop() {
      clearInterval(looking)
      server.close()
      await connections.endAll()
      server.closeAllConnections()
      await log.close()
      await release()
    },
  }
}

/** The log and the key that signs it, which belong together from the first start on. */
async function openLog(
  { dataFolder, origin, witnesses }: RelaySettings,
  now: () => Date,
  { onTrouble = () => {}, witnessMs }: RelayOptions,
): Promise<{ signer: NoteSigner; log: RelayLog }> {
  const { signer, keep } = await readOrMakeKey({ dataFolder, origin })
  const log = await openRelayLog(`${dataFolder}/log`, signer, {
    witnesses: witnesses.map(({ url, verifier }) => createHttpWitness(url, verifier)),
    now,
    onTrouble,
    witnessMs,
  })
  await keep()
  return { signer, log }
}

interface Deps {
  settings: RelaySettings
  network: Network
  log: RelayLog
  places: Places
  metrics: ReturnType<typeof createMetrics>
  connections: ReturnType<typeof keepConnections>
  now: () => Date
  vkey: string
}

async function open(deps: Deps, request: IncomingMessage, client: Duplex, head: Uint8Array): Promise<void> {
  const refuse = ({ status, reason }: { status: number; reason: string }): void => {
    deps.metrics.refuse(status)
    client.end(
      `HTTP/1.1 ${status} Refused\r\ncontent-length: ${reason.length}\r\nconnection: close\r\n\r\n${reason}`,
    )
  }
  const admitted = admit(
    {
      target: request.url ?? '',
      authorization: request.headers['proxy-authorization'],
      commitment: request.headers['relay-commitment']?.toString(),
    },
    deps.settings,
  )
  if ('status' in admitted) return refuse(admitted)
  // Bytes that came before the connection was open would not be counted.
  if (head.length > 0) return refuse({ status: 400, reason: 'Wait for the answer before sending.' })
  if (!deps.log.isWriting())
    return refuse({ status: 503, reason: 'The log of this relay cannot be written.' })
  const place = deps.places.take(admitted.holder, deps.now().getTime())
  if (typeof place !== 'function') return refuse(place)
  try {
    const reached = await reachHost(admitted.host, deps.network)
    if (reached === null) return refuse({ status: 502, reason: 'The host cannot be reached.' })
    if (client.destroyed) {
      reached.socket.destroy()
      return
    }
    const id = deps.connections.newId()
    client.write(
      `HTTP/1.1 200 Connected\r\nrelay-connection: ${id}\r\nrelay-commitment: ${admitted.commitment}\r\n\r\n`,
    )
    await deps.connections.open(admitted, client, reached, id)
  } finally {
    place()
  }
}

async function answer(deps: Deps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'https://relay')
  if (request.method !== 'GET') return reply(response, 405, 'Only GET and CONNECT are answered here.')
  const [, id] = /^\/connections\/([0-9a-f]{32})$/.exec(pathname) ?? []
  if (id !== undefined) {
    const waitMs = Math.min(
      Number(/^[0-9]{1,4}$/.exec(searchParams.get('wait') ?? '')?.[0] ?? 0),
      LONGEST_WAIT_MS,
    )
    return state(deps, { id, waitMs }, request, response)
  }
  if (pathname === '/metrics') {
    const { log, places } = deps
    return reply(
      response,
      200,
      deps.metrics.text({ open: places.open, entries: log.size(), isWriting: log.isWriting() }),
    )
  }
  if (pathname === RELAY_KEY.path) {
    const { runBy } = deps.settings
    response.writeHead(200, {
      ...OPEN_TO_ALL,
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    })
    response.end(JSON.stringify({ relays: [{ vkey: deps.vkey, runBy }] }))
    return
  }
  if (pathname === '/healthz') return reply(response, 200, 'ok')
  if (pathname === '/readyz')
    return deps.log.isWriting()
      ? reply(response, 200, 'ok')
      : reply(response, 503, 'The log cannot be written.')
  const found = pathname.startsWith('/log/1/') ? await deps.log.serve(pathname.slice('/log/1/'.length)) : null
  if (found === null) return reply(response, 404, 'There is nothing here.')
  const type = typeof found.body === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream'
  response.writeHead(200, {
    'content-type': type,
    ...OPEN_TO_ALL,
    'cache-control': found.isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(found.body)
}

async function state(
  deps: Deps,
  { id, waitMs }: { id: string; waitMs: number },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const holder = holderOf(request.headers.authorization, deps.settings)
  if (holder === null) return reply(response, 401, 'A token is needed.')
  const statement = deps.connections.statementOf(id, holder, waitMs)
  if (statement === null) return reply(response, 404, 'There is no such connection.')
  try {
    const { statement: bytes, signature, proof } = await statement
    const body = JSON.stringify({ statement: utf8Decode(bytes), signature: base64Encode(signature), proof })
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    response.end(body)
  } catch {
    reply(response, 500, 'The statement could not be stored, so there is none.')
  }
}

function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(text)
}

const OPEN_TO_ALL = { 'access-control-allow-origin': '*' }
const LOOK_MS = 5_000
/** How long somebody may take to say what they want. */
const PATIENCE_MS = 10_000
const LONGEST_WAIT_MS = 1_000
/** Those who ask for a connection and then for its statement need not greet each time. */
const KEPT_OPEN_MS = 30_000
