import type * as admin from './admin.ts'
import type * as cases from './admin-cases.ts'
import type * as catalogue from './admin-catalogue.ts'
import type * as correctionWatches from './admin-correction-watches.ts'
import type * as corrections from './admin-corrections.ts'
import type * as declarations from './admin-declarations.ts'
import type * as documents from './admin-documents.ts'
import type * as events from './admin-events.ts'
import type * as facts from './admin-facts.ts'
import type * as feeds from './admin-feeds.ts'
import type * as findings from './admin-findings.ts'
import type * as forms from './admin-forms.ts'
import type * as log from './admin-log.ts'
import type * as me from './admin-me.ts'
import type * as people from './admin-people.ts'
import type * as predicates from './admin-predicates.ts'
import type * as prompts from './admin-prompts.ts'
import type * as ranking from './admin-ranking.ts'
import type * as rates from './admin-rates.ts'
import type * as readers from './admin-readers.ts'
import type * as record from './admin-record.ts'
import type * as registers from './admin-registers.ts'
import type * as reports from './admin-reports.ts'
import type * as review from './admin-review.ts'
import type * as scans from './admin-scans.ts'
import type * as schedules from './admin-schedules.ts'
import type * as search from './admin-search.ts'
import type * as shares from './admin-shares.ts'
import type * as sources from './admin-sources.ts'
import type * as spend from './admin-spend.ts'
import type * as verifications from './admin-verifications.ts'
import type * as webhooks from './admin-webhooks.ts'
import type * as confabulations from './confabulations.ts'
import type * as groundTruth from './ground-truth.ts'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './operation.ts'
import type * as runs from './runs.ts'
import type * as v1Scans from './scans.ts'

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

/** What the operation answers on success. */
export type AnswerOf<R extends Route> = Success<ByRoute[R]> extends { body: infer B } ? B : never

/** Path and query parameters side by side, and the body, if any, as `body`. */
export type InputOf<R extends Route> = ParamsOf<ByRoute[R]> &
  (ByRoute[R] extends { query: object } ? QueryOf<ByRoute[R]> : unknown) &
  (ByRoute[R] extends { body: object } ? { body: BodyOf<ByRoute[R]> } : unknown)
