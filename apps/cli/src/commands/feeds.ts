import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { FEED_FIELDS } from '@veracite/core/feeds/feed-fields'
import { FORMATS_OF_FEEDS } from '@veracite/core/feeds/feed-formats'
import { Command } from 'commander'
import type { Brand, Feed, FeedImport } from '../bodies.ts'
import { type Client, connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { EXIT, UsageError } from '../failures.ts'
import { importReport, listOfFeeds, listOfItems, previewOfRows } from '../feeds/show-feeds.ts'
import { saveFile } from '../files.ts'
import { findBrand } from '../find.ts'
import { choice, collect, wholeNumber, withExamples } from '../options.ts'
import { plural } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

const BRAND = 'halden-instruments.com'
const PREVIEW_BYTES = 1_048_576

interface FeedOptions {
  url?: string
  format?: (typeof FORMATS_OF_FEEDS)[number]
  map?: string[]
  country?: string
  currency?: string
  complete?: true
  every?: number
}

export function feedsCommand(context: Context): Command {
  const feeds = new Command('feeds')
    .summary('product catalogues of a brand')
    .description(
      'Product feeds: Google Merchant (XML, TSV), the product feed of OpenAI, schema.org JSON-LD, or a table with a mapping. An import takes a feed of any size at once, or not at all.',
    )
  const add = withFeedOptions(feeds.command('add'))
    .description('Adds a feed. With --url it is fetched from there, otherwise files are uploaded.')
    .argument('<brand>', 'id, domain or name')
    .argument('<name>', 'what you call the feed')
    .option('--url <address>', 'where it is fetched')
    .option('--every <hours>', 'fetch it again every so many hours', wholeNumber(1, 720))
    .option('--complete', 'the brand has no products but these: another one in an answer is an error')
    .action((brand: string, name: string, options: FeedOptions) => addFeed(context, brand, name, options))
  const list = feeds
    .command('list')
    .description('Lists the feeds of a brand, each with its newest import.')
    .argument('<brand>', 'id, domain or name')
    .action((brand: string) => listFeeds(context, brand))
  const take = feeds
    .command('import')
    .description('Imports a feed from a file, or from its address, and waits for the report.')
    .argument('<brand>', 'id, domain or name')
    .argument('<feed>', 'name or id')
    .argument('[file]', 'the file to upload; compressed or not')
    .option('--no-wait', 'do not wait for the report')
    .action((brand: string, feed: string, file: string | undefined, { wait }: { wait: boolean }) =>
      importFeed(context, { brand, feed, file, wait }),
    )
  const report = feeds
    .command('report')
    .description('Shows the report of the newest import: what was taken, and what was not, with lines.')
    .argument('<brand>', 'id, domain or name')
    .argument('<feed>', 'name or id')
    .action((brand: string, feed: string) => showReport(context, brand, feed))
  const preview = withFeedOptions(feeds.command('preview'))
    .description('Shows what would be taken of the first rows of a file. Nothing is kept.')
    .argument('<brand>', 'id, domain or name')
    .argument('<file>', 'the file')
    .action((brand: string, file: string, options: FeedOptions) => previewFile(context, brand, file, options))
  const items = feeds
    .command('items')
    .description('Lists products of a brand, by words of their names, or by key, GTIN or id.')
    .argument('<brand>', 'id, domain or name')
    .argument('[words...]', 'what to search for')
    .option('--limit <count>', 'how many', wholeNumber(1, 1000), 20)
    .action((brand: string, words: string[], { limit }: { limit: number }) =>
      listItems(context, brand, words, limit),
    )
  const save = feeds
    .command('export')
    .description('Saves all products of a brand, however many.')
    .argument('<brand>', 'id, domain or name')
    .addOption(
      choice('--format <format>', 'csv, or jsonl with every member', ['csv', 'jsonl']).default('csv'),
    )
    .requiredOption('-o, --out <file>', 'file to write')
    .action((brand: string, options: { format: 'csv' | 'jsonl'; out: string }) =>
      exportItems(context, brand, options),
    )
  const remove = feeds
    .command('remove')
    .description('Removes a feed. Its products are gone; what was imported stays on record.')
    .argument('<brand>', 'id, domain or name')
    .argument('<feed>', 'name or id')
    .option('-y, --yes', 'do not ask')
    .action((brand: string, feed: string, { yes }: { yes?: true }) => removeFeed(context, brand, feed, yes))
  withExamples(add, [
    [`feeds add ${BRAND} shop`, 'A file that you upload'],
    [
      `feeds add ${BRAND} de --url https://shop.example/feed.xml --every 24 --country DE`,
      'Fetched every day',
    ],
    [
      `feeds add ${BRAND} list --format csv --map name=Bezeichnung --map price=Preis --currency EUR`,
      'A table of your own',
    ],
  ])
  withExamples(list, [[`feeds list ${BRAND}`, 'Where products come from']])
  withExamples(take, [[`feeds import ${BRAND} shop products.tsv.gz`, 'A file']])
  withExamples(report, [[`feeds report ${BRAND} shop`, 'What was not taken, and why']])
  withExamples(preview, [[`feeds preview ${BRAND} list.csv --map name=Bezeichnung`, 'Is the mapping right?']])
  withExamples(items, [[`feeds items ${BRAND} V200`, 'Is it there?']])
  withExamples(save, [[`feeds export ${BRAND} --out products.csv`, 'For a spreadsheet']])
  withExamples(remove, [[`feeds remove ${BRAND} shop`, 'For good']])
  return feeds
}

const withFeedOptions = (command: Command): Command =>
  command
    .addOption(choice('--format <format>', 'what it is, instead of finding out', FORMATS_OF_FEEDS))
    .option(
      '--map <field=column>',
      `which column gives a field (${FEED_FIELDS.join(', ')}); repeatable`,
      collect,
    )
    .option('--country <code>', 'country of items that name none, such as DE')
    .option('--currency <code>', 'currency of prices that name none, such as EUR')

async function addFeed(context: Context, wanted: string, name: string, options: FeedOptions): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const { url, every, format, country, currency, complete } = options
  const feed = await client.operator.feeds.create(brand.id, {
    name,
    ...(url !== undefined && { url }),
    ...(every !== undefined && { everyHours: every }),
    ...(complete && { complete }),
    ...(format && { format }),
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(currency !== undefined && { currency: currency.toUpperCase() }),
    mapping: mappingOf(options.map),
  })
  const next =
    url === undefined
      ? `${context.self} feeds import ${wanted} ${name} FILE`
      : `${context.self} feeds import ${wanted} ${name}`
  context.show(
    feed,
    (clean) =>
      `${context.paint.green('✓')} ${clean.name}  ${context.paint.dim(clean.id)}\n${context.paint.dim(`Import it: ${next}`)}`,
  )
}

