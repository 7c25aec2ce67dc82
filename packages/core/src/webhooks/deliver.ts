import { equalHashes, sha256Hex } from '@veracite/terms/digest'
import type { ClockAndIds } from '@veracite/terms/ports'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { JobPayloads } from '../jobs/jobs.ts'
import { decideAfterFailure } from './after-failure.ts'
import type { EndpointTurns, TurnEnd } from './endpoint-turns.ts'
import { mailToken } from './mail-answers.ts'
import { renderDelivery } from './render-delivery.ts'
import { signDelivery } from './sign-delivery.ts'
import type { PostOutcome, WebhookSecrets, WebhookSender } from './webhook-ports.ts'
import type { Attempt, DeliveryToSend, WebhookStore } from './webhook-store.ts'

export interface DeliverDeps extends ClockAndIds {
  webhooks: Pick<WebhookStore, 'openDelivery' | 'recordDelivered' | 'recordFailed' | 'skip'>
  webhookSecrets: WebhookSecrets
  webhookSender: WebhookSender
  turns: EndpointTurns
  publicUrl: string | null
}

/** Job `webhook.deliver`: posts and records. If a worker dies in between, it is posted again under the same id. */
export const deliver =
  (deps: DeliverDeps) =>
  async ({ job, signal }: JobContext, payload: JobPayloads['webhook.deliver']): Promise<JobOutcome> => {
    const { deliveryId, webhookId } = payload
    // Without a look at the database: of a receiver that is down, thousands may wait.
    const take = (id: string) => deps.turns.take(id, deps.clock.now(), signal)
    const early = webhookId === undefined ? null : await take(webhookId)
    if (early !== null) return { kind: 'postponed', until: early, reason: WAITS }
    const granted = performance.now()
    let taken = webhookId
    let ended: TurnEnd = NOTHING_SAID
    try {
      const delivery = await deps.webhooks.openDelivery(job.lease, deliveryId, deps.clock.now())
      if (delivery === null || delivery.state !== 'pending') return { kind: 'done' }
      const { webhook } = delivery
      // The question whether mail is wanted is all that goes to an address that has not said yes.
      const isQuestion = delivery.message.kind === 'confirm' && webhook.offReason === 'unconfirmed'
      if (webhook.offSince !== null && !isQuestion) {
        await deps.webhooks.skip(job.lease, deliveryId, deps.clock.now())
        return { kind: 'completed' }
      }
      const later = taken === undefined ? await take(webhook.id) : null
      if (later !== null) return { kind: 'postponed', until: later, reason: WAITS }
      taken = webhook.id
      ended = { ...(await post(deps, job.lease, delivery, signal)), tookMs: performance.now() - granted }
      return { kind: 'completed' }
    } finally {
      if (taken !== undefined) deps.turns.end(taken, ended, deps.clock.now())
    }
  }

const WAITS = 'The endpoint is busy or rests after a failure.'
const NOTHING_SAID: TurnEnd = { isGood: null, tookMs: 0, askedMs: 0 }

/** Posts a delivery and records the outcome. */
async function post(
  deps: DeliverDeps,
  lease: JobContext['job']['lease'],
  delivery: DeliveryToSend,
  signal: AbortSignal,
): Promise<Omit<TurnEnd, 'tookMs'>> {
  const startedAt = deps.clock.now()
  const began = performance.now()
  const outcome = await send(deps, delivery, startedAt, signal)
  signal.throwIfAborted()
  const attempt = toAttempt(deps.ids.next(), startedAt, performance.now() - began, outcome)
  const isGood = await record(deps, lease, delivery, attempt, outcome)
  // Any other status is about this delivery alone.
  const isAsking = outcome.kind === 'answered' && (outcome.status === 429 || outcome.status === 503)
  const askedMs = isAsking ? (outcome.retryAfterMs ?? 0) : 0
  return { isGood, askedMs }
}

async function send(
  deps: DeliverDeps,
  { id, webhook, message }: DeliveryToSend,
  sentAt: Date,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const secret = deps.webhookSecrets.secretOf(webhook.id, webhook.nonce)
  if (!equalHashes(sha256Hex(secret), webhook.secretSha256)) {
    return {
      kind: 'refused',
      message:
        'The key of this server has changed since the secret was shown: give the endpoint a new secret.',
    }
  }
  const { publicUrl } = deps
  const answerUrl = publicUrl && `${publicUrl}/api/mail/${webhook.id}/${mailToken(secret)}`
  const { type, body } = renderDelivery(webhook, message, { publicUrl, answerUrl })
  const headers = signDelivery(secret, { id, type, body, sentAt })
  return await deps.webhookSender.post({ url: webhook.url, headers, body, signal })
}

/** Whether the endpoint took it. */
async function record(
  deps: DeliverDeps,
  lease: JobContext['job']['lease'],
  delivery: DeliveryToSend,
  attempt: Attempt,
  outcome: PostOutcome,
): Promise<boolean> {
  const now = deps.clock.now()
  if (outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300) {
    await deps.webhooks.recordDelivered(lease, delivery.id, attempt, now)
    return true
  }
  const { retryAt, switchOff } = decideAfterFailure({
    outcome,
    attempts: delivery.attempts + 1,
    firstAttemptAt: delivery.firstAttemptAt ?? attempt.startedAt,
    failingSince: delivery.webhook.failingSince ?? attempt.startedAt,
    now,
    random: deps.ids.random(),
  })
  await deps.webhooks.recordFailed(lease, delivery.id, { attempt, retryAt, switchOff }, now)
  return false
}

const toAttempt = (id: string, startedAt: Date, tookMs: number, outcome: PostOutcome): Attempt => ({
  id,
  startedAt,
  durationMs: Math.round(tookMs),
  status: outcome.kind === 'answered' ? outcome.status : null,
  error: outcome.kind === 'answered' ? redirectOf(outcome.status) : outcome.message,
  reply: outcome.kind === 'answered' ? outcome.reply : '',
})

const redirectOf = (status: number): string | null =>
  status >= 300 && status < 400 ? 'Redirects are not followed: register the address it leads to.' : null
