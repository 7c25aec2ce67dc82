import type { ENGINES } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { readEngines, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'

export function plansCommand(context: Context): Command {
  const plans = new Command('plans')
    .summary('which engines, and how often')
    .description('A plan sets which engines an account may ask, and how often.')
  const list = plans
    .command('list')
    .description('Lists plans.')
    .action(async () => {
      const { items } = await connect(context).operator.plans.list()
      context.showEach(items, (clean) =>
        table(
          clean,
          [
            { title: 'PLAN', cell: ({ id }) => id },
            {
              title: 'SCANS/MONTH',
              cell: ({ maxScansPerMonth }) => String(maxScansPerMonth),
              align: 'right',
            },
            { title: 'ENGINES', cell: ({ engines }) => `${engines.length}: ${engines.join(' ')}`, least: 20 },
          ],
          context,
        ),
      )
    })
  const set = plans
    .command('set')
    .description('Makes a plan, or changes one. Changes apply at once to the accounts that have it.')
    .argument('<plan>', 'its name')
    .requiredOption('-e, --engines <list>', 'engines, separated by commas, or all', readEngines)
    .requiredOption('-m, --max-scans <n>', 'scans per calendar month (UTC)', wholeNumber(0, 999_999_999))
    .action(async (plan: string, options: { engines: (typeof ENGINES)[number][]; maxScans: number }) => {
      const { engines, maxScans: maxScansPerMonth } = options
      const saved = await connect(context).operator.plans.put(plan, { engines, maxScansPerMonth })
      context.show(
        saved,
        ({ id, engines, maxScansPerMonth: most }) =>
          `${context.paint.green('✓')} ${id}: ${most} scans a month, ${engines.join(' ')}`,
      )
    })
  withExamples(list, [['plans list', 'All of them']])
  withExamples(set, [
    ['plans set agency --engines chatgpt,perplexity,gemini --max-scans 50', 'A plan of your own'],
  ])
  return plans
}
