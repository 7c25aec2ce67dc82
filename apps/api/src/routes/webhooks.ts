import * as contract from '@veracite/contract/webhooks/operations'
import type { Routes } from '../http/mount.ts'
import { pageOf, pick } from './from-request.ts'

export const webhooks: Routes = (on) => {
  on(contract.addWebhook, ({ services, body }) => {
    const { url, brandId, kinds = [], digest = 'none', graveAtOnce = false } = body
    return services.webhooks.add({
      url,
      brandId: brandId?.toLowerCase() ?? null,
      kinds,
      digest,
      graveAtOnce,
    })
  })
  on(contract.listWebhooks, ({ services, query }) => services.webhooks.list(pageOf(query)))
  on(contract.getWebhook, ({ services, params }) => services.webhooks.get(params.webhookId))
  on(contract.changeWebhook, ({ services, params, body }) =>
    services.webhooks.change(params.webhookId, pick(body, 'kinds', 'digest', 'graveAtOnce', 'on')),
  )
  on(contract.renewWebhookSecret, ({ services, params }) => services.webhooks.newSecret(params.webhookId))
  on(contract.removeWebhook, ({ services, params }) => services.webhooks.remove(params.webhookId))
  on(contract.testWebhook, ({ services, params }) => services.webhooks.test(params.webhookId))
  on(contract.listDeliveries, ({ services, params, query }) =>
    services.webhooks.deliveries(params.webhookId, { state: query.state ?? null }, pageOf(query)),
  )
  on(contract.getDelivery, ({ services, params }) => services.webhooks.delivery(params.deliveryId))
  on(contract.reportBounce, ({ services, body }) => services.webhooks.bounce(body.message))
  on(contract.replayDelivery, ({ services, params }) => services.webhooks.replay(params.deliveryId))
}
