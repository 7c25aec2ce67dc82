import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { FEED_FIELDS } from '@veracite/core/feeds/feed-fields'
import { FORMATS_OF_FEEDS } from '@veracite/core/feeds/feed-formats'
import type { OperatorBody, OperatorQuery } from '@veracite/sdk'
import type { Brand, Feed, FeedImport } from '../bodies.ts'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { type Given, type Input, BRAND as OF_BRAND, OUT, opt, YES } from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { EXIT, UsageError } from '../failures.ts'
import { FEED_COLUMNS, ITEM_COLUMNS, importReport, previewOfRows } from '../feeds/show-feeds.ts'
import { saveFile } from '../files.ts'
import { collect, wholeNumber } from '../options.ts'
import { plural } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

const PREVIEW_BYTES = 1_048_576
const FEED: Input = { flags: '<feed>', about: 'name or id', local: true }
const FEED_OPTIONS = [
  opt('--format <format>', 'format of the feed; detected if left out', { choices: FORMATS_OF_FEEDS }),
  opt('--map <field=column>', `which column gives a field (${FEED_FIELDS.join(', ')}); repeatable`, {
    parse: collect,
    local: true,
  }),
  opt('--country <code>', 'country of items that name none, such as DE', {
    parse: (code) => code.toUpperCase(),
  }),
  opt('--currency <code>', 'currency of prices that name none, such as EUR', {
    parse: (code) => code.toUpperCase(),
  }),
]

