import { ACT_KINDS, type ActKind } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Act } from '../bodies.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { Refused } from '../failures.ts'
import { oneOf, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

export function recordCommand(context: Context): Command {
  const record = new Command('record')
    .summary('who did what')
    .description('Who did what: sign-ins, changes, reviews, exports and the use of keys.')
  const list = record
    .command('list')
    .description('Lists acts, newest first.')
    .option(
      '--what <kind>',
      `only these: ${ACT_KINDS.join(', ')}`,
      (typed): ActKind => oneOf(ACT_KINDS, typed),
    )
    .option('--day <day>', 'only of this day, in UTC, such as 2026-11-17')
    .option('--limit <n>', 'at most so many', wholeNumber(1, 1000), 50)
    .action(async ({ what, day, limit }: { what?: ActKind; day?: string; limit: number }) => {
      const { operator } = connect(context)
      const { items } = await operator.record.listActs({ what, day }).page({ limit })
      context.showEach(items, (acts) => (acts.length === 0 ? 'Nothing of this kind.' : render(context, acts)))
    })
  const check = record
    .command('check')
    .description('Computes the digest of a closed day again, and compares it with the one in the log.')
    .argument('<day>', 'such as 2026-11-17')
    .action(async (day: string) => {
      const checked = await connect(context).operator.record.getActDay(day)
      context.show(checked, ({ acts, sha256, logIndex, unchanged }) =>
        [
          unchanged ? `${context.paint.green('✓')} unchanged` : `${context.paint.red('✗')} CHANGED`,
          `${acts} acts, digest ${sha256}`,
          logIndex === null ? 'waits for the log' : `leaf ${logIndex} of the log`,
        ].join('\n'),
      )
      if (!checked.unchanged) throw new Refused(`The acts of ${day} are not those that were signed.`)
    })
  withExamples(list, [
    ['record list', 'The newest acts'],
    ['record list --what export --day 2026-11-17', 'Who exported evidence on a day'],
  ])
  withExamples(check, [['record check 2026-11-17', 'Whether a day is still what the log says']])
  return record
}

const render = (context: Context, acts: readonly Act[]): string =>
  table(
    acts,
    [
      { title: 'WHEN', cell: ({ at }) => minuteOf(at) },
      { title: 'WHO', cell: ({ who }) => who.name, least: 8 },
      { title: 'WHAT', cell: ({ what }) => what },
      { title: 'OPERATION', cell: ({ operation }) => operation },
      { title: 'ABOUT', cell: ({ targetId }) => targetId ?? '', paint: context.paint.dim },
    ],
    context,
  )
