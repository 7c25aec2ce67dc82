import { equalHashes, sha256Hex } from '@veracite/terms/digest'
import { DomainError } from '@veracite/terms/errors'
import { type Clock, EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { receiverOf } from './render-delivery.ts'
import type { WebhookSecrets } from './webhook-ports.ts'
import type { Webhook, WebhookStore } from './webhook-store.ts'

/** The token in the links that only the recipient of a mail gets. */
export const mailToken = (secret: string): string => sha256Hex(`veracite mail answer ${secret}`)

export interface MailChoice {
  address: string
  /** Null: of every brand. */
  brand: string | null
  state: 'unconfirmed' | 'on' | 'off'
}

/** Consent and unsubscribing of mail recipients. No account is needed. */
export const mailAnswers = (deps: {
  webhooks: Pick<WebhookStore, 'find' | 'switchTo'>
  webhookSecrets: WebhookSecrets
  tenants: Pick<TenantStore, 'findBrand'>
  clock: Clock
}) => {
  async function look(webhookId: string, token: string): Promise<Webhook> {
    const webhook = await deps.webhooks.find(webhookId)
    const isKnown =
      webhook !== null &&
      receiverOf(webhook.url) === 'mail' &&
      equalHashes(token, mailToken(deps.webhookSecrets.secretOf(webhook.id, webhook.nonce)))
    if (!isKnown) throw new DomainError('not_found', 'This address leads nowhere, or no longer does.')
    return webhook
  }
  async function choiceOf({ url, brandId, offSince, offReason }: Webhook): Promise<MailChoice> {
    const brand =
      brandId === null ? null : await deps.tenants.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
    const state = offReason === 'unconfirmed' ? 'unconfirmed' : offSince === null ? 'on' : 'off'
    return { address: decodeURIComponent(url.slice('mailto:'.length)), brand: brand?.name ?? null, state }
  }
  return {
    open: async (webhookId: string, token: string) => choiceOf(await look(webhookId, token)),
    async confirm(webhookId: string, token: string) {
      const webhook = await look(webhookId, token)
      if (webhook.offReason !== 'unconfirmed') return choiceOf(webhook)
      return choiceOf((await deps.webhooks.switchTo(webhook.id, null, deps.clock.now())) ?? webhook)
    },
    /** Saying it twice is no mistake. */
    async unsubscribe(webhookId: string, token: string) {
      const webhook = await look(webhookId, token)
      const changed = await deps.webhooks.switchTo(webhook.id, 'unsubscribed', deps.clock.now())
      return choiceOf(changed ?? webhook)
    },
  }
}
