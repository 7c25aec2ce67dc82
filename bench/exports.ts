import { readFile, writeFile } from 'node:fs/promises'
import type { Sql } from '../packages/db/src/open-postgres.ts'
import { bench } from './bench.ts'
import { openAdmin } from './database.ts'
import { openSeeded } from './seeded-database.ts'
import { type BenchServer, startApi } from './servers/start-server.ts'

/**
 * All answers of the largest brand, downloaded over HTTP, beside the least there is: COPY of the same columns, and a
 * cursor over them. Then the most memory that the server took for it, beside that for a thousandth of it. `size`: answers
 * of the largest brand.
 */
export const exportsBench = bench({
  name: 'exports',
  unit: 'rows/s or MB',
  size: 1_000_000,
  async open(setup) {
    const database = await openSeeded(setup)
    const api = await setup.keep(startApi(database), (server) => server.end())
    const plain = await setup.keep(openAdmin(database.adminUrl), (admin) => admin.close())
    const [large, small] = [database.brands[0], database.brands.at(-1)]
    if (!large || !small) throw new Error('There is no brand.')
    const peaks: Record<string, number> = {}
    const exported = (format: string, brand: typeof large) => async () => {
      const { seconds, peakMb } = await download(api, brand, format)
      peaks[peakName(format, brand.runs)] = peakMb
      return brand.runs / seconds
    }
    const least = peakName('csv', small.runs)
    const beside = (format: string) => ({ of: peakName(format, large.runs), to: least, atMost: true })
    return {
      measures: {
        [`csv of ${small.runs}`]: exported('csv', small),
        csv: exported('csv', large),
        jsonl: exported('jsonl', large),
        parquet: exported('parquet', large),
        COPY: async () => large.runs / (await copied(plain.sql, large.id)),
        cursor: async () => large.runs / (await fetched(plain.sql, large.id)),
      },
      also: () => ({ ...peaks }),
      ratios: [
        { of: 'csv', to: 'COPY', goal: null },
        { of: 'csv', to: 'cursor', goal: 0.2 },
        { of: 'parquet', to: 'cursor', goal: null },
        { ...beside('csv'), goal: 2 },
        { ...beside('jsonl'), goal: 2 },
        { ...beside('parquet'), goal: 2.5 },
      ],
    }
  },
})

const peakName = (format: string, rows: number): string => `peak for ${rows} rows as ${format}`

async function download(
  { url, token, pid }: BenchServer,
  brand: { id: string; runs: number },
  format: string,
): Promise<{ seconds: number; peakMb: number }> {
  await forgetPeak(pid)
  const begun = performance.now()
  const response = await fetch(`${url}/api/admin/exports/answers?format=${format}&brandId=${brand.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (response.status !== 200 || response.body === null) throw new Error(`Answered ${response.status}.`)
  let [bytes, lines] = [0, 0]
  for await (const part of response.body) {
    bytes += part.length
    if (format === 'jsonl') for (const byte of part) if (byte === 10) lines += 1
  }
  if (bytes === 0 || (format === 'jsonl' && lines !== brand.runs))
    throw new Error(`${lines} rows instead of ${brand.runs}.`)
  return { seconds: (performance.now() - begun) / 1000, peakMb: await peakOf(pid) }
}

/** Linux resets the highest resident size of a process when 5 is written here. */
const forgetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5')

async function peakOf(pid: number): Promise<number> {
  const [, kib] = /^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}

/** What an export has to read at least: the same tables, without a cut, a filter or an order. */
const QUERY = `
  select c.id, r.id as run, r.scan_id, r.brand_id, r.prompt_id, p.text, r.intent, c.locale, r.engine, r.sample, c.kind,
    c.access_kind, c.provider, c.requested_model, c.served_model, c.search_used, c.asked_at, c.captured_at,
    convert_from(a.bytes, 'UTF8') as answer, c.no_answer_reason, c.extracted -> 'cited' as cited, encode(c.sha256, 'hex') as sha256,
    encode(c.answer_sha256, 'hex') as answer_sha256, c.cost_usd, k.citation_class, k.rule, k.id as classification,
    k.classifier_version, k.created_at, k.verdict -> 'needsReview' as review
  from veracite.runs r
  join evidence.captures c on c.id = r.capture_id
  join veracite.prompts p on p.id = r.prompt_id
  join evidence.classifications k on k.id = r.classification_id
  left join evidence.capture_bytes a on a.capture_id = c.id and a.captured_at = c.captured_at and a.part = 'answer'
  where r.brand_id = `

async function copied(sql: Sql, brandId: string): Promise<number> {
  const begun = performance.now()
  const stream = await sql.unsafe(`copy (${QUERY} '${brandId}') to stdout with (format csv)`).readable()
  let bytes = 0
  for await (const part of stream) bytes += (part as Buffer).length
  if (bytes === 0) throw new Error('COPY gave nothing.')
  return (performance.now() - begun) / 1000
}

async function fetched(sql: Sql, brandId: string): Promise<number> {
  const begun = performance.now()
  let rows = 0
  for await (const part of sql.unsafe(`${QUERY} $1::uuid`, [brandId]).cursor(2_000)) rows += part.length
  if (rows === 0) throw new Error('The cursor gave nothing.')
  return (performance.now() - begun) / 1000
}
