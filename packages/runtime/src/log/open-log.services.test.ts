import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCaptureSigner, generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import type { Database } from '@veracite/db/open-postgres'
import { StartRefusal } from '@veracite/db/start-refusal'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { formatLogKey } from '@veracite/evidence/log/log-key'
import { readLog } from '@veracite/evidence/log/read-log'
import { NO_WITNESSES } from '@veracite/evidence/log/witness-policy'
import { oneServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { openFolder } from '@veracite/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'
import { readOrMakeSecrets } from '../settings/data-folder.ts'
import { CAPTURE, openTestDatabase, openTestLog, untilPublished } from './test-support/open-test-log.ts'

let database: Database
let folder: string

beforeEach(async () => {
  const opened = await openTestDatabase(oneServer())
  database = opened.database
  folder = openFolder()
  return opened.close
})

type Change = NonNullable<Parameters<typeof openTestLog>[1]>
const open = ({ config, ...change }: Change = {}, on = database) =>
  openTestLog(on, { shape: 'standalone', ...change, config: { dataDir: folder, ...config } })

test('a leaf is in a published checkpoint within two seconds, with three processes at it', async () => {
  const covered: number[] = []
  const onCovered = (seconds: number) => void covered.push(seconds)
  const loops = await Promise.all([open({ onCovered }), open({ onCovered }), open({ onCovered })])
  const log = createLogStore(database)
  const took: number[] = []
  // Three leaves, or more while the machine is too busy.
  while (took.length < 3 || (took.length < 10 && Math.min(...took) >= 2_000)) {
    const subject = await queueOne(database)
    const since = performance.now()
    await untilPublished(database, subject)
    took.push(performance.now() - since)
  }
  expect(Math.min(...took)).toBeLessThan(2_000)
  await Promise.all(loops.map((loop) => loop?.stop()))
  expect(covered.length).toBeGreaterThan(0)
  expect(Math.min(...covered)).toBeLessThan(Math.max(...took) / 1000 + 1)
  expect(await log.newestWithoutReceipt(), 'every root is signed for receipts too').toBeNull()
  const kept = await readFile(join(folder, 'log-checkpoint'), 'utf8')
  expect(kept).toBe((await log.newestCheckpoint())?.note)
  expect((await log.listKeys()).map(({ role, keyId }) => [role, keyId])).toContainEqual([
    'capture',
    CAPTURE.keyId,
  ])
})

test('a start on an older database than the published checkpoint is refused in clear words', async () => {
  const loop = await open()
  const subject = await queueOne(database)
  await untilPublished(database, subject)
  await loop?.stop()

  const older = await openTestDatabase(oneServer())
  try {
    await expect(open({}, older.database)).rejects.toThrow(StartRefusal)
    await expect(open({}, older.database)).rejects.toThrow(
      /behind its own log.*restored from an old backup.*log-checkpoint|log-checkpoint.*restored from an old backup/s,
    )
  } finally {
    await older.close()
  }
})

test('a checkpoint of another log in place of ours is refused', async () => {
  await writeFile(join(folder, 'log-checkpoint'), 'not a note')
  await expect(open()).rejects.toThrow(/log-checkpoint is not one of the log log\.example/)
})

test('another origin or another key than the log was begun with is refused', async () => {
  await (await open())?.stop()
  const renamed = formatLogKey('other.example/log/1', new Uint8Array(32).fill(9))
  await expect(open({ secrets: { logKey: renamed } })).rejects.toThrow(
    /holds the log log\.example\/log\/1.*VERACITE_LOG_ORIGIN/,
  )
  const rekeyed = formatLogKey('log.example/log/1', new Uint8Array(32).fill(8))
  await expect(open({ secrets: { logKey: rekeyed } })).rejects.toThrow(/was begun with the key/)
  await expect(open({ config: { logOrigin: 'other.example/log/1' } })).rejects.toThrow(
    /never changes its origin/,
  )
})

test('a retired key is published with its end, and no process signs with it any more', async () => {
  const end = (ms: number) => [{ keyId: CAPTURE.keyId, notAfter: new Date(Date.now() + ms) }]
  const later = end(60_000)
  await (await open({ config: { retiredKeys: later } }))?.stop()
  await (await open({ config: { retiredKeys: later } }))?.stop()
  const { capture } = await readLog({
    log: createLogStore(database),
    witnessing: NO_WITNESSES,
    keyPlaces: [],
  }).keys()
  expect(capture).toMatchObject([{ keyId: CAPTURE.keyId, notAfter: later[0]?.notAfter.toISOString() }])
  await expect(open({ config: { retiredKeys: end(1) } })).rejects.toThrow(/cannot be changed/)
  const unknown = [{ keyId: 'nobody', notAfter: new Date() }]
  await expect(open({ config: { retiredKeys: unknown } })).rejects.toThrow(/does not know/)

  const other = createCaptureSigner(generateCaptureKey())
  const asOther = { ports: { signer: other } }
  await (await open(asOther))?.stop()
  const past = [{ keyId: other.keyId, notAfter: new Date(Date.now() - 1) }]
  await (await open({ config: { retiredKeys: past } }))?.stop()
  await expect(open(asOther), 'also when its own settings say nothing').rejects.toThrow(/was retired/)
})

test('a process that does not continue the log leaves log and keys to others, and what it signs waits for them', async () => {
  expect(await open({ sequences: false })).toBeNull()
  const log = createLogStore(database)
  expect(await log.listKeys()).toEqual([])
  expect(await log.isOff()).toBe(false)
  const subject = await queueOne(database)
  const other = createCaptureSigner(generateCaptureKey())
  const loop = await open({ ports: { signer: other } })
  const setAside = () => database.sql`select reason from veracite.log_refused where subject_id = ${subject}`
  await eventually('the refusal', async () => (await setAside()).length === 1)
  await loop?.stop()

  const second = await open()
  await untilPublished(database, subject)
  await second?.stop()
  expect(await setAside()).toEqual([])
})

test('another key already registered under this name is noticed', async () => {
  const { publicKey } = createCaptureSigner(generateCaptureKey())
  const { keyId } = CAPTURE
  const entered = { role: 'capture', keyId, name: keyId, publicKey, notBefore: new Date() } as const
  await createLogStore(database).registerKey(entered)
  await expect(open()).rejects.toThrow(/knows another key as capture-/)
  await expect(open({ sequences: false })).rejects.toThrow(StartRefusal)
})

test('switched off, it says so to every process; one that has begun cannot be', async () => {
  const off = { config: { keepsLog: false } }
  const log = createLogStore(database)
  expect(await open(off)).toBeNull()
  expect(await log.isOff()).toBe(true)
  await (await open())?.stop()
  expect(await log.isOff()).toBe(false)
  await expect(open(off)).rejects.toThrow(/holds the log log\.example\/log\/1, which must go on/)
})

test('a worker with a separate copy is refused, and so is one whose copy is lost, until its size is named', async () => {
  const log = createLogStore(database)
  const first = await open()
  const subject = await queueOne(database)
  await untilPublished(database, subject)
  const elsewhere = { checkpointFile: join(folder, 'of-the-second-worker') }
  const refused = open({ config: elsewhere })
  await expect(refused).rejects.toThrow(StartRefusal)
  await expect(refused).rejects.toThrow(/of-the-second-worker holds no checkpoint, but 1 were published/)
  await expect(refused).rejects.toThrow(/volume that they share.*VERACITE_CHECKPOINT_BEGIN_AT/)
  await first?.stop()

  await expect(open({ config: { ...elsewhere, checkpointBeginAt: 2 } })).rejects.toThrow(/says 2, but 1/)
  await (await open({ config: { ...elsewhere, checkpointBeginAt: 1 } }))?.stop()
  expect(await readFile(elsewhere.checkpointFile, 'utf8')).toBe((await log.newestCheckpoint())?.note)
})

test('the standalone makes a log key that only its owner can read, and keeps it', async () => {
  const folder = openFolder()
  const made = await readOrMakeSecrets(folder, null)
  expect(made.logKey).toMatch(/^PRIVATE\+KEY\+veracite\.local\/log\/1\+/)
  expect((await readOrMakeSecrets(folder, null)).logKey).toBe(made.logKey)
  expect((await stat(join(folder, 'log-key'))).mode & 0o777).toBe(0o600)
})

async function queueOne(database: Database): Promise<string> {
  const [subject = ''] = await queueSigned(database, 1, { signer: CAPTURE, register: false })
  return subject
}
