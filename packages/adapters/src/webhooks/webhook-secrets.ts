import { createHmac, hkdfSync } from 'node:crypto'
import { SECRET_PREFIX } from '@veracite/core/webhooks/sign-delivery'
import type { WebhookSecrets } from '@veracite/core/webhooks/webhook-ports'

/** The secret of each endpoint follows from this key: whoever has the database alone cannot sign. */
export const createWebhookSecrets = (key: Uint8Array): WebhookSecrets => ({
  secretOf: (webhookId, nonce) =>
    SECRET_PREFIX +
    createHmac('sha256', key).update(`veracite webhook secret 1\n${webhookId}\n${nonce}`).digest('base64'),
})

/** Where the operator has set no key for it, one that follows from the key that signs captures, and tells nothing of it. */
export const webhookKeyFrom = (secret: string): Uint8Array => {
  // A key in PEM may be written on one line or on several, and is the same key.
  const bare = secret.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  return new Uint8Array(hkdfSync('sha256', bare, '', 'veracite webhook key 1', 32))
}
