import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DEMO_WARNING } from '@veracite/core/evidence/bundle/words'
import type { VerificationReport, VerificationStep } from '@veracite/verify/verification-report'
import { verifyBundle } from '@veracite/verify/verify-bundle'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { EXIT, UsageError } from '../failures.ts'
import { readLogKey } from '../log/read-log-key.ts'
import { collect, withExamples } from '../options.ts'
import { labelled, wrap } from '../ui/lines.ts'
import type { Paint } from '../ui/paint.ts'
import { engineName, secondOf } from '../ui/words.ts'

interface Options {
  key?: string[]
  policy?: string
  serverKey?: true
}

export function verifyCommand(context: Context): Command {
  const command = new Command('verify')
    .summary('check a bundle, off line')
    .description(
      'Checks an evidence bundle in eight steps, without this service and without a network. A bundle brings its own ' +
        'key along; give one from another source, so that nobody could have made both.',
    )
    .argument('<file>', 'bundle.json, or - for standard input')
    .option('-k, --key <vkey>', 'log key you trust; may be given again', collect)
    .option('--policy <file>', 'tlog-policy: log keys, witnesses, quorum')
    .option('--server-key', 'trust the log key of the server that you use (asks it)')
    .action((file: string, options: Options) => verify(context, file, options))
  return withExamples(command, [
    ['verify bundle.json', 'Does it agree with itself?'],
    ["verify bundle.json --key 'evidence.example.com/log/1+ca8ace83+AT…'", 'Is it in the log with this key?'],
    ['verify bundle.json --policy policy.txt --json', 'Witnesses too, for a script'],
  ])
}

async function verify(context: Context, file: string, options: Options): Promise<void> {
  const { io } = context
  const text = file === '-' ? await Bun.stdin.text() : await readFile(resolve(io.cwd, file), 'utf8')
  if (/^\s*<(!doctype|html)/i.test(text)) {
    throw new UsageError(
      `${file} is a page: open it in a browser, where it checks itself. This command checks bundle.json.`,
    )
  }
  const vkeys = [...(options.key ?? []), ...(options.serverKey ? [await readLogKey(context)] : [])]
  const policy =
    options.policy === undefined ? undefined : await readFile(resolve(io.cwd, options.policy), 'utf8')
  const report = verifyBundle(text, {
    now: io.now(),
    ...(vkeys.length > 0 && { vkeys }),
    ...(policy !== undefined && { policy }),
  })
  if (!report.ok) context.exitCode = EXIT.refused
  context.show(report, (clean) => render(context, clean, isDemo(text)))
}

function render({ paint, width }: Context, report: VerificationReport, demo: boolean): string {
  const { facts } = report
  const verdict = report.ok
    ? report.anchored
      ? paint.green('✓ VERIFIED')
      : paint.yellow('✓ SELF-CONSISTENT, not anchored')
    : paint.red('✗ NOT VERIFIED')
  const known: [string, string | null][] = [
    ['engine', facts.engine && engineName(facts.engine)],
    ['captured', facts.capturedAt && `${secondOf(facts.capturedAt)} (the collector’s clock)`],
    ['sha256', facts.responseSha256],
    [
      'log',
      facts.origin &&
        `${facts.origin}, entry ${facts.leafIndex} of ${facts.newestTreeSize ?? facts.treeSize}`,
    ],
    ['key', facts.logKey],
    ...facts.cosigners.map(({ name, at }): [string, string] => ['witness', `${name}, ${secondOf(at)}`]),
    ...facts.timestamps.map(({ tsa, genTime }): [string, string] => [
      'stamped',
      `${tsa}, ${secondOf(genTime)}`,
    ]),
  ]
  return [
    verdict,
    wrap(report.summary, width),
    ...(demo ? ['', paint.yellow(wrap(DEMO_WARNING, width))] : []),
    '',
    ...report.steps.map((step) => stepLine(step, paint, width)),
    '',
    ...known.flatMap(([label, value]) =>
      value === null ? [] : [`  ${labelled(label, value, width - 2, 11)}`],
    ),
    ...(report.warnings.length > 0
      ? ['', ...report.warnings.map((warning) => paint.dim(wrap(`! ${warning}`, width, '  ')))]
      : []),
  ].join('\n')
}

function stepLine({ step, result, title, reason }: VerificationStep, paint: Paint, width: number): string {
  const mark = { pass: paint.green('✓'), fail: paint.red('✗'), not_present: paint.dim('–') }[result]
  const why = result === 'fail' ? paint.red(reason) : paint.dim(reason)
  return `  ${mark} ${step}  ${title}\n${wrap(why, width, '       ')}`
}

/** Only to warn: what the file says of itself in its signed manifest, whether or not that passed. */
function isDemo(text: string): boolean {
  try {
    return (
      JSON.parse(text).provenance?.source?.access === 'demo' ||
      JSON.parse(text).snapshot?.source?.access === 'demo'
    )
  } catch {
    return false
  }
}
