import * as contract from '@veracite/contract/webhooks/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountAdminWebhooks(mount: Mount, { webhooks }: Pick<Services['admin'], 'webhooks'>): void {
  mount(
    contract.addWebhook,
    async ({ body: { url, brandId, kinds = [], digest = 'none', graveAtOnce = false } }) => ({
      status: 201,
      body: await webhooks.add({ url, brandId: brandId?.toLowerCase() ?? null, kinds, digest, graveAtOnce }),
    }),
  )
  mount(contract.listWebhooks, async ({ query, accounts }) => ({
    status: 200,
    body: await webhooks.list({ ...pageOf(query), accounts }),
  }))
  mount(contract.getWebhook, async ({ params }) => ({
    status: 200,
    body: await webhooks.get(params.webhookId),
  }))
  mount(contract.changeWebhook, async ({ params, body: { kinds, digest, graveAtOnce, on } }) => ({
    status: 200,
    body: await webhooks.change(params.webhookId, {
      ...(kinds !== undefined && { kinds }),
      ...(digest !== undefined && { digest }),
      ...(graveAtOnce !== undefined && { graveAtOnce }),
      ...(on !== undefined && { on }),
    }),
  }))
  mount(contract.renewWebhookSecret, async ({ params }) => ({
    status: 201,
    body: await webhooks.newSecret(params.webhookId),
  }))
  mount(contract.removeWebhook, async ({ params }) => ({
    status: 200,
    body: await webhooks.remove(params.webhookId),
  }))
  mount(contract.testWebhook, async ({ params }) => ({
    status: 202,
    body: await webhooks.test(params.webhookId),
  }))
  mount(contract.listDeliveries, async ({ params, query }) => ({
    status: 200,
    body: await webhooks.deliveries(params.webhookId, { state: query.state ?? null }, pageOf(query)),
  }))
  mount(contract.getDelivery, async ({ params }) => ({
    status: 200,
    body: await webhooks.delivery(params.deliveryId),
  }))
  mount(contract.reportBounce, async ({ body }) => ({
    status: 200,
    body: await webhooks.bounce(body.message),
  }))
  mount(contract.replayDelivery, async ({ params }) => ({
    status: 202,
    body: await webhooks.replay(params.deliveryId),
  }))
}
