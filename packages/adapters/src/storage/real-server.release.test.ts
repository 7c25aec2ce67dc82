import { missingSwift, type SwiftServer, startSwift } from '@veracite/testing/swift-server'
import { utf8Encode } from '@veracite/verify/bytes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { objectStoreContract } from './objects.contract.ts'
import { createS3Objects } from './s3-objects.ts'

const missing = missingSwift()
const mustRun = process.env.VERACITE_REQUIRE_SERVICES === '1'
if (missing !== null) console.log(`not covered by this run: a real S3 server (${missing} is missing)`)

describe.skipIf(missing !== null && !mustRun)('on a real server', () => {
  let swift: SwiftServer
  beforeAll(async () => {
    swift = await startSwift()
  })
  afterAll(() => swift?.stop())
  const open = (change = {}) =>
    createS3Objects({ ...swift, prefix: 'veracite/', region: 'us-east-1', deadlineMs: 20_000, ...change })

  objectStoreContract('OpenStack Swift', open)

  test('refuses another secret and another bucket, and the error names neither key', async () => {
    const put = (change: object) => open(change).put('x', utf8Encode('x'))
    await expect(put({ secretAccessKey: 'wrong-secret' })).rejects.toThrow(/SignatureDoesNotMatch$/)
    await expect(put({ bucket: 'another' })).rejects.toThrow(/NoSuchBucket$/)
  })

  test('lists more than a thousand objects in parts', async () => {
    const names = Array.from({ length: 1_100 }, (_, i) => `many/${String(i).padStart(5, '0')}`)
    for (let at = 0; at < names.length; at += 50)
      await Promise.all(names.slice(at, at + 50).map((name) => open().put(name, utf8Encode(name))))
    const first = await open().list('many/', null)
    const rest = await open().list('many/', first.at(-1)?.name ?? '')
    expect([...first, ...rest].map(({ name }) => name)).toEqual(names)
  })
})
