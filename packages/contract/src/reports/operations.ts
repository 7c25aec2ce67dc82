import { type Static, Type } from '@sinclair/typebox'
import { REPORT_SPANS } from '@veracite/core/reports/period'
import { LOGO_TYPES, type ReportBlock } from '@veracite/core/reports/report'
import { ENGINES, GRAVITIES, SCAN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, file, Name, nextCursor, ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { Sentence } from '../findings/sentence.ts'

/** Reports: what engines said about a brand in a period. */

const summary = {
  id: t.text('Identifier.'),
  brandId: t.text('Identifier of the brand.'),
  from: t.text('First day.'),
  to: t.text('Last day.'),
  demo: t.flag('True if it is about answers of the demonstration.'),
  madeBy: t.text('Who asked for it; `plan` if it made itself.'),
  createdAt: t.DateTime('When it was made.'),
}

const Rate = t.open('ReportRate', 'How many of how many, and between which shares the true one lies.', {
  seen: t.count('Answers that do.'),
  asked: t.count('Of these answers.'),
  rate: t.number('The share.'),
  low: t.number('Lower end with 95 % confidence.'),
  high: t.number('Upper end.'),
})
const NullableRate = t.nullable(Rate, 'Null if nothing was counted.')

const Change = t.open('ReportChange', 'What changed since an earlier scan.', {
  engine: t.nullable(t.oneOf(ENGINES), 'Null: all of them.'),
  difference: t.number('The later share less the earlier.'),
  low: t.nullable(Type.Number(), 'Lower end.'),
  high: t.nullable(Type.Number(), 'Upper end.'),
  standsOut: t.flag('More than chance.'),
  modelChanged: t.flag('Another model answers since then.'),
})
const NullableChange = t.nullable(Change, 'Null if nothing was asked in both.')

const Measured = t.open('ReportMeasured', 'The newest finished scan of the period.', {
  scanId: t.text('Identifier of the scan.'),
  at: t.DateTime('When it began.'),
  wrong: NullableRate,
  named: NullableRate,
  engines: Type.Array(t.openObject({ engine: t.oneOf(ENGINES), wrong: NullableRate, named: NullableRate })),
  compared: t.nullable(
    t.openObject({
      scanId: t.text('Identifier of the earlier scan.'),
      at: t.DateTime('When that began.'),
      wrong: NullableChange,
      named: NullableChange,
      engines: t.list(Change, 'Engines whose wrong answers changed by more than chance.'),
    }),
    'Null if there is no earlier scan.',
  ),
})

const Finding = t.open('ReportFinding', 'A statement that a fact contradicts.', {
  id: t.text('Identifier of the finding.'),
  label: t.text('What it is about, for people.'),
  about: t.text('The product or page; empty for the brand itself.'),
  stated: t.text('What is said.'),
  truth: t.nullableText('What is true.'),
  source: Type.Optional(t.nullableText('Who says what is true: an address, or the kind of source.')),
  gravity: t.oneOf(GRAVITIES),
  engines: Type.Array(t.oneOf(ENGINES)),
  isNew: t.flag('First said in the period.'),
  firstSaidAt: t.DateTime('When it was first said.'),
  lastSaidAt: t.DateTime('When it was last said.'),
  said: NullableRate,
  sentence: Sentence,
  page: t.nullableText('A captured page that says the same.'),
  proof: t.nullable(
    t.openObject({ runId: t.text('The answer.'), sha256: t.text('Digest of its bytes.') }),
    'The newest answer that says it.',
  ),
})

const Figures = t.open('ReportFigures', 'Everything that the report states.', {
  brand: t.openObject({ id: t.text('Identifier.'), name: t.text('Name.'), domain: t.text('Address.') }),
  period: t.openObject({
    from: t.text('First day.'),
    to: t.text('Last day.'),
    timeZone: t.text('In which they are days.'),
  }),
  madeAt: t.DateTime('When it was made.'),
  demo: Type.Boolean(),
  origin: t.OriginName,
  scans: t.list(
    t.openObject({
      id: t.text('Identifier.'),
      createdAt: t.DateTime('When it began.'),
      status: t.oneOf(SCAN_STATUSES),
      planned: t.count('Questions.'),
      classified: t.count('Answers counted.'),
      costUsd: t.nullableText('What it cost.'),
    }),
    'Scans that began in the period, newest first.',
  ),
  scansOmitted: t.count('More scans than are listed.'),
  measured: t.nullable(Measured, 'Null if nothing was measured in the period.'),
  trend: Type.Optional(
    t.list(
      t.openObject({ scanId: t.text('The scan.'), at: t.DateTime('When it began.'), wrong: NullableRate }),
      'Scans of the period and the one before it, oldest first.',
    ),
  ),
  findings: t.openObject({
    open: t.count('Open when the report was made; each counts once for each engine that makes it.'),
    different: t.count('The same, each statement once.'),
    grave: t.count('Of these, grave ones.'),
    fresh: t.count('First said in the period.'),
    returned: t.count('Back in the period.'),
    notSeen: Type.Optional(
      t.count('Not said in ten answers or more since; reports of earlier versions call it `gone`.'),
    ),
    settled: t.count('Settled in the period.'),
    worst: t.list(Finding, 'Said in the period, the five gravest, the gravest first.'),
    more: Type.Optional(t.count('Different statements of the period beyond these.')),
  }),
  corrections: t.nullable(
    Type.Array(
      t.openObject({
        id: t.text('Identifier.'),
        about: t.text('What is to be corrected.'),
        state: t.text('How far it is.'),
        openedAt: t.DateTime('When it began.'),
        closedAt: t.NullableDateTime('When it ended.'),
      }),
    ),
    'Null if none are kept.',
  ),
  costs: t.openObject({
    usd: t.nullableText('Decimal.'),
    answers: t.count('Answers counted.'),
    scans: t.count('Scans.'),
  }),
  address: t.nullableText('Where the server is reached.'),
})

const Cell = t.open('ReportCell', 'One cell of a table.', {
  text: t.text('What it says.'),
  before: Type.Optional(t.text('Words of the answer before what is false.')),
  wrong: Type.Optional(t.text('What is false.')),
  after: Type.Optional(t.text('Words after it.')),
  note: Type.Optional(t.text('Smaller, below.')),
  href: Type.Optional(t.text('Where to look.')),
})

/** One of several kinds, each with its own members; told apart by `kind`. */
const Block = Type.Unsafe<ReportBlock>(
  Type.Object({
    kind: t.oneOf(['text', 'list', 'table', 'lead', 'trend', 'statements']),
    text: Type.Optional(t.text('Of a text or a trend.')),
    items: Type.Optional(t.list(Type.String(), 'Of a list.')),
    heads: Type.Optional(t.list(Type.String(), 'Of a table.')),
    rows: Type.Optional(
      t.list(
        Type.Array(Cell),
        'Of a table; of statements the words, what is true, who says it, and the proof.',
      ),
    ),
    phrases: Type.Optional(
      t.list(
        Type.Object({ text: Type.String(), accused: Type.Optional(t.flag('Whether it is what is false.')) }),
        'Of a lead: the sentence that the report opens with.',
      ),
    ),
    band: Type.Optional(t.text('Of a trend: the range as a path, in a box of 600 by 120.')),
    line: Type.Optional(t.text('Of a trend: the share over time as a path.')),
    top: Type.Optional(t.number('Of a trend: the share at the upper edge.')),
  }),
)

const Document = t.open('ReportDocument', 'The report in words, as the page and the print show it.', {
  language: Type.Optional(t.LanguageName),
  title: t.text('Its title.'),
  under: t.text('Below the title.'),
  by: t.text('The name that the report is issued under.'),
  warning: t.nullableText('Set if nothing in it was said by an engine.'),
  sections: Type.Array(t.openObject({ heading: t.text('Heading.'), blocks: Type.Array(Block) })),
})

const Report = t.open('Report', 'A report.', {
  ...summary,
  hasLogo: t.flag('Whether the page shows a logo.'),
  figures: Figures,
  document: Document,
})
export type ReportBody = Static<typeof Report>

const Day = Type.String({ minLength: 10, maxLength: 10, description: 'Such as 2026-11-16.' })
const TimeZone = t.inputText(60, 'Such as Europe/Oslo; UTC if left out.')

export const makeReport = adminOperation('POST /api/admin/brands/{brandId}/reports', {
  id: 'adminMakeReport',
  access: needs('reviewer', 'params.brandId'),
  deadlineMs: 60_000,
  body: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    last: Type.Optional(t.oneOf(REPORT_SPANS)),
    timeZone: Type.Optional(TimeZone),
    language: Type.Optional(t.LanguageName),
  }),
  answers: created(Report),
})

