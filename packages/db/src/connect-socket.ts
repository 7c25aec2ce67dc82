import { connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { watchStartup } from './startup-watch.ts'

/** Of a running service: a request that waits for a server that is gone should fail soon. */
export const CONNECT_TIMEOUT_MS = 2_000

type Target = { host: string[]; port: number[]; path?: string | false }

/** Opens sockets for postgres.js: to the first host that answers within the time limit. */
export const connectSocket =
  (timeoutMs: number) =>
  async (target: Target): Promise<Socket> => {
    try {
      return await reachServer(target, timeoutMs)
    } catch (error) {
      return deadSocket(error as Error)
    }
  }

/**
 * A socket that fails at the first write. If `connectSocket` threw instead, postgres.js would fail the query
 * but never reclaim the connection: a pool of ten would be gone after ten refusals. Nor may it fail before
 * the write: postgres.js would then never write to this connection again.
 */
function deadSocket(error: Error): Socket {
  return new Duplex({
    read: () => {},
    write: (_chunk, _encoding, done) => done(error),
  }) as unknown as Socket
}

async function reachServer(target: Target, timeoutMs: number): Promise<Socket> {
  if (target.path) return connectOnce({ path: target.path }, timeoutMs)
  let lastError: unknown
  for (const [index, host] of target.host.entries()) {
    try {
      return Object.assign(await connectOnce({ host, port: target.port[index] ?? 5432 }, timeoutMs), { host })
    } catch (error) {
      lastError = error
    }
  }
  throw lastError
}

function connectOnce(
  address: { path: string } | { host: string; port: number },
  timeoutMs: number,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    const fail = (error: Error) => {
      clearTimeout(timer)
      socket.destroy()
      reject(error)
    }
    const timer = setTimeout(() => {
      fail(Object.assign(new Error('the database did not answer'), { code: 'CONNECT_TIMEOUT' }))
    }, timeoutMs)
    socket.once('error', fail)
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', fail)
      watchStartup(socket)
      resolve(socket)
    })
  })
}
