/**
 * The load, in a separate process: `connections` sockets that each send the next request as soon as the last
 * one is answered. HTTP/1.1 by hand, because a full HTTP client would use more of the machine than the
 * servers it measures.
 */

export interface Load {
  /** http://host:port */
  url: string
  connections: number
  method: 'GET' | 'POST'
  /** One request each, in this order. */
  paths: string[]
  headers?: Record<string, string>
  body?: string
}

export interface LoadResult {
  seconds: number
  /** How many answers had which status. */
  statuses: Record<string, number>
}

async function generate(load: Load): Promise<LoadResult> {
  const { hostname, port, host } = new URL(load.url)
  const head = Object.entries({
    host,
    ...load.headers,
    ...(load.body !== undefined && { 'content-length': String(Buffer.byteLength(load.body)) }),
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const tail = ` HTTP/1.1\r\n${head}\r\n${load.body ?? ''}`
  const statuses: Record<string, number> = {}
  let next = 0
  const begun = performance.now()
  const connection = async () => {
    const finished = Promise.withResolvers<void>()
    let pending: Buffer = Buffer.alloc(0)
    let unsent = Buffer.alloc(0)
    const flush = (socket: { write(data: Uint8Array): number }) => {
      const written = socket.write(unsent)
      unsent = unsent.subarray(written)
    }
    const ask = (socket: { write(data: Uint8Array): number; end(): void }) => {
      const path = load.paths[next++]
      if (path === undefined) {
        socket.end()
        finished.resolve()
        return
      }
      unsent = Buffer.from(`${load.method} ${path}${tail}`)
      flush(socket)
    }
    await Bun.connect({
      hostname,
      port: Number(port),
      socket: {
        open: ask,
        drain: (socket) => {
          if (unsent.length > 0) flush(socket)
        },
        data(socket, chunk) {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
          const answer = readAnswer(pending)
          if (answer === null) return
          if (answer.length !== pending.length) throw new Error('More than one answer arrived.')
          pending = Buffer.alloc(0)
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
          ask(socket)
        },
        close: () => finished.resolve(),
        error: (_, error) => finished.reject(error),
      },
    })
    await finished.promise
  }
  await Promise.all(Array.from({ length: load.connections }, connection))
  const seconds = (performance.now() - begun) / 1000
  return { seconds, statuses }
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Null until it is complete. */
function readAnswer(bytes: Buffer): { status: string; length: number } | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined && !/\r\ntransfer-encoding: chunked/i.test(head))
    throw new Error(`An answer without a length: ${head}`)
  const isEnded = bytes.subarray(-5).equals(LAST_CHUNK)
  const whole = length === undefined ? (isEnded ? bytes.length : Infinity) : end + 4 + Number(length)
  return bytes.length < whole ? null : { status: head.slice(9, 12), length: whole }
}

if (import.meta.main) {
  process.on('message', (load: Load) => {
    generate(load).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ ready: true })
}
