import { openPostgres } from '@veracite/db/open-postgres'
import { witnessId } from '@veracite/evidence/log/cosign-checkpoint'
import { adminLog } from '@veracite/evidence/log/describe-log'
import { integrateBatch, publishCheckpoint } from '@veracite/evidence/log/sequencer'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { useWorld } from '@veracite/testing/use-world'
import { TEST_TOKEN } from '@veracite/testing/world'
import { ED25519_COSIGNATURE, ED25519_NOTE, noteSigner } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { createOperations } from './operations.ts'

const METRICS_TOKEN = 'a-token-for-numbers-only-0123456789abcdef'
const bearer = (token: string) => `Bearer ${token}`

const world = useWorld()

const operations = (host: string, metricsToken: string | null = null, stopping = false) =>
  createOperations(
    { ...world, config: { ...world.config, host }, secrets: { ...world.secrets, metricsToken } },
    () => stopping,
  )

test.each([
  ['0.0.0.0', null],
  ['::', null],
  ['192.0.2.7', null],
  ['127.0.0.1', METRICS_TOKEN],
  ['0.0.0.0', METRICS_TOKEN],
])(
  'on %s with the token %s strangers learn ready or not, and the operator all of it',
  async (host, token) => {
    const asked = operations(host, token)
    for (const stranger of [null, '', bearer('x'.repeat(40)), METRICS_TOKEN, 'Basic abc']) {
      expect(await asked.ready(stranger)).toEqual({ status: 200, body: { status: 'ready' } })
      expect(await asked.metrics(stranger)).toMatchObject({
        status: 401,
        body: { error: expect.stringContaining('VERACITE_METRICS_TOKEN') },
      })
    }
    for (const known of [TEST_TOKEN, ...(token === null ? [] : [token])]) {
      expect((await asked.ready(bearer(known))).body).toMatchObject({
        parts: expect.arrayContaining([expect.objectContaining({ name: 'log' })]),
      })
      expect((await asked.metrics(bearer(known))).body).toContain('veracite_database_up 1')
    }
  },
)

test('on a loopback address everything is open, and a process that stops says so', async () => {
  for (const host of ['127.0.0.1', 'localhost', '::1', '127.8.0.1'])
    expect((await operations(host).metrics(null)).status).toBe(200)
  expect(await operations('0.0.0.0', null, true).ready(null)).toEqual({
    status: 503,
    body: { status: 'stopping' },
  })
})

