import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorBody } from '@veracite/sdk'
import type { Say } from '@veracite/words/say-in'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { onceLogged } from '../once-logged.ts'
import { lines } from '../ui/lines.ts'
import { type Column, table } from '../ui/table.ts'
import { aboutName, accessNote, apartNote, codeName, minuteOf, originOf, speakerName } from '../ui/words.ts'
import { saveCase } from './case.ts'

type Order = Awaited<ReturnType<Client['operator']['orders']['get']>>

export const ordersCommand = group(
  'orders',
  [
    shows('orders record', {
      before: async ({ sent, own }, context, { operator }) => {
        const forbidden = (own.forbid ?? []) as string[]
        const statements = [
          ...(await Promise.all(forbidden.map((id) => statementOf(context, operator, id)))),
          ...(own.statements === undefined ? [] : JSON.parse(await textOf(context, own.statements))),
        ]
        if (statements.length === 0) throw new UsageError((say) => say('cliRefused.giveForbidOrStatements'))
        Object.assign(sent, { statements, wording: (await textOf(context, own.wording)).trim() })
      },
      call: ({ orders }) => orders.record,
      says: renderOrder,
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

async function statementOf({ say }: Context, { findings }: Client['operator'], findingId: string) {
  const { label, about, stated } = await findings.get(findingId)
  const words = `${aboutName(say, label, about)}: ${stated}`
  return { findingId, words: words.slice(0, 300) }
}

/** What it forbids, who breached it and when, and what came near without being counted. */
function renderOrder(order: Order, context: Context): string {
  const { paint, say } = context
  const { id, sha256, addressee, court, fileNumber, plan, nextAt, hindered, breaches, nearMisses } = order
  const head = say('cliOrder.head', {
    kind: order.kind === 'order' ? 'order' : 'other',
    ...{ addressee, court: court ?? '', fileNumber: fileNumber ?? '' },
    ...{ state: codeName(say, order.state), from: minuteOf(order.holdsFrom) },
  })
  const looks = { done: order.looks.length, looks: plan.looks, engines: say.line(plan.engines) }
  return lines(
    paint.bold(head),
    order.wording,
    ...order.statements.map(({ words }, i) => `${i + 1}. ${words}`),
    `${say.line([
      say('cliOrder.looks', looks),
      nextAt !== null && say('cliWord.next', { at: minuteOf(nextAt) }),
    ])}${hindered === null ? '' : `; ${context.toldInWords(hindered)}`}`,
    '',
    `${say('cliOrder.breaches', { count: order.breachCount, leading: order.leadingBreachCount })}${accessNote(originOf(order), context)}${apartNote(order.apart, context)}`,
    breaches.length === 0 ? '' : table(breaches, lineColumns(say), context),
    nearMisses.length > 0 && [
      say('cliOrder.nearMisses', { count: nearMisses.length }),
      table(nearMisses, lineColumns(say), context),
    ],
    table(
      order.calendar,
      [
        { title: 'daySmall', cell: ({ day }) => day },
        { title: 'ofSmall', cell: (day) => codeName(say, originOf(day)) },
        { title: 'answersSmall', cell: ({ answers }) => String(answers), align: 'right' },
        { title: 'breachesSmall', cell: ({ breaches }) => String(breaches), align: 'right' },
        { title: 'leadingSmall', cell: ({ leadingBreaches }) => String(leadingBreaches), align: 'right' },
        { title: 'nearMissesSmall', cell: ({ nearMisses }) => String(nearMisses), align: 'right' },
      ],
      context,
    ),
    say('cliOrder.signed', { id, sha256, entry: order.logIndex ?? say('cliWord.pending') }),
  )
}

const lineColumns = (say: Say): Column<Order['breaches'][number]>[] => [
  { title: 'whenSmall', cell: ({ capturedAt }) => minuteOf(capturedAt) },
  { title: 'engineSmall', cell: (line) => speakerName(say, line.engine, originOf(line)) },
  { title: 'saysSmall', cell: ({ stated }) => stated, least: 10 },
  { title: 'readBySmall', cell: ({ readBy }) => say(`readerName.${readBy}`), least: 10 },
  { title: 'questionSmall', cell: ({ leading }) => (leading === null ? '' : say('cliWord.leading')) },
  {
    title: 'whyNotSmall',
    cell: ({ why, reason }) => say.known('nearMiss', reason ?? '') ?? why ?? '',
    least: 10,
  },
  { title: 'runSmall', cell: ({ runId }) => runId },
]
