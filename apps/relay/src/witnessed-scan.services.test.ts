import { openAccess } from '@veracite/adapters/engines/test-support/access-under-test'
import { createAgeSealer, makeSealingKeys, openSealed } from '@veracite/adapters/relays/age-sealer'
import type { RelayPool } from '@veracite/adapters/relays/relay-pool'
import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import type { EnginePort } from '@veracite/terms/engine-port'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import type { LocalServer } from '@veracite/testing/local-server'
import { replyJson, startReplyServer } from '@veracite/testing/reply-server'
import { createWorld, type World } from '@veracite/testing/world'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { base64Decode, hexDecode, utf8Decode } from '@veracite/verify/bytes'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { openRequest } from '@veracite/verify/relayed/open-request'
import { sha256Hex } from '@veracite/verify/sha256'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { startWorker } from '@veracite/worker/start-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeNetwork, startTestRelay } from './test-support/start-test-relay.ts'
import { HOST, poolOf } from './test-support/through-relay.ts'
import { startProvider } from './test-support/tls-provider.ts'

const READ = 'What was asked was read from the connection, all but the line with the paying key.'
const WRONG = 'Halden Instruments was founded in 1987 and makes sensors.'
const logSigner = noteSigner('evidence.example.org/log/1', ED25519_NOTE, new Uint8Array(32).fill(9))

let world: World
let provider: LocalServer
let relay: Awaited<ReturnType<typeof startTestRelay>>
let second: typeof relay
let keys: Awaited<ReturnType<typeof makeSealingKeys>>
const engines = new Map<'CHATGPT', EnginePort>()
let asked = 0
let isAway = false
let isSecond = false
let hasFrontPage = true
let pools: [RelayPool, RelayPool]
const relaying: World['ports']['relaying'] = { mode: 're-verification', whenAway: 'wait', sealer: null }

beforeAll(async () => {
  keys = await makeSealingKeys()
  relaying.sealer = createAgeSealer(keys.recipient)
  provider = await startProvider([HOST], (request, response) => {
    if (request.method === 'HEAD') return void (hasFrontPage ? response.end() : response.destroy())
    asked++
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        id: `resp_${asked}`,
        model: 'gpt-6-luna',
        status: 'completed',
        output: [{ type: 'message', content: [{ type: 'output_text', text: WRONG, annotations: [] }] }],
      }),
    )
  })
  relay = await startTestRelay({}, { network: homeNetwork(provider.port) })
  second = await startTestRelay(
    { origin: 'second.example.org/log/1' },
    { network: homeNetwork(provider.port) },
  )
  pools = [poolOf(relay), poolOf(second)]
  const engine = openAccess('CHATGPT', 'openai', `https://${HOST}`, {
    now: () => new Date(),
    relays: {
      open: async (url, turn, commitment) =>
        isAway
          ? { kind: 'away', reason: 'The relay cannot be reached.' }
          : pools[isSecond ? 1 : 0].open(url, turn, commitment),
    },
  })
  // Every question of this test goes through the relay: HOST leads nowhere else.
  engines.set('CHATGPT', engine)
  world = await createWorld(oneServer(), { engines, ports: { relaying } })
  if (world.dispatcher === null) throw new Error('no queue')
  await startWorker(world.ports, world.dispatcher, world.logger)
})
afterAll(async () => {
  await world?.close()
  await relay?.remove()
  await second?.remove()
  await provider?.close()
})

async function classifiedRun() {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
  const scanId = await world.scanToEnd(brandId)
  const { items } = await world.ports.runs.listForScan(scanId, {}, { limit: 1, cursor: null })
  return items[0]?.id ?? ''
}

const verify = async (runId: string) =>
  (await world.operator.requestVerification({ runId, idempotency: null })).jobId

async function publish() {
  const { keyId, name, publicKey } = logSigner.verifier
  await world.ports.log.registerKey({ role: 'log', keyId, name, publicKey, notBefore: new Date() })
  const sequencer = { log: world.ports.log, signer: logSigner, keeper: null, clock: world.ports.clock }
  await integrateBatch(sequencer)()
  await publishCheckpoint(sequencer)()
}

async function bundleOf(runId: string, named = [relay]) {
  await publish()
  const bundle = await world.operator.getBundle({ runId })
  const report = verifyBundle(JSON.stringify(bundle), {
    vkeys: [formatVkey(logSigner.verifier)],
    webRoots: [sha256Hex(WEB_ROOT)],
    relays: named.map(({ vkey }) => ({ vkey, runBy: 'somebody else' })),
  })
  return { bundle, report, step: report.steps.find(({ id }) => id === 'provider') }
}

