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
import { labelled, lines } from '../ui/lines.ts'
import { minuteOf } from '../ui/words.ts'

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
  const { io, paint, self, say } = context
  const bytes = await onceLogged(() => readAll(client.operator.cases.file(made.id)))
  await writeFile(resolve(io.cwd, out), bytes)
  context.show({ ...made, status: 'integrated', out, fileBytes: bytes.length }, (clean) =>
    lines(
      `${paint.green('✓')} ${say('cliDo.caseSaved', { file: clean.out, bytes: clean.fileBytes, runs: clean.runs, parts: clean.parts })}`,
      clean.demo && paint.yellow(`  ${say('cliDo.caseDemo')}`),
      `  ${labelled(say('cliLabel.case'), clean.id, Number.POSITIVE_INFINITY, 8)}`,
      `  sha256  ${clean.sha256}`,
      '',
      say('cliDo.caseCovers'),
      `  ${self} verify ${clean.out} --server-key`,
    ),
  )
}

async function showCase(context: Context, { operator: { cases } }: Client, caseId: string): Promise<void> {
  const { say } = context
  const [made, contents] = [await cases.get(caseId), await cases.getContents(caseId)]
  context.show(
    { ...made, contents },
    ({ reference, purpose, demo, contents: { statements, exhibits, files, profiles = [] } }) =>
      lines(
        `${reference ?? caseId}${demo ? `  ${say('cliDo.caseInvented')}` : ''}`,
        purpose !== null && `  ${purpose}`,
        ...statements.map(
          ({ engine, about, stated, truth }) =>
            `  ${truth === null ? say('cliDo.statement', { engine, about, stated }) : say('cliDo.statementTrue', { engine, about, stated, truth })}`,
        ),
        ...exhibits.map(
          ({ place, engine, question }) => `  ${say('cliDo.exhibit', { place })}  ${engine}: ${question}`,
        ),
        ...profiles.map(
          ({ name, says, missing }) =>
            `  ${says === null ? say('cliDo.profileMissing', { name, missing: missing.join('; ') }) : say('cliDo.profileComplete', { name })}`,
        ),
        `  ${say('count.files', { count: files.length })}`,
      ),
  )
}
