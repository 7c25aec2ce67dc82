import type { StoredEvent } from '../events/event.ts'
import type { Webhook } from './webhook-store.ts'

/**
 * Whether an endpoint asked for this event. Events without a brand go to endpoints that asked for every
 * brand.
 */
export const wantsEvent = (
  webhook: Pick<Webhook, 'brandId' | 'kinds'>,
  event: Pick<StoredEvent, 'kind' | 'brandId'>,
): boolean =>
  (webhook.brandId === null || webhook.brandId === event.brandId) &&
  (webhook.kinds.length === 0 || webhook.kinds.includes(event.kind))
