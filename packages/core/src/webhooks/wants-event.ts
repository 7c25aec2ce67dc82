import type { EventKind } from '@veracite/terms/vocabulary'
import type { StoredEvent } from '../events/event.ts'
import type { Webhook } from './webhook-store.ts'

/** Whether an endpoint asked for this event; those without a brand go to endpoints for every brand. */
export const wantsEvent = (
  webhook: Pick<Webhook, 'brandId' | 'kinds'>,
  event: Pick<StoredEvent, 'kind' | 'brandId'>,
): boolean =>
  (webhook.brandId === null || webhook.brandId === event.brandId) &&
  (webhook.kinds.length === 0 || webhook.kinds.includes(event.kind))

/** Grave news go at once to who asked for that; everything else waits for the digest, where there is one. */
export const waitsForDigest = (
  { digest, graveAtOnce }: Pick<Webhook, 'digest' | 'graveAtOnce'>,
  { kind, data }: Pick<StoredEvent, 'kind' | 'data'>,
): boolean => digest !== 'none' && !(graveAtOnce && AT_ONCE.has(kind) && data.gravity === 'grave')

const AT_ONCE: ReadonlySet<EventKind> = new Set(['confabulation.new', 'confabulation.returned'])
