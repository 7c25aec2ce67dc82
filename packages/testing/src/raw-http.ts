import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

export interface RawExchange {
  /** Every complete answer, in order. */
  answers: RawAnswer[]
  /** Whether the server ended the connection before we did. */
  closedByServer: boolean
}

/**
 * Sends raw bytes on a socket, as even an ill-behaved client may; ends after `answers` answers, when the
 * server closes, or after `waitMs`.
 */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  { answers: wanted = 1, waitMs = 10_000 }: { answers?: number; waitMs?: number } = {},
): Promise<RawExchange> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let closedByServer = false
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ answers: parseAnswers(Buffer.concat(chunks)), closedByServer })
    }
    const timer = setTimeout(finish, waitMs)
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk))
      if (parseAnswers(Buffer.concat(chunks)).length >= wanted) finish()
    })
    socket.on('end', () => {
      closedByServer = true
      finish()
    })
    socket.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
}

/**
 * Sends a request in two parts with a pause between them, as a proxy does that passes on what arrives. Says how many
 * bytes could be sent before the server closed the connection.
 */
export function sendInTwoParts(
  url: string,
  head: string,
  body: Uint8Array,
): Promise<RawExchange & { sent: number }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    let sent = 0
    const finish = (closedByServer: boolean) => {
      socket.destroy()
      resolve({ answers: parseAnswers(Buffer.concat(chunks)), closedByServer, sent })
    }
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
    socket.on('end', () => finish(true))
    socket.on('error', () => finish(true))
    socket.write(Buffer.from(head, 'latin1'))
    setTimeout(() => socket.write(body, () => (sent = body.byteLength)), 200)
  })
}

/** Sends the beginning of a request and disconnects without waiting. */
export function sendAndLeave(url: string, bytes: string, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.write(Buffer.from(bytes, 'latin1'), () => setTimeout(() => socket.resetAndDestroy(), afterMs))
  })
}

function parseAnswers(bytes: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end === -1) return answers
    const [first = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n')
    const headers = new Map(
      lines.map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
      }),
    )
    const readBody = headers.get('transfer-encoding') === 'chunked' ? readChunks : readLength
    const read = readBody(bytes, end + 4, Number(headers.get('content-length') ?? 0))
    if (read === null) return answers
    answers.push({ status: Number(first.split(' ')[1]), headers, body: read.body.toString() })
    at = read.to
  }
}

/** Null: not all of it is here. */
type ReadBody = (bytes: Buffer, from: number, length: number) => { body: Buffer; to: number } | null

const readLength: ReadBody = (bytes, from, length) =>
  bytes.length < from + length ? null : { body: bytes.subarray(from, from + length), to: from + length }

const readChunks: ReadBody = (bytes, from) => {
  const parts: Buffer[] = []
  for (let at = from; ; ) {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return null
    const from = end + 2
    const to = from + Number.parseInt(bytes.toString('latin1', at, end), 16)
    if (bytes.length < to + 2) return null
    if (to === from) return { body: Buffer.concat(parts), to: to + 2 }
    parts.push(bytes.subarray(from, to))
    at = to + 2
  }
}
