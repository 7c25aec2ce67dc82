import type { ErrorsOf } from '../answer-to-error.ts'
import type { ApiPromise } from '../api-promise.ts'
import type { SuccessOf } from '../bodies.ts'
import type { OPERATOR_OPERATIONS, OperatorOperationId } from '../generated/operator-operations.ts'
import type { components, operations } from '../generated/operator-schema.ts'
import type { Export } from './exports.ts'
import type { Pages } from './pages.ts'

/** The bodies of the operator's API, by the names of its document. */
export type OperatorSchemas = components['schemas']

type Of<Op extends OperatorOperationId> = operations[Op]
export type OperatorAnswer<Op extends OperatorOperationId> = SuccessOf<Of<Op>['responses']>
export type OperatorError<Op extends OperatorOperationId> = ErrorsOf<Of<Op>['responses']>
export type OperatorBody<Op extends OperatorOperationId> =
  Of<Op> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never

/** The parameters of a query, without those that the client takes care of. */
export type OperatorQuery<Op extends OperatorOperationId> = {
  [Name in Exclude<keyof NonNullable<Of<Op>['parameters']['query']>, SetByClient<Op>>]?:
    | NonNullable<Of<Op>['parameters']['query']>[Name]
    | undefined
}
type SetByClient<Op extends OperatorOperationId> = (typeof OPERATOR_OPERATIONS)[Op] extends {
  answer: infer Kind
}
  ? Kind extends 'export'
    ? 'format' | 'after' | 'skip'
    : Kind extends 'page'
      ? 'cursor'
      : never
  : never

/** A file to send. A stream is sent as it is read. */
export type OperatorContent = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | Blob | string

export type OperatorReply<Op extends OperatorOperationId> = ApiPromise<OperatorAnswer<Op>, OperatorError<Op>>
/** A file, to be read as it arrives. */
export type OperatorFile = Promise<ReadableStream<Uint8Array>>
export type OperatorPages<Op extends OperatorOperationId> = Pages<OperatorAnswer<Op>, OperatorError<Op>>
export type OperatorExport<Op extends OperatorOperationId> = Export<
  Of<Op>['responses'] extends { 200: { content: { 'application/x-ndjson': infer Row } } } ? Row : never
>
