import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { EXIT, UsageError } from '../failures.ts'
import { padEnd, widthOf } from '../ui/lines.ts'
import { accessNote, originOf, secondOf } from '../ui/words.ts'

interface Checked {
  hash: string
  file: string
}

export const checkCommand = single(runs<Checked>('check', { run: check }))

async function check(
  { sent: { hash, file } }: Given<Checked>,
  context: Context,
  client: Client,
): Promise<void> {
  const { io, paint, say } = context
  const bytes = file === '-' ? await buffer(process.stdin) : await readFile(resolve(io.cwd, file))
  const result = await client.evidence.check(hash, readText(bytes, file))
  if (!result.found || !result.match) context.exitCode = EXIT.refused
  context.show(result, (clean) => {
    if (!clean.found) return `${paint.red('✗')} ${say('cliDo.nothingWithHash')}`
    const when = { at: secondOf(clean.captured_at) }
    const names = [say('cliDo.yours'), say('cliDo.theirs')]
    const named = (i: number) => padEnd(names[i] ?? '', 1 + Math.max(...names.map(widthOf)))
    const originNote = accessNote(originOf(clean), context)
    return clean.match
      ? `${paint.green(`✓ ${say('cliDo.verified')}`)}  ${say('cliDo.isCaptured', when)}${originNote}`
      : `${paint.red(`✗ ${say('cliDo.different')}`)}  ${say('cliDo.otherCaptured', when)}${originNote}\n  ${named(0)}${clean.submitted_sha256}\n  ${named(1)}${hash.toLowerCase()}`
  })
}

/** The public check takes text. Bytes that are not UTF-8 would be altered on the way and never match. */
function readText(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UsageError((say) => say('cliRefused.isNotUtf8TextIt', { file }))
  }
}
