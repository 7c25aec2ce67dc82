import type { ReplyOf } from '@veracite/contract/base/operation'
import type * as publicEvidence from '@veracite/contract/evidence/public'
import { say } from '@veracite/words/say'
import { fetchPublic } from '../parts/proof/fetch-public.ts'
import { ApiError } from '../parts/server/api.ts'

type Reply = ReplyOf<typeof publicEvidence.getPublicEvidence>
export type Found = Extract<Reply, { status: 200 }>['body']

/** Called before each request, so that the page can show how many it makes. */
export type CountRequest = () => void

/** Looks up the first of these hashes that the server knows. Only hashes are sent. */
export async function lookUp(hashes: readonly string[], count: CountRequest): Promise<Found | null> {
  for (const hash of hashes) {
    count()
    const response = await fetchPublic(`/v1/public/evidence/${hash}`).catch(() => null)
    if (response === null) throw new ApiError(0, say('common.theServerDoesNot'))
    if (response.status === 404) continue
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok || body === null)
      throw new ApiError(
        response.status,
        response.status === 429
          ? say('check.tooManyRequestsIn')
          : say('check.theServerAnswered', { status: response.status }),
      )
    return body as Found
  }
  return null
}
