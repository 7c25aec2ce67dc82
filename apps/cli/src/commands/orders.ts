import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorBody } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { BRAND, BRAND_OF_GROUP, idOf, OUT, opt } from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { onceLogged } from '../once-logged.ts'
import { collect, readEngines, wholeNumber } from '../options.ts'
import { renderOrder } from '../ui/order.ts'
import { plural } from '../ui/words.ts'
import { saveCase } from './case.ts'

const ORDER = idOf('order', 'id of a notice or order')
const BY = opt('--by <name>', 'name of the person, for the record', { preset: 'operator' })
const dayToTime = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T00:00:00Z` : typed

type Body = OperatorBody<'adminRecordOrder'>
type Sent = Omit<Body, 'statements' | 'wording'>

export const ordersCommand = group({
  name: 'orders',
  summary: 'notices and court orders, and answers that breach them',
  about:
    'Lists the notices and court orders of a brand. A record is signed and logged before the first question. Engines are asked by its plan, and every later answer is decided: a breach, a near miss, or neither.',
  own: lists({
    inputs: [BRAND_OF_GROUP],
    examples: [['BRAND', 'All of them, newest first']],
    before: ({ ids }) => {
      if (ids.length === 0) throw new UsageError('Give a brand, or use record, show, withdraw or case.')
    },
    call: ({ orders }) => orders.list,
    columns: [
      { title: 'order', cell: ({ id }) => id },
      { title: 'kind', cell: ({ kind }) => kind },
      { title: 'to', cell: ({ addressee }) => addressee, least: 10 },
      { title: 'holds from', cell: ({ holdsFrom }) => holdsFrom.slice(0, 10) },
      { title: 'state', cell: ({ state }) => state },
      {
        title: 'forbids',
        cell: ({ statements }) => statements.map(({ words }) => words).join('; '),
        least: 12,
      },
    ],
    footer: (_, items, { self }) =>
      `${plural(items.length, 'record')}. Breaches of one: ${self} orders show ORDER`,
    empty: ({ brand }) => `No notice or order about ${brand.name} is recorded.`,
  }),
  verbs: [
    runs<Sent>({
      name: 'record',
      about:
        'Records a notice or an order: signed, logged, and watched by the plan given here. --forbid takes a finding; a file with --statements takes predicates and values.',
      inputs: [
        BRAND,
        opt('--kind <kind>', 'notice or order', { choices: ['notice', 'order'], preset: 'notice' }),
        opt('--to <name>', 'the provider that it is addressed to', { as: 'addressee', required: true }),
        opt('--court <name>', 'the court of an order'),
        opt('--file-number <text>', 'its file number'),
        opt('--wording <file>', 'a text file with the wording', { local: true, required: true }),
        opt('--sent <day>', 'when a notice was sent, such as 2026-11-01', { parse: dayToTime, as: 'sentAt' }),
        opt('--received <day>', 'when it was received', { parse: dayToTime, as: 'receivedAt' }),
        opt('--from <day>', 'from when it holds; now if left out', { parse: dayToTime, as: 'holdsFrom' }),
        opt('--forbid <finding>', 'a false statement that it forbids; repeatable', {
          parse: collect,
          local: true,
        }),
        opt('--statements <file>', 'a JSON list of statements, as the API takes them', { local: true }),
        opt('--engines <list>', 'the engines to ask, separated by commas', {
          parse: readEngines,
          required: true,
        }),
        opt('--prompt <id>', 'a prompt to ask; repeatable', { parse: collect, as: 'promptIds' }),
        opt('--samples <count>', 'how often each is asked in one look', { parse: wholeNumber(1, 100) }),
        opt('--every-hours <hours>', 'hours between looks', { parse: wholeNumber(1, 720) }),
        opt('--looks <count>', 'looks at most', { parse: wholeNumber(1, 366) }),
        opt('--supersedes <order>', 'the record in whose place it stands'),
        BY,
      ],
      examples: [
        [
          'BRAND --to Google --wording letter.txt --sent 2026-11-01 --forbid ID --engines google_aio --prompt ID',
        ],
      ],
      run: async ({ ids: [brandId = ''], sent, own }, context, { operator }) => {
        const forbidden = (own.forbid ?? []) as string[]
        const statements = [
          ...(await Promise.all(forbidden.map((id) => statementOf(operator, id)))),
          ...(own.statements === undefined ? [] : JSON.parse(await textOf(context, own.statements))),
        ] as Body['statements']
        if (statements.length === 0) throw new UsageError('Give --forbid or --statements.')
        const wording = (await textOf(context, own.wording)).trim()
        const made = await operator.orders.record(brandId, { ...sent, wording, statements })
        context.show(made, (clean) => renderOrder(clean, context))
      },
    }),
    shows({
      name: 'show',
      about: 'Shows a notice or order: breaches with their times, near misses apart, and the calendar.',
      inputs: [ORDER],
      call: ({ orders }) => orders.get,
      says: renderOrder,
    }),
    shows({
      name: 'withdraw',
      about: 'Withdraws a record by a signed entry. Nothing is asked or counted for it any more.',
      inputs: [ORDER, opt('--reason <text>', 'why', { required: true }), BY],
      call: ({ orders }) => orders.withdraw,
      says: renderOrder,
    }),
    runs<Omit<OperatorBody<'adminMakeOrderCase'>, 'orderId'>>({
      name: 'case',
      about: 'Makes the case file for enforcement, waits until it is in the log, and saves it.',
      inputs: [
        ORDER,
        opt('--by <name>', 'who prepared it', { as: 'preparedBy' }),
        opt('--for <name>', 'who it is for', { as: 'preparedFor' }),
        OUT,
      ],
      examples: [['ID -o enforcement.zip', 'The newest breaches as exhibits']],
      run: async ({ ids: [id = ''], sent, own }, context, client) => {
        const made = await onceLogged(() => client.operator.orders.makeCase(id, sent))
        await saveCase(context, client, made, String(own.out))
      },
    }),
  ],
})

const textOf = ({ io }: Context, file: unknown): Promise<string> =>
  readFile(resolve(io.cwd, String(file)), 'utf8')

async function statementOf(
  { findings }: Client['operator'],
  findingId: string,
): Promise<Body['statements'][number]> {
  const { label, about, stated } = await findings.get(findingId)
  const words = `${label}${about === null ? '' : ` of ${about}`}: ${stated}`
  return { findingId, words: words.slice(0, 300) }
}
