import { connect, createServer } from 'node:net'
import { listenLocally } from './local-server.ts'

/** Stands between a process and PostgreSQL, and cuts a connection just before one of its statements. */
export interface StatementCutter {
  readonly port: number
  /**
   * Cuts the connection before the n-th statement from now on, counted from 1, so that it never reaches the
   * server.
   */
  cutBefore(n: number): void
  wasCut(): boolean
  stop(): Promise<void>
}

export async function startStatementCutter(target: { host: string; port: number }): Promise<StatementCutter> {
  let left = 0
  let cut = false
  const server = createServer((client) => {
    const upstream = connect(target)
    for (const socket of [client, upstream]) socket.setNoDelay(true)
    const end = () => {
      for (const socket of [client, upstream]) socket.destroy()
    }
    const statementsIn = statementFinder()
    client.on('data', (chunk: Buffer) => {
      for (const { message, executes } of statementsIn(chunk)) {
        if (executes && left > 0 && --left === 0) {
          cut = true
          return end()
        }
        upstream.write(message)
      }
    })
    upstream.on('data', (chunk) => void client.write(chunk))
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end)
  })
  const { port, close } = await listenLocally(server)
  return {
    port,
    cutBefore: (n) => {
      left = n
    },
    wasCut: () => cut,
    stop: close,
  }
}

/** Splits a client's bytes into messages: the first begins with its length, the others with a letter. */
function statementFinder(): (chunk: Buffer) => { message: Buffer; executes: boolean }[] {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const messages: { message: Buffer; executes: boolean }[] = []
    for (;;) {
      const lengthAt = isFirst ? 0 : 1
      if (rest.length < lengthAt + 4) return messages
      const size = lengthAt + rest.readInt32BE(lengthAt)
      if (rest.length < size) return messages
      const letter = isFirst ? '' : String.fromCharCode(rest[0] ?? 0)
      messages.push({ message: rest.subarray(0, size), executes: letter === 'E' || letter === 'Q' })
      rest = rest.subarray(size)
      isFirst = false
    }
  }
}
