import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webhookSecretsOf } from '@veracite/adapters/webhooks/webhook-secrets'
import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { productionEnv } from './production-settings.ts'

/** The steps of docs/operations.md, "Changing the capture key". */
const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
const [, command = ''] = /^(openssl genpkey .*)$/m.exec(page) ?? []
const newKey = spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout

const places = {
  host: 'evidence.example.com',
  postgres: 'postgres:5432',
  database: 'veracite',
  redis: 'redis://valkey:6379',
  checkpointFile: '/var/lib/veracite/log-checkpoint',
}
const written = Object.fromEntries(
  [...productionEnv(places).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)

function webhookSecret(env: Record<string, string | undefined>): string {
  const parsed = parseConfig(env, 'distributed', false)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { webhookKey, signingKey } = parsed.secrets
  return webhookSecretsOf({ webhookKey, signingKey: signingKey ?? '' }).secretOf('webhook', 'nonce')
}

test('a new capture key leaves webhook secrets as they are: init gives webhooks a key of their own', () => {
  expect(newKey).toMatch(/^[A-Za-z0-9+/=]{100,}$/)
  expect(webhookSecret({ ...written, VERACITE_SIGNING_KEY: newKey })).toBe(webhookSecret(written))
})

test('in a file without that key, the old capture key in its place keeps them', () => {
  const { VERACITE_WEBHOOK_KEY: _, ...old } = written
  const changed = { ...old, VERACITE_SIGNING_KEY: newKey }
  expect(webhookSecret(changed)).not.toBe(webhookSecret(old))
  expect(webhookSecret({ ...changed, VERACITE_WEBHOOK_KEY: old.VERACITE_SIGNING_KEY })).toBe(
    webhookSecret(old),
  )
})
