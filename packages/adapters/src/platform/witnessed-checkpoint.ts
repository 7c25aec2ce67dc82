import { sha256Hex } from '@veracite/terms/digest'
import { readAtMost } from './read-at-most.ts'

const DEADLINE_MS = 5_000
const MAX_BYTES = 65_536

/** The newest checkpoint of the origin that a witness publicly shows as cosigned; null if there is none. */
export async function readWitnessedCheckpoint(prefix: string, origin: string): Promise<string | null> {
  const id = sha256Hex(origin)
  const response = await fetch(`${prefix.replace(/\/+$/, '')}/${id}/checkpoint`, {
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The witness answered ${response.status}.`)
  return new TextDecoder().decode(await readAtMost(response, MAX_BYTES))
}
