import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { systemClock } from '@veracite/adapters/platform/system'
import { startWitnessServer, type WitnessServer } from '@veracite/adapters/platform/witness-server'
import type { WitnessAnswer } from '@veracite/evidence/log/witness'
import { formatWitnessKey, parseWitnessKey } from '@veracite/evidence/log/witness-key'
import { FormatError } from '@veracite/verify/format-error'
import {
  ED25519_NOTE,
  formatVkey,
  isKeyName,
  type NoteSigner,
  type NoteVerifier,
  parseVkey,
} from '@veracite/verify/log/note-key'
import type { Say } from '@veracite/words/say-in'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { Refused, UsageError } from '../failures.ts'
import { onInterrupt } from '../interrupt.ts'
import { aligned, lines } from '../ui/lines.ts'
import { makeKeys, type OpenOptions, openRun, showRelays } from './witness-relays.ts'

interface WitnessOptions {
  listen: number
  host: string
  state: string
  key: string
  name: string
  log: string
}

export const witnessCommand = (context: Context): Command =>
  plain('witness', (options: Partial<WitnessOptions>) => watch(context, requireAll(options)))
    .addCommand(plain('witness keys', ({ out }: { out: string }) => makeKeys(context, out)))
    .addCommand(plain('witness open', (run: string, options: OpenOptions) => openRun(context, run, options)))
    .addCommand(plain('witness relays', () => showRelays(context)))

/** Only a witness needs them, not its neighbours `keys`, `open` and `relays`. */
function requireAll(options: Partial<WitnessOptions>): WitnessOptions {
  const { log, state, key, listen = 3100, host = '127.0.0.1', name = 'witness.local' } = options
  if (log === undefined || state === undefined || key === undefined)
    throw new UsageError((say) => say('cliRefused.aWitnessNeedsLogStateAnd'))
  return { log, state, key, listen, host, name }
}

async function watch(context: Context, options: WitnessOptions): Promise<void> {
  const { io, paint, say } = context
  const logs = options.log.split(',').map((vkey) => logKey(vkey.trim()))
  const signer = await readOrMakeKey(resolve(io.cwd, options.key), options.name)
  const interrupt = onInterrupt()
  let server: WitnessServer
  try {
    server = await startWitnessServer({
      host: options.host,
      port: options.listen,
      stateFile: resolve(io.cwd, options.state),
      logs,
      signer,
      clock: systemClock,
      onAnswer: (answer) => context.note(`${new Date(io.now()).toISOString()}  ${inWords(say, answer)}`),
    })
  } catch (error) {
    interrupt.release()
    throw new Refused(error instanceof Error ? error.message : String(error))
  }
  const started = {
    url: server.url,
    vkey: formatVkey(signer.verifier),
    logs: logs.map(({ name }) => name),
    remembered: server.remembered,
  }
  context.show(started, (clean) => {
    const [key, watched] = aligned(say('cliLabel.key'), say('cliWitness.logs'))
    return lines(
      say.rich('cliWitness.on', { a: (words) => paint.bold(words.join('')), url: clean.url }).join(''),
      `  ${key}${clean.vkey}`,
      `  ${watched}${clean.logs.join(', ')}`,
      clean.remembered === 0
        ? `  ${paint.yellow('!')} ${say('cliWitness.seenNothing')}`
        : `  ${say('cliWitness.remembers', { count: clean.remembered })}`,
    )
  })
  while (!(await interrupt.within(60_000)));
  await server.stop()
  interrupt.release()
}

function logKey(vkey: string): NoteVerifier {
  const refuse = (why: (say: Say) => string) =>
    new UsageError((say) =>
      say('cliRefused.logCannotBeUsed', { vkey: JSON.stringify(vkey), error: why(say) }),
    )
  let verifier: NoteVerifier
  try {
    verifier = parseVkey(vkey)
  } catch (error) {
    throw error instanceof FormatError ? refuse(() => error.message) : error
  }
  if (verifier.type !== ED25519_NOTE) throw refuse((say) => say('cliWitness.keyOfWitness'))
  return verifier
}

async function readOrMakeKey(path: string, name: string): Promise<NoteSigner> {
  try {
    return parseWitnessKey(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof FormatError)
      throw new UsageError((say) => say('cliRefused.keyCannotBeUsed', { path, error: error.message }))
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  if (!isKeyName(name)) throw new UsageError((say) => say('cliRefused.nameNoSpacesAndNoPlus'))
  const line = formatWitnessKey(name, randomBytes(32))
  await writeFile(path, `${line}\n`, { mode: 0o600, flag: 'wx' })
  return parseWitnessKey(line)
}

const inWords = (say: Say, answer: WitnessAnswer): string =>
  answer.status === 200
    ? say('cliWitness.cosigned', { log: answer.keep.origin })
    : say('cliWitness.refused', answer)
