import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { EvidenceBundle } from '@veracite/sdk'
import type { Command } from 'commander'
import { type Client, connect } from '../client.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { formOfRun, saveForm } from '../export/forms.ts'
import { Refused, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { worstFirst } from '../scan/findings.ts'
import { lines } from '../ui/lines.ts'
import { accessNote, originOf } from '../ui/words.ts'

interface Options {
  out?: string
  html?: true
  sigstore?: true
  inToto?: true
  scitt?: true
  wacz?: true
  worst?: string
}

export const bundleCommand = (context: Context): Command =>
  plain('bundle', (run: string | undefined, options: Options) => bundle(context, run, options))

async function bundle(context: Context, run: string | undefined, options: Options): Promise<void> {
  if ((run === undefined) === (options.worst === undefined))
    throw new UsageError((say) => say('cliRefused.giveARunOrWorstAnd'))
  if (CHOICES.filter((choice) => options[choice]).length > 1)
    throw new UsageError((say) => say('cliRefused.chooseOneOfHtmlSigstoreIn'))
  const form = options.inToto ? 'in-toto' : options.scitt ? 'scitt' : options.wacz ? 'wacz' : null
  if (form !== null && options.out === undefined)
    throw new UsageError((say) => say('cliRefused.writesAFileGiveO', { form }))
  if (options.sigstore && options.out === undefined)
    throw new UsageError((say) => say('cliRefused.sigstoreWritesThreeFilesGiveO'))
  const client = connect(context)
  const runId = run ?? (await worstRun(client, options.worst ?? ''))
  if (form !== null)
    return saveForm(context, {
      form,
      of: { runId },
      out: options.out ?? '',
      bytes: await formOfRun(client, runId, form),
      origin: originOf(await client.runs.evidence(runId)),
    })
  const pending = await untilLogged(client, runId)
  if (options.html) {
    const page = await client.runs.bundle(runId, { format: 'html' })
    return finish(context, runId, options, [{ path: options.out, text: page }], pending, null)
  }
  const whole = await client.runs.bundle(runId)
  const files = options.sigstore
    ? sigstoreFiles(whole, options.out ?? '')
    : [{ path: options.out, text: `${JSON.stringify(whole, null, 2)}\n` }]
  return finish(context, runId, options, files, pending, whole)
}

const CHOICES = ['html', 'sigstore', 'inToto', 'scitt', 'wacz'] as const

async function worstRun(client: Client, wanted: string): Promise<string> {
  const brand = await findBrand(client, wanted)
  const { confabulations } = await client.confabulations.list(brand.id, { window: 'all' })
  const [worst] = worstFirst(confabulations.items)
  if (worst) return worst.runId
  throw new Refused((say) => say('cliRefused.noConfabulationAboutIsOnRecord', { name: brand.name }))
}

const LOG_WAIT_MS = 10_000

/**
 * An answer is in the log within seconds. We wait for that before exporting, because every export is recorded
 * as custody: retrying the export until the proof is there would fill the record with noise.
 */
async function untilLogged(client: Client, runId: string): Promise<boolean> {
  const isPending = async () => {
    const { log } = await client.runs.evidence(runId)
    return typeof log === 'object' && log !== null && 'status' in log && log.status === 'pending'
  }
  const deadline = performance.now() + LOG_WAIT_MS
  while (await isPending()) {
    if (performance.now() > deadline) return true
    await setTimeout(250)
  }
  return false
}

interface File {
  path: string | undefined
  text: string | Uint8Array
}

function sigstoreFiles(whole: EvidenceBundle, out: string): File[] {
  const { sigstoreBundle, trust, manifest } = whole
  if (!sigstoreBundle || !trust.trustedRoot) throw new Refused((say) => say('cliRefused.theRunIsNotInThe'))
  const stem = out.replace(/(\.sigstore)?\.json$/, '')
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  return [
    { path: out, text: json(sigstoreBundle) },
    { path: `${stem}.trusted_root.json`, text: json(trust.trustedRoot) },
    { path: `${stem}.manifest.json`, text: Buffer.from(manifest.base64, 'base64') },
  ]
}

async function finish(
  context: Context,
  runId: string,
  { out, html, sigstore }: Options,
  files: File[],
  pending: boolean,
  whole: EvidenceBundle | null,
): Promise<void> {
  const { io, paint, say } = context
  if (out === undefined) {
    io.stdout.write(String(files[0]?.text))
    return
  }
  for (const { path, text } of files) await writeFile(resolve(io.cwd, path ?? ''), text)
  const written = files.map(({ path = '', text }) => ({
    file: join(path),
    bytes: typeof text === 'string' ? Buffer.byteLength(text) : text.length,
  }))
  const access = whole?.provenance.source.access
  context.show({ runId, ...(typeof access === 'string' && { access }), pending, files: written }, (clean) =>
    lines(
      ...clean.files.map(
        ({ file, bytes }) => `${paint.green('✓')} ${file}  ${say('cliWord.bytes', { count: bytes })}`,
      ),
      pending && paint.yellow(say('cliDo.notInLogYet')),
      (access === 'compatible_server' || access === 'app') && accessNote(access, context),
      access === 'demo' && paint.dim(`  ${say('cliDo.madeByDemo')}`),
      '',
      ...nextStep(
        { html, sigstore },
        context,
        clean.files.map(({ file }) => file),
      ),
    ),
  )
}

function nextStep(
  { html, sigstore }: { html: true | undefined; sigstore: true | undefined },
  { self, say }: Context,
  [first = '']: string[],
): string[] {
  if (html) return [say('cliDo.openInBrowser')]
  if (sigstore) return [say('cliDo.sigstore')]
  return [say('cliDo.checkIt'), `  ${self} verify ${first} --server-key`]
}
