import type { VerifyOptions } from '@veracite/verify/bundle/verify-trust'
import type { CaseReport } from '@veracite/verify/case/case-report'
import { say } from '@veracite/words/say'
import { startPageWorker } from '../parts/widgets/page-worker.ts'

/** A message of the worker about one file. */
export type Told = { id: number } & ({ progress: Progress } | { report: CaseReport })

export interface Progress {
  done: number
  of: number
}

const worker = startPageWorker()
let count = 0

/** Rejects where there is no worker, or it broke down; then the page can do the work itself. */
export function verifyInWorker(
  file: Uint8Array,
  options: VerifyOptions,
  { signal, progress }: { signal: AbortSignal; progress: (progress: Progress) => void },
): Promise<CaseReport> {
  if (worker === null) return Promise.reject(new Error(say('check.thereIsNoWorker')))
  const id = ++count
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.id !== id) return
      if ('progress' in data) progress(data.progress)
      else resolve(data.report)
    }
    worker.addEventListener('message', hear, { signal })
    worker.addEventListener('error', () => reject(new Error(say('check.theWorkerBrokeDown'))), { signal })
    worker.postMessage({ id, file, options })
  })
}
