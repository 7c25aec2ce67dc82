import type { OperatorOperationId } from '../generated/operator-operations.ts'
import type { RequestOptions } from '../request.ts'
import type { OperatorAnswer, OperatorCall } from './call.ts'

type Lists = {
  [Op in OperatorOperationId]: OperatorAnswer<Op> extends { items: unknown[]; nextCursor: string | null }
    ? Op
    : never
}[OperatorOperationId]

export type ItemOf<Op extends Lists> = OperatorAnswer<Op>['items'][number]

/** Everything of a list, page after page, each fetched when the one before is used up. */
export async function* pages<Op extends Lists>(
  call: OperatorCall,
  operation: Op,
  path: Record<string, string>,
  query: object = {},
  options: RequestOptions = {},
): AsyncGenerator<ItemOf<Op>, void, undefined> {
  let cursor: string | null | undefined
  do {
    const page = (await call(operation, { path, query: { ...query, cursor }, options })) as {
      items: ItemOf<Op>[]
      nextCursor: string | null
    }
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
