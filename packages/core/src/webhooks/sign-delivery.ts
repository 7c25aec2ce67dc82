import { createHmac } from 'node:crypto'

/**
 * Two families of headers over one body. Ours, as in the contract: HMAC-SHA256 over `timestamp.body`, with
 * the secret as shown as the key. And those of Standard Webhooks, whose libraries decode the Base64 after
 * `whsec_` to get the key.
 */
export function signDelivery(
  secret: string,
  delivery: { id: string; type: string; body: string; sentAt: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(delivery.sentAt.getTime() / 1000))
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const own = createHmac('sha256', secret).update(`${timestamp}.${delivery.body}`).digest('hex')
  const standard = createHmac('sha256', key)
    .update(`${delivery.id}.${timestamp}.${delivery.body}`)
    .digest('base64')
  return {
    'content-type': 'application/json; charset=utf-8',
    'x-veracite-event': delivery.type,
    'x-veracite-timestamp': timestamp,
    'x-veracite-signature': `sha256=${own}`,
    'webhook-id': delivery.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${standard}`,
  }
}

export const SECRET_PREFIX = 'whsec_'
