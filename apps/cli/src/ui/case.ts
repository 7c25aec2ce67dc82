import type { CaseBundle, CaseReport } from '@veracite/verify/case/case-report'
import { wasCarried } from '@veracite/verify/relayed/named-relays'
import type { Context } from '../context.ts'
import { lines, rowWriter, wrap } from './lines.ts'
import { headline, stepLine, warningLines } from './verdict.ts'
import { classInWords, secondOf, speakerInWords } from './words.ts'

/** Renders the report on a case file. */
export function renderCase(context: Context, report: CaseReport): string {
  const { width, say, proofInWords } = context
  const { facts, status } = report
  const { brand, createdAt, leafIndex } = facts
  const row = rowWriter(say, 11, width)
  return lines(
    headline(status, context),
    wrap(proofInWords(report.summary), width),
    status === 'self_consistent' && ['', wrap(say('cliVerify.whereFrom'), width)],
    '',
    // For a file that is not an archive, every step would only repeat the summary.
    !isNoCase(report) && report.steps.map((step) => stepLine('caseStepTitle', step, context)),
    '',
    row('case', facts.caseSha256),
    row('brand', brand && `${brand.name} (${brand.domain})`),
    row('reference', facts.reference),
    row('made', createdAt && say('cliAnswer.collectorsClock', { at: secondOf(createdAt) })),
    leafIndex !== null &&
      row('log', say('cliAnswer.entryOf', { index: leafIndex, log: facts.treeSize ?? '' })),
    row(report.trust.kind === 'bundle' ? 'ownKey' : 'key', facts.logKey),
    report.bundles.length > 0 && ['', ...report.bundles.map((bundle) => bundleLine(bundle, context))],
    warningLines(report, context),
  )
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
