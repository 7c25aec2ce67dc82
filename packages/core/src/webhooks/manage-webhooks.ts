import { sha256Hex } from '@veracite/terms/digest'
import { conflict, existing, invalidField, notFound, queueUnavailable } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import type { ClockAndIds } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import { asSaid, refusal } from '@veracite/words/refusals'
import type { JobQueue } from '../jobs/job-ports.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'
import { readBounce } from './mail-answers.ts'
import { receiverOf } from './render-delivery.ts'
import type { WebhookSecrets, WebhookSender } from './webhook-ports.ts'
import type { Delivery, DeliveryState, Webhook, WebhookChange, WebhookStore } from './webhook-store.ts'

interface Deps extends BrandDeps, ClockAndIds {
  webhooks: WebhookStore
  webhookSecrets: WebhookSecrets
  webhookSender: Pick<WebhookSender, 'complaintAbout'>
  queue: JobQueue
}

/** Every event is matched against every endpoint, so their number is bounded. */
const MAX_WEBHOOKS = 1_000
const MAX_ATTEMPTS_SHOWN = 100
const QUEUE_TIMEOUT_MS = 300

export const adminWebhooks = (deps: Deps) => ({
  /** The secret appears only in this response: only its digest is stored. */
  async add(wish: Pick<Webhook, 'url' | 'brandId' | 'kinds' | 'digest' | 'graveAtOnce' | 'language'>) {
    const input = { ...wish, url: addressOf(wish.url), kinds: [...new Set(wish.kinds)] }
    const complaint = deps.webhookSender.complaintAbout(input.url)
    if (complaint !== null) throw invalidField('invalid_address', 'url', asSaid(complaint))
    if (input.brandId !== null) await activeBrandOf(deps, input.brandId)
    const now = deps.clock.now()
    const isMail = receiverOf(input.url) === 'mail'
    const id = deps.ids.next()
    const { secret, ...made } = newSecret(deps, id)
    const webhook = await deps.webhooks.add(
      {
        id,
        ...input,
        ...made,
        createdAt: now,
        // Mail needs the recipient's consent first.
        ...(isMail && { offSince: now, offReason: 'unconfirmed' as const }),
      },
      MAX_WEBHOOKS,
    )
    if (webhook === null) throw conflict(refusal('too_many_webhooks', { most: MAX_WEBHOOKS }))
    if (isMail) await askReceiver(deps, webhook.id)
    return { ...toWebhookBody(webhook), secret }
  },
  async list(page: AskedPage) {
    const found = await deps.webhooks.list({ ...page, accounts: deps.scope.accounts })
    const mail = deps.webhookSender.complaintAbout('mailto:somebody@example.com') === null
    return { ...mapPage(found, toWebhookBody), mail }
  },
  get: async (webhookId: string) => toWebhookBody(await requireWebhook(deps, webhookId)),
  async change(webhookId: string, change: WebhookChange) {
    const before = await requireWebhook(deps, webhookId)
    if (change.on === true) refuseIfTheirs(before)
    return toWebhookBody(existing(await deps.webhooks.change(webhookId, change, deps.clock.now()), 'webhook'))
  },
  async newSecret(webhookId: string) {
    await requireWebhook(deps, webhookId)
    const { secret, ...made } = newSecret(deps, webhookId)
    if (!(await deps.webhooks.changeSecret(webhookId, made))) throw notFound('webhook')
    return { id: webhookId, secret }
  },
  async remove(webhookId: string) {
    if (!(await deps.webhooks.remove(webhookId, deps.clock.now()))) throw notFound('webhook')
    return { removed: true }
  },

  /** Takes the same path as every delivery: job table, address rules, signature, log. */
  async test(webhookId: string) {
    const webhook = await requireWebhook(deps, webhookId)
    if (webhook.offSince !== null) throw conflict('webhook_switched_off')
    if (!(await deps.queue.ready(QUEUE_TIMEOUT_MS))) throw queueUnavailable()
    const deliveryId = deps.ids.next()
    await deps.webhooks.addTest({ deliveryId, webhookId: webhook.id, kind: 'test' }, deps.clock.now())
    deps.queue.kick()
    return { deliveryId }
  },
  async deliveries(webhookId: string, filter: { state: DeliveryState | null }, page: AskedPage) {
    await requireWebhook(deps, webhookId)
    return mapPage(await deps.webhooks.listDeliveries(webhookId, filter, page), toDeliveryBody)
  },
  async delivery(deliveryId: string) {
    const delivery = existing(await deps.webhooks.findDelivery(deliveryId, MAX_ATTEMPTS_SHOWN), 'delivery')
    return { ...toDeliveryBody(delivery), log: delivery.log.map(toWire) }
  },
  /** A message of a mail server that a mail came back for good: nothing more goes to that address. */
  async bounce(message: string) {
    const bounce = readBounce(message)
    const delivery = bounce && (await deps.webhooks.findDelivery(bounce.deliveryId, 1))
    if (bounce === null || delivery === null)
      throw invalidField('not_about_our_mail', 'message', 'must_be_a_final_failure')
    await deps.webhooks.switchTo(delivery.webhookId, 'gone', deps.clock.now())
    return { webhookId: delivery.webhookId, status: bounce.status }
  },
  async replay(deliveryId: string) {
    existing(await deps.webhooks.findDelivery(deliveryId, 1), 'delivery')
    if (!(await deps.queue.ready(QUEUE_TIMEOUT_MS))) throw queueUnavailable()
    if (!(await deps.webhooks.replay(deliveryId, deps.ids.next(), deps.clock.now())))
      throw conflict('delivery_still_tried')
    deps.queue.kick()
    return { deliveryId }
  },
})

/** Turns a typed mail address into a `mailto:` URL. */
const addressOf = (typed: string): string => (/^[^\s/:@]+@[^\s/:@]+$/.test(typed) ? `mailto:${typed}` : typed)

/** Only the recipient of the mail can consent, and consent again after unsubscribing. */
function refuseIfTheirs({ offReason }: Webhook): void {
  if (offReason === 'unconfirmed') throw conflict('address_not_confirmed')
  if (offReason === 'unsubscribed') throw conflict('recipient_unsubscribed')
}

async function askReceiver({ webhooks, queue, clock, ids }: Deps, webhookId: string): Promise<void> {
  await webhooks.addTest({ deliveryId: ids.next(), webhookId, kind: 'confirm' }, clock.now())
  queue.kick()
}

function newSecret({ webhookSecrets, ids }: Deps, webhookId: string) {
  const nonce = ids.randomHex(16)
  const secret = webhookSecrets.secretOf(webhookId, nonce)
  return { secret, nonce, secretSha256: sha256Hex(secret) }
}

async function requireWebhook({ webhooks }: Deps, webhookId: string): Promise<Webhook> {
  return existing(await webhooks.find(webhookId), 'webhook')
}

/** Lists what is shown: what its secret is made from must not be. */
const toWebhookBody = ({ id, url, brandId, kinds, digest, graveAtOnce, language, ...webhook }: Webhook) => {
  const { createdAt, offSince, offReason, failingSince } = webhook
  const shown = { id, url, brandId, kinds, digest, graveAtOnce, language, on: offSince === null }
  return toWire({ ...shown, createdAt, offSince, offReason, failingSince })
}

const toDeliveryBody = ({ id, webhookId, kind, state, attempts, eventIds, ...delivery }: Delivery) => {
  const { createdAt, finishedAt } = delivery
  return toWire({ id, webhookId, kind, state, attempts, eventIds, createdAt, finishedAt })
}
