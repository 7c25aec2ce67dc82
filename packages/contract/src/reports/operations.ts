import { type Static, Type } from '@sinclair/typebox'
import { REPORT_SPANS } from '@veracite/core/reports/period'
import { LOGO_TYPES, type ReportBlock } from '@veracite/core/reports/report'
import { ENGINES, GRAVITIES, SCAN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { pageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page } from '../base/parts.ts'
import {
  count,
  DateTime,
  NullableDateTime,
  nullable,
  nullableText,
  OriginName,
  oneOf,
  open,
  text,
} from '../base/schemas.ts'
import { READS } from '../base/tool.ts'
import { Sentence } from '../findings/sentence.ts'

/** Reports: what engines said about a brand in a period. */

const summary = {
  id: text('Identifier.'),
  brandId: text('Identifier of the brand.'),
  from: text('First day.'),
  to: text('Last day.'),
  demo: Type.Boolean({ description: 'True if it is about answers of the demonstration.' }),
  madeBy: text('Who asked for it; `plan` if it made itself.'),
  createdAt: DateTime('When it was made.'),
}

const Rate = open('ReportRate', 'How many of how many, and between which shares the true one lies.', {
  seen: count('Answers that do.'),
  asked: count('Of these answers.'),
  rate: Type.Number({ description: 'The share.' }),
  low: Type.Number({ description: 'Lower end with 95 % confidence.' }),
  high: Type.Number({ description: 'Upper end.' }),
})
const NullableRate = nullable(Rate, 'Null if nothing was counted.')

const Change = open('ReportChange', 'What changed since an earlier scan.', {
  engine: nullable(oneOf(ENGINES), 'Null: all of them.'),
  difference: Type.Number({ description: 'The later share less the earlier.' }),
  low: nullable(Type.Number(), 'Lower end.'),
  high: nullable(Type.Number(), 'Upper end.'),
  standsOut: Type.Boolean({ description: 'More than chance.' }),
  modelChanged: Type.Boolean({ description: 'Another model answers since then.' }),
})
const NullableChange = nullable(Change, 'Null if nothing was asked in both.')

const Measured = open('ReportMeasured', 'The newest finished scan of the period.', {
  scanId: text('Identifier of the scan.'),
  at: DateTime('When it began.'),
  wrong: NullableRate,
  named: NullableRate,
  engines: Type.Array(
    Type.Object(
      { engine: oneOf(ENGINES), wrong: NullableRate, named: NullableRate },
      { additionalProperties: true },
    ),
  ),
  compared: nullable(
    Type.Object(
      {
        scanId: text('Identifier of the earlier scan.'),
        at: DateTime('When that began.'),
        wrong: NullableChange,
        named: NullableChange,
        engines: Type.Array(Change, {
          description: 'Engines whose wrong answers changed by more than chance.',
        }),
      },
      { additionalProperties: true },
    ),
    'Null if there is no earlier scan.',
  ),
})

const Finding = open('ReportFinding', 'A statement that a fact contradicts.', {
  id: text('Identifier of the finding.'),
  label: text('What it is about, for people.'),
  about: text('The product or page; empty for the brand itself.'),
  stated: text('What is said.'),
  truth: nullableText('What is true.'),
  gravity: oneOf(GRAVITIES),
  engines: Type.Array(oneOf(ENGINES)),
  isNew: Type.Boolean({ description: 'First said in the period.' }),
  firstSaidAt: DateTime('When it was first said.'),
  lastSaidAt: DateTime('When it was last said.'),
  said: NullableRate,
  sentence: Sentence,
  page: nullableText('A captured page that says the same.'),
  proof: nullable(
    Type.Object(
      { runId: text('The answer.'), sha256: text('Digest of its bytes.') },
      { additionalProperties: true },
    ),
    'The newest answer that says it.',
  ),
})

const Figures = open('ReportFigures', 'Everything that the report states.', {
  brand: Type.Object(
    { id: text('Identifier.'), name: text('Name.'), domain: text('Address.') },
    { additionalProperties: true },
  ),
  period: Type.Object(
    { from: text('First day.'), to: text('Last day.'), timeZone: text('In which they are days.') },
    { additionalProperties: true },
  ),
  madeAt: DateTime('When it was made.'),
  demo: Type.Boolean(),
  origin: OriginName,
  scans: Type.Array(
    Type.Object(
      {
        id: text('Identifier.'),
        createdAt: DateTime('When it began.'),
        status: oneOf(SCAN_STATUSES),
        planned: count('Questions.'),
        classified: count('Answers counted.'),
        costUsd: nullableText('What it cost.'),
      },
      { additionalProperties: true },
    ),
    { description: 'Scans that began in the period, newest first.' },
  ),
  scansOmitted: count('More scans than are listed.'),
  measured: nullable(Measured, 'Null if nothing was measured in the period.'),
  findings: Type.Object(
    {
      open: count('Open when the report was made; each counts once for each engine that makes it.'),
      different: count('The same, each statement once.'),
      grave: count('Of these, grave ones.'),
      fresh: count('First said in the period.'),
      returned: count('Back in the period.'),
      notSeen: Type.Optional(
        count('Not said in ten answers or more since; reports of earlier versions call it `gone`.'),
      ),
      settled: count('Settled in the period.'),
      worst: Type.Array(Finding, { description: 'Said in the period, the gravest first.' }),
    },
    { additionalProperties: true },
  ),
  corrections: nullable(
    Type.Array(
      Type.Object(
        {
          id: text('Identifier.'),
          about: text('What is to be corrected.'),
          state: text('How far it is.'),
          openedAt: DateTime('When it began.'),
          closedAt: NullableDateTime('When it ended.'),
        },
        { additionalProperties: true },
      ),
    ),
    'Null if none are kept.',
  ),
  costs: Type.Object(
    { usd: nullableText('Decimal.'), answers: count('Answers counted.'), scans: count('Scans.') },
    { additionalProperties: true },
  ),
  address: nullableText('Where the server is reached.'),
})

const Cell = open('ReportCell', 'One cell of a table.', {
  text: text('What it says.'),
  before: Type.Optional(text('Words of the answer before what is false.')),
  wrong: Type.Optional(text('What is false.')),
  after: Type.Optional(text('Words after it.')),
  note: Type.Optional(text('Smaller, below.')),
  href: Type.Optional(text('Where to look.')),
})

/** One of three kinds, each with its own members; told apart by `kind`. */
const Block = Type.Unsafe<ReportBlock>(
  Type.Object({
    kind: oneOf(['text', 'list', 'table']),
    text: Type.Optional(text('Of a text.')),
    items: Type.Optional(Type.Array(Type.String(), { description: 'Of a list.' })),
    heads: Type.Optional(Type.Array(Type.String(), { description: 'Of a table.' })),
    rows: Type.Optional(Type.Array(Type.Array(Cell), { description: 'Of a table.' })),
  }),
)

const Document = open('ReportDocument', 'The report in words, as the page and the print show it.', {
  title: text('Its title.'),
  under: text('Below the title.'),
  by: text('Whose report it is.'),
  warning: nullableText('Set if nothing in it was said by an engine.'),
  sections: Type.Array(
    Type.Object({ heading: text('Heading.'), blocks: Type.Array(Block) }, { additionalProperties: true }),
  ),
})

const Report = open('Report', 'A report.', {
  ...summary,
  hasLogo: Type.Boolean({ description: 'Whether the page shows a logo.' }),
  figures: Figures,
  document: Document,
})
export type ReportBody = Static<typeof Report>

const Day = Type.String({ minLength: 10, maxLength: 10, description: 'Such as 2026-11-16.' })
const TimeZone = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'Such as Europe/Oslo; UTC if left out.',
})

