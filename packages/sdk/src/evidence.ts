import type { ErrorOf } from './answer-to-error.ts'
import type { ApiPromise } from './api-promise.ts'
import type { CheckResult, HashNotFound, PublicEvidence } from './bodies.ts'
import type { RequestOptions } from './request.ts'
import type { Call } from './transport.ts'

/** Checks that anyone can make. They need no token and are sent none. */
export interface EvidenceResource {
  /** Whether something with this SHA-256 was captured. `{ found: false }` is an answer, not an error. */
  lookup(
    hash: string,
    options?: RequestOptions,
  ): ApiPromise<PublicEvidence | HashNotFound, ErrorOf<'getPublicEvidence'>>

  /** Whether `content` is what was captured under this SHA-256. Every character counts; nothing of it is stored. */
  check(
    hash: string,
    content: string,
    options?: RequestOptions,
  ): ApiPromise<CheckResult | HashNotFound, ErrorOf<'checkPublicEvidence'>>
}

export const createEvidence = (call: Call): EvidenceResource => ({
  lookup: (hash, options) => call('getPublicEvidence', { path: { hash }, options }),
  check: (hash, content, options) =>
    call('checkPublicEvidence', { path: { hash }, body: { content }, options }),
})