test('proves who sent it, and what was asked, all but the line with the key', async () => {
  relaying.mode = 'all'
  const { bundle, report, step } = await bundleOf(await classifiedRun())
  expect(step).toMatchObject({ result: 'pass', reason: expect.stringContaining(READ) })
  expect(report.facts.witnessed).toMatchObject([{ isOpened: true }])
  const [entry] = bundle.witnessed ?? []
  const manifest = JSON.parse(utf8Decode(base64Decode(entry?.manifest.base64 ?? '')))
  expect(manifest).toMatchObject({ opened: { sealedRecords: 2 }, sealed: null })
  expect(bundle.limits.join(' ')).toContain('What was asked was read from the connection')
  expect(JSON.stringify(bundle)).not.toContain('CANARY')
  // Another question than the one in the capture is found out.
  const broken = structuredClone(bundle)
  const [other] = broken.witnessed ?? []
  if (other?.client == null) throw new Error('nothing carried')
  const bytes = base64Decode(other.client)
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
  other.client = Buffer.from(bytes).toString('base64')
  const failed = verifyBundle(JSON.stringify(broken), { webRoots: [sha256Hex(WEB_ROOT)] }).steps.at(-1)
  expect(failed).toMatchObject({ id: 'provider', result: 'fail' })
})

test('proves who sent it, and keeps what was asked sealed, where servers do not let a key change', async () => {
  relaying.mode = 'all'
  hasFrontPage = false
  pools[0] = poolOf(relay)
  const runId = await classifiedRun()
  hasFrontPage = true
  pools[0] = poolOf(relay)
  const { bundle, report, step } = await bundleOf(runId)
  expect(step).toMatchObject({ step: 13, title: 'The provider sent it', result: 'pass' })
  expect(step?.reason).toContain(
    'provided that the relay relay.example.org/log/1, run by somebody else, did not collude with the collector',
  )
  expect(step?.reason).not.toContain('did not bind')
  expect(report.facts.witnessed).toMatchObject([
    { relay: relay.vkey, isBound: true, host: HOST, address: '127.0.0.1' },
  ])
  // Whatever engine and access the collector claims, its host is not the engine's.
  expect(report.facts.access).toBe('compatible_server')
  expect(report.status).toBe('verified')
  expect(bundle.limits.join(' ')).toContain('provided that this relay did not collude with the collector')
  expect(bundle.verify.relay).toContain('--relay-from')
  expect(bundle.timeline.map(({ event }) => event)).toContain('carried by a relay')
  const [entry] = bundle.witnessed ?? []
  if (entry?.sealed == null || entry.client === null || entry.server === null)
    throw new Error('nothing sealed')
  const opened = JSON.parse(utf8Decode(await openSealed(base64Decode(entry.sealed), keys.identity)))
  const manifest = JSON.parse(utf8Decode(base64Decode(entry.manifest.base64)))
  const secretsOf = ({ handshake, application }: Record<string, string>) => ({
    handshake: hexDecode(handshake ?? ''),
    application: hexDecode(application ?? ''),
  })
  expect(step?.reason).not.toContain(READ)
  expect(manifest.opened).toBeNull()
  const request = openRequest(
    {
      client: base64Decode(entry.client),
      server: base64Decode(entry.server),
      secrets: secretsOf(manifest.secrets),
    },
    secretsOf(opened),
  )
  expect(utf8Decode(request.body)).toContain('What should I know about Halden Instruments?')
  // Neither the key that pays nor the secrets that would show it are anywhere in what is handed out.
  const text = JSON.stringify(bundle)
  expect(text).not.toContain('CANARY')
  expect(text).not.toContain(opened.application)
})

test('adds at most 6 kB beside the reply itself, with manifest, place in the log and sealed request', async () => {
  relaying.mode = 'all'
  const runId = await classifiedRun()
  await bundleOf(runId)
  // Every column of every row that is there because a relay carried it: the connection, its leaf, its hash in a tile. The
  // public root is kept once for all.
  const [added] = await world.database.sql<{ row: number; leaf: number; reply: number }[]>`
    select pg_column_size(w.*) as row, pg_column_size(l.*) + 32 as leaf,
      (select octet_length(b.bytes) from evidence.capture_bytes b
        where b.capture_id = w.capture_id and b.part = 'response') as reply
    from evidence.witnessed w join evidence.log_leaves l on l.subject_id = w.id
    where w.run_id = ${runId}`
  if (added === undefined) throw new Error('nothing stored')
  expect(added.row + added.leaf).toBeLessThan(6_000 + 2 * added.reply)
})