export const makeReport = adminOperation('POST /api/admin/brands/{brandId}/reports', {
  id: 'adminMakeReport',
  access: needs('reviewer', 'params.brandId'),
  summary: 'Make a report of a period',
  description:
    'What changed, the gravest false statements in their own words, rates with their intervals, corrections, costs, method and limits in plain words, and where the proof is. Give `from` and `to`, or `last` for the last whole week or month. It is kept as it is now: another look at the same period is another report.',
  deadlineMs: 60_000,
  body: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    last: Type.Optional(oneOf(REPORT_SPANS)),
    timeZone: Type.Optional(TimeZone),
  }),
  answers: created(Report),
})

export const listReports = adminOperation('GET /api/admin/brands/{brandId}/reports', {
  id: 'adminListReports',
  access: needs('viewer', 'params.brandId'),
  summary: 'List the reports of a brand, newest first',
  query: Type.Object(page),
  answers: ok(pageOf('ReportPage', open('ReportSummary', 'A report without its contents.', summary))),
})

export const getReport = adminOperation('GET /api/admin/reports/{reportId}', {
  id: 'adminGetReport',
  access: needs('viewer', 'params.reportId'),
  summary: 'Read a report, as figures and in words',
  tools: {
    get_report: {
      title: 'Read a report',
      description:
        'What the newest report of a brand says, in short, with the worst statements and the ids of earlier reports. Quotes are outside text.',
      scope: 'read',
      annotations: READS,
    },
  },
  answers: ok(Report),
})

