import type { AskedPage, Page } from '@veracite/terms/page'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { EventKind } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import type { Lease } from '../jobs/jobs.ts'
import type { Message } from './message-words.ts'

export const DIGESTS = ['none', 'daily', 'weekly'] as const
export type Digest = (typeof DIGESTS)[number]

/** `unconfirmed`, `unsubscribed`: only the recipient of the mail decides. */
export const OFF_REASONS = ['gone', 'failing', 'operator', 'unconfirmed', 'unsubscribed'] as const
export type OffReason = (typeof OFF_REASONS)[number]

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'skipped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export interface Webhook {
  id: string
  url: string
  brandId: string | null
  kinds: EventKind[]
  digest: Digest
  /** Grave news do not wait for the digest. */
  graveAtOnce: boolean
  /** The language of messages to people; programs get codes. */
  language: Language
  nonce: string
  secretSha256: string
  createdAt: Date
  offSince: Date | null
  offReason: OffReason | null
  failingSince: Date | null
}

export type WebhookChange = Partial<Pick<Webhook, 'kinds' | 'digest' | 'graveAtOnce' | 'language'>> & {
  on?: boolean
}

export interface Delivery {
  id: string
  webhookId: string
  kind: Message['kind']
  state: DeliveryState
  attempts: number
  eventIds: number[]
  createdAt: Date
  finishedAt: Date | null
}

export interface Attempt {
  id: string
  startedAt: Date
  durationMs: number
  status: number | null
  error: string | null
  reply: string
}

/** Everything one attempt needs. */
export interface DeliveryToSend {
  id: string
  state: DeliveryState
  /** How many attempts are recorded, and below when the first was made; null before it. */
  attempts: number
  firstAttemptAt: Date | null
  webhook: Webhook
  message: Message
}

export interface WebhookStore {
  /** Null when there are `most` already. */
  add(webhook: NewWebhook, most: number): Promise<Webhook | null>
  find(webhookId: string): Promise<Webhook | null>
  /** With `accounts`, only those for one brand of these accounts. */
  list(page: AskedPage & { accounts: VisibleAccounts }): Promise<Page<Webhook>>
  /** `on: true` switches it on again and clears earlier failures. Null if there is no such webhook. */
  change(webhookId: string, change: WebhookChange, now: Date): Promise<Webhook | null>
  /** Null switches it on. Null as an answer if there is no such webhook. */
  switchTo(webhookId: string, off: OffReason | null, now: Date): Promise<Webhook | null>
  changeSecret(webhookId: string, secret: { nonce: string; secretSha256: string }): Promise<boolean>
  remove(webhookId: string, now: Date): Promise<boolean>

  listDeliveries(
    webhookId: string,
    filter: { state: DeliveryState | null },
    page: AskedPage,
  ): Promise<Page<Delivery>>
  findDelivery(deliveryId: string, attempts: number): Promise<(Delivery & { log: Attempt[] }) | null>
  /** A separate delivery with its own job, as for an event. */
  addTest(test: { deliveryId: string; webhookId: string; kind: 'test' | 'confirm' }, now: Date): Promise<void>
  /** Makes a finished delivery pending again, with a new job. False if it has not finished. */
  replay(deliveryId: string, jobId: string, now: Date): Promise<boolean>

  /** Fixes the message: it does not change from here on. Null if there is no such delivery. */
  openDelivery(lease: Lease, deliveryId: string, now: Date): Promise<DeliveryToSend | null>
  /** Completes the job. */
  recordDelivered(lease: Lease, deliveryId: string, attempt: Attempt, now: Date): Promise<void>
  /** Completes the job, or puts it back until `retryAt`. A switch-off is reported in the feed. */
  recordFailed(
    lease: Lease,
    deliveryId: string,
    failure: { attempt: Attempt; retryAt: Date | null; switchOff: 'gone' | 'failing' | null },
    now: Date,
  ): Promise<void>
  /** Completes the job: the endpoint is off, nothing was sent. */
  skip(lease: Lease, deliveryId: string, now: Date): Promise<void>
}

export type NewWebhook = Pick<
  Webhook,
  | 'id'
  | 'url'
  | 'brandId'
  | 'kinds'
  | 'digest'
  | 'graveAtOnce'
  | 'language'
  | 'nonce'
  | 'secretSha256'
  | 'createdAt'
> &
  Partial<Pick<Webhook, 'offSince' | 'offReason'>>