const Plan = t.open('ReportPlan', 'Reports that make themselves.', {
  brandId: t.text('Identifier of the brand.'),
  span: t.oneOf(REPORT_SPANS, 'Each is about the last whole one.'),
  cron: t.text('When.'),
  timeZone: t.text('In which zone.'),
  language: t.LanguageName,
  nextAt: t.DateTime('The next one.'),
})

export const listReports = adminOperation('GET /api/admin/brands/{brandId}/reports', {
  mayLag: true,
  id: 'adminListReports',
  useCase: 'reports.list',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object(page),
  answers: ok(
    t.open('ReportPage', 'One page of a list, and what makes reports by itself.', {
      items: t.list(t.open('ReportSummary', 'A report without its contents.', summary), 'The page.'),
      nextCursor,
      plan: t.nullable(Plan, 'Null: no report makes itself.'),
    }),
  ),
})

export const getReport = adminOperation('GET /api/admin/reports/{reportId}', {
  mayLag: true,
  id: 'adminGetReport',
  useCase: 'reports.get',
  access: needs('viewer', 'params.reportId'),
  tools: { get_report: reads() },
  answers: ok(Report),
})

export const getReportPage = adminOperation('GET /api/admin/reports/{reportId}/page', {
  id: 'adminGetReportPage',
  access: needs('viewer', 'params.reportId'),
  answers: file('text/html', Type.Unsafe<string | Uint8Array>(Type.String()), 'The page.'),
})

