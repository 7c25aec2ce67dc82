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
    if (!isKnown) throw new DomainError('not_found', 'address_leads_nowhere')
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

/** A message that says that another one could not be delivered, as mail servers send it (RFC 3464). */
interface Bounce {
  deliveryId: string
  /** `5.1.1` */
  status: string
}

const MAX_CHARACTERS = 200_000

/**
 * Which delivery came back for good; null for anything else, such as "delayed" or an absence note. Reads line by line, once.
 * Only the operator may submit it: the message itself proves nothing. Pure.
 */
export function readBounce(message: string): Bounce | null {
  let failed = false
  let status: string | null = null
  let deliveryId: string | null = null
  for (const line of message.slice(0, MAX_CHARACTERS).split(/\r?\n/)) {
    if (/^action:\s{0,9}failed\b/i.test(line)) failed = true
    status ??= /^status:\s{0,9}(5\.\d{1,3}\.\d{1,3})\b/i.exec(line)?.[1] ?? null
    deliveryId ??= /^(?:original-)?message-id:\s{0,9}<([0-9a-f-]{36})@/i.exec(line)?.[1] ?? null
  }
  return failed && status !== null && deliveryId !== null ? { deliveryId, status } : null
}
