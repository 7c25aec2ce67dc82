import { DomainError } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import { problem } from '@veracite/words/refusals'
import type { Plan, TenantStore } from '../tenants/tenant-store.ts'

export const adminPlans = (deps: { tenants: TenantStore; clock: Clock }) => ({
  put: (plan: Plan): Promise<Plan> =>
    deps.tenants.putPlan({ ...plan, engines: [...new Set(plan.engines)] }, deps.clock.now()),
  list: async () => ({ items: await deps.tenants.listPlans() }),
})

/** An unknown plan in a request body is an invalid field, not a missing resource. */
export async function requirePlan(tenants: TenantStore, planId: string): Promise<void> {
  if (await tenants.findPlan(planId)) return
  const fields = [problem('plan', 'is_not_a_plan')]
  throw new DomainError('invalid_input', 'unknown_plan', { extra: { fields } })
}
