import { Type } from '@sinclair/typebox'
import { FEED_FIELDS } from '@veracite/core/feeds/feed-fields'
import { FORMATS_OF_FEEDS } from '@veracite/core/feeds/feed-formats'
import { IMPORT_STATES } from '@veracite/core/feeds/feed-store'
import { refusal } from '@veracite/words/refusals'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

/** Feeds: where a brand's products come from, and what each import of one has brought. */

const Country = Type.String({
  pattern: '^[A-Z]{2}$',
  'x-wrong': refusal('must_be_a_country'),
})
const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  'x-wrong': refusal('must_be_three_capital_letters'),
})
const Url = Type.String({ minLength: 1, maxLength: 2_000 })
const EveryHours = Type.Integer({ minimum: 1, maximum: 720 })
const Mapping = Type.Record(Type.String({ maxLength: 40 }), Type.String({ minLength: 1, maxLength: 200 }), {
  description: `Which column gives which field, where its name does not say so. Fields: ${FEED_FIELDS.join(', ')}.`,
})

const Counts = t.openObject({
  taken: t.integer('Items in the catalogue from this feed: added, changed and unchanged.'),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  gone: t.integer('Items of the import before that the feed no longer has.'),
  refused: t.integer('Items that were not taken; the report says why.'),
})

const Report = t.openObject({
  numbers: t.oneOf(['lines', 'items'], 'What `line` counts: lines of the file, or items in it.'),
  reasons: Type.Array(
    t.openObject({
      outcome: t.oneOf(
        ['refused', 'without'],
        '`refused`: the item was not taken. `without`: it was taken without the field.',
      ),
      reason: t.text('A word for programs.'),
      field: t.nullableText('The field that it is about.'),
      message: t.text('The reason in words.'),
      count: t.integer('How often.'),
      lines: t.list(
        t.openObject({
          line: Type.Integer(),
          firstLine: Type.Optional(t.integer('Of a duplicate: the one that was taken.')),
        }),
        'The first of them.',
      ),
    }),
  ),
})

const Import = t.open('FeedImport', null, {
  id: Type.String(),
  feedId: Type.String(),
  jobId: t.nullableText('The job that reads it.'),
  state: t.oneOf(IMPORT_STATES),
  address: t.nullableText('Where it was fetched; null for an upload.'),
  shape: t.nullableText('What the bytes were: xml, tsv, csv, jsonl, json or page.'),
  bytes: t.nullable(Type.Number(), 'How many arrived.'),
  sha256: t.nullableText('Of the bytes as they arrived.'),
  counts: t.nullable(Counts),
  report: t.nullable(Report),
  error: t.nullableText('Why nothing was taken.'),
  createdAt: t.DateTime('When it was asked for.'),
  startedAt: t.nullable(t.DateTime('When reading began.')),
  finishedAt: t.nullable(t.DateTime('When it ended.')),
  manifestSha256: t.nullableText('Of the signed manifest, which is in the log.'),
  root: t.nullableText('Of the tree over all items.'),
})

const Complete = t.flag(
  'Whether the brand has no products but those in its feeds: only then an answer is accused of naming one that does not exist. The next import signs it. Default false.',
)

const Feed = t.open('Feed', null, {
  id: Type.String(),
  brandId: Type.String(),
  name: Type.String(),
  url: t.nullableText('Where it is fetched; null if it is uploaded.'),
  format: t.oneOf(FORMATS_OF_FEEDS),
  mapping: Mapping,
  country: t.nullableText('Of items that name none.'),
  currency: t.nullableText('Of prices that name none.'),
  complete: t.flag('The brand has no products but those in its feeds.'),
  everyHours: t.nullable(Type.Number(), 'How often it is fetched; null if only when asked for.'),
  nextImportAt: t.nullable(t.DateTime('When it is fetched next.')),
  createdAt: t.DateTime('When it was added.'),
  lastImport: Type.Optional(t.nullable(Import)),
})

const settings = {
  url: Type.Optional(t.nullable(Url)),
  format: Type.Optional(t.oneOf(FORMATS_OF_FEEDS)),
  mapping: Type.Optional(Mapping),
  country: Type.Optional(t.nullable(Country)),
  currency: Type.Optional(t.nullable(Currency)),
  complete: Type.Optional(Complete),
  everyHours: Type.Optional(t.nullable(EveryHours)),
}

