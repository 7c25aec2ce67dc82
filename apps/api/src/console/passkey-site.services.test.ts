import { expect, test } from 'vitest'
import { serveWorld, useApi } from '../test-support/server.ts'
import { passkeySite } from './passkey-site.ts'

const { world } = useApi({ env: { VERACITE_TRUSTED_PROXIES: '127.0.0.1' }, worker: false })

const ASKED: [string, Record<string, string>][] = [
  ['as it is', {}],
  ['with another host', { host: 'evil.example' }],
  [
    'by a proxy that names another host',
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  ],
  ['from a page elsewhere in the same browser', { origin: 'https://evil.example' }],
]

async function begun(publicUrl: string | undefined, headers: Record<string, string>) {
  const api = await serveWorld(world, { worker: false, ...(publicUrl && { publicUrl }) })
  try {
    return await api.call('POST', '/console/session/passkey/begin', {
      body: {},
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    })
  } finally {
    await api.stop()
  }
}

test.each(ASKED)('asked %s, a passkey is for the host of VERACITE_PUBLIC_URL', async (_, headers) => {
  const { status, body } = await begun('https://veracite.example', headers)
  expect([status, body.options.rpId]).toEqual([200, 'veracite.example'])
})

test.each(ASKED)('asked %s without that setting, there are no passkeys', async (_, headers) => {
  const { status, body } = await begun(undefined, headers)
  expect([status, body.error]).toEqual([409, expect.stringContaining('VERACITE_PUBLIC_URL')])
})

test('this machine is a name, because browsers keep passkeys for names only', () => {
  expect(passkeySite('http://127.0.0.1:3000')).toEqual({ origin: 'http://localhost:3000' })
  expect(passkeySite('http://[::1]:3000')).toEqual({ origin: 'http://localhost:3000' })
  expect(passkeySite('https://veracite.example')).toEqual({ origin: 'https://veracite.example' })
})
