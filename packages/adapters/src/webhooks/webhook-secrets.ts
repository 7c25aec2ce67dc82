import { createHmac, hkdfSync } from 'node:crypto'
import { SECRET_PREFIX } from '@veracite/core/webhooks/sign-delivery'
import type { WebhookSecrets } from '@veracite/core/webhooks/webhook-ports'

/** Each endpoint's secret is derived from this key: the database alone is not enough to sign. */
export const createWebhookSecrets = (key: Uint8Array): WebhookSecrets => ({
  secretOf: (webhookId, nonce) =>
    SECRET_PREFIX +
    createHmac('sha256', key).update(`veracite webhook secret 1\n${webhookId}\n${nonce}`).digest('base64'),
})

/** Without a key of their own, secrets derive from the capture key and end with it. */
export const webhookSecretsOf = (keys: { webhookKey: string | null; signingKey: string }): WebhookSecrets =>
  createWebhookSecrets(webhookKeyFrom(keys.webhookKey ?? keys.signingKey))

/** The default key, derived from the capture key without revealing anything about it. */
export const webhookKeyFrom = (secret: string): Uint8Array => {
  // A PEM key is the same key on one line or several.
  const bare = secret.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  return new Uint8Array(hkdfSync('sha256', bare, '', 'veracite webhook key 1', 32))
}
