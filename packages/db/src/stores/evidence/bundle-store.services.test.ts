import { lookupHash } from '@veracite/core/public-evidence/lookup-hash'
import { getEvidence } from '@veracite/core/runs/get-evidence'
import { getBundle } from '@veracite/evidence/bundle/get-bundle'
import {
  SAMPLE_COLLECTOR,
  SAMPLE_FACT,
  SAMPLE_IDS,
  SAMPLE_SIGNER,
  sampleRun,
} from '@veracite/evidence/bundle/test-support/sample-run'
import { stampCaptures } from '@veracite/evidence/capture/stamp-captures'
import { cosignCheckpoint } from '@veracite/evidence/log/cosign-checkpoint'
import { formatLogKey, parseLogKey } from '@veracite/evidence/log/log-key'
import type { Witness, Witnessing } from '@veracite/evidence/log/log-port'
import { integrateBatch, publishCheckpoint, type SequencerDeps } from '@veracite/evidence/log/sequencer'
import { stampCheckpoint } from '@veracite/evidence/log/stamp-checkpoint'
import { answerAddCheckpoint } from '@veracite/evidence/log/witness'
import { formatWitnessKey, parseWitnessKey } from '@veracite/evidence/log/witness-key'
import { NO_WITNESSES } from '@veracite/evidence/log/witness-policy'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { originOfKind } from '@veracite/terms/prompt-origins'
import { oneServer } from '@veracite/testing/database'
import { type OpenedDatabase, openAsAdmin, openTestDatabase } from '@veracite/testing/open-database'
import { queueSigned, registerCaptureKey } from '@veracite/testing/signed-leaves'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { formatVkey } from '@veracite/verify/log/note-key'
import { hasOpenssl, makeOpensslTsa } from '@veracite/verify/test-support/openssl-tsa'
import { certificateToPem } from '@veracite/verify/x509/pem'
import { buildTimestampRequest } from '@veracite/verify/x509/timestamp-request'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../connection.ts'
import { factStates, facts, runs, scans } from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { createLogStore } from '../log/log-store.ts'
import { createRunStore } from '../runs/run-store.ts'
import { createSourceStore } from '../sources/source-store.ts'
import { createTenantStore } from '../tenants/tenant-store.ts'
import { createBundleStore } from './bundle-store.ts'
import { findEvidenceRows } from './evidence-reads.ts'
import { appendCaptureRows, appendClassificationRows } from './evidence-rows.ts'

const LOG = parseLogKey(formatLogKey('log.example/log/1', new Uint8Array(32).fill(7)), null)
const OLD_QUERY = buildTimestampRequest(new Uint8Array(32).fill(1), new Uint8Array(8).fill(2))
const START = new Date('2026-06-01T12:00:10.000Z')

let database: OpenedDatabase
let now: Date
let serial: number
let tsaRoots: string[]
let witnessing: Witnessing

beforeEach(async () => {
  database = await openTestDatabase(oneServer())
  now = START
  serial = 0
  tsaRoots = []
  witnessing = NO_WITNESSES
  await storeSample(database)
  await registerCaptureKey(database, SAMPLE_SIGNER)
  await createLogStore(database).registerKey({
    role: 'log',
    keyId: LOG.verifier.keyId,
    name: LOG.verifier.name,
    publicKey: LOG.verifier.publicKey,
    notBefore: START,
  })
})
afterEach(() => database.close())

const ids = {
  next: () => `0199c0de-7000-7000-9000-${String(++serial).padStart(12, '0')}`,
  randomHex: (bytes: number) => 'ab'.repeat(bytes),
  random: () => 0,
}
const deps = () => ({
  runs: createRunStore(database),
  sources: createSourceStore(database),
  log: createLogStore(database),
  bundles: createBundleStore(database),
  signer: SAMPLE_SIGNER,
  collector: SAMPLE_COLLECTOR,
  clock: { now: () => now },
  ids,
  staleAfterDays: 30,
  tsaRoots,
  witnessing,
  keyPlaces: [],
})
const exported = () => getBundle(deps())({ runId: SAMPLE_IDS.run, scope: EVERY_ACCOUNT })
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const sequence = async () => {
  const sequencer: SequencerDeps = { ...deps(), signer: LOG, keeper: null }
  await integrateBatch(sequencer)()
  return publishCheckpoint(sequencer)()
}
const verify = (bundle: unknown) => verifyBundle(bundle, { vkeys: [formatVkey(LOG.verifier)] })

