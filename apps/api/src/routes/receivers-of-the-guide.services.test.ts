import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EVENT_KINDS } from '@veracite/terms/vocabulary'
import { eventually } from '@veracite/testing/eventually'
import { freePort } from '@veracite/testing/own-redis'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'

/** The receivers in docs/deliveries.md are started as they stand there, and get real deliveries. */

const page = readFileSync(join(import.meta.dirname, '../../../../docs/deliveries.md'), 'utf8')
const folder = useFolder()
const stops: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const programs = [...page.matchAll(/<!-- receiver: (\S+) -->\n```\w+\n(.*?)```/gs)].map(
  ([, name = '', code = '']) => ({ name, code }),
)

test('the page has a receiver in two languages, and says what every kind of event holds', () => {
  expect(programs.map(({ name }) => name)).toEqual(['receiver.mjs', 'receiver.py'])
  for (const kind of EVENT_KINDS) expect(page).toContain(`\`${kind}\``)
})

test.each(programs)(
  '$name takes each delivery once, and refuses what is forged or old',
  async ({ name, code }) => {
    writeFileSync(join(folder, name), code)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/veracite`
    const env = { VERACITE_WEBHOOK_ALLOWED_HOSTS: `127.0.0.1:${port}` }
    const { world, api } = await openApi({ env })
    const { body: webhook } = await api.call('POST', '/api/admin/webhooks', { body: { url } })

    // Before the receiver runs: the first attempt fails, and the delivery is tried again.
    await api.call('POST', `/api/admin/webhooks/${webhook.id}/test`)
    const newest = async () => (await api.get(`/api/admin/webhooks/${webhook.id}/deliveries`)).items[0]
    await eventually('a failed attempt', async () => (await newest())?.attempts >= 1)

    let said = ''
    const program = spawn(name.endsWith('.py') ? 'python3' : 'node', [join(folder, name)], {
      env: { PATH: process.env.PATH, PORT: String(port), VERACITE_WEBHOOK_SECRET: webhook.secret },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    stops.push(() => program.kill())
    program.stdout.on('data', (part) => {
      said += part
    })
    const delivered = await eventually('the delivery', async () => {
      await world.dueNow()
      const delivery = await newest()
      return delivery?.state === 'delivered' && delivery
    })
    expect(said.split('\n').filter(Boolean)).toEqual([
      expect.stringMatching(new RegExp(`^${delivered.id} test .*${webhook.id}`)),
    ])

    // The same delivery again: answered well, and not worked on twice.
    await api.call('POST', `/api/admin/deliveries/${delivered.id}/replay`)
    await eventually('the replay', async () => {
      const { body } = await api.call('GET', `/api/admin/deliveries/${delivered.id}`)
      return (
        body.state === 'delivered' && body.log.at(-1).status === 204 && body.log.length > delivered.attempts
      )
    })
    expect(said.trim().split('\n')).toHaveLength(1)

    const post = async (change: { id?: string; at?: number; body?: string; secret?: string }) => {
      const { at = Math.floor(Date.now() / 1000), body = '{"type":"test","data":{}}' } = change
      const id = change.id ?? randomUUID()
      const key = Buffer.from((change.secret ?? webhook.secret).slice('whsec_'.length), 'base64')
      const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': `v1,${signature}`,
      }
      return { headers, body, status: (await fetch(url, { method: 'POST', headers, body })).status }
    }
    expect((await post({})).status).toBe(204)
    const good = await post({})
    const again = (change: { headers?: Record<string, string>; body?: string }) =>
      fetch(url, { method: 'POST', headers: good.headers, body: good.body, ...change })
    expect((await again({ body: `${good.body} ` })).status).toBe(401)
    expect((await again({ headers: { ...good.headers, 'webhook-id': randomUUID() } })).status).toBe(401)
    expect((await again({ headers: {} })).status).toBe(401)
    expect((await post({ at: Math.floor(Date.now() / 1000) - 301 })).status).toBe(401)
    expect((await post({ at: Math.floor(Date.now() / 1000) + 400 })).status).toBe(401)
    expect((await post({ secret: `whsec_${Buffer.alloc(32).toString('base64')}` })).status).toBe(401)
    expect((await post({ body: JSON.stringify('x'.repeat(1_000_001)) })).status).toBe(413)
  },
)
