import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from 'commander'
import type { CaseBody } from '../bodies.ts'
import { type Client, connect } from '../client.ts'
import type { Context } from '../context.ts'
import { saveForm } from '../export/forms.ts'
import { UsageError } from '../failures.ts'
import { readAll } from '../files.ts'
import { findBrand } from '../find.ts'
import { onceLogged } from '../once-logged.ts'
import { collect, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf, plural } from '../ui/words.ts'

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'

interface CreateOptions {
  finding?: string[]
  run?: string[]
  reference?: string
  by?: string
  for?: string
  purpose?: string
  out: string
}

export function caseCommand(context: Context): Command {
  const command = new Command('case')
    .summary('evidence of several answers in one file')
    .description(
      'A case file holds the evidence of findings and runs of a brand: an index page to print, every bundle, and one ' +
        'signed and logged manifest with the digest of every part. One SHA-256 covers all of it.',
    )
  const create = command
    .command('create')
    .description('Makes a case from findings and runs, waits until it is in the log, and saves the file.')
    .argument('<brand>', 'id, domain or name')
    .option('-f, --finding <id>', 'a finding, with the runs that state it; repeatable', collect)
    .option('-r, --run <id>', 'a run; repeatable', collect)
    .option('--reference <text>', 'what you call the case, for example a file number')
    .option('--by <name>', 'who makes it, as the first sheet says')
    .option('--for <name>', 'for whom it is made')
    .option('--purpose <text>', 'what it is for')
    .requiredOption('-o, --out <file>', 'file to write')
    .action((brand: string, options: CreateOptions) => createCase(context, brand, options))
  const list = command
    .command('list')
    .description('Lists the cases made, newest first.')
    .argument('[brand]', 'only those of this brand')
    .action((brand: string | undefined) => listCases(context, brand))
  const save = command
    .command('save')
    .description('Saves the file of an existing case.')
    .argument('<case>', 'id')
    .requiredOption('-o, --out <file>', 'file to write')
    .option('--wacz', 'only the pages that its answers cite, as a web archive')
    .action(async (caseId: string, { out, wacz }: { out: string; wacz?: true }) => {
      const client = connect(context)
      if (wacz)
        return saveForm(context, {
          form: 'wacz',
          of: { caseId },
          out,
          bytes: await readAll(client.operator.cases.webArchive(caseId)),
        })
      await saveFile(context, client, await client.operator.cases.get(caseId), out)
    })
  const show = command
    .command('show')
    .description('Shows what is in a case file.')
    .argument('<case>', 'id')
    .action((caseId: string) => showCase(context, caseId))
  withExamples(show, [[`case show ${ID}`, 'Before it is sent']])
  withExamples(create, [
    [`case create halden-instruments.com --finding ${ID} -o case.zip`, 'A finding with all its answers'],
    [
      `case create acme --run ${ID} --reference 'Acme v. X, 12/2026' -o case.zip`,
      'A single answer, with a name',
    ],
  ])
  withExamples(list, [['case list halden-instruments.com', 'What was made']])
  withExamples(save, [
    [`case save ${ID} -o case.zip`, 'The same file again'],
    [`case save ${ID} --wacz -o pages.wacz`, 'The cited pages, for ReplayWeb.page'],
  ])
  return command
}

async function createCase(context: Context, wanted: string, options: CreateOptions): Promise<void> {
  const { finding: findings = [], run: runs = [], reference, out } = options
  if (findings.length + runs.length === 0)
    throw new UsageError('Give --finding or --run, or several of them.')
  const client = connect(context)
  const { id: brandId } = await findBrand(client, wanted)
  const choice = {
    brandId,
    findings,
    runs,
    ...(reference !== undefined && { reference }),
    ...(options.by !== undefined && { preparedBy: options.by }),
    ...(options.for !== undefined && { preparedFor: options.for }),
    ...(options.purpose !== undefined && { purpose: options.purpose }),
  }
  const made = await onceLogged(() => client.operator.cases.create(choice))
  await saveFile(context, client, made, out)
}

async function saveFile(context: Context, client: Client, made: CaseBody, out: string): Promise<void> {
  const { io, paint, self } = context
  const bytes = await onceLogged(() => readAll(client.operator.cases.file(made.id)))
  await writeFile(resolve(io.cwd, out), bytes)
  context.show({ ...made, status: 'integrated', out, fileBytes: bytes.length }, (clean) =>
    [
      `${paint.green('✓')} ${clean.out}  ${plural(clean.fileBytes, 'byte')}, ${plural(clean.runs, 'run')}, ${plural(clean.parts, 'part')}`,
      ...(clean.demo ? [paint.yellow('  DEMO: it holds invented answers; it is evidence of nothing')] : []),
      `  case    ${clean.id}`,
      `  sha256  ${clean.sha256}`,
      '',
      'The SHA-256 above covers the whole case. Check the file with the key that the server publishes, or with one from another place (--key-from):',
      `  ${self} verify ${clean.out} --server-key`,
    ].join('\n'),
  )
}

async function showCase(context: Context, caseId: string): Promise<void> {
  const { operator } = connect(context)
  const [made, contents] = [await operator.cases.get(caseId), await operator.cases.getContents(caseId)]
  context.show(
    { ...made, contents },
    ({ reference, purpose, demo, contents: { statements, exhibits, files } }) =>
      [
        `${reference ?? caseId}${demo ? '  DEMO: it holds invented answers' : ''}`,
        ...(purpose === null ? [] : [`  ${purpose}`]),
        ...statements.map(
          ({ engine, about, stated, truth }) =>
            `  ${engine}, ${about}: “${stated}”${truth === null ? '' : `, true is ${truth}`}`,
        ),
        ...exhibits.map(({ place, engine, question }) => `  Exhibit ${place}  ${engine}: ${question}`),
        `  ${plural(files.length, 'file')}`,
      ].join('\n'),
  )
}

async function listCases(context: Context, wanted: string | undefined): Promise<void> {
  const client = connect(context)
  const brand = wanted === undefined ? null : await findBrand(client, wanted)
  const cases = await client.everyPage(client.operator.cases.list({ ...(brand && { brandId: brand.id }) }))
  context.showEach(cases, (clean) =>
    clean.length === 0
      ? 'No case has been made yet.'
      : table(
          clean,
          [
            { title: 'made', cell: ({ createdAt }) => minuteOf(createdAt) },
            { title: 'case', cell: ({ id }) => id },
            { title: '', cell: ({ demo }) => (demo ? 'DEMO' : '') },
            { title: 'runs', cell: ({ runs }) => String(runs), align: 'right' },
            { title: 'sha256', cell: ({ sha256 }) => sha256.slice(0, 16) },
            { title: 'reference', cell: ({ reference }) => reference ?? '', least: 12 },
          ],
          context,
        ),
  )
}
