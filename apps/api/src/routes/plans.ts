import * as contract from '@veracite/contract/plans/operations'
import { invalidInput } from '@veracite/terms/errors'
import { problem } from '@veracite/words/refusals'
import type { Routes } from '../http/mount.ts'

export const plans: Routes = (on) => {
  on(contract.putPlan, ({ services, params: { planId }, body }) => {
    if (!/^[a-z0-9][a-z0-9_-]{0,62}$/.test(planId))
      throw invalidInput('invalid_plan_name', [problem('planId', 'must_be_a_plan_id')])
    return services.plans.put({ id: planId, ...body })
  })
}
