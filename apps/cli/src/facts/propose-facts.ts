import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { OperatorAnswer, OperatorBody } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { lines } from '../ui/lines.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'
import { renderFacts } from './fact-table.ts'

type LookUp = Partial<OperatorBody<'adminLookUpRegister'>>

/** Where proposals come from: documents and registers. */
export const PROPOSING = [
  shows('facts read', {
    before: async ({ sent, own }, { io }) => {
      const file = String(own.file)
      const bytes = await readFile(resolve(io.cwd, file)).catch(() => {
        throw new UsageError((say) => say('cliRefused.cannotBeRead', { file }))
      })
      Object.assign(sent, { name: basename(file), content: bytes.toString('base64') })
    },
    call: ({ documents }) => documents.create,
    done: (read, context) =>
      [
        context.say.line([
          read.pages === null
            ? read.document.name
            : context.say('cliFact.pagesRead', { name: read.document.name, pages: read.pages }),
          ...(read.truncated ? [context.say('cliFact.onlyPart')] : []),
        ]),
        `  sha256  ${read.document.sha256}`,
        proposedInWords(context, read),
      ].join('\n'),
  }),
  lists('facts documents', {
    call: ({ documents }) => documents.list,
    columns: [
      { title: 'name', cell: ({ name }) => name, least: 12 },
      { title: 'bytes', cell: ({ bytes }) => String(bytes) },
      { title: 'read', cell: ({ uploadedAt }) => minuteOf(uploadedAt) },
      { title: 'by', cell: ({ uploadedBy }) => uploadedBy },
      { title: 'SHA-256', cell: ({ sha256 }) => sha256, paint: 'dim' },
    ],
    empty: ({ brand: { name: brand, domain } }, { self, say }) =>
      say('cliNone.document', { brand, self, domain }),
  }),
  runs<LookUp>('facts lookup', { run: lookUpRegister }),
]

type Proposed = Pick<OperatorAnswer<'adminLookUpRegister'>, 'items' | 'known' | 'waiting' | 'refused'>

function proposedInWords(context: Context, { items, known, waiting, refused }: Proposed): string {
  const { say, self } = context
  const before = say.line([
    known > 0 && say('cliFact.inForce', { count: known }),
    waiting > 0 && say('cliFact.waiting', { count: waiting }),
    refused > 0 && say('cliFact.refusedBefore', { count: refused }),
  ])
  return lines(
    [say('cliFact.proposed', { count: items.length }), ...(before === '' ? [] : [before])].join('; '),
    items.length > 0 && [
      renderFacts(context, items),
      context.paint.dim(say('cliFact.approveThem', { self })),
    ],
  )
}

async function lookUpRegister(
  { brand, sent: { register, ...by } }: Given<LookUp>,
  context: Context,
  { operator: { registers } }: Client,
): Promise<void> {
  if (register === undefined) return listRegisters(context, (await registers.list()).items)
  const { id, name } = by
  if ((id === undefined) === (name === undefined))
    throw new UsageError((say) => say('cliRefused.giveIdOrName'))
  const answer = await registers.lookUp(brand.id, { register, ...by })
  context.show(answer, (clean) =>
    lines(
      ...(clean.companies.length === 0
        ? [context.say('cliFact.noCompany', { register: clean.register.label })]
        : [
            table(
              clean.companies,
              [
                { title: clean.register.idLabel.toUpperCase(), cell: (company) => company.id },
                { title: 'name', cell: (company) => company.name, least: 16 },
                { title: 'place', cell: ({ place }) => place ?? '', least: 8 },
                { title: 'status', cell: ({ status }) => status ?? '' },
              ],
              context,
            ),
          ]),
      id !== undefined && proposedInWords(context, clean),
      context.paint.dim(`${clean.register.label}: ${clean.register.licence}, ${clean.register.terms}`),
    ),
  )
}

const listRegisters = (context: Context, items: OperatorAnswer<'adminListRegisters'>['items']): void =>
  context.showEach(items, (registers) =>
    table(
      registers,
      [
        { title: 'register', cell: ({ name }) => name },
        {
          title: 'askedBy',
          cell: ({ idLabel, byName }) => (byName ? context.say('cliFact.orName', { id: idLabel }) : idLabel),
        },
        {
          title: 'state',
          cell: ({ on, setting }) =>
            on ? context.say('cliDo.on') : context.say('cliFact.registerOff', { setting }),
        },
        { title: 'licence', cell: ({ licence }) => licence, least: 12 },
      ],
      context,
    ),
  )
