import { checkPublicEvidence, getPublicEvidence } from '@veracite/contract/public-evidence'
import { invalidInput } from '@veracite/core/errors'
import { createPopular } from '@veracite/core/public/memory'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountPublicEvidence(
  mount: Mount,
  services: Pick<Services, 'lookupHash' | 'checkContent'>,
): void {
  const popular = createPopular<string>(MOST_POPULAR)
  mount(getPublicEvidence, async ({ params }) => {
    const hash = requireHash(params.hash)
    const known = popular.get(hash)
    if (known !== undefined) return { status: 200, body: known, headers: FOR_A_DAY }
    const body = await services.lookupHash({ hash })
    // A miss may become a hit at any moment; until the log has it, a hit still grows by its place there.
    if (!body.found) return { status: 404, body, headers: NO_STORE }
    if (body.log.status === 'pending') return { status: 200, body, headers: FOR_A_SECOND }
    const text = JSON.stringify(body)
    popular.offer(hash, text)
    return { status: 200, body: text, headers: FOR_A_DAY }
  })

  mount(checkPublicEvidence, async ({ params, body: { content } }) => {
    const body = await services.checkContent({ hash: requireHash(params.hash), content })
    return { status: body.found ? 200 : 404, body }
  })
}

const NO_STORE = { 'cache-control': 'no-store' }
const FOR_A_SECOND = { 'cache-control': 'public, max-age=1' }
/** What was captured stays captured. */
const FOR_A_DAY = {
  'cache-control': 'public, max-age=86400',
  'content-type': 'application/json; charset=utf-8',
}

/** About 2 kB each. */
const MOST_POPULAR = 10_000

function requireHash(hash: string): string {
  if (/^[a-fA-F0-9]{64}$/.test(hash)) return hash.toLowerCase()
  throw invalidInput('Invalid SHA-256 hash.', [
    { path: 'hash', message: 'must be 64 hexadecimal characters' },
  ])
}
