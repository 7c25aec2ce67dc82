import { Type } from '@sinclair/typebox'
import { FEED_FIELDS } from '@veracite/core/feeds/feed-fields'
import { FORMATS_OF_FEEDS } from '@veracite/core/feeds/feed-formats'
import { IMPORT_STATES } from '@veracite/core/feeds/feed-store'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, NullableNumber, NullableText, OPEN, ok, page } from '../base/parts.ts'
import { DateTime, named, oneOf } from '../base/schemas.ts'

/** Feeds: where a brand's products come from, and what each import of one has brought. */

const Country = Type.String({
  pattern: '^[A-Z]{2}$',
  'x-what': 'a country of two capital letters such as DE',
})
const Currency = Type.String({
  pattern: '^[A-Z]{3}$',
  'x-what': 'a currency of three capital letters such as EUR',
})
const Url = Type.String({ minLength: 1, maxLength: 2_000 })
const EveryHours = Type.Integer({ minimum: 1, maximum: 720 })
const Mapping = Type.Record(Type.String({ maxLength: 40 }), Type.String({ minLength: 1, maxLength: 200 }), {
  description: `Which column gives which field, where its name does not say so. Fields: ${FEED_FIELDS.join(', ')}.`,
})
const orNull = <S extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: S) =>
  Type.Union([schema, Type.Null()])

const Counts = Type.Object(
  {
    taken: Type.Integer({
      description: 'Items in the catalogue from this feed: added, changed and unchanged.',
    }),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    gone: Type.Integer({ description: 'Items of the import before that the feed no longer has.' }),
    refused: Type.Integer({ description: 'Items that were not taken; the report says why.' }),
  },
  OPEN,
)

const Report = Type.Object(
  {
    numbers: oneOf(['lines', 'items'], {
      description: 'What `line` counts: lines of the file, or items in it.',
    }),
    reasons: Type.Array(
      Type.Object(
        {
          outcome: oneOf(['refused', 'without'], {
            description: '`refused`: the item was not taken. `without`: it was taken without the field.',
          }),
          reason: Type.String({ description: 'A word for programs.' }),
          field: NullableText('The field that it is about.'),
          message: Type.String({ description: 'The reason in words.' }),
          count: Type.Integer({ description: 'How often.' }),
          lines: Type.Array(
            Type.Object(
              {
                line: Type.Integer(),
                firstLine: Type.Optional(
                  Type.Integer({ description: 'Of a duplicate: the one that was taken.' }),
                ),
              },
              OPEN,
            ),
            { description: 'The first of them.' },
          ),
        },
        OPEN,
      ),
    ),
  },
  OPEN,
)

const Import = named(
  'FeedImport',
  Type.Object(
    {
      id: Type.String(),
      feedId: Type.String(),
      jobId: NullableText('The job that reads it.'),
      state: oneOf(IMPORT_STATES),
      address: NullableText('Where it was fetched; null for an upload.'),
      shape: NullableText('What the bytes were: xml, tsv, csv, jsonl, json or page.'),
      bytes: NullableNumber('How many arrived.'),
      sha256: NullableText('Of the bytes as they arrived.'),
      counts: Type.Union([Counts, Type.Null()]),
      report: Type.Union([Report, Type.Null()]),
      error: NullableText('Why nothing was taken.'),
      createdAt: DateTime('When it was asked for.'),
      startedAt: Type.Union([DateTime('When reading began.'), Type.Null()]),
      finishedAt: Type.Union([DateTime('When it ended.'), Type.Null()]),
      manifestSha256: NullableText('Of the signed manifest, which is in the log.'),
      root: NullableText('Of the tree over all items.'),
    },
    OPEN,
  ),
)

const Complete = Type.Boolean({
  description:
    'Whether the brand has no products but those in its feeds: only then an answer is accused of naming one that does not exist. The next import signs it. Default false.',
})

const Feed = named(
  'Feed',
  Type.Object(
    {
      id: Type.String(),
      brandId: Type.String(),
      name: Type.String(),
      url: NullableText('Where it is fetched; null if it is uploaded.'),
      format: oneOf(FORMATS_OF_FEEDS),
      mapping: Mapping,
      country: NullableText('Of items that name none.'),
      currency: NullableText('Of prices that name none.'),
      complete: Type.Boolean({ description: 'The brand has no products but those in its feeds.' }),
      everyHours: NullableNumber('How often it is fetched; null if only when asked for.'),
      nextImportAt: Type.Union([DateTime('When it is fetched next.'), Type.Null()]),
      createdAt: DateTime('When it was added.'),
      lastImport: Type.Optional(Type.Union([Import, Type.Null()])),
    },
    OPEN,
  ),
)

