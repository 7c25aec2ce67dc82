import { checkNumber } from './checks.ts'
import { type ConfabulationsResource, createConfabulations } from './confabulations.ts'
import { InvalidInputError } from './errors.ts'
import { createEvidence, type EvidenceResource } from './evidence.ts'
import { VERSION } from './generated/operations.ts'
import { createGroundTruth, type GroundTruthResource } from './ground-truth.ts'
import { createOperator, type Operator } from './operator/operator.ts'
import { createRuns, type RunsResource } from './runs.ts'
import { createScans, type ScansResource } from './scans.ts'
import { createCall, createSend } from './transport.ts'

export interface VeraciteOptions {
  /** Where the service runs, without `/v1`: `https://veracite.your-company.example`. */
  baseUrl: string
  /** The access token. Without one only `evidence` can be used. */
  token?: string | undefined
  /** Longest time for one attempt, to the last byte of the answer. Default: 30 seconds; slow operations get longer. */
  timeoutMs?: number | undefined
  /** Attempts after the first one, where repeating is safe. Default: 2. */
  maxRetries?: number | undefined
  /** Your application, put before this package in the User-Agent: `my-app/1.2`. */
  userAgent?: string | undefined
  /** Used instead of the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Lets a token be used in a browser, where everyone who opens the page can read it. */
  dangerouslyAllowBrowser?: boolean | undefined
}

export class Veracite {
  readonly scans: ScansResource
  readonly confabulations: ConfabulationsResource
  readonly runs: RunsResource
  readonly groundTruth: GroundTruthResource
  readonly evidence: EvidenceResource
  /** Every operation of the operator's API. */
  readonly operator: Operator

  constructor(options: VeraciteOptions) {
    const { token, userAgent = '', fetch = (request: Request) => globalThis.fetch(request) } = options
    const inBrowser = 'window' in globalThis && 'document' in globalThis
    if (token && inBrowser && !options.dangerouslyAllowBrowser) {
      throw new InvalidInputError(
        'Everyone who opens the page can read this token. Leave it out, or set dangerouslyAllowBrowser.',
      )
    }
    // Checked here, because the platform's error would quote the token.
    if (!/^[ -~]*$/.test(userAgent + (token ?? ''))) {
      throw new InvalidInputError('token and userAgent must be plain ASCII without line breaks.')
    }
    // The settings live in a closure: no property leads to the token, so printing a client never shows it.
    const settings = {
      baseUrl: checkBaseUrl(options.baseUrl),
      token,
      timeoutMs: options.timeoutMs === undefined ? undefined : checkNumber('timeoutMs', options.timeoutMs, 1),
      maxRetries: checkNumber('maxRetries', options.maxRetries ?? 2, 0),
      userAgent: inBrowser ? undefined : `${userAgent} veracite-js/${VERSION}`.trim(),
      fetch,
    }
    const call = createCall(settings)
    this.scans = createScans(call)
    this.confabulations = createConfabulations(call)
    this.runs = createRuns(call)
    this.groundTruth = createGroundTruth(call)
    this.evidence = createEvidence(call)
    this.operator = createOperator(createSend(settings))
  }
}

/** A query, a fragment or credentials in the base URL would end up in odd places. */
function checkBaseUrl(baseUrl: string): string {
  if (!/^https?:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/i.test(baseUrl)) {
    throw new InvalidInputError('baseUrl must be like https://host or https://host/path.')
  }
  return baseUrl.replace(/\/+$/, '')
}
