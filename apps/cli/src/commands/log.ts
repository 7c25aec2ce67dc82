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
import { lines } from '../ui/lines.ts'
import { startLive } from '../ui/live.ts'
import { duration } from '../ui/words.ts'

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
  const { io, paint, say } = context
  const source = openLogSource(url ?? findServer(context).url)
  const { note, opened, key, trusted } = await readCheckpoint(source, options.key)
  if (options.out !== undefined) await writeFile(resolve(io.cwd, options.out), note)
  const root = base64Encode(opened.root)
  context.show(
    { url: source.url, origin: opened.origin, size: opened.size, root, key: formatVkey(key), trusted, note },
    (clean) =>
      [
        `${paint.bold(clean.origin)}  ${say('cliWord.entries', { count: clean.size })}`,
        `  root  ${clean.root}`,
        `  key   ${clean.key}`,
        `  ${trusted ? `${paint.green('✓')} ${say('cliLog.givenKey')}` : `${paint.yellow('!')} ${say('cliLog.ownKey')}`}`,
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
  const { paint, say } = context
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
      say.rich('cliLog.keyOf', { a: (words) => paint.bold(words.join('')), url: clean.url }).join(''),
      `  ${clean.vkey}`,
      ...(places.length === 0
        ? [
            '',
            say('cliLog.publishIt'),
            `  ${LOG_KEY.label}.DOMAIN. IN TXT "${clean.line}"`,
            say('cliLog.publishFile', { path: LOG_KEY.path }),
            `  ${clean.line}`,
            ...(clean.captureLines.length === 0
              ? []
              : ['', say('cliLog.captureKeys'), ...clean.captureLines.map((one) => `  ${one}`)]),
          ]
        : [
            '',
            ...clean.places.map(({ place, same }) =>
              same
                ? `  ${paint.green('✓')} ${place}`
                : `  ${paint.red('✗')} ${say('cliLog.otherKey', { place })}`,
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
  const { io, paint, say } = context
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
      lines(
        `${paint.green(`✓ ${say('cliLog.whole')}`)}  ${clean.origin}`,
        `  ${say.line([
          say('cliLog.audited', {
            ...{ entries: audit.entries, tiles: audit.tiles },
            time: duration(say, io.now() - started),
          }),
          options.signatures && say('cliLog.everySignature'),
        ])}`,
        `  ${earlier === null ? say('cliLog.firstAudit', { file }) : say('cliLog.lastUnchanged', { count: earlier.size })}`,
        earlier === null && otherKeys && `  ${paint.yellow('!')} ${say('cliLog.otherKeyBefore')}`,
        !trusted && `  ${paint.yellow('!')} ${say('cliLog.keyIsItsOwn', { key: clean.key })}`,
      ),
    )
  } finally {
    live.end()
  }
}

function progressLine(
  { errorPaint, io, say }: Context,
  entries: number,
  size: number,
  bytes: number,
  started: number,
): string {
  const { filled, empty } = bar(entries, size, 30)
  const leftMs = ((io.now() - started) * (size - entries)) / entries
  const left = entries === 0 ? '' : ` · ${say('cliLog.timeLeft', { time: duration(say, leftMs) })}`
  return `  ${errorPaint.cyan(filled)}${errorPaint.dim(empty)}  ${say('cliLog.progress', { entries, size, megabytes: (bytes / 1e6).toFixed(1) })}${left}`
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
