import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type S3Fault, type S3Server, startS3Server } from '@veracite/testing/s3-server'
import { useFolder } from '@veracite/testing/temporary-folder'
import { utf8Encode } from '@veracite/verify/bytes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderObjects } from './folder-objects.ts'
import { objectStoreContract } from './objects.contract.ts'
import { createS3Objects } from './s3-objects.ts'

const SECRET = 'the-secret-of-the-test'
let server: S3Server
const folder = useFolder()
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

const s3 = (change: { accessKeyId?: string; endpoint?: string } = {}) =>
  createS3Objects({
    bucket: 'evidence',
    prefix: 'a/prefix/',
    endpoint: server.endpoint,
    region: 'us-east-1',
    accessKeyId: 'test',
    secretAccessKey: SECRET,
    deadlineMs: 1_000,
    ...change,
  })

objectStoreContract('a server that speaks S3', () => s3())
objectStoreContract('a folder', () => createFolderObjects(folder))

test('the files of the log are readable for everyone, those of evidence are not', async () => {
  const objects = createFolderObjects(folder)
  await objects.put('log/1/checkpoint', utf8Encode('note'))
  await objects.put('bytes/aa/reply', utf8Encode('reply'))
  const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o077
  expect([await modeOf('log/1/checkpoint'), await modeOf('bytes/aa/reply')]).toEqual([0o044, 0])
})

describe('faults of a server that speaks S3', () => {
  const CASES: { fault: S3Fault; times: number; tries: number; kind: string | null }[] = [
    { fault: 'error', times: 2, tries: 3, kind: null },
    { fault: 'error', times: 3, tries: 3, kind: 'away' },
    { fault: 'slow', times: 1, tries: 2, kind: null },
    { fault: 'slow', times: 3, tries: 3, kind: 'away' },
    { fault: 'lost', times: 1, tries: 2, kind: null },
    { fault: 'full', times: 1, tries: 1, kind: 'full' },
  ]
  const METHODS = ['PUT', 'GET'] as const
  const cases = CASES.flatMap((one) => METHODS.map((method) => ({ ...one, method })))

  test.concurrent.each(cases)('$method $fault, $times times: $tries tries, then $kind', async (one) => {
    const own = await startS3Server()
    const objects = s3({ endpoint: own.endpoint })
    await objects.put('bytes/cc/x', utf8Encode('old'))
    own.fail(one.fault, one.method, one.times)
    const before = own.count(one.method)
    const work =
      one.method === 'PUT' ? objects.put('bytes/cc/x', utf8Encode('new')) : objects.get('bytes/cc/x')
    const failure = await work.then(
      () => null,
      (error: unknown) => error as Error & { kind: string },
    )
    expect(failure?.kind ?? null).toBe(one.kind)
    expect(own.count(one.method) - before).toBe(one.tries)
    if (failure) expect(failure.message).toMatch(/bytes\/cc\/x failed in s3:\/\/evidence\/a\/prefix\/ on /)
    expect(failure?.message ?? '').not.toContain(SECRET)
    await own.close()
  })

  test.concurrent('answers that are lost every time, a wrong key and no server end in one sentence without the secret', async () => {
    const own = await startS3Server()
    own.fail('lost', 'PUT', 100)
    const x = utf8Encode('x')
    await Promise.all([
      expect(s3({ endpoint: own.endpoint }).put('x', x)).rejects.toThrow(/^Writing x failed in s3/),
      expect(s3({ accessKeyId: 'other' }).put('x', x)).rejects.toThrow(/InvalidAccessKeyId$/),
      expect(s3({ endpoint: 'http://127.0.0.1:9' }).get('x')).rejects.toThrow(/ConnectionRefused$/),
    ])
    await own.close()
  })
})
