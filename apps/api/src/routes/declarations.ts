import * as contract from '@veracite/contract/predicates/declarations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountDeclarations(
  mount: Mount,
  { declarations }: Pick<Services['admin'], 'declarations'>,
): void {
  mount(contract.listDeclarations, async ({ params, scope }) => ({
    status: 200,
    body: await declarations.list(params.brandId, scope),
  }))
  mount(contract.declarePredicate, async ({ params, body, scope }) => ({
    status: 201,
    body: await declarations.declare(params.brandId, body, scope),
  }))
  mount(contract.listDeclarationVersions, async ({ params, scope }) => ({
    status: 200,
    body: await declarations.history(params.brandId, params.name, scope),
  }))
  mount(contract.withdrawDeclaration, async ({ params, scope }) => ({
    status: 200,
    body: await declarations.withdraw(params.brandId, params.name, scope),
  }))
  mount(contract.previewDeclarations, async ({ params, body, abortSignal }) => ({
    status: 200,
    body: await declarations.preview(
      params.brandId,
      {
        ...(body.declaration !== undefined && { declaration: body.declaration }),
        ...(body.fact !== undefined && { fact: body.fact }),
        limit: body.limit ?? 3,
        read: body.read ?? false,
      },
      abortSignal(),
    ),
  }))
}
