import { checkPublicEvidence, getPublicEvidence } from '@veracite/contract/evidence/public'
import type { Services } from '@veracite/core/services'
import { invalidInput } from '@veracite/terms/errors'
import { problem } from '@veracite/words/refusals'
import type { Routes } from '../http/mount.ts'

/** Whether a reply with this hash was captured, for anybody. */
export const publicEvidence =
  (services: Pick<Services, 'lookupHash' | 'checkContent'>): Routes =>
  (on) => {
    on.reply(getPublicEvidence, async ({ params }) => {
      const body = await services.lookupHash({ hash: requireHash(params.hash) })
      // A miss may become a hit at any moment, and a hit gains its place in the log once it is there.
      if (!body.found) return { status: 404, body, headers: NO_STORE }
      return { status: 200, body, headers: body.log.status === 'integrated' ? FOR_A_DAY : FOR_A_SECOND }
    })

    on.reply(checkPublicEvidence, async ({ params, body: { content } }) => {
      const body = await services.checkContent({ hash: requireHash(params.hash), content })
      return body.found ? { status: 200, body } : { status: 404, body }
    })
  }

const NO_STORE = { 'cache-control': 'no-store' }
const FOR_A_SECOND = { 'cache-control': 'public, max-age=1' }
/** A capture is permanent, so this may be cached. */
const FOR_A_DAY = { 'cache-control': 'public, max-age=86400' }

function requireHash(hash: string): string {
  if (/^[a-fA-F0-9]{64}$/.test(hash)) return hash.toLowerCase()
  throw invalidInput('invalid_hash', [problem('hash', 'must_be_a_hash')])
}