function mappingOf(pairs: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at <= 0 || at === pair.length - 1) throw new UsageError(`--map ${pair}: write it as field=column.`)
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

async function listFeeds(context: Context, wanted: string): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const { items } = await client.operator.feeds.list(brand.id)
  context.showEach(items, (all) => listOfFeeds(context, all))
}

interface ImportOptions {
  brand: string
  feed: string
  file: string | undefined
  wait: boolean
}

async function importFeed(
  context: Context,
  { brand: wanted, feed: name, file, wait }: ImportOptions,
): Promise<void> {
  const client = connect(context)
  const { brand, feed } = await findFeed(client, wanted, name)
  if (file === undefined && feed.url === null)
    throw new UsageError('This feed has no address: name the file to upload.')
  const content = file === undefined ? undefined : await fileStream(file)
  const started = await client.operator.feeds.startImport(brand.id, feed.id, content)
  if (!wait)
    return context.show(started, ({ id }) => `${context.paint.green('✓')} queued  ${context.paint.dim(id)}`)
  if (started.jobId !== null)
    await waitForJob(context, client, started.jobId, ({ read, refused }) =>
      read === undefined ? 'reading' : `${plural(Number(read), 'item')} read, ${Number(refused)} refused`,
    )
  show(context, await client.operator.feeds.getImport(brand.id, feed.id, started.id))
}

async function fileStream(file: string): Promise<ReadableStream> {
  const path = resolve(file)
  const handle = await open(path).catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
  await handle.close()
  return Readable.toWeb(createReadStream(path, { highWaterMark: 262_144 })) as unknown as ReadableStream
}

async function showReport(context: Context, wanted: string, name: string): Promise<void> {
  const { feed } = await findFeed(connect(context), wanted, name)
  if (!feed.lastImport) throw new UsageError('This feed has not been imported yet.')
  show(context, feed.lastImport)
}

function show(context: Context, done: FeedImport): void {
  context.show(done, (clean) => importReport(context, clean))
  if (done.state === 'failed') context.exitCode = EXIT.refused
}

async function previewFile(
  context: Context,
  wanted: string,
  file: string,
  options: FeedOptions,
): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const handle = await open(resolve(file)).catch(() => {
    throw new UsageError(`${file} cannot be read.`)
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(PREVIEW_BYTES), 0, PREVIEW_BYTES, 0)
  await handle.close()
  const answer = await client.operator.feeds.preview(
    brand.id,
    new Uint8Array(buffer.subarray(0, bytesRead)),
    {
      format: options.format,
      country: options.country?.toUpperCase(),
      currency: options.currency?.toUpperCase(),
      mapping: JSON.stringify(mappingOf(options.map)),
    },
  )
  context.show(answer, (clean) => previewOfRows(context, clean))
}

async function listItems(
  context: Context,
  wanted: string,
  words: readonly string[],
  limit: number,
): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const search = words.join(' ')
  const { items } = await client.operator.catalogue
    .listItems(brand.id, search === '' ? {} : { search })
    .page({ limit })
  context.showEach(items, (all) => listOfItems(context, all))
}

async function exportItems(
  context: Context,
  wanted: string,
  { format, out }: { format: 'csv' | 'jsonl'; out: string },
): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const path = resolve(out)
  await saveFile(client.operator.catalogue.export(brand.id, { format }), path)
  context.show({ file: path }, (clean) => `${context.paint.green('✓')} ${clean.file}`)
}

async function removeFeed(
  context: Context,
  wanted: string,
  name: string,
  yes: true | undefined,
): Promise<void> {
  const client = connect(context)
  const { brand, feed } = await findFeed(client, wanted, name)
  await confirm(context, `Remove the feed ${feed.name}, and with it its products?`, yes)
  const answer = await client.operator.feeds.remove(brand.id, feed.id)
  context.show({ id: feed.id, ...answer }, () => `${context.paint.green('✓')} removed`)
}

async function findFeed(client: Client, wanted: string, name: string): Promise<{ brand: Brand; feed: Feed }> {
  const brand = await findBrand(client, wanted)
  const { items } = await client.operator.feeds.list(brand.id)
  const feed = items.find((each) => each.id === name || each.name === name)
  if (feed) return { brand, feed }
  const known = items.map((each) => each.name).join(', ')
  throw new UsageError(
    `There is no feed ${name}. ${known === '' ? 'The brand has none yet.' : `There is: ${known}.`}`,
  )
}
