import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import { EXIT_CODES, speakerOf } from '@veracite/verify/bundle/verdict'
import type { VerificationReport } from '@veracite/verify/bundle/verification-report'
import { NOT_JSON, verifyBundleFile } from '@veracite/verify/bundle/verify-bundle'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { formatVkey, parseVkey } from '@veracite/verify/log/note-key'
import { NOT_NAMED } from '@veracite/verify/relayed/named-relays'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { fetchKey } from '../log/fetch-key.ts'
import { readServerKey } from '../log/read-log-key.ts'
import { readCertificateLogs } from '../relays/certificate-logs.ts'
import { type RelayOptions, readNamedRelays, readTyped } from '../relays/relay-options.ts'
import { renderCase } from '../ui/case.ts'
import { labelled, wrap } from '../ui/lines.ts'
import { headline, stepLine, WHERE_FROM } from '../ui/verdict.ts'
import { engineName, secondOf } from '../ui/words.ts'
import { type ReverifyOptions, reverify, timesOf } from './reverify.ts'

interface Options extends ReverifyOptions, RelayOptions {
  key?: string[]
  keyFrom?: string[]
  policy?: string
  ctLogs?: string
  serverKey?: true
}

export const verifyCommand = (context: Context): Command =>
  plain(
    'verify',
    (file: string, options: Options) =>
      options.times === undefined ? verify(context, file, options) : reverify(context, file, options),
    { times: timesOf },
  ).addHelpText(
    'after',
    '\nExit code: 0 verified, 1 not verified, 2 usage, 3 place silent,\n4 self-consistent only, 5 signed parts only.',
  )

async function verify(context: Context, file: string, options: Options): Promise<void> {
  const { io } = context
  // Not `from`, which goes over them one by one: 75 MB took ten seconds.
  const bytes = new Uint8Array(
    file === '-' ? await buffer(process.stdin) : await readFile(resolve(io.cwd, file)),
  )
  const isCase = /\.zip$/i.test(file) || (bytes[0] === 0x50 && bytes[1] === 0x4b)
  const vkeys = (options.key ?? []).map(readKey)
  const policy =
    options.policy === undefined ? undefined : await readFile(resolve(io.cwd, options.policy), 'utf8')
  const published = await Promise.all([
    ...(options.serverKey ? [readServerKey(context)] : []),
    ...(options.keyFrom ?? []).map((place) => fetchKey(place, options.resolver)),
  ])
  const relays = await readNamedRelays(options)
  const certificateLogs =
    options.ctLogs === undefined
      ? undefined
      : readCertificateLogs(await readFile(resolve(io.cwd, options.ctLogs), 'utf8'))
  const trusted = {
    now: io.now(),
    vkeys,
    published,
    relays,
    decoders: NODE_DECODERS,
    ...(policy !== undefined && { policy }),
    ...(certificateLogs !== undefined && { certificateLogs }),
  }
  if (isCase) {
    const report = verifyCase(bytes, trusted)
    context.exitCode = EXIT_CODES[report.status]
    context.show(report, (clean) => renderCase(context, clean))
    return
  }
  const report = verifyBundleFile(bytes, trusted)
  context.exitCode = EXIT_CODES[report.status]
  context.show(report, (clean) => render(context, clean))
}

const readKey = (vkey: string): string => readTyped('--key', () => formatVkey(parseVkey(vkey)))

function render(context: Context, report: VerificationReport): string {
  const { paint, width, proofInWords } = context
  const { facts } = report
  const demo = facts.demo === true || report.warnings.some((warning) => warning.startsWith('DEMO'))
  const known: [string, string | null][] = [
    ['question', facts.question],
    ['engine', facts.engine && speakerOf(engineName(facts.engine), facts.access)],
    ['brand', facts.brand && `${facts.brand.name} (${facts.brand.domain})`],
    ...classified(facts),
    ['captured', facts.capturedAt && `${secondOf(facts.capturedAt)} (the collector’s clock)`],
    ['sha256', facts.responseSha256],
    [
      'log',
      facts.origin &&
        `${facts.origin}, entry ${facts.leafIndex} of ${facts.newestTreeSize ?? facts.treeSize}`,
    ],
    [report.trust.kind === 'bundle' ? 'own key' : 'key', facts.logKey],
    ...facts.cosigners.map(({ name, at }): [string, string] => ['witness', `${name}, ${secondOf(at)}`]),
    ...facts.witnessed.map(({ relay, runBy }): [string, string] => ['relay', `${relay}, run by ${runBy}`]),
    ...facts.timestamps.map(({ tsa, genTime }): [string, string] => [
      'stamped',
      `${tsa}, ${secondOf(genTime)}`,
    ]),
  ]
  return [
    headline(report.status, context),
    wrap(proofInWords(report.summary), width),
    ...(report.sampling === null ? [] : [wrap(proofInWords(report.sampling), width)]),
    ...(report.status === 'self_consistent' ? ['', wrap(WHERE_FROM, width)] : []),
    ...(report.steps.some(({ reason }) => reason.startsWith(NOT_NAMED)) ? ['', wrap(NAME_RELAY, width)] : []),
    ...(demo ? ['', paint.yellow(wrap(context.say('bundleText.demoWarning'), width))] : []),
    // For a file that is not a bundle at all, every step would only repeat the summary.
    ...(isNoBundle(report) ? [] : ['', ...report.steps.map((step) => stepLine('proofStep', step, context))]),
    '',
    ...known.flatMap(([label, value]) =>
      value === null ? [] : [`  ${labelled(label, value, width - 2, 11)}`],
    ),
    ...(report.warnings.length > 0
      ? ['', ...report.warnings.map((warning) => paint.dim(wrap(`! ${proofInWords(warning)}`, width, '  ')))]
      : []),
  ].join('\n')
}

const NAME_RELAY =
  'A relay carried it. If you know who runs that relay, name it with --relay KEY, or --relay-from https://… or dns:…, a place of theirs: then step 13 can say who sent the answer.'

/** The class and what it rests on, from the newest classification that is in the log. */
function classified({ classification }: VerificationReport['facts']): [string, string][] {
  if (classification === null) return []
  const { class: citationClass, classifiedAt, by, wrong } = classification
  return [
    ['class', `${citationClass}, on ${secondOf(classifiedAt)}, by ${by}`],
    ...wrong.map(({ predicate, stated, truth }): [string, string] => [
      'finding',
      `${predicate}: the answer says “${stated}”, ${truth === null ? 'which the facts contradict' : `the facts say “${truth}”`}`,
    ]),
  ]
}

const isNoBundle = ({ steps }: VerificationReport): boolean => steps[0]?.reason === NOT_JSON
