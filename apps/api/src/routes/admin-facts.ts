import * as contract from '@veracite/contract/admin-facts'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

export function mountAdminFacts(mount: Mount, { facts }: Pick<Services['admin'], 'facts'>): void {
  mount(contract.addFacts, async ({ params, body }) => ({
    status: 201,
    body: await facts.add(
      params.brandId,
      body.facts.map(({ predicate, value, note }) => ({ predicate, value, note: note ?? null })),
    ),
  }))
  mount(contract.changeFact, async ({ params, body }) => ({
    status: 200,
    body: await facts.change(params.factId, {
      value: body.value,
      note: body.note ?? null,
      because: body.because ?? 'mistaken',
    }),
  }))
  mount(contract.withdrawFact, async ({ params }) => ({
    status: 200,
    body: await facts.withdraw(params.factId),
  }))
  mount(contract.restoreFact, async ({ params }) => ({
    status: 200,
    body: await facts.restore(params.factId),
  }))
  mount(contract.previewFacts, async ({ params, body }) => ({
    status: 200,
    body: await facts.preview(
      params.brandId,
      (body.facts ?? []).map(({ predicate, value, note }) => ({ predicate, value, note: note ?? null })),
      { withdraw: body.withdraw ?? [], restore: body.restore ?? [] },
    ),
  }))
}
