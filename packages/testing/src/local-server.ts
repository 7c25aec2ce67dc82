import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

export interface LocalServer {
  port: number
  /** Destroys open connections too. */
  close(): Promise<void>
}

/** Listens on a free port of this machine, or on the one that is given. */
export async function listenLocally(server: Server, ip = '127.0.0.1', port = 0): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, ip)
  // Rejects if the server reports an error first.
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    // May be called again: a test that takes a server away is followed by its tidying up.
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
