import { Type } from '@sinclair/typebox'
import { CAPTURE_SOURCES, PAGE_FACTS } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import {
  Alias,
  Archived,
  ArchivedBody,
  created,
  Domain,
  Engines,
  Name,
  ok,
  page,
  pageOf,
  Samples,
  Uuid,
} from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

export const Brand = t.open('Brand', 'A brand that is watched.', {
  id: t.text('Brand identifier.'),
  accountId: t.text('The account it belongs to.'),
  name: t.text('Its name.'),
  domain: t.text('Host name of its website.'),
  aliases: t.list(Type.String(), 'Other names that answers use for it.'),
  samplesPerPrompt: t.count('How often each prompt is asked of each engine in a scan.'),
  captureSources: t.oneOf(
    CAPTURE_SOURCES,
    'Which answers have their cited pages captured: `none`, those with `findings`, or `all`.',
  ),
  pageFacts: t.oneOf(
    PAGE_FACTS,
    'Whether facts read from its own pages are `active` at once, or `proposed` and wait for a person.',
  ),
  engines: t.nullable(
    Engines,
    'What people begin with when they choose engines for a scan or a schedule; null: every engine of the plan. A scan that names none asks all of the plan.',
  ),
  createdAt: t.DateTime('When it was added.'),
  archivedAt: t.NullableDateTime('When it was archived; null while it is watched.'),
})

const settings = {
  aliases: Type.Optional(Type.Array(Alias, { maxItems: 100 })),
  samplesPerPrompt: Type.Optional(Samples),
  captureSources: Type.Optional(t.oneOf(CAPTURE_SOURCES)),
  pageFacts: Type.Optional(t.oneOf(PAGE_FACTS)),
}

export const addBrand = adminOperation('POST /api/admin/brands', {
  id: 'adminAddBrand',
  access: needs('editor', 'body.accountId'),
  body: Type.Object({ accountId: Uuid, name: Name, domain: Domain, ...settings }),
  answers: created(Brand),
})

export const listBrands = adminOperation('GET /api/admin/brands', {
  id: 'adminListBrands',
  access: lists('viewer', 'query.accountId'),
  tools: { list_brands: reads(), find_brand: reads() },
  query: Type.Object({ accountId: Type.Optional(Uuid), archived: Archived, ...page }),
  answers: ok(pageOf('BrandPage', Brand)),
})

export const getBrand = adminOperation('GET /api/admin/brands/{brandId}', {
  id: 'adminGetBrand',
  useCase: 'brands.get',
  access: needs('viewer', 'params.brandId'),
  answers: ok(Brand),
})

export const changeBrand = adminOperation('PATCH /api/admin/brands/{brandId}', {
  id: 'adminChangeBrand',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    name: Type.Optional(Name),
    domain: Type.Optional(Domain),
    ...settings,
    engines: Type.Optional(t.nullable(Engines)),
  }),
  answers: ok(Brand),
})

export const archiveBrand = adminOperation('DELETE /api/admin/brands/{brandId}', {
  id: 'adminArchiveBrand',
  useCase: 'brands.archive',
  access: needs('editor', 'params.brandId'),
  answers: ok(ArchivedBody),
})

export const restoreBrand = adminOperation('POST /api/admin/brands/{brandId}/restore', {
  id: 'adminRestoreBrand',
  useCase: 'brands.restore',
  access: needs('editor', 'params.brandId'),
  answers: ok(Brand),
})
