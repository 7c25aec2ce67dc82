import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { makeSealingKeys } from '@veracite/adapters/relays/age-sealer'
import type { RelaySettings } from '@veracite/adapters/relays/relay-settings'
import { openCheckpoint } from '@veracite/verify/log/checkpoint'
import { parseVkey } from '@veracite/verify/log/note-key'
import { NOT_NAMED } from '@veracite/verify/relayed/named-relays'
import type { Say } from '@veracite/words/say-in'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT, messageOf, Refused, UsageError } from '../failures.ts'
import { openLogSource } from '../log/log-source.ts'
import { type RelayOptions, readNamedRelays, readRelays } from '../relays/relay-options.ts'
import { holdsKeyInUse, maskedRequest, openRequests } from '../relays/sealed-request.ts'

/** Commands for relays: the key that seals requests, opening a request, and checking relays. */

export async function makeKeys(context: Context, out: string): Promise<void> {
  const path = resolve(context.io.cwd, out)
  const { identity, recipient } = await makeSealingKeys()
  await writeFile(path, `# ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 }).catch(() => {
    throw new Refused((say) => say('cliRefused.existsAlreadyOrCannotBeWritten', { path }))
  })
  context.show({ recipient, file: path }, (keys) => context.say('cliWitness.keysMade', keys))
}

export interface OpenOptions extends RelayOptions {
  identity: string
  keyRetired?: true
  logKey?: string[]
}

export async function openRun(context: Context, run: string, options: OpenOptions): Promise<void> {
  const text = await readFile(resolve(context.io.cwd, options.identity), 'utf8').catch(() => {
    throw new UsageError((say) => say('cliRefused.theFileOfIdentityCannotBe'))
  })
  const [identity] = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m.exec(text) ?? []
  if (identity === undefined) throw new UsageError((say) => say('cliRefused.theFileOfIdentityHoldsNo'))
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
  const { say } = context
  const inUse = await keysInUse(context)
  if (opened.some(({ request }) => holdsKeyInUse(request, inUse)))
    throw new Refused((say) => say('cliRefused.theKeyThatPaidForThis'))
  if (inUse.length === 0 && options.keyRetired !== true)
    throw new Refused((say) => say('cliRefused.noEngineKeysAreSetHere'))
  context.note(trust.kind === 'bundle' ? say('cliWitness.checkedItself') : say('cliWitness.checkedGiven'))
  if (notNamed > 0)
    context.note(say('cliWitness.notOpened', { count: notNamed, reason: context.proofInWords(NOT_NAMED) }))
  const shown = opened.map(({ request, ...rest }) => ({ ...rest, request: maskedRequest(request) }))
  context.show(shown, (requests) =>
    requests
      .map(({ captureId, relay, request }) =>
        [
          say('cliWitness.capture', { capture: captureId, relay }),
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

export async function showRelays(context: Context): Promise<void> {
  const { say } = context
  const relays = readRelays(context)
  if (relays.length === 0) throw new Refused((say) => say('cliRefused.veraciteRelaysIsNotSetNo'))
  const shown = await Promise.all(relays.map((relay) => lookAt(say, relay)))
  if (shown.some(({ problem }) => problem !== null)) context.exitCode = EXIT.unreachable
  context.showEach(shown, (lines) =>
    lines
      .map(
        ({ name, runBy, url, entries, problem }) =>
          `${name}  ${runBy === null ? '' : `${say('cliWitness.runBy', { by: runBy })}  `}${url}  ${problem ?? say('cliWitness.there', { entries })}`,
      )
      .join('\n'),
  )
}

async function lookAt(say: Say, { url, key, runBy }: RelaySettings) {
  const verifier = parseVkey(key)
  const found = { name: verifier.name, runBy: runBy ?? null, url, entries: 0, problem: null as string | null }
  try {
    const note = await openLogSource(url).text('checkpoint')
    return { ...found, entries: openCheckpoint(note, verifier).size }
  } catch (error) {
    return { ...found, problem: messageOf(error, say) ?? say('cliWitness.cannotBeReached') }
  }
}
