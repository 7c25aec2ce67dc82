import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/feeds/operations'
import { FEED_FIELDS, type FeedMapping } from '@veracite/core/feeds/feed-fields'
import type { Feed, FeedImport } from '@veracite/core/feeds/feed-store'
import { declaredBytes, readRequest } from '@veracite/runtime/http/read-request'
import { DomainError, invalidInput } from '@veracite/terms/errors'
import { toWire } from '@veracite/terms/wire'
import { problem } from '@veracite/words/refusals'
import type { Routes } from '../http/mount.ts'

export const feeds: Routes = (on) => {
  on(contract.addFeed, async ({ services, params, body }) => {
    const added = await services.feeds.add(params.brandId, {
      name: body.name.trim(),
      url: body.url ?? null,
      format: body.format ?? 'auto',
      mapping: body.mapping ?? {},
      country: body.country ?? null,
      currency: body.currency ?? null,
      complete: body.complete ?? false,
      everyHours: body.everyHours ?? null,
    })
    return toWire(added)
  })
  on(contract.listFeeds, async ({ services, params }) => ({
    items: (await services.feeds.list(params.brandId)).map(withImport),
  }))
  on(contract.getFeed, async ({ services, params }) =>
    withImport(await services.feeds.get(params.brandId, params.feedId)),
  )
  on(contract.changeFeed, async ({ services, params, body }) =>
    toWire(await services.feeds.change(params.brandId, params.feedId, body)),
  )
  on(contract.removeFeed, async ({ services, params }) => {
    await services.feeds.remove(params.brandId, params.feedId)
    return { removed: true }
  })
  on(contract.startFeedImport, async ({ services, params, request }) => {
    const bytes = hasBody(request) ? (request.body as AsyncIterable<Uint8Array> | null) : null
    return importBody(await services.feeds.start(params.brandId, params.feedId, bytes))
  })
  on(contract.listFeedImports, async ({ services, params, query }) => {
    const imports = await services.feeds.listImports(params.brandId, params.feedId, pageOf(query))
    return { items: imports.items.map(importBody), nextCursor: imports.nextCursor }
  })
  on(contract.getFeedImport, async ({ services, params }) =>
    importBody(await services.feeds.getImport(params.brandId, params.feedId, params.importId)),
  )
  on(contract.previewFeed, async ({ services, query, request, abortSignal }) => {
    const sample = await readRequest(request, contract.previewFeed.bodyLimit)
    if (sample === 'too large') throw new DomainError('payload_too_large', 'body_larger_than_1_mib')
    if (sample === 'not whole') throw invalidInput('body_cut_off', [])
    const settings = {
      format: query.format ?? 'auto',
      mapping: mappingOf(query.mapping),
      country: query.country ?? null,
      currency: query.currency ?? null,
    }
    const shown = await services.feeds.preview(sample, settings, abortSignal())
    const rows = shown.rows.map(({ item, ...row }) => ({ ...row, item: item && { ...item } }))
    return { ...shown, rows, fields: [...FEED_FIELDS], mapping: { ...shown.mapping } }
  })
}

const hasBody = (request: Request): boolean =>
  declaredBytes(request) > 0 || request.headers.has('transfer-encoding')

function mappingOf(text: string | undefined): FeedMapping {
  if (text === undefined || text === '') return {}
  const wrong = () => invalidInput('invalid_query', [problem('query.mapping', 'is_no_object_of_texts')])
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

const withImport = ({ lastImport, ...feed }: Feed & { lastImport: FeedImport | null }) => ({
  ...toWire(feed),
  lastImport: lastImport && importBody(lastImport),
})

const importBody = ({ brandId: _, ...found }: FeedImport) => toWire(found)
