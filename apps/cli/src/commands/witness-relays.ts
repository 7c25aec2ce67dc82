import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { makeSealingKeys } from '@veracite/adapters/relays/age-sealer'
import { parseRelays, type RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { parseVkey } from '@veracite/verify/log/note-key'
import { NOT_NAMED } from '@veracite/verify/relayed/named-relays'
import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT, Refused, UsageError } from '../failures.ts'
import { openLogSource } from '../log/log-source.ts'
import { collect, withExamples } from '../options.ts'
import {
  type RelayOptions,
  readNamedRelays,
  resolverOption,
  withRelayOptions,
} from '../relays/relay-options.ts'
import { holdsKeyInUse, maskedRequest, openRequests } from '../relays/sealed-request.ts'

/** Commands for relays: the key that seals requests, opening a request, and checking relays. */

export function witnessKeysCommand(context: Context): Command {
  const command = new Command('keys')
    .description(
      'Makes the pair of keys that requests are sealed with. The private one goes to a file that you keep apart from ' +
        'this installation; the public one is the setting VERACITE_WITNESS_RECIPIENT.',
    )
    .requiredOption('-o, --out <file>', 'file for the private key; must not exist')
    .action((options: { out: string }) => makeKeys(context, options.out))
  return withExamples(command, [['-o requests.key', 'Once, on a machine that is not the server']])
}

export function witnessOpenCommand(context: Context): Command {
  const command = new Command('open')
    .description(
      'Opens the sealed request of a run for an expert: what was asked, with the key that pays for it masked. The bundle ' +
        'and the connection are verified first, and the request is compared with the signed manifest: if anything is ' +
        'wrong, nothing is shown. Only requests that a named relay carried are opened: name relays with --relay or ' +
        '--relay-from; without these, the relays of VERACITE_RELAYS count. Refuses while that key ' +
        'is in use: people who see the opened connection could read it.',
    )
    .argument('<run>', 'id of a run, or a file with its bundle')
    .requiredOption('--identity <file>', 'the private key that was kept apart')
    .option('--log-key <vkey>', 'a log key you know; repeatable', collect)
  withRelayOptions(command)
    .option(...resolverOption)
    .option('--key-retired', 'the key that paid is retired, and no engine keys are set here to compare with')
    .action((run: string, options: OpenOptions) => openRun(context, run, options))
  return withExamples(command, [
    [
      'bundle.json --identity requests.key --relay-from https://relay.example.org:8443',
      'What was asked, from a bundle',
    ],
  ])
}

export function witnessRelaysCommand(context: Context): Command {
  const command = new Command('relays')
    .description('Shows the relays of VERACITE_RELAYS, whether each is there, and how much its log holds.')
    .action(() => showRelays(context))
  return withExamples(command, [['', 'Check that the relays answer']])
}

async function makeKeys(context: Context, out: string): Promise<void> {
  const path = resolve(context.io.cwd, out)
  const { identity, recipient } = await makeSealingKeys()
  await writeFile(path, `# ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 }).catch(() => {
    throw new Refused(`${path} exists already, or cannot be written. A key is never overwritten.`)
  })
  context.show(
    { recipient, file: path },
    (keys) =>
      `The private key is in ${keys.file}. Keep it apart from this installation; without it, no request is ever opened.\n` +
      `For the worker: VERACITE_WITNESS_RECIPIENT=${keys.recipient}`,
  )
}

interface OpenOptions extends RelayOptions {
  identity: string
  keyRetired?: true
  logKey?: string[]
}

async function openRun(context: Context, run: string, options: OpenOptions): Promise<void> {
  const text = await readFile(resolve(context.io.cwd, options.identity), 'utf8').catch(() => {
    throw new UsageError('The file of --identity cannot be read.')
  })
  const [identity] = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text) ?? []
  if (identity === undefined) throw new UsageError('The file of --identity holds no age identity.')
  const vkeys = options.logKey ?? []
  const named = await readNamedRelays(options)
  const relays =
    named.length > 0
      ? named
      : readRelays(context).map(({ key: vkey, runBy }) => ({ vkey, runBy: runBy ?? null }))
  const {
    requests: opened,
    trust,
    notNamed,
  } = await openRequests(await readBundle(context, run), identity, { now: context.io.now(), vkeys, relays })
  const inUse = await keysInUse(context)
  if (opened.some(({ request }) => holdsKeyInUse(request, inUse)))
    throw new Refused(
      'The key that paid for this answer is still in use. Retire it at the provider, set the new one, and open it then.',
    )
  if (inUse.length === 0 && options.keyRetired !== true)
    throw new Refused(
      'No engine keys are set here, so nobody can tell whether the key that paid is still in use. Run this with the settings of the worker, or say --key-retired.',
    )
  context.note(
    trust.kind === 'bundle'
      ? 'Checked with the log key that the bundle itself carries: its parts agree, no more. Give --log-key to check who logged it.'
      : 'Checked with the log key that you gave.',
  )
  if (notNamed > 0) context.note(`Not opened: ${notNamed} ${NOT_NAMED}.`)
  const shown = opened.map(({ request, ...rest }) => ({ ...rest, request: maskedRequest(request) }))
  context.show(shown, (requests) =>
    requests
      .map(({ captureId, relay, request }) =>
        [
          `Capture ${captureId}, carried by ${relay}:`,
          request.start,
          ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
          '',
          request.body,
        ].join('\n'),
      )
      .join('\n\n'),
  )
}

async function readBundle(context: Context, run: string): Promise<string> {
  const file = await readFile(resolve(context.io.cwd, run), 'utf8').catch(() => null)
  return file ?? JSON.stringify(await connect(context).runs.bundle(run))
}

async function keysInUse(context: Context): Promise<string[]> {
  // Loaded here: this pulls in every adapter.
  const { readEngineSettings } = await import('@veracite/adapters/engines/read-engine-settings')
  const { settings } = readEngineSettings(context.io.env, { demo: 'never' })
  const server = settings.compatibleServer?.apiKey
  return [...Object.values(settings.keys), server].filter((key) => typeof key === 'string')
}

async function showRelays(context: Context): Promise<void> {
  const relays = readRelays(context)
  if (relays.length === 0)
    throw new Refused('VERACITE_RELAYS is not set: no question goes through a relay. docs/relay.md says how.')
  const shown = await Promise.all(relays.map(lookAt))
  if (shown.some(({ problem }) => problem !== null)) context.exitCode = EXIT.unreachable
  context.showEach(shown, (lines) =>
    lines
      .map(
        ({ name, runBy, url, entries, problem }) =>
          `${name}  ${runBy === null ? '' : `run by ${runBy}  `}${url}  ${problem ?? `there, ${entries} statements`}`,
      )
      .join('\n'),
  )
}

function readRelays({ io }: Context): RelaySettings[] {
  try {
    return parseRelays(io.env.VERACITE_RELAYS ?? '')
  } catch (error) {
    throw new UsageError(`VERACITE_RELAYS ${(error as Error).message}.`)
  }
}

async function lookAt({ url, key, runBy }: RelaySettings) {
  const verifier = parseVkey(key)
  const found = { name: verifier.name, runBy: runBy ?? null, url, entries: 0, problem: null as string | null }
  try {
    const note = await openLogSource(url).text('checkpoint')
    return { ...found, entries: openCheckpoint(note, verifier).size }
  } catch (error) {
    return { ...found, problem: error instanceof Error ? error.message : 'cannot be reached' }
  }
}
