import { MEMBER_ROLES, type MemberRole } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Member } from '../bodies.ts'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { findAccount } from '../find.ts'
import { oneOf, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

interface OfAccount {
  account?: string
}

const ACCOUNT = ['--account <account>', 'id or name; needed when there are several'] as const

export function peopleCommand(context: Context): Command {
  const people = new Command('people')
    .summary('who gets into the console')
    .description('The people of an account: what they may do, and links that let others in.')
  const list = people
    .command('list')
    .description('Lists the people of an account.')
    .option(...ACCOUNT)
    .action(({ account }: OfAccount) => listPeople(context, account))
  const invite = people
    .command('invite')
    .description('Makes a link that lets one person in, once. Nothing is sent: give it to them yourself.')
    .argument('<name>', 'who is invited')
    .option(...ACCOUNT)
    .option('--role <role>', MEMBER_ROLES.join(', '), readRole, 'viewer' as const)
    .option('--hours <hours>', 'how long the link works', wholeNumber(1, 720), 72)
    .action((name: string, options: OfAccount & { role: MemberRole; hours: number }) =>
      inviteOne(context, name, options),
    )
  const role = people
    .command('role')
    .description('Gives a member another role, from their next request on.')
    .argument('<member>', 'id of the membership')
    .argument('<role>', MEMBER_ROLES.join(', '), readRole)
    .action(async (memberId: string, given: MemberRole) => {
      const changed = await connect(context).operator.members.change(memberId, { role: given })
      context.show(changed, (clean) => `${context.paint.green('✓')} ${clean.name} is ${clean.role} now`)
    })
  const remove = people
    .command('remove')
    .description('Takes a person out of an account. Their sessions and keys end at once.')
    .argument('<member>', 'id of the membership')
    .option('-y, --yes', 'do not ask')
    .action(async (memberId: string, { yes }: { yes?: true }) => {
      await confirm(context, `Take member ${memberId} out? They are signed out at once.`, yes)
      const answer = await connect(context).operator.members.remove(memberId)
      context.show({ id: memberId, ...answer }, () => `${context.paint.green('✓')} removed`)
    })
  withExamples(list, [['people list', 'Who is in the account']])
  withExamples(invite, [
    ['people invite "Grace Hopper" --role reviewer', 'A link for a colleague; standard output is the link'],
  ])
  withExamples(role, [['people role 01a1dd29-4dac-7151-9b3e-1037b37caf02 editor', 'May start scans now']])
  withExamples(remove, [['people remove 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'Somebody has left']])
  return people
}

const readRole = (typed: string): MemberRole => oneOf(MEMBER_ROLES, typed)

async function inviteOne(
  context: Context,
  name: string,
  options: OfAccount & { role: MemberRole; hours: number },
): Promise<void> {
  const client = connect(context)
  const account = await findAccount(client, options.account, context)
  const made = await client.operator.invitations.create(account.id, {
    name,
    role: options.role,
    expiresInHours: options.hours,
  })
  context.note(
    `Give this link to ${made.name} only: it works once, until ${minuteOf(made.expiresAt)}, and makes them ${made.role} of ${account.name}.`,
  )
  context.show(made, ({ path }) => client.url.replace('//127.0.0.1', '//localhost') + path)
}

async function listPeople(context: Context, wanted: string | undefined): Promise<void> {
  const client = connect(context)
  const account = await findAccount(client, wanted, context)
  const members = await client.everyPage(client.operator.members.list(account.id))
  context.showEach(members, (items) =>
    items.length === 0
      ? `Nobody is in ${account.name} yet: ${context.self} people invite NAME`
      : render(context, items),
  )
}

const render = (context: Context, members: readonly Member[]): string =>
  table(
    members,
    [
      { title: 'NAME', cell: ({ name }) => name, least: 10 },
      { title: 'ROLE', cell: ({ role }) => role },
      { title: 'SINCE', cell: ({ addedAt }) => minuteOf(addedAt) },
      {
        title: 'LAST SEEN',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'never' : minuteOf(lastSeenAt)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )
