import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sha256Hex } from '@veracite/terms/digest'
import type { ArchiveSigner } from '@veracite/terms/ports'
import { verifyP256 } from '@veracite/verify/x509/ecdsa'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { SAMPLE_SIGNER } from '../bundle/test-support/sample-run.ts'
import { type CapturedPage, eachOnce } from './captured-page.ts'
import { type ArchiveAbout, ENDORSED } from './datapackage.ts'
import { samplePage } from './test-support/sample-pages.ts'
import { surtOf } from './warc-file.ts'
import CASES from './write-wacz.cases.json' with { type: 'json' }
import { writeWacz } from './write-wacz.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ARCHIVE_SIGNER: ArchiveSigner = {
  publicKey: publicKey.export({ type: 'spki', format: 'der' }),
  sign: (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
}
const ABOUT: ArchiveAbout = {
  title: 'Pages',
  of: { kind: 'run', id: 'run', manifestSha256: '00' },
  demo: false,
  origin: 'log.example/log/1',
  leftOut: 0,
  created: new Date('2026-06-02T08:00:00.500Z'),
  software: { name: 'veracite', version: '0.2.0' },
}
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)
const files = async (pages: readonly CapturedPage[], about = ABOUT) =>
  unzipSync(await writeWacz(pages, about, ARCHIVE_SIGNER, SAMPLE_SIGNER))
const json = (bytes: Uint8Array | undefined) => JSON.parse(text(bytes))

interface IndexLine {
  at: string
  entry: Record<string, string>
}
const indexOf = (made: Record<string, Uint8Array>): IndexLine[] =>
  text(gunzipSync(made['indexes/index.cdx.gz'] ?? new Uint8Array(0)))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const from = line.indexOf('{')
      return { at: line.slice(0, from - 1), entry: JSON.parse(line.slice(from)) }
    })

/** The record that a line of the index points at: its fields, the head of the reply, and its bytes. */
function recordAt(made: Record<string, Uint8Array>, { entry }: IndexLine) {
  const from = Number(entry.offset)
  const packed = (made['archive/data.warc.gz'] ?? new Uint8Array(0)).subarray(
    from,
    from + Number(entry.length),
  )
  const whole = gunzipSync(packed)
  const fieldsEnd = whole.indexOf('\r\n\r\n') + 4
  const headEnd = whole.indexOf('\r\n\r\n', fieldsEnd) + 4
  return {
    packed,
    fields: text(whole.subarray(0, fieldsEnd)),
    head: whole.subarray(fieldsEnd, headEnd).toString('latin1'),
    body: whole.subarray(headEnd, whole.length - 4),
  }
}

test('a reply holds the captured bytes and headers, and nothing that was not kept', async () => {
  // Neither text nor valid UTF-8, with what ends a head and a record in the middle.
  const bytes = Uint8Array.from([0, 255, 13, 10, 13, 10, 60, 87, 65, 82, 67])
  const headers = {
    'content-type': 'text/html',
    'content-encoding': 'br',
    'x-name': 'h\u00e9',
    'bad name': 'x',
    'x-lines': 'a\r\nset-cookie: b',
  }
  const made = await files([samplePage(bytes, { headers })])
  const [line] = indexOf(made)
  expect(line?.at).toBe('test,pages)/founded 20260601120001')
  expect(line?.entry).toMatchObject({
    status: '200',
    mime: 'text/html',
    digest: `sha256:${sha256Hex(bytes)}`,
  })
  const record = recordAt(made, line as IndexLine)
  expect(record.head).toBe(
    'HTTP/1.1 200 \r\nx-archive-orig-content-encoding: br\r\ncontent-type: text/html\r\nx-name: h\u00e9\r\n\r\n',
  )
  expect(record.body.equals(bytes)).toBe(true)
  expect(record.fields).toContain('WARC-Target-URI: http://pages.test/founded\r\n')
  expect(line?.entry.recordDigest).toBe(`sha256:${sha256Hex(record.packed)}`)
  const warc = text(gunzipSync(made['archive/data.warc.gz'] ?? new Uint8Array(0)))
  expect(warc).toContain('2 of the signed ones cannot be written in a reply')
  expect(warc).toContain('not recorded: there is no request record')
})

