import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load.ts'

export interface LoadProcess {
  /** Requests per second. Throws unless every answer is a 200. */
  rate(load: Load): Promise<number>
  end(): Promise<void>
}

/** The second process, from which all HTTP benchmarks load their servers. */
export async function startLoad(): Promise<LoadProcess> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./load.ts', import.meta.url)))
  await once(child, 'message')
  return {
    async rate(load) {
      child.send(load)
      const [{ result, error }] = (await once(child, 'message')) as [{ result?: LoadResult; error?: string }]
      if (result === undefined) throw new Error(`The load failed: ${error}`)
      if (result.statuses[200] !== load.paths.length)
        throw new Error(`Not all answers were 200: ${JSON.stringify(result.statuses)}`)
      return load.paths.length / result.seconds
    },
    async end() {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
