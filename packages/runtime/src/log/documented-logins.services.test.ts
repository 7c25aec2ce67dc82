import { randomBytes, randomUUID } from 'node:crypto'
import { createCaptureSigner, generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import { migrate } from '@veracite/db/migrate'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { APP_ROLE, LOG_ROLE } from '@veracite/db/roles'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { signManifest } from '@veracite/evidence/capture/sign-manifest'
import { readLog } from '@veracite/evidence/log/read-log'
import { NO_WITNESSES } from '@veracite/evidence/log/witness-policy'
import type { CaptureSigner } from '@veracite/terms/ports'
import { createEmptyDatabase, runAsAdmin, type TestDatabase, testServers } from '@veracite/testing/database'
import { loginUrl } from '@veracite/testing/database-url'
import { eventually } from '@veracite/testing/eventually'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { encodeLeaf, parseLeaf } from '@veracite/verify/log/leaf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLogDatabase } from './log-database.ts'
import type { LogLoop } from './log-loop.ts'
import { openTestLog } from './test-support/open-test-log.ts'

/** An installation with the three logins of docs/operations.md, and what each of them can sign or have signed. */

const OURS = createCaptureSigner(generateCaptureKey())
const FORGER = createCaptureSigner(generateCaptureKey())

describe.each(testServers())('the documented logins on $name', (server) => {
  let own: TestDatabase
  let worker: LogLoop | null
  const opened: Database[] = []
  const urls = { service: '', sequencer: '' }
  const users: string[] = []

  const open = async (url: string, role: string | null) => {
    const database = await openPostgres({ url, max: 2, applicationName: 'logins', role })
    opened.push(database)
    return database
  }
  const start = async (database: Database, sequences: boolean, signer: CaptureSigner) => {
    const { log } = sequences
      ? await openLogDatabase({
          url: urls.sequencer,
          database,
          log: createLogStore(database),
          instance: 'test',
        })
      : { log: createLogStore(database) }
    return await openTestLog(database, { sequences, ports: { log, signer } })
  }

  beforeAll(async () => {
    own = await createEmptyDatabase(server)
    for (const name of ['service', 'sequencer'] as const) {
      const user = `${server.prefix}${name[1]}${randomBytes(4).toString('hex')}`
      users.push(user)
      urls[name] = loginUrl(own.adminUrl, { user, password: 'a password of a test' })
    }
    await migrate({
      url: own.adminUrl,
      logins: [
        { variable: 'DATABASE_URL', url: urls.service, role: APP_ROLE },
        { variable: 'VERACITE_LOG_DATABASE_URL', url: urls.sequencer, role: LOG_ROLE },
      ],
    })
    worker = await start(await open(urls.service, APP_ROLE), true, OURS)
  })
  afterAll(async () => {
    await worker?.stop()
    for (const database of opened) await database.close()
    await own.drop()
    for (const user of users) await runAsAdmin(server, `drop role if exists "${user}"`)
  })

  const log = async () => createLogStore(await open(urls.service, APP_ROLE))
  const inLog = async (subject: string) => (await (await log()).findLeaves([subject]))[0]?.checkpoint != null
  const setAside = async (subject: string) => {
    const { sql } = await open(urls.service, APP_ROLE)
    const [row] = await sql<{ reason: string }[]>`
      select reason from veracite.log_refused where subject_id = ${subject}`
    return row?.reason ?? null
  }

  test.each([
    ['acting as its role', APP_ROLE],
    ['with the rights it inherits', null],
  ])('the service, %s, enters no key and no leaf', async (_, role) => {
    const { sql } = await open(urls.service, role)
    for (const statement of FORBIDDEN)
      await expect(sql.unsafe(statement), statement).rejects.toThrow(
        /permission denied|only the role of the log/,
      )
  })

  test.each([
    ['acting as its role', APP_ROLE],
    ['with the rights it inherits', null],
  ])(
    'the service, %s, queues what it likes, and only what our key signed enters the log',
    async (_, role) => {
      const service = await open(urls.service, role)
      const [ours = ''] = await queueSigned(service, 1, { signer: OURS, register: false })
      const [theirs = ''] = await queueSigned(service, 1, { signer: FORGER, register: false })
      const forged = await queueForged(service)
      await eventually('our leaf', () => inLog(ours))
      await eventually('the last refusal', async () => (await setAside(forged.altered)) !== null)
      expect(await setAside(theirs)).toBe('no registered capture key has signed it')
      expect(await setAside(forged.named)).toBe('its signature is not valid')
      expect(await setAside(forged.altered)).toBe('it is about another manifest')
      for (const subject of [theirs, ...Object.values(forged)])
        expect(await (await log()).findLeaves([subject])).toEqual([])
    },
  )

  test('a process of the service starts, and its key is published only when a worker has entered it', async () => {
    expect(await start(await open(urls.service, APP_ROLE), false, FORGER)).toBeNull()
    const published = readLog({ log: await log(), witnessing: NO_WITNESSES, keyPlaces: [] })
    const { capture } = await published.keys()
    expect(capture.map(({ keyId }) => keyId)).toEqual([OURS.keyId])
    await expect(
      createLogStore(await open(urls.service, APP_ROLE)).registerKey(keyOf(FORGER)),
    ).rejects.toThrow(/permission denied/)
  })

  test.each([
    ['acting as its role', LOG_ROLE],
    ['with the rights it inherits', null],
  ])('the sequencer, %s, enters keys, and can make up no manifest', async (_, role) => {
    const sequencer = await open(urls.sequencer, role)
    const { sql } = sequencer
    const { keyId, publicKey } = createCaptureSigner(generateCaptureKey())
    await sql`insert into evidence.keys values ('capture', ${keyId}, ${keyId}, ${publicKey}, now())`
    await expect(queueSigned(sequencer, 1, { signer: OURS, register: false })).rejects.toThrow(
      /permission denied/,
    )
    await expect(sql`delete from evidence.keys`).rejects.toThrow(/permission denied|append-only/)
    await expect(sql.unsafe(`set role ${APP_ROLE}`)).rejects.toThrow(/permission denied/)
  })

  test('the login that migrates can enter a key, and the log shows that it was', async () => {
    const admin = await open(own.adminUrl, null)
    const entered = createCaptureSigner(generateCaptureKey())
    await admin.sql`
      insert into evidence.keys values ('capture', ${entered.keyId}, 'by hand', ${entered.publicKey}, now())`
    const published = readLog({ log: await log(), witnessing: NO_WITNESSES, keyPlaces: [] })
    expect((await published.keys()).capture.map(({ keyId }) => keyId)).toContain(entered.keyId)
  })
})

const keyOf = ({ keyId, publicKey }: CaptureSigner) =>
  ({ role: 'capture', keyId, name: keyId, publicKey, notBefore: new Date() }) as const

/** Two leaves that name our key: one over a manifest it never signed, one whose manifest was exchanged. */
async function queueForged({ sql }: Database): Promise<{ named: string; altered: string }> {
  const named = randomUUID()
  const altered = randomUUID()
  const theirs = signManifest(FORGER, { about: named })
  const { digest, signature } = parseLeaf(theirs.leaf)
  const leaf = encodeLeaf({ digest, signature, spki: OURS.publicKey })
  const real = signManifest(OURS, { about: altered })
  const other = new TextEncoder().encode('{"about":"something else"}')
  for (const [id, body, queued] of [
    [named, theirs.body, leaf],
    [altered, other, real.leaf],
  ] as const) {
    await sql`
      insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
      values (${id}, 'capture', gen_random_uuid(), ${body}, ${real.signature}, ${OURS.keyId}, now())`
    await sql`
      insert into veracite.log_queue (subject_id, kind, body, queued_at)
      values (${id}, 'capture', ${queued}, now())`
  }
  return { named, altered }
}

const FORBIDDEN = [
  `insert into evidence.keys values ('capture', 'mine', 'mine', 'x', now())`,
  `insert into evidence.keys values ('log', 'mine', 'mine', 'x', now())`,
  `insert into evidence.key_retirements select role, key_id, now(), now() from evidence.keys`,
  `insert into evidence.log_leaves (idx, kind, subject_id, body, integrated_at) values (0, 'capture', gen_random_uuid(), 'x', now())`,
  `insert into evidence.log_checkpoints values (1, 'x', now())`,
  `insert into veracite.log_refused select subject_id, kind, body, queued_at, null, '', now() from veracite.log_queue`,
  `set role ${LOG_ROLE}`,
  `set role veracite_owner`,
]
