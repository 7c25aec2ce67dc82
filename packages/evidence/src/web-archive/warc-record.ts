import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sha256Hex } from '@veracite/terms/digest'

/** Records of ISO 28500 (WARC/1.1), each compressed on its own, so that a reader can take one out of a large file. */
export interface WarcRecord {
  type: 'warcinfo' | 'response' | 'metadata'
  /** A UUID. */
  id: string
  /** RFC 3339. */
  date: string
  contentType: string
  /** In their order; the fields that every record has are added. */
  fields: readonly (readonly [name: string, value: string])[]
  block: Uint8Array
}

/** Compressed by the runtime outside of its one thread. */
const compress = promisify(gzip)

export async function packRecord(record: WarcRecord): Promise<Uint8Array> {
  const head = [
    'WARC/1.1',
    `WARC-Type: ${record.type}`,
    `WARC-Record-ID: ${recordName(record.id)}`,
    `WARC-Date: ${record.date}`,
    ...record.fields.map(([name, value]) => `${name}: ${oneLine(value)}`),
    `WARC-Block-Digest: sha256:${sha256Hex(record.block)}`,
    `Content-Type: ${oneLine(record.contentType)}`,
    `Content-Length: ${record.block.length}`,
    '',
    '',
  ].join('\r\n')
  return await compress(Buffer.concat([Buffer.from(head), record.block, Buffer.from('\r\n\r\n')]))
}

export const recordName = (id: string): string => `<urn:uuid:${id}>`

/** The block of records of type `application/warc-fields`. */
export const warcFields = (fields: readonly (readonly [name: string, value: string])[]): Uint8Array =>
  Buffer.from(fields.map(([name, value]) => `${name}: ${oneLine(value)}\r\n`).join(''))

/** Untrusted text must not begin a new header line. */
const oneLine = (value: string): string => value.replaceAll(/[\r\n]+/g, ' ')
