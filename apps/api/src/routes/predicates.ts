import * as contract from '@veracite/contract/predicates/declarations'
import { listPredicates } from '@veracite/contract/predicates/operations'
import type { Routes } from '../http/mount.ts'
import { pick } from './from-request.ts'

export const predicates: Routes = (on) => {
  on(listPredicates, ({ services }) => services.predicates.list())
  on(contract.listDeclarations, ({ services, params }) => services.declarations.list(params.brandId))
  on(contract.declarePredicate, ({ services, params, body }) =>
    services.declarations.declare(params.brandId, body),
  )
  on(contract.listDeclarationVersions, ({ services, params }) =>
    services.declarations.history(params.brandId, params.name),
  )
  on(contract.withdrawDeclaration, ({ services, params }) =>
    services.declarations.withdraw(params.brandId, params.name),
  )
  on(contract.previewDeclarations, ({ services, params, body, abortSignal }) =>
    services.declarations.preview(
      params.brandId,
      { ...pick(body, 'declaration', 'fact'), limit: body.limit ?? 3, read: body.read ?? false },
      abortSignal(),
    ),
  )
}
