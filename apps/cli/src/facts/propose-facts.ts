import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { AnswerOf } from '@veracite/contract/routes'
import { REGISTER_NAMES } from '@veracite/terms/vocabulary'
import type { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf, plural } from '../ui/words.ts'
import { renderFacts } from './fact-table.ts'

interface LookUpOptions {
  register?: (typeof REGISTER_NAMES)[number]
  id?: string
  name?: string
}

/** Where proposals come from: documents and registers. */
export function addProposing(context: Context, facts: Command): void {
  const read = facts
    .command('read')
    .description(
      'Reads a document (PDF, DOCX, HTML, Markdown). What it states about the brand is proposed, and waits for approval.',
    )
    .argument('<brand>', 'id, domain or name')
    .argument('<file>', 'the document, 10 MB at most')
    .action((brand: string, file: string) => readDocument(context, brand, file))
  withExamples(read, [['facts read halden-instruments.com fact-sheet.pdf', 'A fact sheet']])
  const documents = facts
    .command('documents')
    .description('Lists the documents that were read for a brand.')
    .argument('<brand>', 'id, domain or name')
    .action((brand: string) => listDocuments(context, brand))
  withExamples(documents, [['facts documents halden-instruments.com', 'With their digests']])
  const lookUp = facts
    .command('lookup')
    .description(
      'Looks a company up in a public register. By number, what is on record is proposed; by name, companies are listed. Without a register, lists them.',
    )
    .argument('<brand>', 'id, domain or name')
    .addOption(choice('--register <register>', 'which one', REGISTER_NAMES))
    .option('--id <number>', 'LEI, company number, CIK or VAT number')
    .option('--name <name>', 'legal name')
    .action((brand: string, options: LookUpOptions) => lookUpRegister(context, brand, options))
  withExamples(lookUp, [
    ['facts lookup halden-instruments.com', 'Which registers are there?'],
    [
      'facts lookup halden-instruments.com --register gleif --name "Halden Instruments"',
      'Who has that name?',
    ],
    ['facts lookup halden-instruments.com --register gleif --id 5299000J2N45DDNE4Y28', 'What is on record?'],
  ])
}

type Proposed = Pick<
  AnswerOf<'POST /api/admin/brands/{brandId}/registers'>,
  'items' | 'known' | 'waiting' | 'refused'
>

function proposedInWords(context: Context, { items, known, waiting, refused }: Proposed): string {
  const before = [
    known > 0 && `${known} in force already`,
    waiting > 0 && `${waiting} waiting already`,
    refused > 0 && `${refused} refused before`,
  ].filter(Boolean)
  return [
    `${plural(items.length, 'fact')} proposed${before.length === 0 ? '' : `; ${before.join(', ')}`}`,
    ...(items.length === 0
      ? []
      : [
          renderFacts(context, items),
          context.paint.dim(`Approve them: ${context.self} facts approve BRAND --all`),
        ]),
  ].join('\n')
}

async function readDocument(context: Context, wanted: string, file: string): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  let bytes: Buffer
  try {
    bytes = await readFile(resolve(context.io.cwd, file))
  } catch {
    throw new UsageError(`${file} cannot be read.`)
  }
  const content = bytes.toString('base64')
  const read = await client.operator.documents.create(brand.id, { name: basename(file), content })
  context.show(read, (clean) =>
    [
      `${context.paint.green('✓')} ${clean.document.name}${clean.pages === null ? '' : `, ${plural(clean.pages, 'page')}`}${clean.truncated ? ', of which only a part was read' : ''}`,
      `  sha256  ${clean.document.sha256}`,
      proposedInWords(context, clean),
    ].join('\n'),
  )
}

async function listDocuments(context: Context, wanted: string): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const found = await client.everyPage(client.operator.documents.list(brand.id))
  context.showEach(found, (items) =>
    items.length === 0
      ? `No document was read for ${brand.name}: ${context.self} facts read ${brand.domain} FILE`
      : table(
          items,
          [
            { title: 'NAME', cell: ({ name }) => name, least: 12 },
            { title: 'BYTES', cell: ({ bytes }) => String(bytes) },
            { title: 'READ', cell: ({ uploadedAt }) => minuteOf(uploadedAt) },
            { title: 'BY', cell: ({ uploadedBy }) => uploadedBy },
            { title: 'SHA-256', cell: ({ sha256 }) => sha256, paint: context.paint.dim },
          ],
          context,
        ),
  )
}

async function lookUpRegister(context: Context, wanted: string, options: LookUpOptions): Promise<void> {
  const { register, id, name } = options
  const client = connect(context)
  if (register === undefined) return listRegisters(context)
  if ((id === undefined) === (name === undefined)) throw new UsageError('Give --id or --name.')
  const brand = await findBrand(client, wanted)
  const answer = await client.operator.registers.lookUp(brand.id, {
    register,
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
  })
  context.show(answer, (clean) =>
    [
      ...(clean.companies.length === 0
        ? [`${clean.register.label} knows no such company.`]
        : [
            table(
              clean.companies,
              [
                { title: clean.register.idLabel.toUpperCase(), cell: (company) => company.id },
                { title: 'NAME', cell: (company) => company.name, least: 16 },
                { title: 'PLACE', cell: ({ place }) => place ?? '', least: 8 },
                { title: 'STATUS', cell: ({ status }) => status ?? '' },
              ],
              context,
            ),
          ]),
      ...(id === undefined ? [] : [proposedInWords(context, clean)]),
      context.paint.dim(`${clean.register.label}: ${clean.register.licence}, ${clean.register.terms}`),
    ].join('\n'),
  )
}

async function listRegisters(context: Context): Promise<void> {
  const { items } = await connect(context).operator.registers.list()
  context.showEach(items, (registers) =>
    table(
      registers,
      [
        { title: 'REGISTER', cell: ({ name }) => name },
        { title: 'ASKED BY', cell: ({ idLabel, byName }) => `${idLabel}${byName ? ' or name' : ''}` },
        { title: 'STATE', cell: ({ on, setting }) => (on ? 'on' : `off: see ${setting}`) },
        { title: 'LICENCE', cell: ({ licence }) => licence, least: 12 },
      ],
      context,
    ),
  )
}
