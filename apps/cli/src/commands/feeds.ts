import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { OperatorBody, OperatorQuery } from '@veracite/sdk'
import type { Brand, Feed, FeedImport } from '../bodies.ts'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { EXIT, UsageError } from '../failures.ts'
import { feedColumns, ITEM_COLUMNS, importReport, previewOfRows } from '../feeds/show-feeds.ts'
import { saveFile } from '../files.ts'
import { waitForJob } from '../wait-for-job.ts'

const PREVIEW_BYTES = 1_048_576
export const feedsCommand = group('feeds', [
  shows('feeds add', {
    before: ({ sent, own }) => {
      sent.mapping = mappingOf(own.map as string[] | undefined)
    },
    call: ({ feeds }) => feeds.create,
    done: ({ name, id, url }, { paint, self, say }, { brand: { domain } }) =>
      `${name}  ${paint.dim(id)}\n${paint.dim(say('cliFeed.importIt', { self, domain, name: `${name}${url === null ? ' FILE' : ''}` }))}`,
  }),
  lists('feeds list', {
    call: ({ feeds }) => feeds.list,
    columns: (_, context) => feedColumns(context),
    empty: 'noFeedYet',
  }),
  runs<{ file?: string }>('feeds import', { run: importFeed }),
  runs('feeds report', {
    run: async ({ brand, own }, context, client) => {
      const { lastImport } = await findFeed(client, brand, String(own.feed))
      if (!lastImport) throw new UsageError((say) => say('cliRefused.thisFeedHasNotBeenImported'))
      show(context, lastImport)
    },
  }),
  runs<OperatorQuery<'adminPreviewFeed'> & { file: string }>('feeds preview', {
    run: async ({ brand, sent: { file, ...query }, own }, context, { operator }) => {
      const mapping = JSON.stringify(mappingOf(own.map as string[] | undefined))
      const answer = await operator.feeds.preview(brand.id, await beginningOf(file), { ...query, mapping })
      context.show(answer, (clean) => previewOfRows(context, clean))
    },
  }),
  lists('feeds items', {
    before: ({ sent, own }) => {
      sent.search = (own.words as string[]).join(' ') || undefined
    },
    call: ({ catalogue }) => catalogue.listItems,
    most: ({ own }) => Number(own.limit),
    isExcerpt: true,
    columns: () => ITEM_COLUMNS,
    empty: 'noSuchProduct',
  }),
  runs<OperatorQuery<'adminExportCatalogue'>>('feeds export', {
    run: async ({ brand, sent, own }, context, { operator }) => {
      const file = resolve(String(own.out))
      await saveFile(operator.catalogue.export(brand.id, sent), file)
      context.show({ file }, (clean) => `${context.paint.green('✓')} ${clean.file}`)
    },
  }),
  runs('feeds remove', {
    run: async ({ brand, own }, context, client) => {
      const { id, name } = await findFeed(client, brand, String(own.feed))
      await confirm(context, context.say('cliAsk.removeFeed', { name }), own.yes as true | undefined)
      const answer = await client.operator.feeds.remove(brand.id, id)
      context.show({ id, ...answer }, () => `${context.paint.green('✓')} ${context.say('cliMade.removed')}`)
    },
  }),
])

function mappingOf(pairs: readonly string[] = []): NonNullable<OperatorBody<'adminAddFeed'>['mapping']> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at <= 0 || at === pair.length - 1)
        throw new UsageError((say) => say('cliRefused.mapWriteItAsFieldColumn', { pair }))
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

async function importFeed(
  { brand, sent: { file }, own }: Given<{ file?: string }>,
  context: Context,
  client: Client,
): Promise<void> {
  const { feeds } = client.operator
  const feed = await findFeed(client, brand, String(own.feed))
  if (file === undefined && feed.url === null)
    throw new UsageError((say) => say('cliRefused.thisFeedHasNoAddressName'))
  const content = file === undefined ? undefined : await fileStream(file)
  const started = await feeds.startImport(brand.id, feed.id, content)
  if (!own.wait)
    return context.show(
      started,
      ({ id }) => `${context.paint.green('✓')} ${context.say('cliMade.queued')}  ${context.paint.dim(id)}`,
    )
  if (started.jobId !== null)
    await waitForJob(context, client, started.jobId, ({ read, refused }) =>
      read === undefined
        ? context.say('cliFeed.reading')
        : context.say('cliFeed.readSoFar', { read: Number(read), refused: Number(refused) }),
    )
  show(context, await feeds.getImport(brand.id, feed.id, started.id))
}

const openFile = (file: string) =>
  open(resolve(file)).catch(() => {
    throw new UsageError((say) => say('cliRefused.cannotBeRead', { file }))
  })

async function fileStream(file: string): Promise<ReadableStream> {
  await (await openFile(file)).close()
  const content = createReadStream(resolve(file), { highWaterMark: 262_144 })
  return Readable.toWeb(content) as unknown as ReadableStream
}

async function beginningOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await openFile(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PREVIEW_BYTES), 0, PREVIEW_BYTES, 0)
  await handle.close()
  return new Uint8Array(buffer.subarray(0, bytesRead))
}

function show(context: Context, done: FeedImport): void {
  context.show(done, (clean) => importReport(context, clean))
  if (done.state === 'failed') context.exitCode = EXIT.refused
}

async function findFeed({ operator }: Client, brand: Brand, name: string): Promise<Feed> {
  const { items } = await operator.feeds.list(brand.id)
  const feed = items.find((each) => each.id === name || each.name === name)
  if (feed) return feed
  const names = items.map((each) => each.name).join(', ')
  const known = names === '' ? 'none' : 'other'
  throw new UsageError((say) => say('cliRefused.noFeedNamed', { name, known, names }))
}
