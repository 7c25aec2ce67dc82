import type { ErrorsOf } from '../answer-to-error.ts'
import { type Answered, ApiPromise } from '../api-promise.ts'
import type { SuccessOf } from '../bodies.ts'
import { OPERATOR_OPERATIONS, type OperatorOperationId } from '../generated/operator-operations.ts'
import type { components, operations } from '../generated/operator-schema.ts'
import type { KeyedRequestOptions } from '../request.ts'
import type { Send } from '../transport.ts'

/** The bodies of the operator's API, by the names of its document. */
export type OperatorSchemas = components['schemas']

type Of<Op extends OperatorOperationId> = operations[Op]
export type OperatorAnswer<Op extends OperatorOperationId> = SuccessOf<Of<Op>['responses']>
export type OperatorError<Op extends OperatorOperationId> = ErrorsOf<Of<Op>['responses']>
export type OperatorBody<Op extends OperatorOperationId> =
  Of<Op> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never
/** The parameters of a query, without those that the client takes care of. */
export type OperatorQuery<Op extends OperatorOperationId> = {
  [Name in Exclude<
    keyof NonNullable<Of<Op>['parameters']['query']>,
    'cursor' | 'format' | 'after' | 'skip'
  >]?: NonNullable<Of<Op>['parameters']['query']>[Name] | undefined
}

export interface OperatorParts {
  path?: Record<string, string>
  query?: object | undefined
  body?: object | undefined
  options?: KeyedRequestOptions | undefined
}

export type OperatorCall = <Op extends OperatorOperationId>(
  operation: Op,
  parts?: OperatorParts,
) => ApiPromise<OperatorAnswer<Op>, OperatorError<Op>>

export const createOperatorCall =
  (send: Send): OperatorCall =>
  <Op extends OperatorOperationId>(operation: Op, parts: OperatorParts = {}) =>
    new ApiPromise<OperatorAnswer<Op>, OperatorError<Op>>(
      send({ id: operation, ...OPERATOR_OPERATIONS[operation] }, parts) as Promise<
        Answered<OperatorAnswer<Op>>
      >,
    )
