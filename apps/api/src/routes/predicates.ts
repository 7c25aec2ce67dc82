import * as contract from '@veracite/contract/predicates/declarations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'

export const predicates: Routes = (on) => {
  on(contract.previewDeclarations, ({ services, params, body, abortSignal }) =>
    services.declarations.preview(
      params.brandId,
      { ...pick(body, 'declaration', 'fact'), limit: body.limit ?? 3, read: body.read ?? false },
      abortSignal(),
    ),
  )
}