test('a page that was not fetched has no reply, one without room is named by its digest, each has its proof', async () => {
  const bytes = new TextEncoder().encode('<p>Large</p>')
  const gone = samplePage(null, { url: 'http://gone.test/' })
  const large = samplePage(bytes, {}, { kept: false })
  const made = await files([gone, large])
  expect(indexOf(made)).toEqual([])
  const warc = text(gunzipSync(made['archive/data.warc.gz'] ?? new Uint8Array(0)))
  expect(warc).toContain('reason: The site did not answer in time.\r\nsigned-manifest:')
  expect(warc).toContain(`its bytes have the digest sha256:${sha256Hex(bytes)}`)
  expect(text(made['pages/pages.jsonl']).trim().split('\n')).toHaveLength(1)
  for (const page of [gone, large]) {
    expect(made[`proofs/${page.sha256}.manifest`]).toEqual(new Uint8Array(page.signed))
    expect(text(made[`proofs/${page.sha256}.tlog-proof`])).toBe(page.tlogProof)
  }
  expect(json(made['datapackage.json']).veracite.pages).toMatchObject([
    { cited: 'http://gone.test/', outcome: 'unreachable', sha256: null, archived: false },
    { sha256: sha256Hex(bytes), archived: false },
  ])
})

test('signed as the draft says, with every file named, and the key endorsed by the capture key', async () => {
  const made = await files([samplePage(new TextEncoder().encode('<p>Founded in 1987</p>'))])
  const described = made['datapackage.json'] ?? new Uint8Array(0)
  const { created, resources, veracite } = json(described)
  const { hash, path, signedData } = json(made['datapackage-digest.json'])
  expect({ hash, path }).toEqual({ hash: `sha256:${sha256Hex(described)}`, path: 'datapackage.json' })
  // The draft allows these members and no others.
  expect(Object.keys(signedData)).toEqual([
    'hash',
    'created',
    'software',
    'version',
    'signature',
    'publicKey',
  ])
  expect(signedData).toMatchObject({ hash, created, version: '0.2.0' })
  const spki = Buffer.from(signedData.publicKey, 'base64')
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const holds = (message: string) =>
    verify(
      'sha256',
      Buffer.from(message),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signedData.signature, 'base64'),
    )
  expect([holds(hash), holds(`${hash} `)]).toEqual([true, false])
  const { endorsement, endorsedBy, publicKey: endorsed } = veracite.signingKey
  expect([endorsedBy, endorsed]).toEqual([SAMPLE_SIGNER.keyId, signedData.publicKey])
  const said = Buffer.concat([Buffer.from(ENDORSED), spki])
  expect(verifyP256(Buffer.from(endorsement, 'base64'), said, SAMPLE_SIGNER.publicKey)).toBe(true)
  const listed = resources.map((one: { path: string }) => one.path)
  expect([...listed, 'datapackage.json', 'datapackage-digest.json'].sort()).toEqual(Object.keys(made).sort())
  for (const one of resources)
    expect(one).toMatchObject({
      hash: `sha256:${sha256Hex(made[one.path] ?? '')}`,
      bytes: made[one.path]?.length,
    })
})

test('demonstrations and archives without a log say so first', async () => {
  const { description } = json(
    (await files([samplePage(null)], { ...ABOUT, demo: true, origin: null }))['datapackage.json'],
  )
  expect(description).toMatch(/^\*\*DEMO\*\*/)
  expect(description).toContain('no log was kept')
})

test('a long index comes in blocks that the list leads to, each address in its place', async () => {
  const pages = Array.from({ length: 301 }, (_, i) =>
    samplePage(new TextEncoder().encode(`<p>${i}</p>`), { url: `http://pages.test/${i}` }),
  )
  const made = await files(pages)
  const lines = indexOf(made)
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort())
  expect(new Set(lines.map((line) => recordAt(made, line).body.toString())).size).toBe(301)
  const [meta, ...blocks] = text(made['indexes/index.idx']).trim().split('\n')
  expect(meta).toBe('!meta 0 {"format":"cdxj-gzip-1.0","filename":"index.cdx.gz"}')
  const [, second] = blocks.map((line) => JSON.parse(line.slice(line.indexOf('{'))))
  const part = (made['indexes/index.cdx.gz'] ?? new Uint8Array(0)).subarray(second.offset)
  expect(text(gunzipSync(part)).split(' {')[0]).toBe(blocks[1]?.split(' {')[0])
})

test('a capture that several answers cite is there once, with its bytes if one of them has them', () => {
  const bytes = new TextEncoder().encode('<p>Same</p>')
  const [kept, bare] = [samplePage(bytes), samplePage(bytes, {}, { kept: false })]
  expect(eachOnce([bare, kept, bare])).toEqual([kept])
})

test.each(CASES.sortKeys)('%s is found as %s', (url, key) => expect(surtOf(url)).toBe(key))