test('a bundle is pending until it is in the log, and then verifies in every step', async () => {
  expect(await exported()).toMatchObject({ status: 'pending', leaf: null })
  await sequence()
  const bundle = await exported()
  expect(verify(bundle)).toMatchObject({ status: 'verified' })
  expect(bundle).toMatchObject({ status: 'integrated', citationClass: 'CONFABULATED' })
  expect(bundle.classification).toHaveLength(1)
  expect(bundle.custody, 'the export before').toHaveLength(1)
  expect(bundle.statement.claims[0]?.sourceUrl).toBe('https://halden-instruments.com/about')

  const scope = { accountId: '0199c0de-7000-7000-8000-00000000ffff' }
  const ofAnother = getBundle(deps())({ runId: SAMPLE_IDS.run, scope })
  await expect(ofAnother, 'a run of another account').rejects.toThrow('no bundle')
  expect(await findEvidenceRows(database, SAMPLE_IDS.run, scope)).toBeNull()
})

test('old bundles stay provable while the log grows', async () => {
  for (let i = 0; i < 4; i++) {
    await queueSigned(database, 150)
    await sequence()
    later(5)
  }
  const bundle = await exported()
  expect(verify(bundle).ok).toBe(true)
  expect(bundle.log.newestCheckpoint?.size).toBeGreaterThan(bundle.log.firstCheckpoint?.size ?? 0)
})

