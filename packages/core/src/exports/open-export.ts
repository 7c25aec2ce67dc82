import { csvText } from '@veracite/terms/csv-text'
import { DAY_MS } from '@veracite/terms/days'
import { DomainError, invalidField, notFound } from '@veracite/terms/errors'
import { type PlainReason, refusal } from '@veracite/words/refusals'
import type { KeptDeps } from '../kept/kept-reads.ts'
import { EXPORT_KIND_NAMES, EXPORT_KINDS, type ExportKindName } from './all-kinds.ts'
import { begun, ending, skipBytes } from './byte-stream.ts'
import { EXPORT_FORMATS, type ExportFormat, type ExportFormatName } from './export-format.ts'
import type { ExportColumn, ExportFilter, ExportKind, ExportRow } from './export-kind.ts'
import type { ExportCut, ExportStore } from './export-store.ts'
import { keptExport } from './kept-export.ts'

export interface AskedExport {
  kind: ExportKindName
  format: ExportFormatName
  brandId: string | null
  filter: ExportFilter
  /** Null: as of now. */
  cut: number | null
  /** The last row that the caller has; null from the first. */
  after: string | null
  /** Bytes that the caller has. */
  skip: number
  /** The caller, for the limit on parallel exports. */
  caller: string
}

export interface OpenedExport {
  cut: number
  asOf: number
  fileName: string
  contentType: string
  /** Each part is made on demand. A reader that stops early must call `return`. */
  bytes: AsyncGenerator<Uint8Array>
}

interface ExportDeps extends KeptDeps {
  exports: ExportStore
  /** `exports`: days for which an export can go on where it stopped. */
  keepDays: { exports: number }
  parquet: ExportFormat
  /** One for the process: it counts the exports that run. */
  takeExportPlace: ReturnType<typeof createPlaces>
}

/** Answers, claims, findings and rates as files, as of one event, in memory that does not grow with them. */
export const adminExports = (deps: ExportDeps) => {
  const formats: Record<ExportFormatName, ExportFormat> = {
    csv: csvFormat,
    jsonl: jsonLinesFormat,
    parquet: deps.parquet,
  }
  return {
    list: () => ({ formats: [...EXPORT_FORMATS], kinds: EXPORT_KIND_NAMES.map(describeKind) }),

    async open(asked: AskedExport): Promise<OpenedExport> {
      const format = formats[asked.format]
      refuseAmbiguous(asked, format)
      const open = () => openInPlace(deps, asked, format)
      return (await keptExport(deps, asked, open)) ?? open()
    },
  }
}

async function openInPlace(
  deps: ExportDeps,
  asked: AskedExport,
  format: ExportFormat,
): Promise<OpenedExport> {
  const giveBack = deps.takeExportPlace(asked.caller)
  try {
    return await openIn(deps, asked, format, giveBack)
  } catch (error) {
    giveBack()
    throw error
  }
}

function refuseAmbiguous({ after, skip, cut }: AskedExport, format: ExportFormat): void {
  const refuse = (path: string, why: PlainReason) => {
    throw invalidField('invalid_query', `query.${path}`, why)
  }
  if (after !== null && !format.continuesAfterRow) refuse('after', 'not_for_this_format')
  // Bytes of another moment are other bytes.
  if (skip > 0 && cut === null) refuse('skip', 'needs_the_cut')
  if (skip > 0 && after !== null) refuse('skip', 'not_with_after')
}

async function openIn(
  deps: ExportDeps,
  asked: AskedExport,
  format: ExportFormat,
  giveBack: () => void,
): Promise<OpenedExport> {
  const kind: ExportKind = EXPORT_KINDS[asked.kind]
  const cut = await cutOf(deps, asked.cut)
  const rows = readAll(deps.exports, asked, cut, await brandsFrom(deps, asked))
  const about = { 'veracite.kind': kind.name, 'veracite.asOf': String(cut.asOf) }
  const encoded = format.encode(kind.columns, rows, { isContinued: asked.after !== null, about })
  const bytes = await begun(asked.skip > 0 ? skipBytes(encoded, asked.skip) : encoded)
  return {
    cut: cut.number,
    asOf: cut.asOf,
    fileName: `veracite-${kind.name}-as-of-${cut.asOf}.${asked.format}`,
    contentType: format.contentType,
    bytes: ending(bytes, giveBack),
  }
}

