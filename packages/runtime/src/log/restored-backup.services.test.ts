import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@veracite/adapters/platform/system'
import { startWitnessServer, type WitnessServer } from '@veracite/adapters/platform/witness-server'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { StartRefusal } from '@veracite/db/start-refusal'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { parseLogKey } from '@veracite/evidence/log/log-key'
import type { WitnessAnswer } from '@veracite/evidence/log/witness'
import { formatWitnessKey, parseWitnessKey } from '@veracite/evidence/log/witness-key'
import { copyDatabase } from '@veracite/testing/copy-database'
import {
  createEmptyDatabase,
  createTestDatabase,
  oneServer,
  type TestDatabase,
} from '@veracite/testing/database'
import { queueSigned } from '@veracite/testing/signed-leaves'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LogLoop } from './log-loop.ts'
import { LOG_KEY, openTestLog } from './test-support/open-test-log.ts'

/** A real backup: a copy of the database from when the log was shorter. */

const WITNESS = parseWitnessKey(formatWitnessKey('witness.example', new Uint8Array(32).fill(8)))

/** Made once, with the files of that moment: each test goes on with copies. */
let made: { original: TestDatabase; backup: TestDatabase; folder: string }
let original: TestDatabase
let backup: TestDatabase
let folder: string
let witness: WitnessServer
let answers: WitnessAnswer[] = []

const startWitness = () =>
  startWitnessServer({
    host: '127.0.0.1',
    port: 0,
    stateFile: join(folder, 'seen.json'),
    logs: [parseLogKey(LOG_KEY, null).verifier],
    signer: WITNESS,
    clock: systemClock,
    onAnswer: (answer) => answers.push(answer),
  })
const open = (
  database: Database,
  name: string | null,
  monitored = true,
  checkpointUrl: string | null = null,
  checkpointBeginAt: number | null = null,
): Promise<LogLoop | null> =>
  openTestLog(database, {
    config: {
      checkpointBeginAt,
      checkpointFile: name && join(folder, name),
      dataDir: folder,
      witnessUrls: [witness.url],
      witnessSeconds: 1,
      witnessMonitoringUrl: monitored ? witness.url : null,
    },
    secrets: { checkpointUrl },
    ports: { witnessing: { witnesses: [WITNESS.verifier], quorum: 0 } },
  })
