import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from './local-server.ts'

export type Weather = 'calm' | 'slow' | 'black_hole' | 'refuse'

/** Stands between a process and its database or Redis, and simulates network conditions. */
export interface ChaosProxy {
  readonly port: number
  set(weather: Weather): void
  /** Cuts every connection with a reset. */
  cut(): void
  stop(): Promise<void>
}

const SLOW_MS = 500

export async function startChaosProxy(target: { host: string; port: number }): Promise<ChaosProxy> {
  let weather: Weather = 'calm'
  const sockets = new Set<Socket>()
  const server = createServer({ pauseOnConnect: true }, (client) => {
    if (weather === 'refuse') return void client.resetAndDestroy()
    const upstream = connect(target)
    pipe(client, upstream)
    pipe(upstream, client)
  })

  function pipe(from: Socket, to: Socket): void {
    sockets.add(from)
    from.setNoDelay(true)
    // In order, each chunk after its delay; what the black hole swallowed is lost for good.
    let line = Promise.resolve()
    from.on('data', (chunk) => {
      if (weather === 'black_hole') return
      const dueAt = performance.now() + (weather === 'slow' ? SLOW_MS : 0)
      line = line.then(async () => {
        const waitMs = dueAt - performance.now()
        if (waitMs > 0) await Bun.sleep(waitMs)
        if (!to.destroyed) to.write(chunk)
      })
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    from.resume()
  }

  const { port, close } = await listenLocally(server)
  return {
    port,
    set(next) {
      // Bytes were lost in the black hole, so surviving connections can only be cut.
      if (weather === 'black_hole' && next !== 'black_hole')
        for (const socket of sockets) socket.resetAndDestroy()
      weather = next
    },
    cut: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await close()
    },
  }
}