export const addFeed = adminOperation('POST /api/admin/brands/{brandId}/feeds', {
  id: 'adminAddFeed',
  access: needs('editor', 'params.brandId'),
  summary: 'Add a product feed',
  description:
    'Google Merchant (XML, TSV), the product feed of OpenAI (JSONL, TSV, CSV), schema.org products as JSON-LD, or a table with a mapping; also compressed with gzip. With `url` it is fetched from there, every `everyHours` hours if that is given; without, it is uploaded.',
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    url: Type.Optional(orNull(Url)),
    format: Type.Optional(oneOf(FORMATS_OF_FEEDS)),
    mapping: Type.Optional(Mapping),
    country: Type.Optional(orNull(Country)),
    currency: Type.Optional(orNull(Currency)),
    complete: Type.Optional(Complete),
    everyHours: Type.Optional(orNull(EveryHours)),
  }),
  answers: created(Feed),
})

export const listFeeds = adminOperation('GET /api/admin/brands/{brandId}/feeds', {
  id: 'adminListFeeds',
  access: needs('viewer', 'params.brandId'),
  summary: 'List the feeds of a brand, each with its newest import',
  answers: ok(Type.Object({ items: Type.Array(Feed) }, OPEN)),
})

export const getFeed = adminOperation('GET /api/admin/brands/{brandId}/feeds/{feedId}', {
  id: 'adminGetFeed',
  access: needs('viewer', 'params.brandId', 'params.feedId'),
  summary: 'Read a feed with its newest import',
  answers: ok(Feed),
})

export const changeFeed = adminOperation('PATCH /api/admin/brands/{brandId}/feeds/{feedId}', {
  id: 'adminChangeFeed',
  access: needs('editor', 'params.brandId', 'params.feedId'),
  summary: 'Change a feed; it counts from the next import on',
  body: Type.Object({
    name: Type.Optional(Name),
    url: Type.Optional(orNull(Url)),
    format: Type.Optional(oneOf(FORMATS_OF_FEEDS)),
    mapping: Type.Optional(Mapping),
    country: Type.Optional(orNull(Country)),
    currency: Type.Optional(orNull(Currency)),
    complete: Type.Optional(Complete),
    everyHours: Type.Optional(orNull(EveryHours)),
  }),
  answers: ok(Feed),
})

export const removeFeed = adminOperation('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', {
  id: 'adminRemoveFeed',
  access: needs('editor', 'params.brandId', 'params.feedId'),
  summary: 'Remove a feed; its products are gone, and what was imported stays on record',
  answers: ok(Type.Object({ removed: Type.Boolean() }, OPEN)),
})

/** Any size: how much is taken is a setting. */
const ANY_SIZE = 2 ** 36

export const startFeedImport = adminOperation('POST /api/admin/brands/{brandId}/feeds/{feedId}/imports', {
  id: 'adminStartFeedImport',
  access: needs('editor', 'params.brandId', 'params.feedId'),
  summary: 'Import a feed',
  description:
    'The bytes of the feed as the body, compressed or not; without a body, the address of the feed is fetched. The import is a job: follow it by its own address or by that of the job. It takes everything at once or nothing. While one import of a feed is under way, another is refused with 409.',
  upload: 'The feed, unless it has an address.',
  bodyLimit: ANY_SIZE,
  deadlineMs: 3_600_000,
  answers: { 202: { description: 'Accepted', schema: Import } },
})

export const listFeedImports = adminOperation('GET /api/admin/brands/{brandId}/feeds/{feedId}/imports', {
  id: 'adminListFeedImports',
  access: needs('viewer', 'params.brandId', 'params.feedId'),
  summary: 'List the imports of a feed, newest first',
  query: Type.Object(page),
  answers: ok(
    Type.Object({ items: Type.Array(Import), nextCursor: NullableText('Where the next page starts.') }, OPEN),
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
  summary: 'Show what would be taken of the first rows of a feed; nothing is kept',
  description: 'The beginning of the feed as the body, up to 1 MiB; it may break off anywhere.',
  upload: 'The beginning of the feed.',
  query: Type.Object({
    format: Type.Optional(oneOf(FORMATS_OF_FEEDS)),
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
    Type.Object(
      {
        shape: Type.String(),
        columns: Type.Array(Type.String()),
        fields: Type.Array(Type.String(), { description: 'The fields that a mapping may name.' }),
        mapping: Type.Record(Type.String(), Type.String(), {
          description: 'Which column gives which field.',
        }),
        rows: Type.Array(
          Type.Object(
            {
              line: Type.Integer(),
              values: Type.Record(Type.String(), Type.String()),
              item: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
              problems: Type.Array(
                Type.Object(
                  { reason: Type.String(), field: NullableText('The field.'), message: Type.String() },
                  OPEN,
                ),
              ),
            },
            OPEN,
          ),
        ),
      },
      OPEN,
    ),
  ),
})
