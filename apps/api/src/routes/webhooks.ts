import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/webhooks/operations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'

export const webhooks: Routes = (on) => {
  on(contract.addWebhook, ({ services, body }) => {
    const usual = { digest: 'none', graveAtOnce: false, language: 'en' } as const
    return services.webhooks.add({
      ...usual,
      kinds: [],
      ...body,
      brandId: body.brandId?.toLowerCase() ?? null,
    })
  })
  on(contract.changeWebhook, ({ services, params, body }) =>
    services.webhooks.change(
      params.webhookId,
      pick(body, 'kinds', 'digest', 'graveAtOnce', 'language', 'on'),
    ),
  )
  on(contract.listDeliveries, ({ services, params, query }) =>
    services.webhooks.deliveries(params.webhookId, { state: query.state ?? null }, pageOf(query)),
  )
  on(contract.reportBounce, ({ services, body }) => services.webhooks.bounce(body.message))
}
