import type * as admin from './accounts/operations.ts'
import type * as record from './audit/operations.ts'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './base/operation.ts'
import type * as cases from './cases/operations.ts'
import type * as confabulations from './confabulations/operations.ts'
import type * as corrections from './corrections/operations.ts'
import type * as correctionWatches from './corrections/watches.ts'
import type * as documents from './documents/operations.ts'
import type * as spend from './engines/spend.ts'
import type * as events from './events/operations.ts'
import type * as forms from './evidence/forms.ts'
import type * as groundTruth from './facts/ground-truth.ts'
import type * as facts from './facts/operations.ts'
import type * as feeds from './feeds/operations.ts'
import type * as findings from './findings/operations.ts'
import type * as ranking from './findings/ranking.ts'
import type * as log from './log/operations.ts'
import type * as me from './people/me.ts'
import type * as people from './people/operations.ts'
import type * as declarations from './predicates/declarations.ts'
import type * as predicates from './predicates/operations.ts'
import type * as catalogue from './products/operations.ts'
import type * as prompts from './prompts/operations.ts'
import type * as rates from './rates/operations.ts'
import type * as readers from './readers/operations.ts'
import type * as registers from './registers/operations.ts'
import type * as reports from './reports/operations.ts'
import type * as runs from './runs/public.ts'
import type * as review from './runs/review.ts'
import type * as verifications from './runs/verifications.ts'
import type * as scans from './scans/operations.ts'
import type * as v1Scans from './scans/public.ts'
import type * as schedules from './schedules/operations.ts'
import type * as search from './search/operations.ts'
import type * as shares from './shares/operations.ts'
import type * as sources from './sources/operations.ts'
import type * as webhooks from './webhooks/operations.ts'

/**
 * The operations of the contract and of the operator, by method and path, for clients that know them by their types
 * alone: an unknown path, a missing parameter or an unknown member does not compile, and nothing of this is loaded.
 */
type In<Module> = Module[keyof Module]

type Known = Extract<
  | In<typeof admin>
  | In<typeof cases>
  | In<typeof documents>
  | In<typeof catalogue>
  | In<typeof declarations>
  | In<typeof events>
  | In<typeof facts>
  | In<typeof feeds>
  | In<typeof findings>
  | In<typeof forms>
  | In<typeof log>
  | In<typeof me>
  | In<typeof people>
  | In<typeof predicates>
  | In<typeof prompts>
  | In<typeof ranking>
  | In<typeof rates>
  | In<typeof readers>
  | In<typeof record>
  | In<typeof registers>
  | In<typeof reports>
  | In<typeof review>
  | In<typeof scans>
  | In<typeof schedules>
  | In<typeof correctionWatches>
  | In<typeof corrections>
  | In<typeof shares>
  | In<typeof sources>
  | In<typeof search>
  | In<typeof spend>
  | In<typeof verifications>
  | In<typeof webhooks>
  | In<typeof confabulations>
  | In<typeof groundTruth>
  | In<typeof runs>
  | In<typeof v1Scans>,
  { method: string; path: string; answers: object }
>

export type ByRoute = { [O in Known as `${O['method']} ${O['path']}`]: O }

export type Route = keyof ByRoute

type Success<O> = O extends { answers: infer A }
  ? ReplyOf<{ answers: Pick<A, Extract<keyof A, 200 | 201 | 202>> }>
  : never

/** The response body of the operation on success. */
export type AnswerOf<R extends Route> = Success<ByRoute[R]> extends { body: infer B } ? B : never

/** Path and query parameters side by side, and the body, if any, as `body`. */
export type InputOf<R extends Route> = ParamsOf<ByRoute[R]> &
  (ByRoute[R] extends { query: object } ? QueryOf<ByRoute[R]> : unknown) &
  (ByRoute[R] extends { body: object } ? { body: BodyOf<ByRoute[R]> } : unknown)
