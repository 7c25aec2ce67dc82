import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load.ts'

export interface LoadProcess {
  /** Requests per second. Throws unless every answer has this status. */
  rate(load: Load, status?: number): Promise<number>
  /** The median time of an answer, in milliseconds. Throws likewise. */
  median(load: Load, status?: number): Promise<number>
  end(): Promise<void>
}

/** The second process, from which all HTTP benchmarks load their servers. */
export async function startLoad(): Promise<LoadProcess> {
  const child: ChildProcess = fork(fileURLToPath(new URL('./load.ts', import.meta.url)))
  await once(child, 'message')
  const run = async (load: Load): Promise<LoadResult> => {
    child.send(load)
    const [answer] = (await once(child, 'message')) as [{ result?: LoadResult; error?: string }]
    if (answer.result === undefined) throw new Error(`The load failed: ${answer.error}`)
    return answer.result
  }
  const runAll = async (load: Load, status: number): Promise<LoadResult> => {
    const result = await run(load)
    if (result.statuses[status] === load.paths.length) return result
    throw new Error(`Not all answers were ${status}: ${JSON.stringify(result.statuses)}`)
  }
  return {
    rate: async (load, status = 200) => load.paths.length / (await runAll(load, status)).seconds,
    median: async (load, status = 200) => (await runAll(load, status)).medianMs,
    async end() {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
