import { sha256Hex } from '@veracite/terms/digest'
import { uuidFrom } from '@veracite/terms/uuid-from'
import type { CapturedPage } from './captured-page.ts'
import { recordsOf } from './page-records.ts'
import { packRecord, type WarcRecord, warcFields } from './warc-record.ts'

export const WARC_NAME = 'data.warc.gz'

/** A reply in the file, as the index names it. */
export interface IndexedReply {
  key: string
  /** 14 digits, UTC. */
  time: string
  url: string
  mime: string
  status: number
  payloadSha256: string
  offset: number
  length: number
  /** Of the compressed record: what a reader checks that loads only this one. */
  recordSha256: string
}

/** All captures in one file, in their order, and where the replies are in it. */
export async function warcOf(
  pages: readonly CapturedPage[],
  about: { software: string; created: string; description: string },
): Promise<{ bytes: Uint8Array; replies: IndexedReply[] }> {
  const packed: Uint8Array[] = [await packRecord(infoOf(pages, about))]
  const replies: IndexedReply[] = []
  let offset = packed[0]?.length ?? 0
  const add = async (record: WarcRecord): Promise<Uint8Array> => {
    const bytes = await packRecord(record)
    packed.push(bytes)
    offset += bytes.length
    return bytes
  }
  for (const page of pages) {
    const { reply, others } = recordsOf(page)
    if (reply !== null) {
      const at = offset
      replies.push(indexed(page, await add(reply), at))
    }
    for (const record of others) await add(record)
  }
  return { bytes: Buffer.concat(packed), replies }
}

const infoOf = (
  pages: readonly CapturedPage[],
  { software, created, description }: { software: string; created: string; description: string },
): WarcRecord => ({
  type: 'warcinfo',
  id: uuidFrom(`info ${created} ${pages.map(({ sha256 }) => sha256).join(' ')}`),
  date: created,
  contentType: 'application/warc-fields',
  fields: [['WARC-Filename', WARC_NAME]],
  block: warcFields([
    ['software', software],
    ['format', 'WARC File Format 1.1'],
    ['conformsTo', 'https://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/'],
    ['description', description],
  ]),
})

function indexed({ manifest }: CapturedPage, record: Uint8Array, offset: number): IndexedReply {
  const url = manifest.finalUrl ?? manifest.url
  const [mime = ''] = (manifest.body?.mediaType ?? '').split(';', 1)
  return {
    key: surtOf(url),
    time: manifest.times.capturedAt.replaceAll(/\D/g, '').slice(0, 14),
    url,
    mime: mime.trim().toLowerCase() || 'unk',
    status: manifest.status ?? 0,
    payloadSha256: manifest.body?.sha256 ?? '',
    offset,
    length: record.length,
    recordSha256: sha256Hex(record),
  }
}

/**
 * The key by which archives find an address: host labels in reverse, lower case, without `www.`, parameters in order.
 * Lookups in ReplayWeb.page compute the same key from the address that is asked for.
 */
export function surtOf(address: string): string {
  const url = URL.parse(address.toLowerCase())
  if (url === null || !/^https?:$/.test(url.protocol)) return address
  const labels = url.hostname.replace(/^www\d*\./, '').split('.')
  const port = url.port === '' ? '' : `:${url.port}`
  const query = url.search === '' ? '' : `?${url.search.slice(1).split('&').sort().join('&')}`
  return `${labels.reverse().join(',')}${port})${url.pathname}${query}`
}
