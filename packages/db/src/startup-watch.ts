import type { Socket } from 'node:net'

/**
 * Turns a connection that ends before the server was ready into a socket error.
 *
 * Left to itself, postgres.js reconnects at once and for ever, at full speed and without failing any query,
 * in three cases: something accepts and closes (a proxy or a published port whose server is down), something
 * speaks another language (a web server), or the server refuses the log-in on a connection that was cut off
 * in the middle of a query before (restart, database gone, too many clients). Behind TLS only the first is
 * seen.
 */
export function watchStartup(socket: Socket): void {
  let unread = Buffer.alloc(0)
  let failure = { code: 'CONNECTION_CLOSED', message: 'the connection to the database was closed' }

  const onData = (bytes: Buffer) => {
    if (unread.length === 0 && bytes.length === 1) return done() // The answer to "do you speak TLS?"
    unread = Buffer.concat([unread, bytes])
    while (unread.length >= 5) {
      const end = unread.readUInt32BE(1) + 1
      if (end > LONGEST_STARTUP_MESSAGE) return socket.off('data', onData)
      if (unread.length < end) return
      const kind = String.fromCharCode(unread[0] ?? 0)
      if (kind === 'Z') return done()
      if (kind === 'E') failure = readError(unread.toString('utf8', 5, end))
      unread = unread.subarray(end)
    }
  }
  const onClose = () => {
    socket.emit('error', Object.assign(new Error(failure.message), { code: failure.code }))
  }
  const done = () => {
    socket.off('data', onData)
    socket.off('close', onClose)
  }
  // The server never speaks first, so nothing can arrive before the driver listens too.
  socket.on('data', onData)
  socket.once('close', onClose)
}

const LONGEST_STARTUP_MESSAGE = 30_000

/** Fields, each a letter and text that ends in a zero byte: C is the code, M the message. */
function readError(payload: string): { code: string; message: string } {
  const fields = new Map(payload.split('\0').map((field) => [field[0], field.slice(1)]))
  return { code: fields.get('C') ?? 'CONNECTION_CLOSED', message: fields.get('M') ?? 'the database refused' }
}