export const addFeed = adminOperation('POST /api/admin/brands/{brandId}/feeds', {
  id: 'adminAddFeed',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    ...settings,
  }),
  answers: created(Feed),
})

export const listFeeds = adminOperation('GET /api/admin/brands/{brandId}/feeds', {
  id: 'adminListFeeds',
  access: needs('viewer', 'params.brandId'),
  answers: ok(t.openObject({ items: Type.Array(Feed) })),
})

export const getFeed = adminOperation('GET /api/admin/brands/{brandId}/feeds/{feedId}', {
  id: 'adminGetFeed',
  access: needs('viewer', 'params.brandId', 'params.feedId'),
  answers: ok(Feed),
})

export const changeFeed = adminOperation('PATCH /api/admin/brands/{brandId}/feeds/{feedId}', {
  id: 'adminChangeFeed',
  access: needs('editor', 'params.brandId', 'params.feedId'),
  body: Type.Object({ name: Type.Optional(Name), ...settings }),
  answers: ok(Feed),
})

export const removeFeed = adminOperation('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', {
  id: 'adminRemoveFeed',
  access: needs('editor', 'params.brandId', 'params.feedId'),
  answers: ok(t.openObject({ removed: Type.Boolean() })),
})

/** Any size: how much is taken is a setting. */
const ANY_SIZE = 2 ** 36

export const startFeedImport = adminOperation('POST /api/admin/brands/{brandId}/feeds/{feedId}/imports', {
  id: 'adminStartFeedImport',
  access: needs('editor', 'params.brandId', 'params.feedId'),
  upload: 'The feed, unless it has an address.',
  bodyLimit: ANY_SIZE,
  deadlineMs: 3_600_000,
  answers: { 202: { description: 'Accepted', schema: Import } },
})

export const listFeedImports = adminOperation('GET /api/admin/brands/{brandId}/feeds/{feedId}/imports', {
  id: 'adminListFeedImports',
  access: needs('viewer', 'params.brandId', 'params.feedId'),
  query: Type.Object(page),
  answers: ok(
    t.openObject({ items: Type.Array(Import), nextCursor: t.nullableText('Where the next page starts.') }),
  ),
})

export const getFeedImport = adminOperation(
  'GET /api/admin/brands/{brandId}/feeds/{feedId}/imports/{importId}',
  {
    id: 'adminGetFeedImport',
    access: needs('viewer', 'params.brandId', 'params.feedId', 'params.importId'),
    summary: 'Read an import with its report',
    answers: ok(Import),
  },
)

const PREVIEW_BYTES = 1024 * 1024

export const previewFeed = adminOperation('POST /api/admin/brands/{brandId}/feeds/preview', {
  id: 'adminPreviewFeed',
  access: needs('editor', 'params.brandId'),
  upload: 'The beginning of the feed.',
  query: Type.Object({
    format: Type.Optional(t.oneOf(FORMATS_OF_FEEDS)),
    mapping: Type.Optional(
      Type.String({ maxLength: 8_000, description: 'A JSON object of fields and columns.' }),
    ),
    country: Type.Optional(Country),
    currency: Type.Optional(Currency),
  }),
  queryDescriptions: { format: 'What the feed is; `auto` looks at it.' },
  queryDefaults: { format: 'auto' },
  bodyLimit: PREVIEW_BYTES,
  deadlineMs: 15_000,
  answers: ok(
    t.openObject({
      shape: Type.String(),
      columns: Type.Array(Type.String()),
      fields: t.list(Type.String(), 'The fields that a mapping may name.'),
      mapping: Type.Record(Type.String(), Type.String(), {
        description: 'Which column gives which field.',
      }),
      rows: Type.Array(
        t.openObject({
          line: Type.Integer(),
          values: Type.Record(Type.String(), Type.String()),
          item: t.nullable(Type.Record(Type.String(), Type.Unknown())),
          problems: Type.Array(
            t.openObject({
              reason: Type.String(),
              field: t.nullableText('The field.'),
              message: Type.String(),
            }),
          ),
        }),
      ),
    }),
  ),
})
