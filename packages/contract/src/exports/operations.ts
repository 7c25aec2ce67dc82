import { type TObject, type TOptional, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { EXPORT_KINDS, type ExportKindName, RATE_LEVELS } from '@veracite/core/exports/all-kinds'
import { EXPORT_FORMATS } from '@veracite/core/exports/export-format'
import {
  COLUMN_TYPES,
  type ColumnType,
  EXPORT_FILTERS,
  type ExportColumn,
  type ExportFilterName,
  type ExportKind,
} from '@veracite/core/exports/export-kind'
import {
  CAPTURE_KINDS,
  CITATION_CLASSES,
  CORRECTION_STATES,
  ENGINES,
  FINDING_STATES,
  MEASURES,
  ORIGINS,
  PROMPT_INTENTS,
} from '@veracite/terms/vocabulary'
import { CLAIM_VERDICTS } from '@veracite/verdicts/verdict/verdict'
import { refusal, type Why } from '@veracite/words/refusals'
import { everyone, lists } from '../base/access.ts'
import { type Answer, adminOperation } from '../base/operation.ts'
import { ok, Uuid } from '../base/parts.ts'
import { retryAfter } from '../base/refusals.ts'
import * as t from '../base/schemas.ts'

/** Everything as files: streamed, as of one event, and able to go on where they stopped. */

const Moment = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2}))?$',
  'x-wrong': refusal('must_be_a_day_or_a_time'),
})

const FILTERS = {
  scan: Uuid,
  engine: t.oneOf(ENGINES),
  intent: t.oneOf(PROMPT_INTENTS),
  origin: t.oneOf(ORIGINS),
  class: t.oneOf(CITATION_CLASSES),
  asked: t.oneOf(CAPTURE_KINDS),
  predicate: t.PredicateName,
  verdict: t.oneOf(CLAIM_VERDICTS),
  state: t.oneOf(FINDING_STATES),
  level: t.oneOf(RATE_LEVELS),
  measure: t.oneOf(MEASURES),
  from: Moment,
  to: Moment,
} satisfies Record<ExportFilterName, TSchema>

const FILTER_WORDS: Record<ExportFilterName, string> = {
  scan: 'Only of this scan.',
  engine: 'Only of this engine.',
  intent: 'Only of prompts with this intent.',
  origin: 'Only answers of this origin.',
  class: 'Only answers of this class.',
  asked: 'Only answers to the `original` question, or to a `verification`.',
  predicate: 'Only statements about this.',
  verdict: 'Only claims with this verdict.',
  state: 'Only those in this state.',
  level: 'Only rates counted together like this.',
  measure: 'Only this measure.',
  from: 'From this time on: ',
  to: 'Before this time: ',
}

const figure = (pattern: string, minimum: number, wrong: Why) =>
  Type.Optional(Type.String({ pattern, 'x-wrong': wrong, 'x-document': { type: 'integer', minimum } }))

const common = {
  format: Type.Optional(t.oneOf(EXPORT_FORMATS)),
  brandId: Type.Optional(Uuid),
  cut: figure('^[1-9]\\d{0,14}$', 1, refusal('must_be_a_whole_number_above_0')),
  after: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  skip: figure('^(0|[1-9]\\d{0,14})$', 0, refusal('must_be_a_number_of_bytes')),
}

const COMMON_WORDS = {
  format: 'CSV (RFC 4180), JSON lines, or Parquet.',
  brandId: 'Only of this brand; otherwise of all that you may see.',
  cut: 'As of this cut, as an earlier answer named it in `Veracite-Cut`; otherwise as of now.',
  after:
    'Go on after the row with this id: the file begins with the next one, and has no head. Not for Parquet.',
  skip: 'Leave out this many bytes of the file, because you have them; only with the `cut` that they came with.',
}

/** As every kind might have it: types do not follow which filters a kind names, the check of the query does. */
type ExportQuery = TObject<typeof common & { [Name in ExportFilterName]: TOptional<(typeof FILTERS)[Name]> }>

/** Corrections have states of their own. */
const schemaOf = (kind: string, filter: ExportFilterName): TSchema =>
  kind === 'corrections' && filter === 'state' ? t.oneOf(CORRECTION_STATES) : FILTERS[filter]

function queryOf({ name, filters }: ExportKind): ExportQuery {
  const chosen = Object.fromEntries(filters.map((filter) => [filter, Type.Optional(schemaOf(name, filter))]))
  return Type.Object({ ...common, ...chosen }) as unknown as ExportQuery
}

