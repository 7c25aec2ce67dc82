import { Command } from 'commander'
import type { Account } from '../bodies.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { requirePlan } from '../find.ts'
import { withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

export function accountsCommand(context: Context): Command {
  const accounts = new Command('accounts')
    .summary('who owns brands')
    .description('Accounts own brands and have a plan.')
  const add = accounts
    .command('add')
    .description('Adds an account.')
    .argument('<name>')
    .requiredOption('-p, --plan <plan>', 'its plan')
    .action(async (name: string, { plan }: { plan: string }) => {
      const client = connect(context)
      await requirePlan(client, plan, context)
      const account = await client.operator.accounts.create({ name, plan })
      context.show(account, (clean) => `${context.paint.green('✓')} ${clean.name}  ${clean.id}`)
    })
  const list = accounts
    .command('list')
    .description('Lists accounts.')
    .action(async () => {
      const client = connect(context)
      const accounts = await client.everyPage(client.operator.accounts.list())
      context.showEach(accounts, (items) => render(context, items))
    })
  withExamples(add, [['accounts add "Halden Instruments AS" --plan pro', 'A customer']])
  withExamples(list, [['accounts list', 'All of them']])
  return accounts
}

const render = (context: Context, accounts: readonly Account[]): string =>
  accounts.length === 0
    ? `No account yet: ${context.self} accounts add NAME --plan PLAN`
    : table(
        accounts,
        [
          { title: 'NAME', cell: ({ name }) => name, least: 12 },
          { title: 'PLAN', cell: ({ plan }) => plan },
          { title: 'SINCE', cell: ({ createdAt }) => minuteOf(createdAt) },
          { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
        ],
        context,
      )
