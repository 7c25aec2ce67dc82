import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorBody } from '@veracite/sdk'
import type { CaseBody } from '../bodies.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { saveForm } from '../export/forms.ts'
import { UsageError } from '../failures.ts'
import { readAll } from '../files.ts'
import { onceLogged } from '../once-logged.ts'
import { minuteOf, plural } from '../ui/words.ts'

export const caseCommand = group('case', [
  runs<Omit<OperatorBody<'adminCreateCase'>, 'brandId'>>('case create', {
    run: async ({ brand, sent, own }, context, client) => {
      if (sent.findings === undefined && sent.runs === undefined)
        throw new UsageError((say) => say('cliRefused.giveFindingOrRunOrSeveral'))
      const wanted = { findings: [], runs: [], ...sent, brandId: brand.id }
      const made = await onceLogged(() => client.operator.cases.create(wanted))
      await saveCase(context, client, made, String(own.out))
    },
  }),
  lists('case list', {
    call: ({ cases }) => cases.list,
    columns: [
      { title: 'madeSmall', cell: ({ createdAt }) => minuteOf(createdAt) },
      { title: 'caseSmall', cell: ({ id }) => id },
      { title: '', cell: ({ demo }) => (demo ? 'DEMO' : '') },
      { title: 'runsSmall', cell: (made) => String(made.runs), align: 'right' },
      { title: 'sha256', cell: ({ sha256 }) => sha256.slice(0, 16) },
      { title: 'referenceSmall', cell: ({ reference }) => reference ?? '', least: 12 },
    ],
    empty: 'noCaseHasBeenMadeYet',
  }),
  runs('case save', {
    run: async ({ ids: [caseId = ''], own: { wacz, out } }, context, client) => {
      const { cases } = client.operator
      if (!wacz) return saveCase(context, client, await cases.get(caseId), String(out))
      const bytes = await readAll(cases.webArchive(caseId))
      await saveForm(context, { form: 'wacz', of: { caseId }, out: String(out), bytes })
    },
  }),
  runs('case show', {
    run: ({ ids: [caseId = ''] }, context, client) => showCase(context, client, caseId),
  }),
])

/** Saves the file once the log has it. */
export async function saveCase(context: Context, client: Client, made: CaseBody, out: string): Promise<void> {
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

async function showCase(context: Context, { operator: { cases } }: Client, caseId: string): Promise<void> {
  const [made, contents] = [await cases.get(caseId), await cases.getContents(caseId)]
  context.show(
    { ...made, contents },
    ({ reference, purpose, demo, contents: { statements, exhibits, files, profiles = [] } }) =>
      [
        `${reference ?? caseId}${demo ? '  DEMO: it holds invented answers' : ''}`,
        ...(purpose === null ? [] : [`  ${purpose}`]),
        ...statements.map(
          ({ engine, about, stated, truth }) =>
            `  ${engine}, ${about}: “${stated}”${truth === null ? '' : `, true is ${truth}`}`,
        ),
        ...exhibits.map(({ place, engine, question }) => `  Exhibit ${place}  ${engine}: ${question}`),
        ...profiles.map(
          ({ name, says, missing }) =>
            `  ${name}: ${says === null ? `missing: ${missing.join('; ')}` : 'complete'}`,
        ),
        `  ${plural(files.length, 'file')}`,
      ].join('\n'),
  )
}
