import type { ReplyOf } from '@veracite/contract/base/operation'
import type * as publicEvidence from '@veracite/contract/evidence/public'
import { say } from '@veracite/words/say'

type Reply = ReplyOf<typeof publicEvidence.getPublicEvidence>
export type Found = Extract<Reply, { status: 200 }>['body']

/** Called before each request, so that the page can show how many it makes. */
export type CountRequest = () => void

const TIMEOUT_MS = 15_000

/** Looks up the first of these hashes that the server knows. Only hashes are sent. */
export async function lookUp(hashes: readonly string[], count: CountRequest): Promise<Found | null> {
  for (const hash of hashes) {
    count()
    const response = await fetch(`/v1/public/evidence/${hash}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    }).catch(() => null)
    if (response === null) throw new Error(say('common.theServerDoesNot'))
    if (response.status === 404) continue
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok || body === null)
      throw new Error(
        response.status === 429
          ? say('check.tooManyRequestsIn')
          : say('check.theServerAnswered', { status: response.status }),
      )
    return body as Found
  }
  return null
}