test('a checkpoint that waits for a witness or an authority grows old; one that has it does not', async () => {
  const witness = noteSigner('witness.example', ED25519_COSIGNATURE, new Uint8Array(32).fill(5)).verifier
  const ports = { ...world.ports, witnessing: { witnesses: [witness], quorum: 0 } }
  const config = { ...world.config, host: '127.0.0.1', tsaUrls: ['https://tsa.example/tsr'] }
  const asked = createOperations({ ...world, ports, config }, () => false)
  const ages = async () => {
    const { body } = await asked.metrics(null)
    const of = (name: string) =>
      Number(new RegExp(`^veracite_log_${name}_age_seconds{.*} (\\S+)$`, 'm').exec(String(body))?.[1])
    return [of('cosignature'), of('timestamp')].map((seconds) => Math.floor(seconds / 60))
  }
  const hourAgo = new Date(Date.now() - 3_600_000)
  const publish = async () => {
    const signer = noteSigner('log.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(6))
    const sequencer = { log: world.ports.log, signer, keeper: null, clock: { now: () => hourAgo } }
    await queueSigned(world.database, 1)
    await integrateBatch(sequencer)()
    await publishCheckpoint(sequencer)()
  }
  expect(await ages()).toEqual([0, 0])
  await publish()
  expect(await ages()).toEqual([60, 60])
  const { log, ids } = world.ports
  const line = '— witness.example AAAA\n'
  await log.appendCosignature({ size: 1, witness: witnessId(witness), line, cosignedAt: hourAgo })
  expect(await ages()).toEqual([0, 60])
  expect((await adminLog({ ...ports, keyPlaces: [] }).get()).witnesses).toEqual([
    { name: 'witness.example', cosignedSize: 1, cosignedAt: hourAgo.toISOString() },
  ])
  const bytes = new Uint8Array(1)
  await log.appendTimestamp({
    ...{ id: ids.next(), size: 1, captureId: null, tsa: 'tsa.example', genTime: hourAgo },
    ...{ request: bytes, response: bytes, createdAt: hourAgo },
  })
  expect(await ages()).toEqual([0, 0])
})

test('metrics come in time while the database hangs, without those that need it', async () => {
  const admin = await openPostgres({
    url: world.testDatabase.adminUrl,
    max: 1,
    applicationName: 'test',
    role: null,
  })
  const asked = operations('127.0.0.1')
  expect((await asked.metrics(null)).body).toMatch(/^veracite_dead_jobs \d/m)
  world.metrics.engineCostUsd.inc({ engine: 'CLAUDE', origin: 'demo' }, 0.25)
  await admin.sql.begin(async (holder) => {
    await holder`lock table veracite.jobs, veracite.log_queue in access exclusive mode`
    const since = performance.now()
    const answers = await Promise.all([asked.metrics(null), asked.metrics(null), asked.ready(null)])
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(answers[0]?.body).toContain('veracite_engine_cost_usd_total{engine="CLAUDE",origin="demo"} 0.25')
    expect(answers[1]?.body).toContain('veracite_database_up 0')
    expect(answers[1]?.body).not.toMatch(/^veracite_(dead_jobs|log_size|queue_jobs)/m)
  })
  await expect.poll(async () => (await asked.metrics(null)).body).toContain('veracite_database_up 1')
  expect((await asked.metrics(null)).body).toMatch(/^veracite_dead_jobs \d/m)
  await admin.close()
})

test('a leaf that waits for more than a minute makes the log the part that is not ready', async () => {
  const { sql } = world.database
  const missing = async () => (await operations('127.0.0.1').ready(null)).body
  const wait = (seconds: number) => sql`
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    values (gen_random_uuid(), 'capture', 'x', now() - make_interval(secs => ${seconds}))`
  await wait(50)
  expect(await missing()).toMatchObject({ status: 'ready', missing: [] })
  await wait(200)
  expect(await missing()).toMatchObject({
    status: 'not ready',
    missing: ['log'],
    parts: expect.arrayContaining([
      expect.objectContaining({ detail: expect.stringMatching(/waiting for a checkpoint for 3 min/) }),
    ]),
  })
  await world.ports.log.setOff(true, new Date())
  expect(await missing()).toMatchObject({
    status: 'ready',
    parts: expect.arrayContaining([
      {
        name: 'log',
        ready: true,
        detail: expect.stringMatching(/VERACITE_LOG is off.*keeps no transparency log/),
      },
    ]),
  })
})

test('that no worker is alive is said, and stops only who should be one', async () => {
  const asked = operations('127.0.0.1')
  const worker = createOperations(
    { ...world, config: { ...world.config, host: '127.0.0.1' } },
    () => false,
    true,
  )
  const partOf = ({ body }: { body: unknown }) =>
    (body as { parts: { name: string }[] }).parts.find(({ name }) => name === 'worker')
  const none = await asked.ready(null)
  expect([none.status, partOf(none)]).toMatchObject([
    200,
    { ready: false, detail: expect.stringMatching(/^none is alive/) },
  ])
  expect(await worker.ready(null)).toMatchObject({ status: 503, body: { missing: ['worker'] } })
  expect((await asked.metrics(null)).body).toMatch(/^veracite_workers_alive 0$/m)
  await world.dispatcher?.work(new Map(), async () => ({ kind: 'done' }))
  await expect.poll(async () => partOf(await asked.ready(null))).toMatchObject({ detail: '1 alive' })
  expect((await worker.ready(null)).status).toBe(200)
  expect((await asked.metrics(null)).body).toMatch(/^veracite_workers_alive 1$/m)
  // One that was killed says nothing more.
  await world.database.sql`update veracite.settings set updated_at = now() - interval '2 minutes'
    where key like 'worker.%'`
  expect(partOf(await asked.ready(null))).toMatchObject({ ready: false })
  await world.dispatcher?.close(100)
  expect(await world.ports.jobStore.liveWorkers()).toEqual([])
})