const wordsOf = ({ filters, period }: ExportKind): Record<string, string> => ({
  ...COMMON_WORDS,
  ...Object.fromEntries(
    filters.map((name) => [
      name,
      name === 'from' || name === 'to' ? `${FILTER_WORDS[name]}${period}.` : FILTER_WORDS[name],
    ]),
  ),
})

const CELLS: Record<ColumnType, TSchema> = {
  text: Type.String(),
  integer: Type.Integer(),
  number: Type.Number(),
  boolean: Type.Boolean(),
  time: Type.String({ format: 'date-time' }),
  json: Type.Array(Type.String()),
}

function cellOf({ type, nullable, description }: ExportColumn): TSchema {
  const cell = CELLS[type]
  return nullable ? Type.Union([cell, Type.Null()], { description }) : { ...cell, description }
}

const rowOf = ({ rowName, summary, columns }: ExportKind): TObject<TProperties> =>
  t.open(
    rowName,
    `One row: ${summary[0]?.toLowerCase()}${summary.slice(1)}`,
    Object.fromEntries(columns.map((column) => [column.name, cellOf(column)])),
  )

const HEADERS = {
  'Veracite-As-Of': {
    description: 'The newest event that the rows know of. Nothing later is in them.',
    schema: Type.Integer({ minimum: 0 }),
  },
  'Veracite-Cut': {
    description:
      'Give it as `cut` to go on, or for other exports of the same moment; kept for 30 days, unless the operator has set another time (VERACITE_KEEP_EXPORTS_DAYS).',
    schema: Type.Integer({ minimum: 1 }),
  },
}

const bytesOf = (description: string) => Type.Unsafe<t.InPieces>({ type: 'string', description })

/** Rows as text lines in the document, which describes one; the bytes are streamed. */
const fileOf = (kind: ExportKind, description: string) =>
  ({
    description,
    headers: HEADERS,
    media: {
      'application/x-ndjson': { schema: rowOf(kind) as unknown as ReturnType<typeof bytesOf> },
      'text/csv': { schema: bytesOf('The names of the columns, then a line for each row.') },
      'application/vnd.apache.parquet': {
        schema: Type.Unsafe<t.InPieces>({ type: 'string', format: 'binary' }),
      },
    },
  }) satisfies Answer

const busy: Answer = {
  description: 'Too many exports at once, or in a minute.',
  schema: t.ErrorBody,
  examples: { busy: { error: '4 exports are running, the most at once. Try again shortly.' } },
  headers: retryAfter,
}

const gone: Answer = {
  description: 'There is no such brand, scan or cut.',
  schema: t.ErrorBody,
  examples: { cut: { error: 'There is no cut 17. Exports can go on for 30 days: start this one again.' } },
}

function exportOperation(name: ExportKindName) {
  const kind: ExportKind = EXPORT_KINDS[name]
  return adminOperation(`GET /api/admin/exports/${name}`, {
    id: `adminExport${name[0]?.toUpperCase()}${name.slice(1)}`,
    access: lists('viewer', 'query.brandId', ...(kind.filters.includes('scan') ? ['query.scan'] : [])),
    summary: `Export ${name}`,
    description: `${kind.summary} The rows are as of one event, however long the download takes, and \`application/x-ndjson\` describes one of them.`,
    deadlineMs: 60_000,
    query: queryOf(kind),
    queryDescriptions: wordsOf(kind),
    queryDefaults: { format: 'csv' },
    answers: {
      200: fileOf(kind, 'The file.'),
      404: gone,
      429: busy,
    },
  })
}

const ExportColumnBody = t.open('ExportColumn', 'A column of an export.', {
  name: Type.String(),
  type: t.oneOf(COLUMN_TYPES),
  nullable: Type.Boolean(),
  description: Type.String(),
})

const ExportKindBody = t.open('ExportKind', 'Something that can be exported.', {
  name: Type.String(),
  summary: Type.String(),
  period: t.text('Which time `from` and `to` are about.'),
  path: t.text('Where to get it.'),
  filters: Type.Array(t.oneOf(EXPORT_FILTERS)),
  columns: Type.Array(ExportColumnBody),
})

const ExportKindsBody = t.open('ExportKinds', null, {
  formats: Type.Array(t.oneOf(EXPORT_FORMATS)),
  kinds: Type.Array(ExportKindBody),
})

export const listExports = adminOperation('GET /api/admin/exports', {
  id: 'adminListExports',
  useCase: 'exports.list',
  access: everyone('viewer'),
  answers: ok(ExportKindsBody),
})

export const exportAnswers = exportOperation('answers')
export const exportClaims = exportOperation('claims')
export const exportFindings = exportOperation('findings')
export const exportRates = exportOperation('rates')
export const exportMeasures = exportOperation('measures')
export const exportCorrections = exportOperation('corrections')
