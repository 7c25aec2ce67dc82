import type { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { withExamples } from '../options.ts'
import { plural } from '../ui/words.ts'
import type { ShowPreview } from './change-fact.ts'
import { renderFacts, showFollowed } from './fact-table.ts'

interface DecideOptions {
  all?: true
  reason?: string
  preview?: true
  wait?: true
}

/** Saying whether what was proposed is true, and on which days a fact holds. */
export function addDeciding(context: Context, facts: Command, showPreview: ShowPreview): void {
  const approve = facts
    .command('approve')
    .description('Approves proposed facts: answers are judged by them from now on, stored ones as well.')
    .argument('<brand>', 'id, domain or name')
    .argument('[fact...]', 'their ids, from "facts list --state proposed"')
    .option('--all', 'all that wait')
    .option('--reason <text>', 'why; kept in the history of each fact')
    .option('--preview', 'only show which answers would change class')
    .option('-w, --wait', 'wait until stored answers are judged again')
    .action((brand: string, factIds: string[], options: DecideOptions) =>
      approveFacts(context, brand, factIds, options, showPreview),
    )
  withExamples(approve, [
    ['facts approve halden-instruments.com --all --preview', 'What would it change?'],
    ['facts approve halden-instruments.com --all --wait', 'All that wait'],
  ])
  const refuse = facts
    .command('refuse')
    .description(
      'Refuses proposed facts that are not true. They are kept with the reason, and not proposed again.',
    )
    .argument('<brand>', 'id, domain or name')
    .argument('[fact...]', 'their ids, from "facts list --state proposed"')
    .option('--all', 'all that wait')
    .requiredOption('--reason <text>', 'why they are not true')
    .action((brand: string, factIds: string[], options: DecideOptions) =>
      refuseFacts(context, brand, factIds, options),
    )
  withExamples(refuse, [
    ['facts refuse halden-instruments.com --all --reason "The sheet is of 2019"', 'All that wait'],
  ])
  const dates = facts
    .command('dates')
    .description('Says from when until when a fact holds. What is left out has no limit.')
    .argument('<fact>', 'its id, from "facts list"')
    .option('--from <day>', 'the first day, such as 2027-01-01')
    .option('--until <day>', 'the last day')
    .option('--reason <text>', 'why; kept in the history of the fact')
    .option('-w, --wait', 'wait until stored answers are judged again')
    .action((factId: string, options: { from?: string; until?: string; reason?: string; wait?: true }) =>
      setDates(context, factId, options),
    )
  withExamples(dates, [
    ['facts dates 01a1dd29-4dac-7151-9b3e-1037b37caf02 --until 2026-12-31', 'True until the end of the year'],
  ])
}

function chosen(factIds: readonly string[], all: boolean): { factIds?: string[] } {
  if (all === factIds.length > 0) throw new UsageError('Name the facts, or give --all.')
  return all ? {} : { factIds: [...factIds] }
}

async function approveFacts(
  context: Context,
  wanted: string,
  factIds: readonly string[],
  { all = undefined, reason, preview, wait }: DecideOptions,
  showPreview: ShowPreview,
): Promise<void> {
  const which = chosen(factIds, all === true)
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  if (preview) {
    const waiting =
      which.factIds ??
      (await client.operator.facts.list(brand.id, { state: 'proposed' }).page({ limit: 1000 })).items.map(
        ({ id }) => id,
      )
    return showPreview(client, brand.id, { approve: waiting })
  }
  const done = await client.operator.facts.approve(brand.id, {
    ...which,
    ...(reason !== undefined && { reason }),
  })
  const { paint } = context
  const words = [
    `${paint.green('✓')} ${plural(done.items.length, 'fact')} approved${done.more ? '; more are waiting' : ''}`,
    ...(done.items.length > 0 ? [renderFacts(context, done.items)] : []),
    ...(done.rivals.length > 0
      ? [
          '',
          paint.yellow('These exclude each other: approve one, refuse the others.'),
          renderFacts(context, done.rivals),
        ]
      : []),
  ].join('\n')
  await showFollowed(context, client, { jobId: done.jobId, words, wait: wait === true })
}

async function refuseFacts(
  context: Context,
  wanted: string,
  factIds: readonly string[],
  { all, reason = '' }: DecideOptions,
): Promise<void> {
  const which = chosen(factIds, all === true)
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const done = await client.operator.facts.refuse(brand.id, { ...which, reason })
  context.show(
    done,
    ({ items, more }) =>
      `${context.paint.green('✓')} ${plural(items.length, 'fact')} refused${more ? '; more are waiting' : ''}`,
  )
}

async function setDates(
  context: Context,
  factId: string,
  { from = undefined, until, reason, wait }: { from?: string; until?: string; reason?: string; wait?: true },
): Promise<void> {
  const client = connect(context)
  const fact = await client.operator.facts.setDays(factId, {
    validFrom: from ?? null,
    validUntil: until ?? null,
    ...(reason !== undefined && { reason }),
  })
  const words = `${context.paint.green('✓')} holds ${from === undefined ? '' : `from ${from} `}${until === undefined ? 'without end' : `until ${until}`}: ${fact.state}`
  await showFollowed(context, client, { jobId: fact.jobId, words, wait: wait === true })
}
