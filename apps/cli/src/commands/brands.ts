import { CAPTURE_SOURCES, PAGE_FACTS } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Brand } from '../bodies.ts'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findAccount, findBrand } from '../find.ts'
import { choice, collect, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'

export function brandsCommand(context: Context): Command {
  const brands = new Command('brands')
    .summary('the brands that are watched')
    .description('The brands that are watched.')
  const add = brands
    .command('add')
    .description('Adds a brand. Aliases are other names that answers use for it.')
    .argument('<name>')
    .requiredOption('-d, --domain <domain>', 'its own web site')
    .option('--alias <name>', 'another name of the brand; repeatable', collect)
    .option('--samples <n>', 'how often a scan asks each prompt of each engine', wholeNumber(1, 100))
    .option('--account <account>', 'id or name; needed when there are several')
    .action((name: string, options: AddOptions) => addBrand(context, name, options))
  const list = brands
    .command('list')
    .description('Lists brands.')
    .option('--account <account>', 'only those of this account')
    .option('--archived', 'those that are archived instead')
    .action((options: { account?: string; archived?: true }) => listBrands(context, options))
  const set = brands
    .command('set')
    .description('Changes a brand.')
    .argument('<brand>', 'id, domain or name')
    .option('--name <name>', 'its name')
    .option('--domain <domain>', 'its own web site')
    .option('--alias <name>', 'another name of the brand, in place of those it has; repeatable', collect)
    .option('--samples <n>', 'how often a scan asks each prompt of each engine', wholeNumber(1, 100))
    .addOption(choice('--sources <which>', 'which answers have their cited pages captured', CAPTURE_SOURCES))
    .addOption(
      choice('--page-facts <how>', 'whether facts of its own pages count at once, or wait', PAGE_FACTS),
    )
    .action((brand: string, options: SetOptions) => setBrand(context, brand, options))
  const archive = brands
    .command('archive')
    .description('Stops watching a brand. Its schedules are paused, and its evidence is kept.')
    .argument('<brand>', 'id, domain or name')
    .option('-y, --yes', 'do not ask')
    .action((brand: string, options: { yes?: true }) => archiveBrand(context, brand, options.yes))
  const restore = brands
    .command('restore')
    .description('Watches an archived brand again. Its schedules stay paused.')
    .argument('<brand>', 'its id, from "brands list --archived"')
    .action(async (brandId: string) => {
      const brand = await connect(context).operator.brands.restore(brandId)
      context.show(brand, ({ name }) => `${context.paint.green('✓')} ${name} is watched again`)
    })
  withExamples(restore, [['brands restore 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'It is needed after all']])
  withExamples(add, [
    ['brands add "Halden Instruments" --domain halden-instruments.com --alias Halden', 'With another name'],
  ])
  withExamples(list, [['brands list --json', 'For a script']])
  withExamples(set, [
    ['brands set halden-instruments.com --alias Halden --alias HI', 'Other names that answers use'],
    ['brands set halden-instruments.com --samples 5', 'Five answers for every question'],
    ['brands set halden-instruments.com --sources all', 'Capture what every answer cites'],
  ])
  withExamples(archive, [['brands archive halden-instruments.com', 'By its domain']])
  return brands
}

interface SetOptions {
  name?: string
  domain?: string
  alias?: string[]
  samples?: number
  sources?: Brand['captureSources']
  pageFacts?: Brand['pageFacts']
}

interface AddOptions {
  domain: string
  alias?: string[]
  samples?: number
  account?: string
}

async function addBrand(context: Context, name: string, options: AddOptions): Promise<void> {
  const client = connect(context)
  const { id: accountId } = await findAccount(client, options.account, context)
  const { domain, alias: aliases = [], samples: samplesPerPrompt = 1 } = options
  const brand = await client.operator.brands.create({ accountId, name, domain, aliases, samplesPerPrompt })
  context.show(brand, ({ name, domain, id }) =>
    [
      `${context.paint.green('✓')} ${name}  ${id}`,
      '',
      'Next, what is true of it and what to ask:',
      `  ${context.self} facts refresh ${domain} --wait`,
      `  ${context.self} prompts suggest ${domain}`,
    ].join('\n'),
  )
}

async function listBrands(
  context: Context,
  { account, archived }: { account?: string; archived?: true },
): Promise<void> {
  const client = connect(context)
  const accountId = account === undefined ? undefined : (await findAccount(client, account, context)).id
  const brands = await client.everyPage(client.operator.brands.list({ accountId, archived }))
  context.showEach(brands, (items) =>
    items.length === 0
      ? archived
        ? 'No brand is archived.'
        : `No brand yet: ${context.self} brands add NAME --domain DOMAIN`
      : render(context, items),
  )
}

async function setBrand(context: Context, wanted: string, options: SetOptions): Promise<void> {
  const { samples, sources, pageFacts, name, domain, alias: aliases } = options
  if (Object.keys(options).length === 0)
    throw new UsageError(
      'Say what to change: --name, --domain, --alias, --samples, --sources or --page-facts.',
    )
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const changed = await client.operator.brands.change(brand.id, {
    ...(name !== undefined && { name }),
    ...(domain !== undefined && { domain }),
    ...(aliases && { aliases }),
    ...(samples !== undefined && { samplesPerPrompt: samples }),
    ...(sources !== undefined && { captureSources: sources }),
    ...(pageFacts !== undefined && { pageFacts }),
  })
  context.show(
    changed,
    ({ name, samplesPerPrompt, captureSources, pageFacts }) =>
      `${context.paint.green('✓')} ${name}: each prompt is asked ${plural(samplesPerPrompt, 'time')} of each engine; ${CAPTURED[captureSources]}; facts of its pages ${pageFacts === 'proposed' ? 'wait for approval' : 'count at once'}`,
  )
}

const CAPTURED: Record<Brand['captureSources'], string> = {
  none: 'cited pages are not captured',
  findings: 'cited pages are captured where something false is stated',
  all: 'every cited page is captured',
}

async function archiveBrand(context: Context, wanted: string, yes: true | undefined): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  await confirm(context, `Stop watching ${brand.name} (${brand.domain})?`, yes)
  const answer = await client.operator.brands.archive(brand.id)
  context.show({ id: brand.id, ...answer }, () => `${context.paint.green('✓')} archived; its evidence stays`)
}

const render = (context: Context, brands: readonly Brand[]): string =>
  table(
    brands,
    [
      { title: 'NAME', cell: ({ name }) => name, least: 12 },
      { title: 'DOMAIN', cell: ({ domain }) => domain, least: 12 },
      {
        title: 'SAMPLES',
        cell: ({ samplesPerPrompt }) => String(samplesPerPrompt),
        align: 'right',
      },
      { title: 'ALIASES', cell: ({ aliases }) => aliases.join(', '), least: 8 },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )
