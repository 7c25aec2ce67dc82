import { Worker } from 'node:worker_threads'

export interface Probed {
  asked: number
  worstMs: number
  /** How late its own timer was at worst: what the machine takes, whatever the server does. */
  machineMs: number
}

/** Asks a server again and again, from a thread of its own: a busy event loop of the test does not falsify it. */
export function startProbe(url: string): { stop(): Promise<Probed> } {
  const worker = new Worker(new URL('./health-probe-thread.ts', import.meta.url), { workerData: { url } })
  return {
    async stop() {
      const result = Promise.withResolvers<Probed>()
      worker.once('message', result.resolve)
      worker.once('error', result.reject)
      worker.postMessage('stop')
      const measured = await result.promise
      await worker.terminate()
      return measured
    },
  }
}
