import { OPERATOR_OPERATIONS } from '@veracite/sdk'
import type { Command } from 'commander'
import { type Client, connect, type Paged } from '../client.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { table } from '../ui/table.ts'

interface Row {
  name: string
  method: string
  path: string
  answer?: string
}

/** Operations that only read and answer with JSON, by the name of their method in the client. */
const READS = (Object.values(OPERATOR_OPERATIONS) as Row[])
  .filter(({ method, answer }) => method === 'GET' && (answer === undefined || answer === 'page'))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Reads any operation of the operator's API, so that a new one is on the command line without a command of its own. */
export const getCommand = (context: Context): Command =>
  plain('get', async (name: string | undefined, values: string[]) => {
    if (name === undefined) return listMethods(context)
    const row = READS.find((one) => one.name === name)
    if (row === undefined)
      throw new UsageError((say) => say('cliRefused.thereIsNoToReadList', { name, self: context.self }))
    const client = connect(context)
    const { ids, filter } = await readValues(client, row, values)
    const answer = methodAt(client, name)(...ids, filter)
    if (row.answer !== 'page') return showOne(context, await (answer as PromiseLike<object>))
    const items = await client.everyPage(answer as Paged<object>)
    context.showEach(items, (clean) => (clean.length === 0 ? 'Nothing.' : tableOf(clean, context)))
  })

const listMethods = (context: Context): void =>
  context.showEach(READS, (rows) =>
    table(
      rows,
      [
        { title: 'method', cell: ({ name }) => name },
        { title: 'path', cell: ({ path }) => path },
      ],
      context,
    ),
  )

async function readValues(client: Client, { name, path }: Row, values: readonly string[]) {
  const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id)
  const typed = values.slice(0, wanted.length)
  const rest = values.slice(wanted.length).map((value) => [value, value.indexOf('=')] as const)
  if (typed.length < wanted.length || rest.some(([, at]) => at < 1))
    throw new UsageError(`${name} takes ${[...wanted, 'name=value …'].join(' ')}.`)
  const ids = await Promise.all(
    typed.map(async (value, at) => (wanted[at] === 'brandId' ? (await findBrand(client, value)).id : value)),
  )
  const filter = Object.fromEntries(rest.map(([value, at]) => [value.slice(0, at), value.slice(at + 1)]))
  return { ids, filter }
}

type Method = (...given: unknown[]) => unknown

function methodAt({ operator }: Client, name: string): Method {
  const [group = '', verb] = name.split('.')
  const found = (operator as unknown as Record<string, Method & Record<string, Method>>)[group]
  return (verb === undefined ? found : found?.[verb]) as Method
}

function showOne(context: Context, answer: object): void {
  context.show(answer, (clean) => {
    const { items } = clean as { items?: object[] }
    if (Array.isArray(items) && items.length > 0) return tableOf(items, context)
    return Object.entries(clean)
      .map(([member, value]) => `${context.paint.dim(member)}  ${textOf(value)}`)
      .join('\n')
  })
}

const tableOf = (items: readonly object[], context: Context): string =>
  table(
    items as Record<string, unknown>[],
    Object.keys(items[0] ?? {}).map((member) => ({
      title: member,
      cell: (item) => textOf(item[member]),
      least: 12,
    })),
    context,
  )

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? '–'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
