import type { ADMIN_FILES } from './admin-files.ts'
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from './base/operation.ts'
import type * as confabulations from './confabulations/public.ts'
import type * as groundTruth from './facts/ground-truth.ts'
import type * as runs from './runs/public.ts'
import type * as scans from './scans/public.ts'

/**
 * The operations of the contract and of the operator, by method and path, for clients that know them by their types
 * alone: an unknown path, a missing parameter or an unknown member does not compile, and nothing of this is loaded.
 */
type In<Module> = Module[keyof Module]

export type Known = Extract<
  | { [File in keyof typeof ADMIN_FILES]: In<(typeof ADMIN_FILES)[File]> }[keyof typeof ADMIN_FILES]
  | In<typeof confabulations>
  | In<typeof groundTruth>
  | In<typeof runs>
  | In<typeof scans>,
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
