import { Type } from '@sinclair/typebox'
import { CAPTURE_SOURCES, PAGE_FACTS } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { ArchivedBody, pageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { Alias, Archived, created, Domain, Name, ok, page, Samples, Uuid } from '../base/parts.ts'
import { count, DateTime, NullableDateTime, oneOf, open, text } from '../base/schemas.ts'
import { READS } from '../base/tool.ts'

export const Brand = open('Brand', 'A brand that is watched.', {
  id: text('Brand identifier.'),
  accountId: text('The account it belongs to.'),
  name: text('Its name.'),
  domain: text('Host name of its website.'),
  aliases: Type.Array(Type.String(), { description: 'Other names that answers use for it.' }),
  samplesPerPrompt: count('How often each prompt is asked of each engine in a scan.'),
  captureSources: oneOf(CAPTURE_SOURCES, {
    description: 'Which answers have their cited pages captured: `none`, those with `findings`, or `all`.',
  }),
  pageFacts: oneOf(PAGE_FACTS, {
    description:
      'Whether facts read from its own pages are `active` at once, or `proposed` and wait for a person.',
  }),
  createdAt: DateTime('When it was added.'),
  archivedAt: NullableDateTime('When it was archived; null while it is watched.'),
})

export const addBrand = adminOperation('POST /api/admin/brands', {
  id: 'adminAddBrand',
  access: needs('editor', 'body.accountId'),
  summary: 'Add a brand',
  body: Type.Object({
    accountId: Uuid,
    name: Name,
    domain: Domain,
    aliases: Type.Optional(Type.Array(Alias, { maxItems: 100 })),
    samplesPerPrompt: Type.Optional(Samples),
    captureSources: Type.Optional(oneOf(CAPTURE_SOURCES)),
    pageFacts: Type.Optional(oneOf(PAGE_FACTS)),
  }),
  answers: created(Brand),
})

export const listBrands = adminOperation('GET /api/admin/brands', {
  id: 'adminListBrands',
  access: lists('viewer', 'query.accountId'),
  summary: 'List brands',
  tools: {
    list_brands: {
      title: 'List brands',
      description:
        'The brands that this token can see, with their identifiers: begin here. nextCursor is null on the last page.',
      scope: 'read',
      annotations: READS,
    },
    find_brand: {
      title: 'Find a brand',
      description:
        'The brand with this name, other name or domain, and its identifier. If several fit, the error names them.',
      scope: 'read',
      annotations: READS,
    },
  },
  query: Type.Object({ accountId: Type.Optional(Uuid), archived: Archived, ...page }),
  answers: ok(pageOf('BrandPage', Brand)),
})

export const getBrand = adminOperation('GET /api/admin/brands/{brandId}', {
  id: 'adminGetBrand',
  access: needs('viewer', 'params.brandId'),
  summary: 'Read a brand',
  answers: ok(Brand),
})

export const changeBrand = adminOperation('PATCH /api/admin/brands/{brandId}', {
  id: 'adminChangeBrand',
  access: needs('editor', 'params.brandId'),
  summary: 'Change a brand',
  body: Type.Object({
    name: Type.Optional(Name),
    domain: Type.Optional(Domain),
    aliases: Type.Optional(Type.Array(Alias, { maxItems: 100 })),
    samplesPerPrompt: Type.Optional(Samples),
    captureSources: Type.Optional(oneOf(CAPTURE_SOURCES)),
    pageFacts: Type.Optional(oneOf(PAGE_FACTS)),
  }),
  answers: ok(Brand),
})

export const archiveBrand = adminOperation('DELETE /api/admin/brands/{brandId}', {
  id: 'adminArchiveBrand',
  access: needs('editor', 'params.brandId'),
  summary: 'Archive a brand; its schedules are paused, and its evidence is kept',
  answers: ok(ArchivedBody),
})

export const restoreBrand = adminOperation('POST /api/admin/brands/{brandId}/restore', {
  id: 'adminRestoreBrand',
  access: needs('editor', 'params.brandId'),
  summary: 'Watch an archived brand again; its schedules stay paused',
  answers: ok(Brand),
})
