import type { ErrorOf } from './answer-to-error.ts'
import type { ApiPromise } from './api-promise.ts'
import type { EvidenceBundle, JobAck, RunEvidence } from './bodies.ts'
import type { KeyedRequestOptions, RequestOptions } from './request.ts'
import type { Call } from './transport.ts'

export interface BundleOptions extends RequestOptions {
  format?: 'json' | undefined
}

export interface HtmlBundleOptions extends RequestOptions {
  format: 'html'
}

export interface RunsResource {
  /** The raw response, its SHA-256, and everything found about it since. */
  evidence(runId: string, options?: RequestOptions): ApiPromise<RunEvidence, ErrorOf<'getRunEvidence'>>

  /** Asks the same engine the same prompt again. Only queues it; the outcome appears in the evidence. */
  verify(runId: string, options?: KeyedRequestOptions): ApiPromise<JobAck, ErrorOf<'verifyRun'>>

  /** The evidence of a classified run in one piece, verifiable without the service. */
  bundle(runId: string, options?: BundleOptions): ApiPromise<EvidenceBundle, ErrorOf<'getEvidenceBundle'>>
  /** The same content as a page to print, as text. */
  bundle(runId: string, options: HtmlBundleOptions): ApiPromise<string, ErrorOf<'getEvidenceBundle'>>
}

export const createRuns = (call: Call): RunsResource => ({
  evidence: (runId, options) => call('getRunEvidence', { path: { runId }, options }),
  verify: (runId, options) => call('verifyRun', { path: { runId }, options }),
  // TypeScript cannot check overloads of an arrow function: the format decides the type, and `decode`
  // enforces it.
  bundle: ((runId, { format, ...options } = {}) =>
    call('getEvidenceBundle', {
      path: { runId },
      query: { format },
      accept: format === 'html' ? 'text/html' : undefined,
      options,
    })) as BundleMethod as RunsResource['bundle'],
})

type BundleMethod = (
  runId: string,
  options?: BundleOptions | HtmlBundleOptions,
) => ApiPromise<EvidenceBundle | string, ErrorOf<'getEvidenceBundle'>>
