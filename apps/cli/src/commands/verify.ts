import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { NODE_DECODERS } from '@veracite/adapters/relays/node-decoders'
import { EXIT_CODES } from '@veracite/verify/bundle/verdict'
import type { VerificationReport } from '@veracite/verify/bundle/verification-report'
import { NOT_JSON, verifyBundleFile } from '@veracite/verify/bundle/verify-bundle'
import { verifyCase } from '@veracite/verify/case/verify-case'
import { formatVkey, parseVkey } from '@veracite/verify/log/note-key'
import { NOT_NAMED } from '@veracite/verify/relayed/named-relays'
import type { Say } from '@veracite/words/say-in'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { fetchKey } from '../log/fetch-key.ts'
import { readServerKey } from '../log/read-log-key.ts'
import { readCertificateLogs } from '../relays/certificate-logs.ts'
import { type RelayOptions, readNamedRelays, readTyped } from '../relays/relay-options.ts'
import { renderCase } from '../ui/case.ts'
import { lines, rowWriter, wrap } from '../ui/lines.ts'
import { headline, stepLine, warningLines } from '../ui/verdict.ts'
import { classInWords, predicateName, secondOf, speakerInWords } from '../ui/words.ts'
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
  const textOf = (path: string) => readFile(resolve(io.cwd, path), 'utf8')
  const published = await Promise.all([
    ...(options.serverKey ? [readServerKey(context)] : []),
    ...(options.keyFrom ?? []).map((place) => fetchKey(place, options.resolver)),
  ])
  const { policy, ctLogs } = options
  const trusted = {
    ...{ now: io.now(), vkeys, published, relays: await readNamedRelays(options) },
    decoders: NODE_DECODERS,
    ...(policy !== undefined && { policy: await textOf(policy) }),
    ...(ctLogs !== undefined && { certificateLogs: readCertificateLogs(await textOf(ctLogs)) }),
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
  const { paint, width, say, proofInWords } = context
  const { facts } = report
  const demo = facts.demo === true || report.warnings.some((warning) => warning.startsWith('DEMO'))
  const { brand, capturedAt } = facts
  const row = rowWriter(say, 11, width)
  return lines(
    headline(report.status, context),
    wrap(proofInWords(report.summary), width),
    report.sampling !== null && wrap(proofInWords(report.sampling), width),
    report.status === 'self_consistent' && ['', wrap(say('cliVerify.whereFrom'), width)],
    report.steps.some(({ reason }) => reason.startsWith(NOT_NAMED)) && [
      '',
      wrap(say('cliVerify.nameRelay'), width),
    ],
    demo && ['', paint.yellow(wrap(context.say('bundleText.demoWarning'), width))],
    // For a file that is not a bundle at all, every step would only repeat the summary.
    !isNoBundle(report) && ['', ...report.steps.map((step) => stepLine('proofStep', step, context))],
    '',
    row('question', facts.question),
    row('engine', facts.engine && speakerInWords(say, facts.engine, facts.access)),
    row('brand', brand && `${brand.name} (${brand.domain})`),
    classified(say, facts, row),
    row('captured', capturedAt && say('cliAnswer.collectorsClock', { at: secondOf(capturedAt) })),
    row('sha256', facts.responseSha256),
    facts.origin &&
      row(
        'log',
        say('cliVerify.entryOf', {
          ...{ log: facts.origin, index: facts.leafIndex ?? '' },
          size: facts.newestTreeSize ?? facts.treeSize ?? '',
        }),
      ),
    row(report.trust.kind === 'bundle' ? 'ownKey' : 'key', facts.logKey),
    facts.cosigners.map(({ name, at }) => row('witness', `${name}, ${secondOf(at)}`)),
    facts.witnessed.map(({ relay, runBy }) =>
      row('relay', say('proofs.runBy', { relay, runBy: runBy ?? '' })),
    ),
    facts.timestamps.map(({ tsa, genTime }) => row('stamped', `${tsa}, ${secondOf(genTime)}`)),
    warningLines(report, context),
  )
}

/** The class and what it rests on, from the newest classification that is in the log. */
function classified(
  say: Say,
  { classification }: VerificationReport['facts'],
  row: ReturnType<typeof rowWriter>,
) {
  if (classification === null) return null
  const { class: citationClass, classifiedAt, by, wrong } = classification
  const known = { class: classInWords(say, citationClass), at: secondOf(classifiedAt), by }
  return [
    row('class', say('cliVerify.classified', known)),
    ...wrong.map(({ predicate, stated, truth }) => {
      const said = { predicate: predicateName(say, predicate), stated }
      return row(
        'finding',
        truth === null ? say('cliVerify.contradicted', said) : say('cliVerify.factsSay', { ...said, truth }),
      )
    }),
  ]
}

const isNoBundle = ({ steps }: VerificationReport): boolean => steps[0]?.reason === NOT_JSON