export const feedsCommand = group({
  name: 'feeds',
  summary: 'product catalogues of a brand',
  about:
    'Product feeds: Google Merchant (XML, TSV), the product feed of OpenAI, schema.org JSON-LD, or a table with a mapping. An import takes a whole feed of any size, or nothing.',
  verbs: [
    shows({
      name: 'add',
      about: 'Adds a feed. With --url it is fetched from there, otherwise files are uploaded.',
      inputs: [
        OF_BRAND,
        { flags: '<name>', about: 'what you call the feed' },
        ...FEED_OPTIONS,
        opt('--url <address>', 'where it is fetched'),
        opt('--every <hours>', 'fetch it again every so many hours', {
          parse: wholeNumber(1, 720),
          as: 'everyHours',
        }),
        opt('--complete', 'the brand has no products but these: another one in an answer is an error'),
      ],
      examples: [
        ['BRAND shop', 'A file that you upload'],
        ['BRAND de --url https://shop.example/feed.xml --every 24 --country DE', 'Fetched every day'],
        [
          'BRAND list --format csv --map name=Bezeichnung --map price=Preis --currency EUR',
          'A CSV file with its own column names',
        ],
      ],
      before: ({ sent, own }) => {
        sent.mapping = mappingOf(own.map as string[] | undefined)
      },
      call: ({ feeds }) => feeds.create,
      done: ({ name, id, url }, { paint, self }, { brand }) =>
        `${name}  ${paint.dim(id)}\n${paint.dim(`Import it: ${self} feeds import ${brand.domain} ${name}${url === null ? ' FILE' : ''}`)}`,
    }),
    lists({
      name: 'list',
      about: 'Lists the feeds of a brand, each with its newest import.',
      inputs: [OF_BRAND],
      call: ({ feeds }) => feeds.list,
      columns: () => FEED_COLUMNS,
      empty: 'No feed yet.',
    }),
    runs<{ file?: string }>({
      name: 'import',
      about: 'Imports a feed from a file, or from its address, and waits for the report.',
      inputs: [
        OF_BRAND,
        FEED,
        { flags: '[file]', about: 'the file to upload; compressed or not' },
        opt('--no-wait', 'do not wait for the report', { local: true }),
      ],
      examples: [['BRAND shop products.tsv.gz', 'A file']],
      run: importFeed,
    }),
    runs({
      name: 'report',
      about: 'Shows the report of the newest import: what was imported, and what was not, with line numbers.',
      inputs: [OF_BRAND, FEED],
      examples: [['BRAND shop', 'What was not taken, and why']],
      run: async ({ brand, own }, context, client) => {
        const { lastImport } = await findFeed(client, brand, String(own.feed))
        if (!lastImport) throw new UsageError('This feed has not been imported yet.')
        show(context, lastImport)
      },
    }),
    runs<OperatorQuery<'adminPreviewFeed'> & { file: string }>({
      name: 'preview',
      about: 'Shows what would be taken of the first rows of a file. Nothing is kept.',
      inputs: [OF_BRAND, { flags: '<file>', about: 'the file' }, ...FEED_OPTIONS],
      examples: [['BRAND list.csv --map name=Bezeichnung', 'Is the mapping right?']],
      run: async ({ brand, sent: { file, ...query }, own }, context, { operator }) => {
        const mapping = JSON.stringify(mappingOf(own.map as string[] | undefined))
        const answer = await operator.feeds.preview(brand.id, await beginningOf(file), { ...query, mapping })
        context.show(answer, (clean) => previewOfRows(context, clean))
      },
    }),
    lists({
      name: 'items',
      about: 'Lists products of a brand, by words of their names, or by key, GTIN or id.',
      inputs: [
        OF_BRAND,
        { flags: '[words...]', about: 'what to search for', local: true },
        opt('--limit <count>', 'how many', { parse: wholeNumber(1, 1000), preset: 20, local: true }),
      ],
      examples: [['BRAND V200', 'Find a product by name']],
      before: ({ sent, own }) => {
        sent.search = (own.words as string[]).join(' ') || undefined
      },
      call: ({ catalogue }) => catalogue.listItems,
      most: ({ own }) => Number(own.limit),
      isExcerpt: true,
      columns: () => ITEM_COLUMNS,
      empty: 'No such product.',
    }),
    runs<OperatorQuery<'adminExportCatalogue'>>({
      name: 'export',
      about: 'Saves all products of a brand, however many.',
      inputs: [
        OF_BRAND,
        opt('--format <format>', 'csv, or jsonl with every member', {
          choices: ['csv', 'jsonl'],
          preset: 'csv',
        }),
        OUT,
      ],
      examples: [['BRAND --out products.csv', 'For a spreadsheet']],
      run: async ({ brand, sent, own }, context, { operator }) => {
        const file = resolve(String(own.out))
        await saveFile(operator.catalogue.export(brand.id, sent), file)
        context.show({ file }, (clean) => `${context.paint.green('✓')} ${clean.file}`)
      },
    }),
    runs({
      name: 'remove',
      about: 'Removes a feed. Its products are gone; what was imported stays on record.',
      inputs: [OF_BRAND, FEED, YES],
      examples: [['BRAND shop', 'Remove the feed and its products']],
      run: async ({ brand, own }, context, client) => {
        const { id, name } = await findFeed(client, brand, String(own.feed))
        await confirm(
          context,
          `Remove the feed ${name}, and with it its products?`,
          own.yes as true | undefined,
        )
        const answer = await client.operator.feeds.remove(brand.id, id)
        context.show({ id, ...answer }, () => `${context.paint.green('✓')} removed`)
      },
    }),
  ],
})

function mappingOf(pairs: readonly string[] = []): NonNullable<OperatorBody<'adminAddFeed'>['mapping']> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at <= 0 || at === pair.length - 1) throw new UsageError(`--map ${pair}: write it as field=column.`)
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
    throw new UsageError('This feed has no address: name the file to upload.')
  const content = file === undefined ? undefined : await fileStream(file)
  const started = await feeds.startImport(brand.id, feed.id, content)
  if (!own.wait)
    return context.show(started, ({ id }) => `${context.paint.green('✓')} queued  ${context.paint.dim(id)}`)
  if (started.jobId !== null)
    await waitForJob(context, client, started.jobId, ({ read, refused }) =>
      read === undefined ? 'reading' : `${plural(Number(read), 'item')} read, ${Number(refused)} refused`,
    )
  show(context, await feeds.getImport(brand.id, feed.id, started.id))
}

const openFile = (file: string) =>
  open(resolve(file)).catch(() => {
    throw new UsageError(`${file} cannot be read.`)
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
  const known = items.map((each) => each.name).join(', ')
  throw new UsageError(
    `There is no feed ${name}. ${known === '' ? 'The brand has none yet.' : `There is: ${known}.`}`,
  )
}
