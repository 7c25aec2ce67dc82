import { KEY_SCOPES, type KeyScope, MEMBER_ROLES, type MemberRole } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Key } from '../bodies.ts'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { findAccount } from '../find.ts'
import { oneOf, wholeNumber, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

export function keysCommand(context: Context): Command {
  const keys = new Command('keys')
    .summary('API keys of customers and agents')
    .description('API keys: what a customer or an agent uses in place of your token.')
  const issue = keys
    .command('issue')
    .description('Issues a key. It is shown only once: only its digest is kept.')
    .argument('<name>', 'what it is for')
    .option('--account <account>', 'id or name; needed when there are several')
    .option('--scopes <list>', `for an agent; separated by commas: ${KEY_SCOPES.join(', ')}`, readScopes)
    .option('--role <role>', `for a program that uses /api/admin: ${MEMBER_ROLES.join(', ')}`, readRole)
    .option('--days <days>', 'days until it stops working', wholeNumber(1, 3650))
    .action((name: string, options: IssueOptions) => issueKey(context, name, options))
  const list = keys
    .command('list')
    .description('Lists the names and scopes of keys, never the keys themselves.')
    .option('--account <account>', 'only those of this account')
    .action(({ account }: { account?: string }) => listKeys(context, account))
  const rotate = keys
    .command('rotate')
    .description('Replaces a key by one that may do the same. The new one is shown only once.')
    .argument('<key>', 'id of the key')
    .option('--overlap <hours>', 'how long the old one goes on working', wholeNumber(0, 168), 0)
    .action(async (keyId: string, { overlap }: { overlap: number }) => {
      const made = await connect(context).operator.keys.rotate(keyId, { overlapHours: overlap })
      context.note('Store it now: it will not be shown again.')
      context.show(made, ({ key }) => key)
    })
  const revoke = keys
    .command('revoke')
    .description('Revokes a key immediately.')
    .argument('<key>', 'id of the key')
    .option('-y, --yes', 'do not ask')
    .action(async (keyId: string, { yes }: { yes?: true }) => {
      await confirm(context, `Revoke key ${keyId}? Requests that use it will be refused.`, yes)
      const answer = await connect(context).operator.keys.revoke(keyId)
      context.show({ id: keyId, ...answer }, () => `${context.paint.green('✓')} revoked`)
    })
  withExamples(issue, [
    ['keys issue "research agent"', 'A key that can only read'],
    ['keys issue nightly --scopes read,scan > key.txt', 'Standard output is the key and nothing else'],
    ['keys issue dashboard --role viewer --days 90', 'For a program that reads what people read'],
  ])
  withExamples(list, [['keys list', 'Who has one']])
  withExamples(rotate, [
    ['keys rotate 01a1dd29-4dac-7151-9b3e-1037b37caf02 --overlap 24', 'A day to change it everywhere'],
  ])
  withExamples(revoke, [['keys revoke 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'Take one back']])
  return keys
}

const readScopes = (typed: string): KeyScope[] =>
  typed.split(',').map((scope) => oneOf(KEY_SCOPES, scope.trim()))

interface IssueOptions {
  account?: string
  scopes?: KeyScope[]
  role?: MemberRole
  days?: number
}

const readRole = (typed: string): MemberRole => oneOf(MEMBER_ROLES, typed)

async function issueKey(context: Context, name: string, options: IssueOptions): Promise<void> {
  const client = connect(context)
  const account = await findAccount(client, options.account, context)
  const { scopes, role, days } = options
  const issued = await client.operator.keys.issue({
    accountId: account.id,
    name,
    ...(role && { kind: 'service' as const, role }),
    ...(scopes && { scopes }),
    ...(days && { expiresInDays: days }),
  })
  const may = issued.role === null ? issued.scopes.join(', ') : `do what a ${issued.role} may`
  context.note(`Store it now: it will not be shown again. It may ${may} for ${account.name}.`)
  context.show(issued, ({ key }) => key)
}

async function listKeys(context: Context, account: string | undefined): Promise<void> {
  const client = connect(context)
  const accountId = account === undefined ? undefined : (await findAccount(client, account, context)).id
  const keys = await client.everyPage(client.operator.keys.list({ ...(accountId && { accountId }) }))
  context.showEach(keys, (items) =>
    items.length === 0 ? 'No key has been issued yet.' : render(context, items),
  )
}

const PREFIXES = { customer: 'vrc', service: 'vrs', personal: 'vrp' } as const

const render = (context: Context, keys: readonly Key[]): string =>
  table(
    keys,
    [
      { title: 'NAME', cell: ({ name }) => name, least: 10 },
      { title: 'KEY', cell: ({ hint, kind }) => `${PREFIXES[kind]}_…${hint}` },
      { title: 'MAY', cell: ({ scopes, role }) => role ?? scopes.join(',') },
      { title: 'SINCE', cell: ({ createdAt }) => minuteOf(createdAt) },
      {
        title: 'STATE',
        cell: ({ revokedAt }) => (revokedAt === null ? 'active' : `revoked ${minuteOf(revokedAt)}`),
        paint: (text, { revokedAt }) =>
          revokedAt === null ? context.paint.green(text) : context.paint.dim(text),
      },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )
