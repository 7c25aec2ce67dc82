import { HEADLINES, OF_WHAT, type VerdictStatus } from '@veracite/verify/bundle/verdict'
import type { StepResult } from '@veracite/verify/bundle/verification-report'
import { wrap } from './lines.ts'
import type { Paint } from './paint.ts'

/** How a verdict on a bundle or a case file is shown. */

export const WHERE_FROM =
  'Give it with --key, or name the place with --key-from https://… or --key-from dns:…: one that you know to be the operator’s or the brand’s, whatever the file says.'

export function headline(status: VerdictStatus, paint: Paint): string {
  const words = HEADLINES[status]
  if (status === 'verified') return `${paint.green(`✓ ${words}`)}\n  ${OF_WHAT}`
  return status === 'self_consistent' || status === 'unsealed'
    ? paint.yellow(`! ${words}`)
    : paint.red(`✗ ${words}`)
}

/** A step that holds only under the file's own keys gets no tick: it proves nothing. */
export function stepLine(
  step: { step: number; result: StepResult; title: string; reason: string; anchored: boolean },
  paint: Paint,
  width: number,
): string {
  const { result, reason } = step
  const passed = step.anchored ? paint.green('✓') : paint.yellow('=')
  const mark = { pass: passed, fail: paint.red('✗'), not_present: paint.dim('–') }[result]
  const why = result === 'fail' ? paint.red(reason) : paint.dim(reason)
  return `  ${mark} ${String(step.step).padStart(2)}  ${step.title}\n${wrap(why, width, '        ')}`
}
