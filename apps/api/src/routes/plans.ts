import * as contract from '@veracite/contract/plans/operations'
import { invalidInput } from '@veracite/terms/errors'
import type { Routes } from '../http/mount.ts'

export const plans: Routes = (on) => {
  on(contract.putPlan, ({ services, params: { planId }, body }) => {
    if (!/^[a-z0-9][a-z0-9_-]{0,62}$/.test(planId))
      throw invalidInput('Invalid plan name.', [
        { path: 'planId', message: 'must be up to 63 lower-case letters, digits, - or _' },
      ])
    return services.plans.put({ id: planId, ...body })
  })
}
