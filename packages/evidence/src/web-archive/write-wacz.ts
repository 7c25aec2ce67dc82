import { gzipSync } from 'node:zlib'
import { sha256Hex } from '@veracite/terms/digest'
import type { ArchiveSigner, CaptureSigner } from '@veracite/terms/ports'
import { zipSync } from 'fflate'
import type { CapturedPage } from './captured-page.ts'
import {
  type ArchiveAbout,
  type ArchiveFile,
  datapackage,
  datapackageDigest,
  describe,
  secondsOf,
} from './datapackage.ts'
import { type IndexedReply, WARC_NAME, warcOf } from './warc-file.ts'

/** Captured pages as a WACZ 1.1.1 file, signed. Pure: the same input gives the same files, apart from the signatures. */
export async function writeWacz(
  pages: readonly CapturedPage[],
  about: ArchiveAbout,
  signer: ArchiveSigner,
  endorser: CaptureSigner,
): Promise<Uint8Array> {
  const warc = await warcOf(pages, {
    software: `${about.software.name} ${about.software.version}`,
    created: secondsOf(about.created),
    description: describe(about),
  })
  const { index, blocks } = indexFiles(warc.replies)
  const files: ArchiveFile[] = [
    { path: `archive/${WARC_NAME}`, bytes: warc.bytes },
    { path: 'indexes/index.cdx.gz', bytes: index },
    { path: 'indexes/index.idx', bytes: blocks },
    { path: 'pages/pages.jsonl', bytes: pageList(pages) },
    ...pages.flatMap(proofFiles),
  ]
  const described = datapackage(files, pages, about, signer, endorser)
  return zipped([
    ...files,
    { path: 'datapackage.json', bytes: described },
    { path: 'datapackage-digest.json', bytes: datapackageDigest(described, about, signer) },
  ])
}

/** The list of pages to open: those with stored bytes. */
function pageList(pages: readonly CapturedPage[]): Uint8Array {
  const lines = [
    { format: 'json-pages-1.0', id: 'pages', title: 'Captured pages' },
    ...pages.flatMap(({ manifest, sha256, content }) =>
      content === null
        ? []
        : {
            id: sha256.slice(0, 16),
            url: manifest.finalUrl ?? manifest.url,
            ts: manifest.times.capturedAt,
            // A title would have to be taken from the bytes: the address is what is known.
            title: manifest.finalUrl ?? manifest.url,
            size: content.length,
            cited: manifest.url,
          },
    ),
  ]
  return Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** Named by the manifest's digest, which is what the log names. */
const proofFiles = ({ sha256, signed, tlogProof }: CapturedPage): ArchiveFile[] => [
  { path: `proofs/${sha256}.manifest`, bytes: signed },
  ...(tlogProof === null ? [] : [{ path: `proofs/${sha256}.tlog-proof`, bytes: Buffer.from(tlogProof) }]),
]

/** Everything is stored as it is, so that readers can take parts out of a file that they have not loaded. */
const zipped = (files: readonly ArchiveFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])), {
    level: 0,
    // When it was made is in datapackage.json, signed.
    mtime: new Date(1980, 0, 1),
  })

const INDEX_NAME = 'index.cdx.gz'
/** Lines in a compressed block: a reader loads one block to find one address. */
const BLOCK_LINES = 300

/** The CDXJ index in compressed blocks, and the list that says which block begins with which address. */
function indexFiles(replies: readonly IndexedReply[]): { index: Uint8Array; blocks: Uint8Array } {
  const entries = replies
    .map((reply) => ({ at: `${reply.key} ${reply.time}`, line: lineOf(reply) }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.line), Buffer.from(b.line)))
  const packed: Uint8Array[] = []
  const list = [`!meta 0 ${JSON.stringify({ format: 'cdxj-gzip-1.0', filename: INDEX_NAME })}`]
  let offset = 0
  for (let from = 0; from < entries.length; from += BLOCK_LINES) {
    const block = entries.slice(from, from + BLOCK_LINES)
    const bytes = gzipSync(Buffer.from(block.map(({ line }) => `${line}\n`).join('')))
    const digest = `sha256:${sha256Hex(bytes)}`
    const place = { offset, length: bytes.length, digest, filename: INDEX_NAME }
    list.push(`${block[0]?.at ?? ''} ${JSON.stringify(place)}`)
    packed.push(bytes)
    offset += bytes.length
  }
  return {
    // Readers want a compressed file there, also where it holds nothing.
    index: packed.length === 0 ? gzipSync(new Uint8Array(0)) : Buffer.concat(packed),
    blocks: Buffer.from(list.map((line) => `${line}\n`).join('')),
  }
}

const lineOf = ({ key, time, ...reply }: IndexedReply): string =>
  `${key} ${time} ${JSON.stringify({
    url: reply.url,
    mime: reply.mime,
    status: String(reply.status),
    digest: `sha256:${reply.payloadSha256}`,
    length: String(reply.length),
    offset: String(reply.offset),
    filename: WARC_NAME,
    recordDigest: `sha256:${reply.recordSha256}`,
  })}`
