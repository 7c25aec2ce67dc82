import { DomainError } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { CatalogStore, Plan } from '../tenants/tenant-store.ts'

export const adminPlans = (deps: { catalog: CatalogStore; clock: Clock }) => ({
  put: (plan: Plan): Promise<Plan> =>
    deps.catalog.putPlan({ ...plan, engines: [...new Set(plan.engines)] }, deps.clock.now()),
  list: async () => ({ items: await deps.catalog.listPlans() }),
})

/** An unknown plan in a request body is an invalid field, not a missing resource. */
export async function requirePlan(catalog: CatalogStore, planId: string): Promise<void> {
  if (await catalog.findPlan(planId)) return
  const fields = [{ path: 'plan', message: 'is not the id of a plan' }]
  throw new DomainError('invalid_input', 'Unknown plan.', { extra: { fields } })
}