async function cutOf(
  { exports, clock, keepDays }: Pick<ExportDeps, 'exports' | 'clock' | 'keepDays'>,
  wanted: number | null,
): Promise<ExportCut> {
  if (wanted === null) {
    const now = clock.now()
    const made = await exports.makeCut(now, new Date(now.getTime() - keepDays.exports * DAY_MS))
    if (made !== null) return made
    throw new DomainError('deadline_exceeded', 'too_many_writes', { retryAfterSeconds: 5 })
  }
  const found = await exports.findCut(wanted)
  if (found !== null) return found
  throw new DomainError('not_found', refusal('export_cut_gone', { wanted, days: keepDays.exports }))
}

/** The brands that are still to come, and after which row of the first of them. */
async function brandsFrom({ exports, scope }: ExportDeps, { kind, brandId, after }: AskedExport) {
  const brands = await exports.listBrands(scope.accounts, brandId)
  if (brandId !== null && brands.length === 0) throw notFound('brand')
  if (after === null) return brands
  const owner = await exports.findBrandOf(kind, after)
  const at = owner === null ? -1 : brands.indexOf(owner)
  if (at >= 0) return brands.slice(at)
  throw invalidField('no_such_row', 'query.after', 'must_be_a_row_of_this_export')
}

async function* readAll(
  exports: ExportStore,
  { kind, filter, after }: AskedExport,
  { number: cut }: ExportCut,
  brands: readonly string[],
): AsyncGenerator<ExportRow[]> {
  for (const [nth, brandId] of brands.entries())
    yield* exports.readRows(kind, { brandId, cut, filter, after: nth === 0 ? after : null })
}

function describeKind(name: ExportKindName) {
  const { summary, columns, filters, period }: ExportKind = EXPORT_KINDS[name]
  return {
    name,
    summary,
    period,
    path: `/api/admin/exports/${name}`,
    filters: [...filters],
    columns: columns.map((column) => ({ ...column })),
  }
}

/** Text with a line for each row, and one with the names of the columns where the format has it. */
function textFormat(
  contentType: string,
  lineOf: (columns: readonly ExportColumn[], row: ExportRow) => string,
  headOf: (columns: readonly ExportColumn[]) => string | null = () => null,
): ExportFormat {
  return {
    contentType,
    continuesAfterRow: true,
    async *encode(columns, rows, { isContinued }) {
      const encoder = new TextEncoder()
      const head = isContinued ? null : headOf(columns)
      if (head !== null) yield encoder.encode(head)
      for await (const part of rows) {
        let lines = ''
        for (const row of part) lines += lineOf(columns, row)
        if (lines !== '') yield encoder.encode(lines)
      }
    },
  }
}

/** RFC 4180 in UTF-8: a line with the names, CRLF, quotes where they are needed. */
export const csvFormat = textFormat(
  'text/csv; charset=utf-8; header=present',
  (columns, row) => `${columns.map((column) => csvCell(column, row[column.name])).join(',')}\r\n`,
  (columns) => `${columns.map(({ name }) => name).join(',')}\r\n`,
)

/** Null is nothing at all, an empty text is `""`. */
export function csvCell({ type }: Pick<ExportColumn, 'type'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  // Numbers, times and truths are ours: they cannot begin a formula, and -0.5 has to stay a number.
  if (type !== 'text' && type !== 'json') return String(value)
  return csvText(type === 'json' ? JSON.stringify(value) : String(value))
}

/** One JSON object a line, with every column, in their order. */
export const jsonLinesFormat = textFormat('application/x-ndjson; charset=utf-8', (columns, row) => {
  const members = columns.map(({ name }) => `${JSON.stringify(name)}:${JSON.stringify(row[name] ?? null)}`)
  return `{${members.join(',')}}\n`
})

/** Exports that run at once in this process: each keeps a connection and a core busy. */
const MOST_AT_ONCE = 4
/** Of these by one caller, so that others get a turn. */
const MOST_OF_ONE_CALLER = 3

/** Takes a place or refuses; the function it returns gives the place back, once. */
export function createPlaces(most = MOST_AT_ONCE, mostOfOne = MOST_OF_ONE_CALLER) {
  const taken = new Map<string, number>()
  let all = 0
  return (caller: string): (() => void) => {
    const own = taken.get(caller) ?? 0
    if (all >= most || own >= mostOfOne)
      throw new DomainError(
        'rate_limited',
        own >= mostOfOne
          ? refusal('too_many_own_exports', { count: own })
          : refusal('too_many_exports', { count: all }),
        { retryAfterSeconds: 10 },
      )
    all += 1
    taken.set(caller, own + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      all -= 1
      const left = (taken.get(caller) ?? 1) - 1
      if (left > 0) taken.set(caller, left)
      else taken.delete(caller)
    }
  }
}
