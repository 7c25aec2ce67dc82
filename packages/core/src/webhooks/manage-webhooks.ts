import { sha256Hex } from '@veracite/terms/digest'
import { brandNotFound, DomainError, invalidInput, queueUnavailable } from '@veracite/terms/errors'
import { type Clock, EVERY_ACCOUNT, type Ids, type VisibleAccounts } from '@veracite/terms/ports'
import type { EventKind } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { readBounce } from './mail-answers.ts'
import { receiverOf } from './render-delivery.ts'
import type { WebhookSecrets, WebhookSender } from './webhook-ports.ts'
import type { Delivery, DeliveryState, Digest, Webhook, WebhookStore } from './webhook-store.ts'

interface Deps {
  webhooks: WebhookStore
  webhookSecrets: WebhookSecrets
  webhookSender: Pick<WebhookSender, 'complaintAbout'>
  tenants: Pick<TenantStore, 'findBrand'>
  queue: JobQueue
  clock: Clock
  ids: Ids
}

/** Every event is matched against every endpoint, so their number is bounded. */
const MAX_WEBHOOKS = 1_000
const MAX_ATTEMPTS_SHOWN = 100
const QUEUE_TIMEOUT_MS = 300

export const adminWebhooks = (deps: Deps) => ({
  /** The secret appears only in this response: only its digest is stored. */
  async add(wish: {
    url: string
    brandId: string | null
    kinds: EventKind[]
    digest: Digest
    graveAtOnce: boolean
  }) {
    const input = { ...wish, url: addressOf(wish.url) }
    const complaint = deps.webhookSender.complaintAbout(input.url)
    if (complaint !== null) throw invalidInput('Invalid address.', [{ path: 'url', message: complaint }])
    if (input.brandId !== null && !(await deps.tenants.findBrand(input.brandId, EVERY_ACCOUNT)))
      throw brandNotFound()
    const now = deps.clock.now()
    const isMail = receiverOf(input.url) === 'mail'
    const id = deps.ids.next()
    const { secret, ...made } = newSecret(deps, id)
    const kinds = [...new Set(input.kinds)]
    const webhook = await deps.webhooks.add(
      {
        id,
        url: input.url,
        brandId: input.brandId,
        kinds,
        digest: input.digest,
        graveAtOnce: input.graveAtOnce,
        ...made,
        createdAt: now,
        // Mail needs the recipient's consent first.
        ...(isMail && { offSince: now, offReason: 'unconfirmed' as const }),
      },
      MAX_WEBHOOKS,
    )
    if (webhook === null)
      throw new DomainError('conflict', `There are ${MAX_WEBHOOKS} webhooks already: remove one first.`)
    if (isMail) await askReceiver(deps, webhook.id)
    return { ...toWebhookBody(webhook), secret }
  },
  async list(page: { limit: number; cursor: string | null; accounts: VisibleAccounts }) {
    const { items, nextCursor } = await deps.webhooks.list(page)
    return { items: items.map(toWebhookBody), nextCursor }
  },
  get: async (webhookId: string) => toWebhookBody(await requireWebhook(deps, webhookId)),
  async change(
    webhookId: string,
    change: { kinds?: EventKind[]; digest?: Digest; graveAtOnce?: boolean; on?: boolean },
  ) {
    const before = await requireWebhook(deps, webhookId)
    if (change.on === true) refuseIfTheirs(before)
    const webhook = await deps.webhooks.change(webhookId, change, deps.clock.now())
    if (webhook === null) throw webhookNotFound()
    return toWebhookBody(webhook)
  },
  async newSecret(webhookId: string) {
    await requireWebhook(deps, webhookId)
    const { secret, ...made } = newSecret(deps, webhookId)
    if (!(await deps.webhooks.changeSecret(webhookId, made))) throw webhookNotFound()
    return { id: webhookId, secret }
  },
  async remove(webhookId: string) {
    if (!(await deps.webhooks.remove(webhookId, deps.clock.now()))) throw webhookNotFound()
    return { removed: true }
  },

  /** Takes the same path as every delivery: job table, address rules, signature, log. */
  async test(webhookId: string) {
    const webhook = await requireWebhook(deps, webhookId)
    if (webhook.offSince !== null)
      throw new DomainError('conflict', 'The webhook is switched off: switch it on first.')
    if (!(await deps.queue.ready(QUEUE_TIMEOUT_MS))) throw queueUnavailable()
    const deliveryId = deps.ids.next()
    await deps.webhooks.addTest({ deliveryId, webhookId: webhook.id, kind: 'test' }, deps.clock.now())
    deps.queue.kick()
    return { deliveryId }
  },
  async deliveries(
    webhookId: string,
    filter: { state: DeliveryState | null },
    page: { limit: number; cursor: string | null },
  ) {
    await requireWebhook(deps, webhookId)
    const { items, nextCursor } = await deps.webhooks.listDeliveries(webhookId, filter, page)
    return { items: items.map(toDeliveryBody), nextCursor }
  },
  async delivery(deliveryId: string) {
    const delivery = await deps.webhooks.findDelivery(deliveryId, MAX_ATTEMPTS_SHOWN)
    if (delivery === null) throw deliveryNotFound()
    return { ...toDeliveryBody(delivery), log: delivery.log.map(toWire) }
  },
  /** A message of a mail server that a mail came back for good: nothing more goes to that address. */
  async bounce(message: string) {
    const bounce = readBounce(message)
    const delivery = bounce && (await deps.webhooks.findDelivery(bounce.deliveryId, 1))
    if (bounce === null || delivery === null)
      throw invalidInput('This is no message about a mail of ours that came back.', [
        { path: 'message', message: 'must be a delivery status notification with a final failure' },
      ])
    await deps.webhooks.switchTo(delivery.webhookId, 'gone', deps.clock.now())
    return { webhookId: delivery.webhookId, status: bounce.status }
  },
  async replay(deliveryId: string) {
    const delivery = await deps.webhooks.findDelivery(deliveryId, 1)
    if (delivery === null) throw deliveryNotFound()
    if (!(await deps.queue.ready(QUEUE_TIMEOUT_MS))) throw queueUnavailable()
    if (!(await deps.webhooks.replay(deliveryId, deps.ids.next(), deps.clock.now())))
      throw new DomainError('conflict', 'The delivery is still being tried.')
    deps.queue.kick()
    return { deliveryId }
  },
})

