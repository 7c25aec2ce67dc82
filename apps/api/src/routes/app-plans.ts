import * as contract from '@veracite/contract/app-plans/operations'
import type { Routes } from '../http/mount.ts'
import { signedBy, storable } from './from-request.ts'

export const appPlans: Routes = (on) => {
  on(contract.drawAppPlan, ({ services, params, body, caller }) =>
    services.appPlans.draw(params.brandId, {
      ...body,
      name: storable('name', body.name),
      people: body.people.map(({ name, account }, i) => ({
        name: storable(`people.${i}.name`, name),
        account,
      })),
      promptIds: body.promptIds ?? [],
      paired: body.paired ?? true,
      by: signedBy(caller, body.by),
    }),
  )
}
