import type { WrongPageBody } from '@veracite/contract/sources/operations'
import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { findBrand } from '../find.ts'
import { wholeNumber, withExamples } from '../options.ts'
import { minuteOf, originOf, plural, predicateName, speakerName } from '../ui/words.ts'

export function sourcesCommand(context: Context): Command {
  const sources = new Command('sources')
    .summary('pages that say the same wrong thing')
    .description(
      'Lists cited pages that say the same wrong thing as the answers, the most repeated first: ' +
        'the ones to have corrected.',
    )
    .argument('<brand>', 'id, domain or name')
    .option('-n, --limit <n>', 'how many pages to show', wholeNumber(1, 1000), 20)
    .action((brand: string, options: { limit: number }) => list(context, brand, options.limit))
  withExamples(sources, [['sources halden-instruments.com', 'What to have corrected first']])
  return sources
}

async function list(context: Context, wanted: string, limit: number): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const found = await client.everyPage(client.operator.sources.list(brand.id), limit)
  context.showEach(found, (items) =>
    items.length === 0
      ? `No captured page says something wrong about ${brand.name} that answers repeat.`
      : items.map((page) => render(context, page).join('\n')).join('\n\n'),
  )
}

function render({ paint }: Context, page: WrongPageBody): string[] {
  const engines = page.engines.map((engine) => speakerName(engine, originOf(page))).join(', ')
  return [
    `${paint.red(plural(page.answers, 'answer'))}  ${page.url}`,
    `  ${paint.dim(`${engines}; last ${minuteOf(page.lastSaidAt)}; captured ${minuteOf(page.fetchedAt)}`)}`,
    ...page.statements.flatMap(({ findingId, predicate, stated, truth, quote }) => [
      `  ${predicateName(predicate)}: ${stated}${truth === null ? '' : `   ${paint.dim('fact')}  ${truth}`}  ${paint.dim(findingId)}`,
      ...(quote === null ? [] : [`    “${quote.replaceAll('\n', ' ')}”`]),
    ]),
  ]
}
