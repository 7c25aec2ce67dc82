import { SHARE_KINDS, type ShareKind } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Share } from '../bodies.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { oneOf, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

export function shareCommand(context: Context): Command {
  const share = new Command('share')
    .summary('show one piece of evidence to somebody outside')
    .description('Addresses that show one finding, run, case or report to somebody without an account.')
  const make = share
    .command('make')
    .description('Makes an address. Whoever has it sees the evidence and its proof, and nothing else.')
    .argument('<kind>', SHARE_KINDS.join(', '), (typed): ShareKind => oneOf(SHARE_KINDS, typed))
    .argument('<id>', 'id of the finding, run, case or report')
    .option('--days <days>', 'how long it works', wholeNumber(1, 90), 14)
    .action(async (kind: ShareKind, id: string, { days }: { days: number }) => {
      const client = connect(context)
      const made = await client.operator.shares.create({ [`${kind}Id`]: id, expiresInDays: days })
      context.note(`It shows ${made.demo ? 'DEMO ' : ''}${made.title} until ${minuteOf(made.expiresAt)}.`)
      context.show(made, ({ path }) => client.url + path)
    })
  const list = share
    .command('list')
    .description('Lists what is shared and how often it was opened, without the addresses.')
    .action(async () => {
      const client = connect(context)
      const shares = await client.everyPage(client.operator.shares.list())
      context.showEach(shares, (items) =>
        items.length === 0 ? 'Nothing is shared.' : render(context, items),
      )
    })
  const revoke = share
    .command('revoke')
    .description('Takes an address back: it shows nothing any more.')
    .argument('<share>', 'id of the share')
    .action(async (shareId: string) => {
      const answer = await connect(context).operator.shares.revoke(shareId)
      context.show({ id: shareId, ...answer }, () => `${context.paint.green('✓')} taken back`)
    })
  withExamples(make, [
    ['share make finding 01a1dd29-4dac-7151-9b3e-1037b37caf02 --days 7', 'For an engine’s own people'],
  ])
  withExamples(list, [['share list', 'Who looked']])
  withExamples(revoke, [['share revoke 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'No longer']])
  return share
}

const render = (context: Context, shares: readonly Share[]): string =>
  table(
    shares,
    [
      {
        title: 'WHAT',
        cell: ({ kind, title, demo }) => `${demo ? 'DEMO ' : ''}${kind}: ${title}`,
        least: 20,
      },
      { title: 'UNTIL', cell: ({ expiresAt }) => minuteOf(expiresAt) },
      { title: 'OPENED', cell: ({ views }) => String(views) },
      { title: 'STATE', cell: ({ revokedAt }) => (revokedAt === null ? 'open' : 'taken back') },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )
