import * as contract from '@veracite/contract/feeds/operations'
import { FEED_FIELDS, type FeedMapping } from '@veracite/core/feeds/feed-fields'
import type { Feed, FeedImport } from '@veracite/core/feeds/feed-store'
import type { Services } from '@veracite/core/services'
import { declaredBytes, readRequest } from '@veracite/runtime/http/read-request'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountFeeds(mount: Mount, { feeds }: Pick<Services['admin'], 'feeds'>): void {
  mount(contract.addFeed, async ({ params, body }) => ({
    status: 201,
    body: feedBody(
      await feeds.add(params.brandId, {
        name: body.name.trim(),
        url: body.url ?? null,
        format: body.format ?? 'auto',
        mapping: body.mapping ?? {},
        country: body.country ?? null,
        currency: body.currency ?? null,
        complete: body.complete ?? false,
        everyHours: body.everyHours ?? null,
      }),
    ),
  }))
  mount(contract.listFeeds, async ({ params }) => ({
    status: 200,
    body: { items: (await feeds.list(params.brandId)).map(withImport) },
  }))
  mount(contract.getFeed, async ({ params }) => ({
    status: 200,
    body: withImport(await feeds.get(params.brandId, params.feedId)),
  }))
  mount(contract.changeFeed, async ({ params, body }) => ({
    status: 200,
    body: feedBody(await feeds.change(params.brandId, params.feedId, body)),
  }))
  mount(contract.removeFeed, async ({ params }) => {
    await feeds.remove(params.brandId, params.feedId)
    return { status: 200, body: { removed: true } }
  })
  mountImports(mount, feeds)
}

function mountImports(mount: Mount, feeds: Services['admin']['feeds']): void {
  mount(contract.startFeedImport, async ({ params, request }) => {
    const bytes = hasBody(request) ? (request.body as AsyncIterable<Uint8Array> | null) : null
    return { status: 202, body: importBody(await feeds.start(params.brandId, params.feedId, bytes)) }
  })
  mount(contract.listFeedImports, async ({ params, query }) => {
    const { items, nextCursor } = await feeds.listImports(params.brandId, params.feedId, pageOf(query))
    return { status: 200, body: { items: items.map(importBody), nextCursor } }
  })
  mount(contract.getFeedImport, async ({ params }) => ({
    status: 200,
    body: importBody(await feeds.getImport(params.brandId, params.feedId, params.importId)),
  }))
  mount(contract.previewFeed, async ({ query, request, abortSignal }) => {
    const sample = await readRequest(request, contract.previewFeed.bodyLimit)
    if (sample === 'too large') throw new DomainError('payload_too_large', 'The body is larger than 1 MiB.')
    if (sample === 'not whole') throw invalidInput('The body was not sent to its end.', [])
    const shown = await feeds.preview(
      sample,
      {
        format: query.format ?? 'auto',
        mapping: mappingOf(query.mapping),
        country: query.country ?? null,
        currency: query.currency ?? null,
      },
      abortSignal(),
    )
    const rows = shown.rows.map(({ item, ...row }) => ({ ...row, item: item && { ...item } }))
    return { status: 200, body: { ...shown, rows, fields: [...FEED_FIELDS], mapping: { ...shown.mapping } } }
  })
}

const hasBody = (request: Request): boolean =>
  declaredBytes(request) > 0 || request.headers.has('transfer-encoding')

function mappingOf(text: string | undefined): FeedMapping {
  if (text === undefined || text === '') return {}
  const wrong = () =>
    invalidInput('Invalid query.', [{ path: 'query.mapping', message: 'is no JSON object of texts' }])
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong()
  if (!Object.values(value).every((column) => typeof column === 'string')) throw wrong()
  return value as FeedMapping
}

const feedBody = ({ mapping, nextImportAt, createdAt, ...feed }: Feed) => ({
  ...feed,
  mapping: { ...mapping },
  nextImportAt: nextImportAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const withImport = ({ lastImport, ...feed }: Feed & { lastImport: FeedImport | null }) => ({
  ...feedBody(feed),
  lastImport: lastImport && importBody(lastImport),
})

const importBody = ({ brandId: _, createdAt, startedAt, finishedAt, ...found }: FeedImport) => ({
  ...found,
  createdAt: createdAt.toISOString(),
  startedAt: startedAt?.toISOString() ?? null,
  finishedAt: finishedAt?.toISOString() ?? null,
})
