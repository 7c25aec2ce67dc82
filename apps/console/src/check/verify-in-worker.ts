import type { VerifyOptions } from '@veracite/verify/bundle/verify-trust'
import type { CaseReport } from '@veracite/verify/case/case-report'

/** A message of the worker about one file. */
export type Told = { id: number } & ({ progress: Progress } | { report: CaseReport })

export interface Progress {
  done: number
  of: number
}

/**
 * The worker, started with the page: once a file is there, no request is made any more. Its address is written into the
 * page by the server, and the policy of the page lets nothing else be made a worker.
 */
function startWorker(): Worker | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="veracite-worker"]')?.content
  if (!address) return null
  try {
    return new Worker(trusted(address) as string, { type: 'module' })
  } catch {
    return null
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): unknown
  }
}

/** Where browsers ask for it, the address must come from the one policy that the page allows. */
function trusted(address: string): unknown {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (types === undefined) return address
  const createScriptURL = (url: string): string => {
    if (!/^\/assets\/check-worker-[\w-]+\.js$/.test(url)) throw new TypeError('This is not our worker.')
    return url
  }
  return types.createPolicy('veracite-worker', { createScriptURL }).createScriptURL(address)
}

const worker = startWorker()
let count = 0

/** Rejects where there is no worker, or it broke down; then the page can do the work itself. */
export function verifyInWorker(
  file: Uint8Array,
  options: VerifyOptions,
  { signal, progress }: { signal: AbortSignal; progress: (progress: Progress) => void },
): Promise<CaseReport> {
  if (worker === null) return Promise.reject(new Error('There is no worker.'))
  const id = ++count
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.id !== id) return
      if ('progress' in data) progress(data.progress)
      else resolve(data.report)
    }
    worker.addEventListener('message', hear, { signal })
    worker.addEventListener('error', () => reject(new Error('The worker broke down.')), { signal })
    worker.postMessage({ id, file, options })
  })
}
