import { gzipSync } from 'node:zlib'
import { sha256Hex } from '@veracite/terms/digest'
import { type IndexedReply, WARC_NAME } from './warc-file.ts'

const INDEX_NAME = 'index.cdx.gz'
/** Lines in a compressed block: a reader loads one block to find one address. */
const BLOCK_LINES = 300

/** The CDXJ index in compressed blocks, and the list that says which block begins with which address. */
export function indexFiles(replies: readonly IndexedReply[]): { index: Uint8Array; blocks: Uint8Array } {
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
