import { sha256 } from '@veracite/terms/digest'
import { DomainError, isPassing } from '@veracite/terms/errors'
import type { startScan } from './start-scan.ts'

type Start = ReturnType<typeof startScan>

const SOON_MS = 60_000
const LATER_MS = 360 * 60_000

/**
 * A scan that the service starts by itself, once for each key: a worker that died between the scan and its record finds the
 * same scan again. If it cannot be started, why, and in what time to try again.
 */
export async function startOwnScan(
  deps: { startScan: Start },
  operation: string,
  key: string,
  scan: Omit<Parameters<Start>[0], 'idempotency'>,
): Promise<
  { scanId: string; hindered: null; againMs: null } | { scanId: null; hindered: string; againMs: number }
> {
  const idempotency = { tokenSha256: sha256(operation), key, operation, requestSha256: sha256(key) }
  try {
    const { scanId } = await deps.startScan({ ...scan, idempotency })
    return { scanId, hindered: null, againMs: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const againMs = isPassing(error) ? SOON_MS : LATER_MS
    return { scanId: null, hindered: error.message.slice(0, 300), againMs }
  }
}
