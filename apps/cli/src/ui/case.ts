import type { CaseBundle, CaseReport } from '@veracite/verify/case/case-report'
import { wasCarried } from '@veracite/verify/relayed/named-relays'
import type { Listed } from '@veracite/words/say'
import type { Context } from '../context.ts'
import { labelled, wrap } from './lines.ts'
import { headline, stepLine } from './verdict.ts'
import { classInWords, secondOf, speakerInWords } from './words.ts'

/** Renders the report on a case file. */
export function renderCase(context: Context, report: CaseReport): string {
  const { paint, width, say, proofInWords } = context
  const { facts, status } = report
  const known: [Listed<'cliLabel'>, string | null][] = [
    ['case', facts.caseSha256],
    ['brand', facts.brand && `${facts.brand.name} (${facts.brand.domain})`],
    ['reference', facts.reference],
    ['made', facts.createdAt && say('cliAnswer.collectorsClock', { at: secondOf(facts.createdAt) })],
    [
      'log',
      facts.leafIndex === null
        ? null
        : say('cliAnswer.entryOf', { index: facts.leafIndex, log: facts.treeSize ?? '' }),
    ],
    [report.trust.kind === 'bundle' ? 'ownKey' : 'key', facts.logKey],
  ]
  return [
    headline(status, context),
    wrap(proofInWords(report.summary), width),
    ...(status === 'self_consistent' ? ['', wrap(say('cliVerify.whereFrom'), width)] : []),
    '',
    // For a file that is not an archive, every step would only repeat the summary.
    ...(isNoCase(report) ? [] : report.steps.map((step) => stepLine('caseStepTitle', step, context))),
    '',
    ...known.flatMap(([label, value]) =>
      value === null ? [] : [`  ${labelled(say(`cliLabel.${label}`), value, width - 2, 11)}`],
    ),
    ...(report.bundles.length === 0
      ? []
      : ['', ...report.bundles.map((bundle) => bundleLine(bundle, context))]),
    ...(report.warnings.length === 0
      ? []
      : [
          '',
          ...report.warnings.map((warning) => paint.dim(wrap(`! ${proofInWords(warning)}`, width, '  '))),
        ]),
  ].join('\n')
}

const isNoCase = ({ steps }: CaseReport): boolean => steps[0]?.result === 'fail'

/** The path is only a name; the rest is what the signed parts say. */
function bundleLine(bundle: CaseBundle, { paint, width, say, proofInWords }: Context) {
  const { path, status, engine, capturedAt, summary } = bundle
  const mark = {
    verified: paint.green('✓'),
    unsealed: paint.yellow('='),
    self_consistent: paint.yellow('='),
    not_verified: paint.red('✗'),
  }[status]
  const what = [
    engine && speakerInWords(say, engine, bundle.access),
    capturedAt && secondOf(capturedAt),
    bundle.class && classInWords(say, bundle.class),
  ]
    .filter(Boolean)
    .join(', ')
  const asked = bundle.question === null ? '' : `\n${wrap(`“${bundle.question}”`, width, '      ')}`
  const why = status === 'not_verified' ? `\n${wrap(paint.red(proofInWords(summary)), width, '      ')}` : ''
  const sent = wasCarried(bundle.provider)
    ? `\n${wrap(paint.dim(proofInWords(bundle.provider.reason)), width, '      ')}`
    : ''
  return `  ${mark} ${path}${what === '' ? '' : paint.dim(`  ${what}`)}${asked}${sent}${why}`
}
