import type { TLSSocket } from 'node:tls'
import { base64Decode, utf8Encode } from '@veracite/verify/bytes'
import type { SignedStatement } from '@veracite/verify/relayed/statement'
import type { RelayLines } from './relay-lines.ts'
import type { RelaySettings } from './relay-settings.ts'

export interface FetchedStatement extends SignedStatement {
  proof: string
}

/**
 * What the relay says about a connection that it carried, which ends it if it does not end soon by itself. Rejects when
 * there is no usable answer in time. Asking twice changes nothing, so it is asked again where a connection broke.
 */
export async function askStatement(
  lines: RelayLines,
  relay: RelaySettings,
  id: string,
  timeoutMs: number,
  naturalEndMs = NATURAL_END_MS,
): Promise<FetchedStatement> {
  const end = AbortSignal.timeout(timeoutMs)
  const askOn = async (line: Promise<TLSSocket>): Promise<FetchedStatement> => {
    const socket = await unlessEnded(line, end)
    const text = await answerOn(socket, requestFor(relay, id, naturalEndMs), end)
    lines.giveBack(socket)
    return read(text)
  }
  const ready = lines.takeReady()
  if (ready !== null)
    try {
      return await askOn(ready)
    } catch (error) {
      if (error instanceof Refused || end.aborted) throw error
    }
  return askOn(lines.fresh())
}

/** The relay answered, and there is no statement in it. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** A connection that comes too late is closed. */
function unlessEnded(line: Promise<TLSSocket>, end: AbortSignal): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      line.then(
        (socket) => socket.destroy(),
        () => {},
      )
      reject(new Error('late'))
    }
    if (end.aborted) return stop()
    end.addEventListener('abort', stop, { once: true })
    line.then(resolve, reject).finally(() => end.removeEventListener('abort', stop))
  })
}

const requestFor = ({ url, token }: RelaySettings, id: string, waitMs: number): string =>
  `GET /connections/${id}?wait=${waitMs} HTTP/1.1\r\nhost: ${new URL(url).host}\r\nauthorization: Bearer ${token}\r\n\r\n`

/** One request and its answer, whose length must be said. The connection can be used again if this resolves. */
function answerOn(socket: TLSSocket, request: string, end: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = Buffer.alloc(0)
    const settle = (work: () => void): void => {
      socket.off('data', onData)
      socket.off('close', onClose)
      end.removeEventListener('abort', onClose)
      work()
    }
    const fail = (error: Error): void =>
      settle(() => {
        socket.destroy()
        reject(error)
      })
    const onClose = (): void => fail(new Error('The relay gave no answer.'))
    const onData = (chunk: Buffer): void => {
      got = Buffer.concat([got, chunk])
      try {
        const body = bodyIn(got)
        if (body !== null) settle(() => resolve(body))
      } catch (error) {
        fail(error instanceof Error ? error : new Refused('The answer cannot be read.'))
      }
    }
    if (socket.destroyed || end.aborted) return onClose()
    socket.on('data', onData)
    socket.once('close', onClose)
    end.addEventListener('abort', onClose, { once: true })
    socket.write(request)
  })
}

/** The body of the answer; null while it is still arriving. */
function bodyIn(got: Buffer): string | null {
  if (got.length > MAX_BYTES) throw new Refused('The answer is too long.')
  const headEnd = got.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = got.toString('latin1', 0, headEnd)
  if (!/^HTTP\/1\.1 200(?: |\r|$)/.test(head)) throw new Refused('The relay has no statement.')
  const [, digits] = /\r\ncontent-length: *([0-9]{1,6}) *(?:\r\n|$)/i.exec(head) ?? []
  if (digits === undefined) throw new Refused('The answer has no length.')
  const body = got.subarray(headEnd + 4)
  if (body.length > Number(digits)) throw new Refused('The answer is longer than it says.')
  return body.length === Number(digits) ? body.toString('utf8') : null
}

function read(text: string): FetchedStatement {
  const { statement, signature, proof } = JSON.parse(text) as Record<string, unknown>
  if (typeof statement !== 'string' || typeof signature !== 'string' || typeof proof !== 'string')
    throw new Refused('This is not a statement.')
  return { statement: utf8Encode(statement), signature: base64Decode(signature), proof }
}

const MAX_BYTES = 65_536
/** Asked to close, providers do so at once. */
const NATURAL_END_MS = 100