/** Turns a typed mail address into a `mailto:` URL. */
const addressOf = (typed: string): string => (/^[^\s/:@]+@[^\s/:@]+$/.test(typed) ? `mailto:${typed}` : typed)

/** Only the recipient of the mail can consent, and consent again after unsubscribing. */
function refuseIfTheirs({ offReason }: Webhook): void {
  if (offReason === 'unconfirmed')
    throw new DomainError('conflict', 'Whoever gets the mail has not said yes to it yet.')
  if (offReason === 'unsubscribed')
    throw new DomainError(
      'conflict',
      'Whoever got the mail wants no more of it: add the address anew to ask them.',
    )
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
  const webhook = await webhooks.find(webhookId)
  if (webhook === null) throw webhookNotFound()
  return webhook
}

const webhookNotFound = () => new DomainError('not_found', 'Webhook not found.')
const deliveryNotFound = () => new DomainError('not_found', 'Delivery not found.')

/** Lists what is shown: what its secret is made from must not be. */
const toWebhookBody = ({ id, url, brandId, kinds, digest, graveAtOnce, ...webhook }: Webhook) => {
  const { createdAt, offSince, offReason, failingSince } = webhook
  const shown = { id, url, brandId, kinds, digest, graveAtOnce, on: offSince === null }
  return toWire({ ...shown, createdAt, offSince, offReason, failingSince })
}

const toDeliveryBody = ({ id, webhookId, kind, state, attempts, eventIds, ...delivery }: Delivery) => {
  const { createdAt, finishedAt } = delivery
  return toWire({ id, webhookId, kind, state, attempts, eventIds, createdAt, finishedAt })
}
