import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { readAll } from '../files.ts'
import { onceLogged } from '../once-logged.ts'
import { lines } from '../ui/lines.ts'
import { accessNote } from '../ui/words.ts'

/** The evidence of a run in a form that others verify. */
export type Form = 'in-toto' | 'scitt' | 'wacz'

export const formOfRun = ({ operator }: Client, runId: string, form: Form): Promise<Uint8Array> =>
  onceLogged(async () => {
    if (form === 'scitt') return readAll(operator.forms.transparentStatement(runId))
    if (form === 'wacz') return readAll(operator.forms.webArchive(runId))
    return new TextEncoder().encode(JSON.stringify(await operator.forms.attestation(runId)))
  })

/** Says what was written, who answered if that was no engine, and who can open it. */
export async function saveForm(
  context: Context,
  {
    form,
    of,
    out,
    bytes,
    origin = 'engine',
  }: {
    form: Form
    of: { runId: string } | { caseId: string }
    out: string
    bytes: Uint8Array
    origin?: string
  },
): Promise<void> {
  await writeFile(resolve(context.io.cwd, out), bytes)
  const { say } = context
  context.show({ ...of, form, file: join(out), bytes: bytes.length }, (clean) =>
    lines(
      `${context.paint.green('✓')} ${clean.file}  ${say('cliWord.bytes', { count: clean.bytes })}`,
      origin !== 'engine' && accessNote(origin, context),
      '',
      say(`cliForm.${form}`),
      say('cliDo.formsDocs'),
    ),
  )
}
