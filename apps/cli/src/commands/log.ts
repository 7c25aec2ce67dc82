import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { publishedCaptureLine } from '@veracite/verify/bundle/capture-key-place'
import { base64Encode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { type OpenedCheckpoint, openCheckpoint } from '@veracite/verify/log/checkpoint'
import { LOG_KEY, publishedLine } from '@veracite/verify/log/key-place'
import { formatVkey, type NoteVerifier, parseVkey } from '@veracite/verify/log/note-key'
import type { Command } from 'commander'
import { findServer } from '../client.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { EXIT, Refused } from '../failures.ts'
import { auditLog } from '../log/audit-log.ts'
import { fetchKey } from '../log/fetch-key.ts'
import { type LogSource, openLogSource } from '../log/log-source.ts'
import { readKeys, readLogKey } from '../log/read-log-key.ts'
import { checkpointFile, hasOtherKeys, readSaved, save } from '../log/saved-checkpoint.ts'
import { bar } from '../ui/bar.ts'
import { startLive } from '../ui/live.ts'
import { duration, plural } from '../ui/words.ts'

interface KeyOption {
  key?: string
}

export const logCommand = (context: Context): Command =>
  plain('log')
    .addCommand(
      plain('log checkpoint', (url: string | undefined, options: KeyOption & { out?: string }) =>
        showCheckpoint(context, url, options),
      ),
    )
    .addCommand(
      plain('log audit', (url: string | undefined, options: AuditOptions) => audited(context, url, options)),
    )
    .addCommand(
      plain('log key', (url: string | undefined, options: { check?: string[]; resolver?: string }) =>
        showKey(context, url, options),
      ),
    )

async function showCheckpoint(
  context: Context,
  url: string | undefined,
  options: KeyOption & { out?: string },
): Promise<void> {
  const { io, paint } = context
  const source = openLogSource(url ?? findServer(context).url)
  const { note, opened, key, trusted } = await readCheckpoint(source, options.key)
  if (options.out !== undefined) await writeFile(resolve(io.cwd, options.out), note)
  const root = base64Encode(opened.root)
  context.show(
    { url: source.url, origin: opened.origin, size: opened.size, root, key: formatVkey(key), trusted, note },
    (clean) =>
      [
        `${paint.bold(clean.origin)}  ${plural(clean.size, 'entry', 'entries')}`,
        `  root  ${clean.root}`,
        `  key   ${clean.key}`,
        `  ${trusted ? `${paint.green('✓')} signed by the key you gave` : `${paint.yellow('!')} signed by the key that the log itself publishes; compare it with a copy from elsewhere`}`,
        '',
        clean.note.trimEnd(),
      ].join('\n'),
  )
}

async function showKey(
  context: Context,
  url: string | undefined,
  { check = [], resolver }: { check?: string[]; resolver?: string },
): Promise<void> {
  const { paint } = context
  const source = openLogSource(url ?? findServer(context).url)
  const { vkey, captureKeys } = await readKeys(source)
  const places = await Promise.all(
    check.map(async (place) => ({ place, same: (await fetchKey(place, resolver)).vkey === vkey })),
  )
  if (places.some(({ same }) => !same)) context.exitCode = EXIT.refused
  const line = publishedLine(vkey)
  const captureLines = (captureKeys ?? []).map(({ spki }) => publishedCaptureLine(base64Encode(spki)))
  context.show({ url: `${source.url}/keys`, vkey, line, captureLines, places }, (clean) =>
    [
      `${paint.bold('The key of the log')}, as ${clean.url} publishes it:`,
      `  ${clean.vkey}`,
      ...(places.length === 0
        ? [
            '',
            'Publish it in places that others control. A TXT record of a domain, for `--key-from dns:DOMAIN`:',
            `  ${LOG_KEY.label}.DOMAIN. IN TXT "${clean.line}"`,
            `A file of a website at ${LOG_KEY.path}, for \`--key-from https://HOST\`, or any page, for its address:`,
            `  ${clean.line}`,
            ...(clean.captureLines.length === 0
              ? []
              : [
                  '',
                  'Below it, the capture keys: readers then believe no other. Add each new one before you use it.',
                  ...clean.captureLines.map((one) => `  ${one}`),
                ]),
          ]
        : [
            '',
            ...clean.places.map(({ place, same }) =>
              same ? `  ${paint.green('✓')} ${place}` : `  ${paint.red('✗')} ${place} publishes another key`,
            ),
          ]),
    ].join('\n'),
  )
}

interface AuditOptions extends KeyOption {
  state?: string
  signatures?: true
}

async function audited(context: Context, url: string | undefined, options: AuditOptions): Promise<void> {
  const { io, paint } = context
  const started = io.now()
  const source = openLogSource(url ?? findServer(context).url)
  const { note, opened, key, trusted } = await readCheckpoint(source, options.key)
  const file = checkpointFile(io, key, options.state)
  const saved = await readSaved(file)
  const earlier = saved === null ? null : openSaved(saved, key, file)
  const otherKeys = options.state === undefined && (await hasOtherKeys(file, key))
  const live = startLive(context.json ? { stderr: { ...io.stderr, isTTY: false } } : io)
  try {
    const audit = await auditLog(source, opened, {
      earlier,
      signatures: options.signatures === true,
      onProgress: (entries, bytes) =>
        live.update([progressLine(context, entries, opened.size, bytes, started)]),
    })
    await save(file, note)
    live.end()
    const result = {
      ok: true,
      url: source.url,
      origin: opened.origin,
      size: opened.size,
      root: base64Encode(opened.root),
      key: formatVkey(key),
      trusted,
      ...audit,
      checkpointFile: file,
    }
    context.show(result, (clean) =>
      [
        `${paint.green('✓ THE LOG IS WHOLE')}  ${clean.origin}`,
        `  ${plural(audit.entries, 'entry', 'entries')} and ${plural(audit.tiles, 'tile')} in ${duration(io.now() - started)}${options.signatures ? ', every signature checked' : ''}`,
        `  ${earlier === null ? `first audit; the checkpoint is kept in ${file}` : `the ${plural(earlier.size, 'entry', 'entries')} of the last audit are unchanged`}`,
        ...(earlier === null && otherKeys
          ? [
              `  ${paint.yellow('!')} a log of this name was audited here with another key; ask the operator why it changed`,
            ]
          : []),
        ...(trusted
          ? []
          : [`  ${paint.yellow('!')} the key is the one that the log itself publishes: ${clean.key}`]),
      ].join('\n'),
    )
  } finally {
    live.end()
  }
}

function progressLine(
  { errorPaint, io }: Context,
  entries: number,
  size: number,
  bytes: number,
  started: number,
): string {
  const { filled, empty } = bar(entries, size, 30)
  const left = entries === 0 ? '' : ` · ${duration(((io.now() - started) * (size - entries)) / entries)} left`
  return `  ${errorPaint.cyan(filled)}${errorPaint.dim(empty)}  ${entries.toLocaleString('en-US')} of ${size.toLocaleString('en-US')} entries · ${(bytes / 1e6).toFixed(1)} MB${left}`
}

async function readCheckpoint(
  source: LogSource,
  given: string | undefined,
): Promise<{ note: string; opened: OpenedCheckpoint; key: NoteVerifier; trusted: boolean }> {
  const note = await source.text('checkpoint')
  const key = parseVkey(given ?? (await readLogKey(source)))
  return { note, opened: openCheckpoint(note, key), key, trusted: given !== undefined }
}

/** This is our own memory: a file that cannot be read must not pass for a log that was never seen before. */
function openSaved(note: string, key: NoteVerifier, file: string): OpenedCheckpoint {
  try {
    return openCheckpoint(note, key)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new Refused((say) => say('cliRefused.theCheckpointOfTheLastAudit', { file, error: error.message }))
  }
}
