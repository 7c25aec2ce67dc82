import { callUseCase, type WrongUseCase } from '@veracite/contract/base/use-case'
import { adminOperations } from '@veracite/contract/document/admin-operations'
import type { Known } from '@veracite/contract/routes'
import type { Routes } from '../http/mount.ts'

/** The operations that name their use case. */
export const declared: Routes = (on) => {
  for (const operation of adminOperations)
    if (operation.useCase !== undefined)
      on(operation, (call) => callUseCase(call.services, operation, call) as never)
}

/** Does not compile while a use case takes or returns something else than its operation declares: names the operation. */
;({}) satisfies Record<WrongUseCase<Known>, never>
