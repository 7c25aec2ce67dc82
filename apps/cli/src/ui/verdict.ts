import { HEADLINES, OF_WHAT, type VerdictStatus } from '@veracite/verify/bundle/verdict'
import type { StepResult } from '@veracite/verify/bundle/verification-report'
import type { Context } from '../context.ts'
import { wrap } from './lines.ts'

/** How a verdict on a bundle or a case file is shown. */

export function headline(status: VerdictStatus, { paint, proofInWords }: Context): string {
  const words = proofInWords(HEADLINES[status])
  if (status === 'verified') return `${paint.green(`✓ ${words}`)}\n  ${proofInWords(OF_WHAT)}`
  return status === 'self_consistent' || status === 'unsealed'
    ? paint.yellow(`! ${words}`)
    : paint.red(`✗ ${words}`)
}

/** What the verifier warns of, below everything else. */
export const warningLines = (
  { warnings }: { warnings: readonly string[] },
  { paint, width, proofInWords }: Context,
) =>
  warnings.length > 0 && [
    '',
    ...warnings.map((warning) => paint.dim(wrap(`! ${proofInWords(warning)}`, width, '  '))),
  ]

/** A step that holds only under the file's own keys gets no tick: it proves nothing. */
export function stepLine(
  kind: 'proofStep' | 'caseStepTitle',
  step: { id: string; step: number; result: StepResult; title: string; reason: string; anchored: boolean },
  { paint, width, say, proofInWords }: Context,
): string {
  const { result } = step
  const reason = proofInWords(step.reason)
  const passed = step.anchored ? paint.green('✓') : paint.yellow('=')
  const mark = { pass: passed, fail: paint.red('✗'), not_present: paint.dim('–') }[result]
  const why = result === 'fail' ? paint.red(reason) : paint.dim(reason)
  return `  ${mark} ${String(step.step).padStart(2)}  ${say.known(kind, step.id) ?? step.title}\n${wrap(why, width, '        ')}`
}
