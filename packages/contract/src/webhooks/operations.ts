import { Type } from '@sinclair/typebox'
import { DELIVERY_STATES, DIGESTS, OFF_REASONS } from '@veracite/core/webhooks/webhook-store'
import { EVENT_KINDS } from '@veracite/terms/vocabulary'
import { lists, needs, operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, page, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Instant = Type.String({ format: 'date-time' })
const Kinds = Type.Array(t.oneOf(EVENT_KINDS), { maxItems: 100, description: 'Empty: every kind.' })
const DigestName = t.oneOf(DIGESTS)

const webhookMembers = {
  id: Type.String(),
  url: Type.String(),
  brandId: t.nullable(Type.String(), 'Null: events of every brand.'),
  kinds: Kinds,
  digest: DigestName,
  graveAtOnce: t.flag('Grave news do not wait for the digest.'),
  language: t.LanguageName,
  on: Type.Boolean(),
  offSince: t.nullable(Instant),
  offReason: t.nullable(t.oneOf(OFF_REASONS)),
  failingSince: t.nullable(Instant),
  createdAt: Instant,
}
const WebhookBody = Type.Object(webhookMembers)

const deliveryMembers = {
  id: t.text('Sent as `webhook-id`; every attempt has the same one.'),
  webhookId: Type.String(),
  kind: t.oneOf(['event', 'digest', 'test', 'confirm']),
  state: t.oneOf(DELIVERY_STATES),
  attempts: Type.Integer(),
  eventIds: Type.Array(Type.Integer()),
  createdAt: Instant,
  finishedAt: t.nullable(Instant),
}
const AttemptBody = Type.Object({
  id: Type.String(),
  startedAt: Instant,
  durationMs: Type.Integer(),
  status: t.nullable(Type.Integer(), 'Null: there was no answer.'),
  error: t.nullable(Type.String()),
  reply: t.text('The first 200 bytes of the answer.'),
})

const listOf = <const S extends ReturnType<typeof Type.Object>>(item: S) =>
  Type.Object({ items: Type.Array(item), nextCursor: t.nullable(Type.String()) })
const ok = <const S extends ReturnType<typeof Type.Object>>(schema: S) =>
  ({ 200: { description: 'OK', schema } }) as const
const queued = { 202: { description: 'Queued', schema: Type.Object({ deliveryId: Type.String() }) } } as const

export const addWebhook = adminOperation('POST /api/admin/webhooks', {
  id: 'adminAddWebhook',
  access: needs('owner', 'body.brandId'),
  body: Type.Object({
    url: Type.String({ minLength: 1, maxLength: 2048 }),
    brandId: Type.Optional(Uuid),
    kinds: Type.Optional(Kinds),
    digest: Type.Optional(DigestName),
    graveAtOnce: Type.Optional(Type.Boolean({ default: false })),
    language: Type.Optional(t.LanguageName),
  }),
  answers: created(Type.Object({ ...webhookMembers, secret: Type.String() })),
})

export const listWebhooks = adminOperation('GET /api/admin/webhooks', {
  id: 'adminListWebhooks',
  useCase: 'webhooks.list',
  access: lists('owner'),
  query: Type.Object(page),
  answers: ok(
    Type.Composite([
      listOf(WebhookBody),
      Type.Object({
        mail: t.flag('Whether this server sends mail; without it, mail addresses are refused.'),
      }),
    ]),
  ),
})

export const getWebhook = adminOperation('GET /api/admin/webhooks/{webhookId}', {
  id: 'adminGetWebhook',
  useCase: 'webhooks.get',
  access: needs('owner', 'params.webhookId'),
  answers: ok(WebhookBody),
})

export const changeWebhook = adminOperation('PATCH /api/admin/webhooks/{webhookId}', {
  id: 'adminChangeWebhook',
  access: needs('owner', 'params.webhookId'),
  body: Type.Object({
    kinds: Type.Optional(Kinds),
    digest: Type.Optional(DigestName),
    graveAtOnce: Type.Optional(Type.Boolean()),
    language: Type.Optional(t.LanguageName),
    on: Type.Optional(Type.Boolean()),
  }),
  answers: ok(WebhookBody),
})

export const renewWebhookSecret = adminOperation('POST /api/admin/webhooks/{webhookId}/secret', {
  id: 'adminRenewWebhookSecret',
  useCase: 'webhooks.newSecret',
  access: needs('owner', 'params.webhookId'),
  answers: created(Type.Object({ id: Type.String(), secret: Type.String() })),
})

export const removeWebhook = adminOperation('DELETE /api/admin/webhooks/{webhookId}', {
  id: 'adminRemoveWebhook',
  useCase: 'webhooks.remove',
  access: needs('owner', 'params.webhookId'),
  answers: ok(Type.Object({ removed: Type.Boolean() })),
})

export const testWebhook = adminOperation('POST /api/admin/webhooks/{webhookId}/test', {
  id: 'adminTestWebhook',
  useCase: 'webhooks.test',
  access: needs('owner', 'params.webhookId'),
  answers: queued,
})

export const listDeliveries = adminOperation('GET /api/admin/webhooks/{webhookId}/deliveries', {
  id: 'adminListDeliveries',
  access: needs('owner', 'params.webhookId'),
  query: Type.Object({ state: Type.Optional(t.oneOf(DELIVERY_STATES)), ...page }),
  answers: ok(listOf(Type.Object(deliveryMembers))),
})

export const getDelivery = adminOperation('GET /api/admin/deliveries/{deliveryId}', {
  id: 'adminGetDelivery',
  useCase: 'webhooks.delivery',
  access: needs('owner', 'params.deliveryId'),
  answers: ok(Type.Object({ ...deliveryMembers, log: Type.Array(AttemptBody) })),
})

export const replayDelivery = adminOperation('POST /api/admin/deliveries/{deliveryId}/replay', {
  id: 'adminReplayDelivery',
  useCase: 'webhooks.replay',
  access: needs('owner', 'params.deliveryId'),
  answers: queued,
})

export const reportBounce = adminOperation('POST /api/admin/mail/bounces', {
  id: 'adminReportBounce',
  access: operators,
  body: Type.Object({ message: Type.String({ minLength: 1, maxLength: 500_000 }) }),
  answers: ok(Type.Object({ webhookId: Type.String(), status: Type.String() })),
})