test('a tampered reply, stream or secret fails that step', async () => {
  relaying.mode = 'all'
  const { bundle } = await bundleOf(await classifiedRun())
  const broken = structuredClone(bundle)
  const [entry] = broken.witnessed ?? []
  if (entry?.server == null) throw new Error('nothing carried')
  const bytes = base64Decode(entry.server)
  bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1
  entry.server = Buffer.from(bytes).toString('base64')
  const step = verifyBundle(JSON.stringify(broken), { webRoots: [sha256Hex(WEB_ROOT)] }).steps.at(-1)
  expect(step).toMatchObject({ id: 'provider', result: 'fail' })
  // A root that is not public proves nothing, whatever leads to it.
  const unknown = verifyBundle(JSON.stringify(bundle)).steps.at(-1)
  expect(unknown).toMatchObject({ result: 'fail', reason: expect.stringContaining('not a public one') })
})

test('re-verifications are witnessed by default, and wait for a relay that is away', async () => {
  relaying.mode = 'all'
  const runId = await classifiedRun()
  relaying.mode = 're-verification'
  isAway = true
  const before = asked
  const jobId = await verify(runId)
  await eventually('the job to wait', async () => {
    const job = await world.operator.jobs.get(jobId)
    return job.state === 'queued' && JSON.stringify(job).includes('relay')
  })
  expect(asked).toBe(before)
  isAway = false
  await world.dueNow()
  await world.jobEnds(jobId)
  expect(asked).toBe(before + 1)
  const { report, step } = await bundleOf(runId)
  expect(step?.reason).toContain('2 of 2 replies')
  expect(report.status).toBe('verified')
})

test('of replies that two relays carried, those of the relay that the reader named count', async () => {
  relaying.mode = 'all'
  const runId = await classifiedRun()
  isSecond = true
  await world.jobEnds(await verify(runId))
  isSecond = false
  const nobody = await bundleOf(runId, [])
  expect(nobody.step).toMatchObject({ result: 'not_present' })
  expect(nobody.step?.reason).toContain(`relay you have not named: ${relay.vkey} and ${second.vkey}.`)
  expect(nobody.report).toMatchObject({ status: 'verified', facts: { witnessed: [] } })
  const one = await bundleOf(runId, [second])
  expect(one.step).toMatchObject({ result: 'pass' })
  expect(one.step?.reason).toMatch(
    /sent an answer when asked again \(1 of 2 replies\), provided that the relay second\.example\.org\/log\/1, .* Not counted: 1 carried by a relay you have not named\./,
  )
  expect(one.report.facts.witnessed).toMatchObject([{ relay: second.vkey }])
  const both = await bundleOf(runId, [relay, second])
  expect(both.step?.reason).toMatch(
    /\(2 of 2 replies\), provided that the relay relay\.example\.org\/log\/1, run by somebody else, and the relay second\.example\.org\/log\/1, run by somebody else, did not collude/,
  )
})

test('a case file says who sent each exhibit, to readers who named its relay', async () => {
  relaying.mode = 'all'
  const runId = await classifiedRun()
  await publish()
  const { brand } = await world.operator.getBundle({ runId })
  const made = await world.operator.cases.create({
    brandId: brand.id,
    runs: [runId],
    findings: [],
    reference: null,
  })
  await publish()
  const { bytes } = await world.operator.cases.file(made.body.id)
  const check = (relays: { vkey: string }[]) =>
    verifyCase(bytes, {
      vkeys: [formatVkey(logSigner.verifier)],
      webRoots: [sha256Hex(WEB_ROOT)],
      relays,
    })
  expect(check([])).toMatchObject({
    status: 'verified',
    bundles: [{ provider: { result: 'not_present', reason: expect.stringContaining('have not named') } }],
  })
  expect(check([{ vkey: relay.vkey }])).toMatchObject({
    status: 'verified',
    bundles: [{ provider: { result: 'pass', reason: expect.stringContaining('did not collude') } }],
  })
})

test('asked directly by setting, it is marked as not witnessed', async () => {
  Object.assign(relaying, { mode: 'all', whenAway: 'say' })
  const chat = { id: 'x', model: 'm', choices: [{ message: { content: WRONG }, finish_reason: 'stop' }] }
  const local = await startReplyServer(replyJson(200, chat))
  engines.set('CHATGPT', openAccess('CHATGPT', 'compatible_server', local.url, { now: () => new Date() }))
  const { bundle, report, step } = await bundleOf(await classifiedRun())
  expect(step).toMatchObject({ result: 'not_present', reason: expect.stringContaining('not witnessed: ') })
  expect(report.status).toBe('verified')
  expect(bundle.witnessed).toHaveLength(1)
  expect(bundle.timeline.map(({ event }) => event)).toContain('not witnessed')
  await local.close()
})
