import type { ErrorOf } from './answer-to-error.ts'
import type { ApiPromise } from './api-promise.ts'
import type { GroundTruth, JobAck } from './bodies.ts'
import type { KeyedRequestOptions, RequestOptions } from './request.ts'
import type { Call } from './transport.ts'

export interface GroundTruthResource {
  /** The facts that answers are judged against, each with its source, its hash and whether it is active. */
  list(brandId: string, options?: RequestOptions): ApiPromise<GroundTruth, ErrorOf<'getGroundTruth'>>

  /** Has the facts collected again from the brand's own pages and public sources. Only queues it. */
  refresh(brandId: string, options?: KeyedRequestOptions): ApiPromise<JobAck, ErrorOf<'refreshGroundTruth'>>
}

export const createGroundTruth = (call: Call): GroundTruthResource => ({
  list: (brandId, options) => call('getGroundTruth', { path: { brandId }, options }),
  refresh: (brandId, options) => call('refreshGroundTruth', { path: { brandId }, options }),
})
