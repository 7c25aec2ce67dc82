import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openObjects } from '@veracite/adapters/storage/open-objects'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { createCaseStore } from '@veracite/db/stores/cases/case-store'
import { readChunks, writeChunks } from '@veracite/db/stores/feeds/feed-chunks'
import { createRegisterCache } from '@veracite/db/stores/registers/register-cache'
import { sha256 } from '@veracite/terms/digest'
import type { ObjectStore } from '@veracite/terms/objects'
import { createTestDatabase, oneServer, type TestDatabase } from '@veracite/testing/database'
import { openAsAdmin } from '@veracite/testing/open-database'
import { type S3Server, startS3Server } from '@veracite/testing/s3-server'
import { utf8Encode } from '@veracite/verify/bytes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const NOW = new Date('2026-06-01T12:00:00.000Z')
const ID = (n: number) => `0199c0de-7000-7000-8000-${String(n).padStart(12, '0')}`

let server: S3Server
let own: TestDatabase
let admin: Database
const opened: Database[] = []
const failures: unknown[] = []

beforeAll(async () => {
  server = await startS3Server()
  own = await createTestDatabase(oneServer())
  admin = await openAsAdmin(own.adminUrl, 17)
})
afterAll(async () => {
  for (const database of [...opened, admin]) await database.close()
  await server.close()
  await own.drop()
})

const s3 = (prefix: string) =>
  openObjects({
    ...{ kind: 's3', bucket: 'evidence', prefix, endpoint: server.endpoint, region: 'us-east-1' },
    ...{ accessKeyId: 'test', secretAccessKey: 'secret', deadlineMs: 1_000 },
  })
const open = async (objects: ObjectStore | null) => {
  const onKeptInRows = (error: unknown) => void failures.push(error)
  const storage = objects === null ? {} : { storage: { objects, onKeptInRows } }
  const database = await openPostgres({ url: own.appUrl, max: 4, applicationName: 'test', ...storage })
  opened.push(database)
  return database
}
const reply = (url: string, text: string) => {
  const bytes = utf8Encode(text)
  return { url, status: 200, contentType: 'text/plain', bytes, text, fetchedAt: NOW }
}
/** What every place of bytes must do, seen through the stores that use it. */
function byteContract(name: string, isOutside: boolean, objectsOf: () => Promise<ObjectStore | null>): void {
  describe(`bytes in ${name}`, () => {
    let database: Database
    beforeAll(async () => {
      database = await open(await objectsOf())
    })

    test('register replies, parts of a case and chunks of a feed come back as they were', async () => {
      const registers = createRegisterCache(database)
      await registers.put('gleif', reply(`https://r.example/${name}`, `reply in ${name}`))
      expect((await registers.find(`https://r.example/${name}`, NOW))?.text).toBe(`reply in ${name}`)

      const cases = createCaseStore(database)
      const caseId = crypto.randomUUID()
      const parts = ['empty.txt', 'index.json', 'runs/1.json'].map((path) => ({
        path,
        bytes: utf8Encode(path === 'empty.txt' ? '' : JSON.stringify({ demonstration: true, path, name })),
      }))
      const manifest = {
        body: utf8Encode('{}'),
        signature: utf8Encode('s'),
        keyId: 'k',
        leaf: utf8Encode('l'),
      }
      const contentSha256 = Buffer.from(sha256(utf8Encode(caseId))).toString('hex')
      const made = { id: caseId, brandId: ID(1), reference: null, purpose: null, packed: true }
      const sizes = { runs: 1, parts: parts.length, bytes: 100, createdAt: NOW }
      await cases.add({ ...made, ...sizes, manifest, contentSha256 }, parts)
      const listed = await cases.listParts(caseId)
      expect(listed.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual(
        parts.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]),
      )
      expect((await cases.listPartSizes(caseId)).map(({ bytes }) => bytes)).toEqual(
        parts.map(({ bytes }) => bytes.length),
      )
      expect(new TextDecoder().decode((await cases.findPart(caseId, 'runs/1.json')) ?? undefined)).toContain(
        name,
      )
      expect((await cases.listDemonstrations([caseId])).has(caseId)).toBe(true)

      const importId = await feedImport()
      const content = Buffer.alloc(600_000, name)
      await writeChunks(database, importId, one(content))
      const read = Buffer.concat(await Array.fromAsync(readChunks(database, importId)))
      expect(Buffer.compare(read, content)).toBe(0)
      const [row] = await admin.sql`
        select count(*) filter (where bytes is null) as outside from veracite.feed_chunks where import_id = ${importId}`
      expect(row?.outside).toBe(isOutside ? 3 : 0)
      await admin.sql`delete from veracite.feed_chunks where import_id = ${importId}`
    })

    test('the same bytes again are kept once, and null stays null', async () => {
      const registers = createRegisterCache(database)
      for (const url of ['https://a.example', 'https://b.example'])
        await registers.put('gleif', reply(url, `same in ${name}`))
      expect((await registers.find('https://b.example', NOW))?.text).toBe(`same in ${name}`)
      expect(await database.bytes.fill([{ bytes: null, sha256: null }], 'bytes', 'sha256')).toEqual([
        { bytes: null, sha256: null },
      ])
    })
  })
}