test('exporting is recorded once a minute, however often and from how many sides it is asked', async () => {
  await inTransaction(database, async ({ sql }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`custody ${SAMPLE_IDS.run}`}, 0))`
    await exported()
    expect(await count(database, 'evidence.custody_events'), 'while another writes its event').toBe(0)
  })
  await Promise.all(Array.from({ length: 8 }, exported))
  later(59)
  await exported()
  expect(await count(database, 'evidence.custody_events')).toBe(1)
  later(2)
  await exported()
  expect(await count(database, 'evidence.custody_events')).toBe(2)
  expect(await count(database, "evidence.manifests where kind = 'custody'")).toBe(2)
  await sequence()
  const bundle = await exported()
  expect(bundle.custody).toHaveLength(2)
  expect(verify(bundle).ok).toBe(true)
})

test('any change by a superuser shows in the bundle', async () => {
  await sequence()
  const statements = [
    `update evidence.capture_bytes set bytes = convert_to('other', 'UTF8'), sha256 = sha256(convert_to('other', 'UTF8')) where part = 'response'`,
    `update evidence.manifests set body = replace(convert_from(body, 'UTF8'), 'gpt-sample', 'gpt-other')::bytea where kind = 'capture'`,
    `update evidence.log_leaves set body = body || 'x'::bytea where idx = 0`,
    `update evidence.log_tiles set hashes = overlay(hashes placing '\\x00112233' from 40)`,
    `update evidence.log_checkpoints set note = replace(note, 'log.example', 'log.examplf')`,
  ]
  for (const statement of statements) {
    const changed = await asSuperuser(database.own.adminUrl, statement, async () => {
      try {
        return verify(await exported()).ok ? 'passed' : 'found'
      } catch {
        // If it cannot even be read, it is not handed out.
        return 'found'
      }
    })
    expect([statement, changed]).toEqual([statement, 'found'])
  }
  expect(verify(await exported()).ok, 'everything was put back').toBe(true)
})

test.skipIf(!hasOpenssl())(
  'a stamp by a real authority is checked, kept and carried by the bundle',
  async () => {
    const tsa = makeOpensslTsa('p256')
    try {
      const liar = makeOpensslTsa('p256')
      const stamp = stampCheckpoint({ ...deps(), verifier: LOG.verifier, roots: [tsa.root] })
      const { signal } = new AbortController()
      await sequence()
      await queueSigned(database, 5)
      later(3)
      const stamped = await sequence()
      await expect(stamp({ name: 'liar', ask: async (query) => liar.reply(query) }, signal)).rejects.toThrow()
      await expect(stamp({ name: 'old', ask: async () => tsa.reply(OLD_QUERY) }, signal)).rejects.toThrow()
      const honest = { name: 'tsa.example', ask: async (query: Uint8Array) => tsa.reply(query) }
      expect(await stamp(honest, signal)).toBe(stamped?.size)
      expect(await stamp(honest, signal), 'nothing new to stamp').toBeNull()
      await queueSigned(database, 5)
      later(3)
      await sequence()
      tsaRoots = [certificateToPem(tsa.root)]
      const bundle = await exported()
      expect(bundle.timestamps.map(({ tsa: name, over }) => [name, over])).toEqual([
        ['tsa.example', 'checkpoint'],
      ])
      expect(bundle.log.firstCheckpoint?.size, 'the first that was stamped').toBe(stamped?.size)
      const report = verifyBundle(bundle, { vkeys: [formatVkey(LOG.verifier)], tsaRoots: [tsa.root] })
      expect(report.steps.find(({ id }) => id === 'timestamps')).toMatchObject({ result: 'pass' })
      expect(report.ok).toBe(true)
      const [kept] = await database.sql<{ request: Uint8Array; response: Uint8Array }[]>`
      select request, response from evidence.log_timestamps`
      expect(tsa.accepts(kept?.request ?? new Uint8Array(), kept?.response ?? new Uint8Array())).toBe(true)
      liar.remove()
    } finally {
      tsa.remove()
    }
  },
)

test.skipIf(!hasOpenssl())('captures are stamped one by one, each authority on its own', async () => {
  const [tsa, liar] = [makeOpensslTsa('p256'), makeOpensslTsa('p256')]
  try {
    const stamp = stampCaptures({ ...deps(), roots: [tsa.root], atMost: 10 })
    const { signal } = new AbortController()
    const by = (name: string, who = tsa) => ({ name, ask: async (query: Uint8Array) => who.reply(query) })
    await expect(stamp(by('liar', liar), signal)).rejects.toThrow(/pinned root/)
    expect(await count(database, 'evidence.log_timestamps')).toBe(0)
    expect([
      await stamp(by('a'), signal),
      await stamp(by('a'), signal),
      await stamp(by('b'), signal),
    ]).toEqual([1, 0, 1])
    await sequence()
    tsaRoots = [certificateToPem(tsa.root)]
    const bundle = await exported()
    expect(bundle.timestamps.map(({ tsa: name, over }) => `${name} ${over}`).toSorted()).toEqual([
      'a capture',
      'b capture',
    ])
    expect(verifyBundle(bundle, { tsaRoots: [tsa.root] })).toMatchObject({ status: 'self_consistent' })
    for (const { request, tsr } of bundle.timestamps)
      expect(tsa.accepts(Buffer.from(request ?? '', 'base64'), Buffer.from(tsr, 'base64'))).toBe(true)
  } finally {
    tsa.remove()
    liar.remove()
  }
})

test('cosignatures are in the note and the bundle; with a quorum, what has none is pending', async () => {
  const [first, second] = [11, 12].map((fill) => createMemoryWitness(fill))
  if (!first || !second) throw new Error('There are two.')
  const cosign = cosignCheckpoint(deps())
  const { signal } = new AbortController()
  witnessing = { witnesses: [first.verifier, second.verifier], quorum: 2 }
  await sequence()
  expect(await cosign(first, signal)).toBe(2)
  expect((await exported()).status, 'one of two').toBe('pending')
  expect(await cosign(second, signal)).toBe(2)
  expect(await cosign(second, signal), 'nothing new').toBeNull()
  await queueSigned(database, 300)
  later(5)
  await sequence()
  const bundle = await exported()
  expect(bundle).toMatchObject({ status: 'integrated', log: { newestCheckpoint: { size: 2 } } })
  expect(verify(bundle)).toMatchObject({ ok: true, facts: { cosigners: [{}, {}] } })
  expect(bundle.limits.join()).not.toContain('No independent witness')

  witnessing = { ...witnessing, quorum: 0 }
  const newest = await exported()
  expect(newest.log.newestCheckpoint?.size, 'what is published is not left out').toBeGreaterThan(300)
  later(61)
  await exported()
  await sequence()
  expect(await cosign(first, signal)).toBe((await createLogStore(database).newestCheckpoint())?.size)
  const note = (await createLogStore(database).newestCheckpoint())?.note ?? ''
  expect(openCheckpoint(note, LOG.verifier, [first.verifier]).cosignatures).toHaveLength(1)
  await queueSigned(database, 1)
  await sequence()
  expect((await exported()).proof?.consistency, 'the newest that is cosigned').toContain(note)
})

test('look-ups and evidence name the place in the log once there is one', async () => {
  const { capture } = sampleRun()
  const hash = Buffer.from(capture.sha256).toString('hex')
  const lookup = lookupHash(deps())
  expect(await lookup({ hash })).toMatchObject({ found: true, log: { status: 'pending' } })
  const evidence = () =>
    getEvidence({ ...deps(), scope: { accountId: null, accounts: null } })({ runId: SAMPLE_IDS.run })
  expect((await evidence()).log).toEqual({ status: 'pending' })
  await sequence()
  const found = await lookup({ hash: hash.toUpperCase() })
  expect(found).toMatchObject({
    log: { status: 'integrated', origin: 'log.example/log/1', index: 0, size: 2 },
  })
  expect((await evidence()).log).toMatchObject({ status: 'integrated', index: 0 })
  await queueSigned(database, 10)
  await sequence()
  expect(await lookup({ hash }), 'the first proof stays the answer').toEqual(found)
  expect(await lookup({ hash: 'f'.repeat(64) })).toEqual({ found: false })
})

function createMemoryWitness(fill: number): Witness {
  const signer = parseWitnessKey(formatWitnessKey(`w${fill}.example`, new Uint8Array(32).fill(fill)))
  let kept: string | null = null
  return {
    verifier: signer.verifier,
    async addCheckpoint(request) {
      const answer = answerAddCheckpoint({
        request,
        logs: [LOG.verifier],
        keptFor: () => kept,
        signer,
        now: START,
      })
      if (answer.status !== 200) return { status: answer.status, type: null, body: answer.reason }
      kept = answer.keep.note
      return { status: 200, type: null, body: answer.body }
    },
  }
}

async function storeSample(database: Database): Promise<void> {
  const { run, capture, classification } = sampleRun()
  const at = capture.askedAt
  const tenants = createTenantStore(database)
  const { prompt: text, intent, locale, brand } = run
  await tenants.putPlan({ id: 'sample', engines: ['CHATGPT'], maxScansPerMonth: 10 }, at)
  await tenants.addAccount({ id: SAMPLE_IDS.account, name: 'Sample', plan: 'sample' }, at)
  await tenants.addBrand({ ...brand, accountId: SAMPLE_IDS.account }, at)
  await tenants.addPrompts(
    brand.id,
    [{ id: SAMPLE_IDS.prompt, text, intent, locale, origin: originOfKind('operator') }],
    at,
  )
  await inTransaction(database, async (tx) => {
    await tx.db.insert(scans).values({
      id: run.scanId,
      accountId: SAMPLE_IDS.account,
      brandId: run.brandId,
      jobId: run.scanId,
      status: 'CLASSIFYING',
      totalPrompts: 1,
      totalRuns: 1,
      createdAt: at,
    })
    await tx.db.insert(facts).values({
      id: SAMPLE_FACT.id,
      brandId: run.brandId,
      predicate: SAMPLE_FACT.predicate,
      value: SAMPLE_FACT.value,
      sourceKind: SAMPLE_FACT.source.kind,
      sourceUrl: SAMPLE_FACT.source.url,
      sourceQuote: SAMPLE_FACT.source.quote,
      sourceSha256: Buffer.from(SAMPLE_FACT.source.sha256 ?? '', 'hex'),
      hash: Buffer.from(SAMPLE_FACT.hash, 'hex'),
      firstSeenAt: at,
    })
    await tx.db
      .insert(factStates)
      .values({ factId: SAMPLE_FACT.id, brandId: run.brandId, active: true, lastSeenAt: at })
    await appendCaptureRows(tx, capture)
    await tx.db.insert(runs).values({
      id: run.runId,
      scanId: run.scanId,
      accountId: SAMPLE_IDS.account,
      brandId: run.brandId,
      promptId: SAMPLE_IDS.prompt,
      engine: run.engine,
      intent: run.intent,
      status: 'CAPTURED',
      captureId: capture.id,
      capturedAt: capture.capturedAt,
      createdAt: at,
    })
    await appendClassificationRows(tx, [classification], { kind: 'original' })
  })
}

async function count({ sql }: Database, from: string): Promise<number> {
  const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${from}`)
  return row?.n ?? -1
}

