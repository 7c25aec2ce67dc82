import { Worker } from 'node:worker_threads'

/** Asks a server again and again, from a thread of its own: a busy event loop of the test does not falsify it. */
export function startProbe(url: string): { stop(): Promise<{ asked: number; worstMs: number }> } {
  const worker = new Worker(new URL('./health-probe-thread.ts', import.meta.url), { workerData: { url } })
  return {
    async stop() {
      const result = Promise.withResolvers<{ asked: number; worstMs: number }>()
      worker.once('message', result.resolve)
      worker.once('error', result.reject)
      worker.postMessage('stop')
      const measured = await result.promise
      await worker.terminate()
      return measured
    },
  }
}