const withDatabase = async (url: string, work: (database: Database) => Promise<void>) => {
  const database = await openPostgres({ url, max: 4, applicationName: 'veracite-test' })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
/** Adds this many leaves to the log and waits until the witness has seen them. */
const grow = (leaves: number) =>
  withDatabase(original.appUrl, async (database) => {
    const loop = await open(database, 'copy')
    const log = createLogStore(database)
    const before = (await log.newestHead())?.size ?? 0
    await queueSigned(database, leaves)
    const size = () => log.newestCosigned([`witness.example+${WITNESS.verifier.keyId}`], 1)
    while (((await size())?.size ?? 0) < before + leaves) await Bun.sleep(50)
    await loop?.stop()
  })

const newFolder = () => mkdtemp(join(tmpdir(), 'veracite-backup-'))
const remove = async (places: typeof made) => {
  await places.original.drop()
  await places.backup.drop()
  await rm(places.folder, { recursive: true, force: true })
}

beforeAll(async () => {
  folder = await newFolder()
  witness = await startWitness()
  original = await createTestDatabase(oneServer())
  await grow(3)
  backup = await copyDatabase(oneServer(), original)
  await grow(300)
  await witness.stop()
  made = { original, backup, folder }
})
afterAll(() => made && remove(made))
beforeEach(async () => {
  answers = []
  folder = await newFolder()
  await cp(made.folder, folder, { recursive: true })
  original = await copyDatabase(oneServer(), made.original)
  backup = await copyDatabase(oneServer(), made.backup)
  witness = await startWitness()
})
afterEach(async () => {
  await witness.stop()
  await remove({ original, backup, folder })
})

test('is refused in clear words by the checkpoint file, and by the operator’s witness alone', async () => {
  await withDatabase(backup.appUrl, async (database) => {
    for (const [file, place] of [
      ['copy', /the file .*copy shows that 303 were published/],
      [null, /the witness at http:\S+ shows that 303 were published/],
    ] as const) {
      const refused = await open(database, file).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(StartRefusal)
      expect(String(refused)).toMatch(/behind its own log: it holds 3 entries/)
      expect(String(refused)).toMatch(place)
      expect(String(refused)).toMatch(/restore a copy of the database that is not older/)
    }
    expect(await createLogStore(database).newestCheckpoint(), 'nothing was signed').toMatchObject({
      size: 3,
    })
  })
  await withDatabase(original.appUrl, async (database) => {
    await (await open(database, null))?.stop()
  })
})

test('is refused by every worker, whether it ran before or not, through a copy in another database', async () => {
  const other = await createEmptyDatabase(oneServer())
  const url = other.adminUrl
  try {
    // Two workers, as on two machines: they share nothing but the address.
    const [one, two] = await Promise.all(
      [1, 2].map(() => openPostgres({ url: original.appUrl, max: 4, applicationName: 'veracite-test' })),
    )
    if (!one || !two) throw new Error('two were opened')
    await expect(open(one, null, false, url)).rejects.toThrow(/holds no checkpoint, but 303 were published/)
    const loops = [await open(one, null, false, url, 303), await open(two, null, false, url)]
    const log = createLogStore(one)
    for (let size = 304; size < 310; size++) {
      await queueSigned(one, 1)
      while ((await log.newestCheckpoint())?.size !== size) await Bun.sleep(20)
    }
    await Promise.all(loops.map((loop) => loop?.stop()))
    await Promise.all([one.close(), two.close()])

    await withDatabase(backup.appUrl, async (database) => {
      for (const _worker of [1, 2]) {
        const refused = open(database, null, false, url)
        await expect(refused).rejects.toThrow(StartRefusal)
        await expect(refused).rejects.toThrow(/holds 3 entries, but the database .* shows that 309/)
      }
      expect((await createLogStore(database).newestCheckpoint())?.size).toBe(3)
    })
    await withDatabase(original.appUrl, async (database) => {
      await expect(open(database, null, false, original.adminUrl), 'of itself').rejects.toThrow(
        /VERACITE_CHECKPOINT_URL names a database of this service/,
      )
    })
  } finally {
    await other.drop()
  }
})

test('under a worker that runs: nothing is signed, and the leaves are seen to wait', async () => {
  await withDatabase(backup.appUrl, async (database) => {
    const log = createLogStore(database)
    // The copy is swapped while it runs, as the database would be: at the start the two agreed.
    const loop = await open(database, 'agreeing', false, null, 3)
    await writeFile(join(folder, 'agreeing'), await readFile(join(folder, 'copy')))
    await queueSigned(database, 1)
    while ((await log.newestHead())?.size !== 4) await Bun.sleep(20)
    await Bun.sleep(1_500)
    expect((await log.newestCheckpoint())?.size).toBe(3)
    expect(await log.waitingSinceMs()).toBeLessThan(Date.now())
    await loop?.stop()
  })
})

test('that is started nevertheless gets no cosignature, and the refusal stays after the fork is longer', async () => {
  await withDatabase(backup.appUrl, async (database) => {
    const log = createLogStore(database)
    const loop = await open(database, null, false)
    await queueSigned(database, 400)
    while ((await log.newestCheckpoint())?.size !== 403) await Bun.sleep(50)
    while (!answers.some(({ status }) => status === 422)) await Bun.sleep(50)
    await loop?.stop()
    expect(await log.newestCosigned([`witness.example+${WITNESS.verifier.keyId}`], 1)).toMatchObject({
      size: 3,
    })
    await expect(open(database, null)).rejects.toThrow(/holds another history.*the witness at/)
  })
})

test('a witness that is down stops no start, and one that was restarted still remembers', async () => {
  await witness.stop()
  await withDatabase(original.appUrl, async (database) => {
    const loop = await open(database, 'copy')
    const log = createLogStore(database)
    await queueSigned(database, 1)
    const since = performance.now()
    while ((await log.newestCheckpoint())?.size !== 304) await Bun.sleep(20)
    expect(performance.now() - since, 'published without waiting').toBeLessThan(15_000)
    await loop?.stop()
  })
  witness = await startWitness()
  expect(witness.remembered).toBe(1)
  await withDatabase(backup.appUrl, async (database) => {
    await expect(open(database, null)).rejects.toThrow(/303 were published/)
  })
  await expect(startWitness(), 'two with one memory').rejects.toThrow(/in use by this process/)
})

test('a witness whose memory was damaged does not start over', async () => {
  await witness.stop()
  const seen = await readFile(join(folder, 'seen.json'), 'utf8')
  const damaged = [
    seen.slice(0, 100),
    seen.replace('303', '302'),
    seen.replace('log.example/log/1"', 'b.example/log/1"'),
    '[]',
    '',
  ]
  for (const text of damaged) {
    await writeFile(join(folder, 'seen.json'), text)
    await expect(startWitness(), text).rejects.toThrow(/cannot read its memory from .*could cosign a fork/)
  }
  await writeFile(join(folder, 'seen.json'), seen)
  witness = await startWitness()
})