export const getReportPdf = adminOperation('GET /api/admin/reports/{reportId}/pdf', {
  id: 'adminGetReportPdf',
  access: needs('viewer', 'params.reportId'),
  deadlineMs: 60_000,
  answers: file(
    'application/pdf',
    Type.Unsafe<string | Uint8Array>(Type.String({ format: 'binary' })),
    'The file.',
  ),
})

const Letterhead = t.open('Letterhead', 'Under whose name reports appear.', {
  accountId: t.text('Identifier of the account.'),
  name: t.text('The name; the account’s if nothing else was said.'),
  logo: t.nullable(
    t.openObject({ type: t.oneOf(LOGO_TYPES), base64: t.text('The picture.') }),
    'Null: none.',
  ),
})

export const getLetterhead = adminOperation('GET /api/admin/accounts/{accountId}/letterhead', {
  id: 'adminGetLetterhead',
  useCase: 'letterheads.get',
  access: needs('viewer', 'params.accountId'),
  answers: ok(Letterhead),
})

export const changeLetterhead = adminOperation('PATCH /api/admin/accounts/{accountId}/letterhead', {
  id: 'adminChangeLetterhead',
  useCase: 'letterheads.change',
  access: needs('owner', 'params.accountId'),
  body: Type.Object({
    name: Type.Optional(Name),
    logo: Type.Optional(
      t.nullable(
        Type.String({ minLength: 1, maxLength: 280_000 }),
        'PNG or JPEG in base64, 200 kB at most; null takes it away.',
      ),
    ),
  }),
  answers: ok(Letterhead),
})

export const putReportPlan = adminOperation('PUT /api/admin/brands/{brandId}/report-plan', {
  id: 'adminPutReportPlan',
  useCase: 'reportPlans.put',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    span: t.oneOf(REPORT_SPANS),
    cron: Type.Optional(Type.String({ minLength: 9, maxLength: 100 })),
    timeZone: Type.Optional(TimeZone),
    language: Type.Optional(t.LanguageName),
  }),
  answers: ok(Plan),
})

export const getReportPlan = adminOperation('GET /api/admin/brands/{brandId}/report-plan', {
  id: 'adminGetReportPlan',
  useCase: 'reportPlans.get',
  access: needs('viewer', 'params.brandId'),
  answers: ok(Plan),
})

export const removeReportPlan = adminOperation('DELETE /api/admin/brands/{brandId}/report-plan', {
  id: 'adminRemoveReportPlan',
  useCase: 'reportPlans.remove',
  access: needs('editor', 'params.brandId'),
  answers: ok(t.done('ReportPlanRemoved', 'No more reports make themselves.', 'removed')),
})
