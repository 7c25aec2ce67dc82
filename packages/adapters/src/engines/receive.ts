import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { TLSSocket } from 'node:tls'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Connection } from '@veracite/terms/engine-port'
import { certificatesOf, type HttpCall } from '../web/http-call.ts'

/**
 * What has arrived so far. It is filled while the reply arrives, so that a reply that breaks off, or takes too
 * long, still shows everything that came of it.
 */
export interface Arrival {
  connection: Connection
  status: number
  headers: Headers
  /** The body without its codings. */
  body: Uint8Array[]
  /** The body as it came, kept only while it is coded: what cannot be decoded is kept coded. */
  coded: Uint8Array[]
}

/** A replacement for the network, used by tests only. */
export type OwnNetwork = Pick<https.RequestOptions, 'ca' | 'lookup'>

export type Ending = 'whole' | 'cut' | 'too_large'

/**
 * Opens a connection of its own for one call. It uses node:http(s) on purpose: only there can be seen which
 * address answered, over which version of TLS, with which certificates. Certificates are always checked, whatever
 * the environment says.
 */
export function openCall(call: HttpCall, own: OwnNetwork = {}): ClientRequest {
  const url = new URL(call.url)
  const { request } = url.protocol === 'https:' ? https : http
  return request(url, {
    method: call.method,
    headers: {
      'user-agent': 'Veracite',
      ...call.headers,
      accept: 'application/json',
      'accept-encoding': 'identity',
    },
    agent: false,
    rejectUnauthorized: true,
    ...own,
  })
}

/** Sends the call and settles when its reply has ended, in whichever way. Rejects if no reply began. */
export function receive(
  outgoing: ClientRequest,
  body: string | null,
  maxBytes: number,
  options: { now: () => Date; onArrival: (arrival: Arrival) => void },
): Promise<Ending> {
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const arrival = arrivalOf(incoming, options.now())
      options.onArrival(arrival)
      readInto(arrival, incoming, maxBytes).then(resolve, reject)
    })
    outgoing.end(body ?? undefined)
  })
}

function arrivalOf(incoming: IncomingMessage, firstByteAt: Date): Arrival {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return {
    connection: { ...connectionOf(incoming), firstByteAt },
    status: incoming.statusCode ?? 0,
    headers,
    body: [],
    coded: [],
  }
}

function connectionOf({ socket }: IncomingMessage): Omit<Connection, 'firstByteAt'> {
  const address = socket.remoteAddress ?? null
  const secured = socket as TLSSocket
  if (secured.encrypted !== true) return { address, tlsVersion: null, certificates: [] }
  return { address, tlsVersion: secured.getProtocol(), certificates: certificatesOf(secured) }
}

const CODINGS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

function readInto(arrival: Arrival, incoming: IncomingMessage, maxBytes: number): Promise<Ending> {
  const coding = (arrival.headers.get('content-encoding') ?? '').trim().toLowerCase()
  const decode = Object.hasOwn(CODINGS, coding) ? CODINGS[coding as keyof typeof CODINGS]() : null
  return new Promise((resolve) => {
    let size = 0
    let codedSize = 0
    const end = (ending: Ending) => {
      resolve(ending)
      decode?.destroy()
      incoming.destroy()
    }
    const keep = (chunk: Uint8Array) => {
      size += chunk.length
      if (size > maxBytes) return end('too_large')
      arrival.body.push(chunk)
    }
    const cut = () => end('cut')

    incoming.on('aborted', cut)
    incoming.on('error', cut)
    incoming.on('close', cut)
    if (decode === null) {
      incoming.on('data', keep)
      incoming.on('end', () => end(incoming.complete ? 'whole' : 'cut'))
      return
    }
    incoming.on('data', (chunk: Uint8Array) => {
      codedSize += chunk.length
      if (codedSize > maxBytes) return end('too_large')
      arrival.coded.push(chunk)
      decode.write(chunk)
    })
    incoming.on('end', () => (incoming.complete ? decode.end() : cut()))
    incoming.off('close', cut)
    decode.on('data', keep)
    decode.on('end', () => end('whole'))
    decode.on('error', cut)
  })
}
