import { gzipSync } from 'node:zlib'
import { createFeedReader, shapeOf } from '@veracite/ground-truth/feeds/feed-format'
import { FeedError, type FeedRecord } from '@veracite/ground-truth/feeds/feed-record'
import { canonicalText } from '@veracite/verify/canonical-form'
import { SHAPES } from '@veracite/verify/shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFieldReader } from './feed-fields.ts'
import { ReportBuilder } from './import-report.ts'
import CASES from './read-feed.cases.json' with { type: 'json' }
import { FeedReading } from './read-feed.ts'
import { toItem } from './to-item.ts'

const LINES_IN_CELLS =
  'id,title,price\r\n1,"One\r\nfirst",5 USD\r\n2,"Two\nsecond","6 USD"\r\n3,Three,"7\nUSD"\r\n'

/** Sound feeds, to be broken. */
const SOUND = [
  'id\ttitle\tprice\tgtin\n1\tOne\t5.00 USD\t4006381333931\n2\t"Two\t2"\t1.299,00 €\t\n3\tThree\t7 USD\t1\n',
  'id,title,price\r\n1,"One, 1",5 USD\r\n2,Two,6 USD\r\n',
  LINES_IN_CELLS,
  '<?xml version="1.0"?><rss><channel><item><g:id>1</g:id><title>One &amp; only</title></item><item><title><![CDATA[Two]]></title></item></channel></rss>',
  '{"item_id":"1","title":"One","price":"5 USD"}\n{"id":"2","title":"Two","variants":[{"id":"3","title":"Three"}]}\n',
  '{"products":[{"id":1,"title":"One","price":{"amount":199,"currency":"USD"}}]}',
  '[{"@type":"Product","name":"One","offers":{"price":5,"priceCurrency":"EUR"}}]',
  '<!doctype html><script type="application/ld+json">{"@type":"Product","name":"One"}</script>',
]

const EVIL = [
  ...CASES.evil,
  '\ud800',
  '9'.repeat(400),
  ','.repeat(3_000),
  '\t'.repeat(3_000),
  '['.repeat(2_000),
  '{"a":'.repeat(500),
  '<a>'.repeat(100),
]

async function readAll(
  bytes: Uint8Array,
  portion: number,
): Promise<{ taken: number; refused: number } | string> {
  async function* portions() {
    for (let at = 0; at < bytes.length; at += portion) yield bytes.subarray(at, at + portion)
  }
  const fields = createFieldReader({})
  const report = new ReportBuilder()
  let taken = 0
  try {
    const reading = new FeedReading(portions(), {
      format: 'auto',
      wanted: fields.wanted,
      mostBytes: 10_000_000,
    })
    for await (const records of reading.records())
      for (const { line, item: raw, problem } of records) {
        expect(line).toBeGreaterThan(0)
        if (problem) report.add('refused', line, problem)
        else {
          const found = toItem(raw, fields, { country: null, currency: null })
          if (found.item === null) report.add('refused', line, found.refused)
          else {
            // Whatever the feed, an item has one spelling, and a verifier takes it.
            SHAPES['catalogue-item'](JSON.parse(canonicalText(found.item)), 'item')
            expect(found.item.name.length).toBeGreaterThan(0)
            taken += 1
          }
        }
      }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    expect(error.message.length).toBeLessThan(1_000)
    return error.message
  }
  return { taken, refused: report.refused }
}

const broken = fc
  .record({
    base: fc.constantFrom(...SOUND),
    edits: fc.array(fc.record({ at: fc.nat(), evil: fc.constantFrom(...EVIL), cut: fc.nat(20) }), {
      maxLength: 6,
    }),
    end: fc.option(fc.nat(), { nil: undefined }),
    encoding: fc.constantFrom('utf8', 'utf16le', 'latin1', 'gzip', 'half gzip'),
    portion: fc.constantFrom(1, 7, 64, 65_536),
  })
  .map(({ base, edits, end, encoding, portion }) => {
    let text = base
    for (const { at, evil, cut } of edits) {
      const place = at % (text.length + 1)
      text = text.slice(0, place) + evil + text.slice(place + cut)
    }
    if (end !== undefined) text = text.slice(0, end % (text.length + 1))
    const packed = gzipSync(text)
    const bytes =
      encoding === 'gzip'
        ? packed
        : encoding === 'half gzip'
          ? packed.subarray(0, packed.length >> 1)
          : Buffer.from(text, encoding as BufferEncoding)
    return { bytes, portion }
  })

test('every broken feed gives a report or a clear error', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async ({ bytes, portion }) => {
      const outcome = await readAll(bytes, portion)
      expect(typeof outcome === 'string' || outcome.taken + outcome.refused >= 0).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('bytes at random are no feed, and no crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => void (await readAll(bytes, 100))),
    {
      numRuns: 200,
    },
  )
})

/** Pieces of text, as a decoder gives them; the first is never small, because it is what decides about the shape. */
function readPieces(text: string, piece: number): unknown {
  try {
    const reader = createFeedReader(shapeOf(text, 'auto'), null)
    const records: FeedRecord[] = []
    const first = text.indexOf('\n') + 2
    records.push(...reader.read(text.slice(0, first)))
    for (let at = first; at < text.length; at += piece)
      records.push(...reader.read(text.slice(at, at + piece)))
    return [...records, ...reader.end()]
  } catch (error) {
    if (error instanceof FeedError) return error.message
    throw error
  }
}

test.each([1_000, 65_536])(
  'bytes behind a compressed feed end the reading, in portions of %d',
  async (portion) => {
    const packed = Buffer.concat([gzipSync(LINES_IN_CELLS), Buffer.alloc(500_000)])
    expect(await readAll(packed, portion)).toEqual({ taken: 3, refused: 0 })
  },
)

test('a table whose lines end with returns may have line feeds in its cells', async () => {
  const table = 'id,title,price\r1,"One\nfirst",5 USD\r2,Two,6 USD\r'
  for (const portion of [7, 65_536])
    expect(await readAll(Buffer.from(table), portion)).toEqual({ taken: 2, refused: 0 })
})

test('a cell of several lines may arrive in any two pieces', () => {
  const { length } = LINES_IN_CELLS.slice(LINES_IN_CELLS.indexOf('\n') + 2)
  for (let piece = 1; piece <= length; piece++)
    expect(readPieces(LINES_IN_CELLS, piece)).toEqual(readPieces(LINES_IN_CELLS, length))
})

test('the pieces in which a feed arrives change nothing', () => {
  fc.assert(
    fc.property(broken, fc.constantFrom(1, 3, 50), ({ bytes }, piece) => {
      const text = Buffer.from(bytes).toString()
      expect(readPieces(text, piece)).toEqual(readPieces(text, text.length + 1))
    }),
    { numRuns: 400 },
  )
})
