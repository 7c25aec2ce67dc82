import type { ErrorOf } from './answer-to-error.ts'
import type { ApiPromise } from './api-promise.ts'
import type { ConfabulationReport, ConfabulationWindow, Engine, PromptIntent } from './bodies.ts'
import type { RequestOptions } from './request.ts'
import type { Call } from './transport.ts'

export interface ConfabulationOptions extends RequestOptions {
  engine?: Engine | undefined
  intent?: PromptIntent | undefined
  /** How far back to look. Default: 30 days. */
  window?: ConfabulationWindow | undefined
}

export interface ConfabulationsResource {
  /** How engines cite a brand, and the runs in which they made something up, newest first, 100 at most. */
  list(
    brandId: string,
    options?: ConfabulationOptions,
  ): ApiPromise<ConfabulationReport, ErrorOf<'listConfabulations'>>
}

export const createConfabulations = (call: Call): ConfabulationsResource => ({
  list: (brandId, { engine, intent, window, ...options } = {}) =>
    call('listConfabulations', { path: { brandId }, query: { engine, intent, window }, options }),
})