async function* one(bytes: Uint8Array) {
  yield bytes
}

async function feedImport(): Promise<string> {
  const [importId, feedId] = [crypto.randomUUID(), crypto.randomUUID()]
  await admin.sql`
    insert into veracite.plans (id, engines, max_scans_per_month, created_at, updated_at) values ('p', '{}', 1, now(), now()) on conflict do nothing`
  await admin.sql`
    insert into veracite.accounts (id, name, plan_id, created_at) values (${ID(2)}, 'a', 'p', now()) on conflict do nothing`
  await admin.sql`
    insert into veracite.brands (id, account_id, name, domain, aliases, created_at)
    values (${ID(1)}, ${ID(2)}, 'b', 'b.example', '{}', now()) on conflict do nothing`
  await admin.sql`
    insert into veracite.feeds (id, brand_id, name, source_kind, format, mapping, created_at)
    values (${feedId}, ${ID(1)}, ${feedId}, 'upload', 'auto', '{}', now())`
  await admin.sql`
    insert into veracite.feed_imports (id, feed_id, brand_id, state, source_kind, created_at)
    values (${importId}, ${feedId}, ${ID(1)}, 'receiving', 'upload', now())`
  return importId
}

byteContract('rows', false, async () => null)
byteContract('S3', true, async () => s3('contract/'))
byteContract('a folder', true, async () =>
  openObjects({ kind: 'file', folder: await mkdtemp(join(tmpdir(), 'bytes-')) }),
)

test('objects of a feed go once its import has ended, and no others', async () => {
  const database = await open(s3('feeds/'))
  const [ended, running] = [await feedImport(), await feedImport()]
  for (const importId of [ended, running]) await writeChunks(database, importId, one(Buffer.from('id,title')))
  await database.sql`delete from veracite.feed_chunks where import_id = ${ended}`
  expect(await database.bytes.deleteEndedFeeds()).toBe(1)
  expect(Buffer.concat(await Array.fromAsync(readChunks(database, running))).toString()).toBe('id,title')
})

describe('while object storage misbehaves', () => {
  const URL = 'https://faults.example'

  test('bytes stay in the row, nobody waits again at once, and the operator is told', async () => {
    for (const fault of ['error', 'full'] as const) {
      const database = await open(s3(`${fault}/`))
      const registers = createRegisterCache(database)
      server.fail(fault, 'PUT', 3)
      failures.length = 0
      const puts = server.count('PUT')
      await registers.put('gleif', reply(URL, `kept in spite of ${fault}`))
      await registers.put('gleif', reply(`${URL}/2`, `the next after ${fault}`))
      expect(server.count('PUT') - puts).toBe(fault === 'full' ? 1 : 3)
      expect(failures).toHaveLength(1)
      expect((await registers.find(URL, NOW))?.text).toBe(`kept in spite of ${fault}`)
      expect(
        await database.sql`
        select from evidence.page_bytes where bytes is null and sha256 in (${sha256(utf8Encode(`kept in spite of ${fault}`))},
          ${sha256(utf8Encode(`the next after ${fault}`))})`,
      ).toHaveLength(0)
    }
  })

  test('a row without bytes is committed only after its object is stored, also if the answer was lost', async () => {
    const database = await open(s3('order/'))
    server.fail('lost', 'PUT', 1)
    await createRegisterCache(database).put('gleif', reply(URL, 'lost and found'))
    const [row] = await database.sql`
      select encode(sha256, 'hex') as name from evidence.page_bytes where bytes is null and sha256 = ${sha256(utf8Encode('lost and found'))}`
    const name = String(row?.name)
    expect(server.objects.has(`/evidence/order/bytes/${name.slice(0, 2)}/${name}`)).toBe(true)
  })

  test('altered once: read again; altered for good or missing: an error; away: a refusal to try later', async () => {
    const database = await open(s3('reads/'))
    const registers = createRegisterCache(database)
    await registers.put('gleif', reply(URL, 'to be read'))
    const read = () => registers.find(URL, NOW)
    server.fail('altered', 'GET', 1)
    expect((await read())?.text).toBe('to be read')
    server.fail('altered', 'GET', 2)
    await expect(read()).rejects.toThrow(/has other bytes than its name says in s3:\/\/evidence\/reads/)
    server.fail('error', 'GET', 3)
    await expect(read()).rejects.toMatchObject({ code: 'storage_unavailable', retryAfterSeconds: 10 })
    server.fail('error', 'GET', 0)
    server.objects.clear()
    await expect(read()).rejects.toThrow(/is missing in s3/)
    const without = createRegisterCache(await open(null))
    await expect(without.find(URL, NOW)).rejects.toThrow(/set VERACITE_STORAGE/)
    await admin.sql`delete from veracite.register_replies`
  })
})
