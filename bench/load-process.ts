import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Load, LoadResult } from './load.ts'

export interface LoadProcess {
  /** Requests per second. Throws unless every answer has this status. */
  rate(load: Load, status?: number): Promise<number>
  /** All measurements of the load. */
  run(load: Load): Promise<LoadResult>
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
  return {
    run,
    async rate(load, status = 200) {
      const { seconds, statuses } = await run(load)
      if (statuses[status] !== load.paths.length)
        throw new Error(`Not all answers were ${status}: ${JSON.stringify(statuses)}`)
      return load.paths.length / seconds
    },
    async end() {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