/** Makes the change, checks, and restores the original. */
async function asSuperuser<T>(url: string, statement: string, look: () => Promise<T>): Promise<T> {
  const admin = await openAsAdmin(url)
  const tables = ['capture_bytes', 'manifests', 'log_leaves', 'log_tiles', 'log_checkpoints']
  try {
    for (const table of tables) {
      await admin.sql.unsafe(`create temp table kept_${table} as select * from evidence.${table}`)
      await admin.sql.unsafe(`alter table evidence.${table} disable trigger all`)
    }
    await admin.sql.unsafe(statement)
    return await look()
  } finally {
    const restore: Record<string, string> = {
      capture_bytes:
        'set bytes = k.bytes, sha256 = k.sha256 from kept_capture_bytes k where k.capture_id = t.capture_id and k.part = t.part',
      manifests: 'set body = k.body from kept_manifests k where k.subject_id = t.subject_id',
      log_leaves: 'set body = k.body from kept_log_leaves k where k.idx = t.idx',
      log_tiles:
        'set hashes = k.hashes from kept_log_tiles k where (k.level, k.n, k.width) = (t.level, t.n, t.width)',
      log_checkpoints: 'set note = k.note from kept_log_checkpoints k where k.size = t.size',
    }
    for (const table of tables) await admin.sql.unsafe(`update evidence.${table} t ${restore[table]}`)
    await admin.close()
  }
}