export const getReportPage = adminOperation('GET /api/admin/reports/{reportId}/page', {
  id: 'adminGetReportPage',
  access: needs('viewer', 'params.reportId'),
  summary: 'A report as one page without script, for reading and printing',
  answers: {
    200: {
      description: 'The page.',
      media: { 'text/html': { schema: Type.Unsafe<string | Uint8Array>(Type.String()) } },
    },
  },
})

export const getReportPdf = adminOperation('GET /api/admin/reports/{reportId}/pdf', {
  id: 'adminGetReportPdf',
  access: needs('viewer', 'params.reportId'),
  summary: 'A report as PDF',
  description: 'The page of the report on A4 sheets, with bookmarks and page numbers.',
  deadlineMs: 60_000,
  answers: {
    200: {
      description: 'The file.',
      media: {
        'application/pdf': { schema: Type.Unsafe<string | Uint8Array>(Type.String({ format: 'binary' })) },
      },
    },
  },
})

const Letterhead = open('Letterhead', 'Under whose name reports appear.', {
  accountId: text('Identifier of the account.'),
  name: text('The name; the account’s if nothing else was said.'),
  logo: nullable(
    Type.Object({ type: oneOf(LOGO_TYPES), base64: text('The picture.') }, { additionalProperties: true }),
    'Null: none.',
  ),
})

export const getLetterhead = adminOperation('GET /api/admin/accounts/{accountId}/letterhead', {
  id: 'adminGetLetterhead',
  access: needs('viewer', 'params.accountId'),
  summary: 'Read the name and the logo of an account’s reports',
  answers: ok(Letterhead),
})

export const changeLetterhead = adminOperation('PATCH /api/admin/accounts/{accountId}/letterhead', {
  id: 'adminChangeLetterhead',
  access: needs('owner', 'params.accountId'),
  summary: 'Change the name and the logo of an account’s reports',
  description: 'For reports from now on: those that are made keep theirs.',
  body: Type.Object({
    name: Type.Optional(Name),
    logo: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 280_000 }), Type.Null()], {
        description: 'PNG or JPEG in base64, 200 kB at most; null takes it away.',
      }),
    ),
  }),
  answers: ok(Letterhead),
})

const Plan = open('ReportPlan', 'Reports that make themselves.', {
  brandId: text('Identifier of the brand.'),
  span: oneOf(REPORT_SPANS, { description: 'Each is about the last whole one.' }),
  cron: text('When.'),
  timeZone: text('In which zone.'),
  nextAt: DateTime('The next one.'),
})

export const putReportPlan = adminOperation('PUT /api/admin/brands/{brandId}/report-plan', {
  id: 'adminPutReportPlan',
  access: needs('editor', 'params.brandId'),
  summary: 'Have reports make themselves, each week or month',
  description:
    'The event `report.ready` tells of each. Without `cron`, on Monday or on the first at seven. Times that pass while the service is off are made up for by one report.',
  body: Type.Object({
    span: oneOf(REPORT_SPANS),
    cron: Type.Optional(Type.String({ minLength: 9, maxLength: 100 })),
    timeZone: Type.Optional(TimeZone),
  }),
  answers: ok(Plan),
})

export const getReportPlan = adminOperation('GET /api/admin/brands/{brandId}/report-plan', {
  id: 'adminGetReportPlan',
  access: needs('viewer', 'params.brandId'),
  summary: 'Read when reports make themselves',
  answers: ok(Plan),
})

export const removeReportPlan = adminOperation('DELETE /api/admin/brands/{brandId}/report-plan', {
  id: 'adminRemoveReportPlan',
  access: needs('editor', 'params.brandId'),
  summary: 'Make no more reports by themselves; those that are made stay',
  answers: ok(
    open('ReportPlanRemoved', 'No more reports make themselves.', {
      removed: Type.Boolean({ description: 'Always true.' }),
    }),
  ),
})
