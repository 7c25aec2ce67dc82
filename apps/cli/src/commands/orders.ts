import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorBody } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { onceLogged } from '../once-logged.ts'
import { renderOrder } from '../ui/order.ts'
import { aboutName, codeName } from '../ui/words.ts'
import { saveCase } from './case.ts'

const dayToTime = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T00:00:00Z` : typed

type Body = OperatorBody<'adminRecordOrder'>
type Sent = Omit<Body, 'statements' | 'wording'>

export const ordersCommand = group(
  'orders',
  [
    runs<Sent>('orders record', {
      parse: { sent: dayToTime, received: dayToTime, from: dayToTime },
      run: async ({ ids: [brandId = ''], sent, own }, context, { operator }) => {
        const forbidden = (own.forbid ?? []) as string[]
        const statements = [
          ...(await Promise.all(forbidden.map((id) => statementOf(context, operator, id)))),
          ...(own.statements === undefined ? [] : JSON.parse(await textOf(context, own.statements))),
        ] as Body['statements']
        if (statements.length === 0) throw new UsageError((say) => say('cliRefused.giveForbidOrStatements'))
        const wording = (await textOf(context, own.wording)).trim()
        const made = await operator.orders.record(brandId, { ...sent, wording, statements })
        context.show(made, (clean) => renderOrder(clean, context))
      },
    }),
    shows('orders show', {
      call: ({ orders }) => orders.get,
      says: renderOrder,
    }),
    shows('orders withdraw', {
      call: ({ orders }) => orders.withdraw,
      says: renderOrder,
    }),
    runs<Omit<OperatorBody<'adminMakeOrderCase'>, 'orderId'>>('orders case', {
      run: async ({ ids: [id = ''], sent, own }, context, client) => {
        const made = await onceLogged(() => client.operator.orders.makeCase(id, sent))
        await saveCase(context, client, made, String(own.out))
      },
    }),
  ],
  lists('orders', {
    call: ({ orders }) => orders.list,
    columns: (_, { say }) => [
      { title: 'orderSmall', cell: ({ id }) => id },
      { title: 'kindSmall', cell: ({ kind }) => codeName(say, kind) },
      { title: 'toSmall', cell: ({ addressee }) => addressee, least: 10 },
      { title: 'holdsFromSmall', cell: ({ holdsFrom }) => holdsFrom.slice(0, 10) },
      { title: 'stateSmall', cell: ({ state }) => codeName(say, state) },
      {
        title: 'forbidsSmall',
        cell: ({ statements }) => statements.map(({ words }) => words).join('; '),
        least: 12,
      },
    ],
    footer: (_, items, { self, say }) => say('cliOrder.count', { count: items.length, self }),
    empty: ({ brand }, { say }) => say('cliOrder.none', { brand: brand.name }),
  }),
)

const textOf = ({ io }: Context, file: unknown): Promise<string> =>
  readFile(resolve(io.cwd, String(file)), 'utf8')

async function statementOf(
  { say }: Context,
  { findings }: Client['operator'],
  findingId: string,
): Promise<Body['statements'][number]> {
  const { label, about, stated } = await findings.get(findingId)
  const words = `${aboutName(say, label, about)}: ${stated}`
  return { findingId, words: words.slice(0, 300) }
}
