import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import { publishLog, VKEYS } from '@veracite/api/test-support/three-origins'
import { readRecording } from '@veracite/core/app-answers/read-recording'
import { eventually } from '@veracite/testing/eventually'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { sha256Hex } from '@veracite/verify/sha256'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useCli } from '../test-support/server.ts'
import { openScripted } from './test-support/scripted-browser.ts'

const one = await openScripted()
afterAll(() => one.close())
const engine = scriptedEngine('CLAUDE', answers('Halden was founded in 1987.'))
const { world, api } = useCli({
  engines: new Map([['CLAUDE', engine]]),
  ports: {
    publishedRelays: [
      { vkey: one.relayKey, runBy: 'Example & Partners', address: 'https://relay.example.org', inUse: true },
    ],
    // Certificates of tests lead to a root of tests.
    readRecording: async (uploaded) =>
      readRecording(uploaded, { roots: [WEB_ROOT], decoders: NODE_DECODERS, atMs: Date.now() }),
  },
})
let path: string
beforeAll(async () => {
  const { brandId } = await world.addBrand({ engines: ['CLAUDE'], prompts: 1 })
  path = `/api/admin/brands/${brandId}/recordings`
})

test('a recording becomes a run of grade A with both connections; what was changed is refused', async () => {
  const question = 'When was Halden founded?'
  await one.session.press('record', question)
  const table = ['Year', 'Site 1', '1999', 'Ghent']
  await one.ask(question, [
    'Halden was founded in 1987, see its page.',
    ...table,
    `You asked: ${question}`,
    'That is all & nothing else.',
  ])
  await one.session.press('done', question)
  await one.session.press('prove', question)
  await one.call('GET', '/api/organizations/o/chat_conversations/c')
  await one.session.press('done', question)
  await one.session.press('upload', question)
  const [uploaded] = one.uploads
  if (uploaded?.reply == null) throw new Error(one.session.state().says)

  const refused = async (change: object): Promise<string> => {
    const { status, text } = await api.call('POST', path, { body: { ...uploaded, ...change } })
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
    return text
  }
  expect(await refused({ screen: uploaded.screen.replace('1987', '1978') })).toContain(
    'not what the provider sent',
  )
  expect(await refused({ nonce: 'a'.repeat(32) })).toContain('did not bind')
  expect(
    await refused({ reply: { ...uploaded.reply, relay: 'other.example.org/log/1+00000000+AA==' } }),
  ).toContain('VERACITE_RELAYS')
  expect(await refused({ grade: 'B', person: { key: 'AA==', signature: 'AA==' } })).toContain(
    'Register the key',
  )

  const { status, body } = await api.call('POST', path, { body: uploaded })
  expect([status, body]).toMatchObject([
    201,
    { grade: 'A', engine: 'CLAUDE', known: 0, items: [{ question }] },
  ])
  const [{ runId }] = body.items
  const rows = await world.database.sql`
    select w.part, w.result, r.picture is null as bare, r.conversation is not null as proven
    from evidence.witnessed w join evidence.recordings r on r.capture_id = w.capture_id where w.run_id = ${runId} order by w.part`
  expect([...rows]).toEqual([
    { part: 'conversation', result: 'witnessed', bare: true, proven: true },
    { part: 'reply', result: 'witnessed', bare: true, proven: true },
  ])
  const run = await eventually('its class', async () => {
    const found = await api.get(`/v1/runs/${runId}/evidence`)
    return found.status === 'CLASSIFIED' && found
  })
  expect(JSON.stringify(run)).toContain('"grade":"A"')
  await publishLog(world)
  const { text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  const report = verifyBundle(text, {
    vkeys: VKEYS,
    webRoots: [sha256Hex(WEB_ROOT)],
    relays: [{ vkey: one.relayKey }],
  })
  expect(report).toMatchObject({ status: 'verified', facts: { recording: { question: 'conversation' } } })
  expect(JSON.parse(text).recording.screen).toBe(uploaded.screen)
  expect((await api.call('POST', path, { body: uploaded })).body).toMatchObject({ known: 1, items: [] })
})
