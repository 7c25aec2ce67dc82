import type { CheckedOutput } from './check-opinion.ts'
import type { AskedPrompt, Opinion } from './judge-port.ts'

/** Whether the second way of asking is needed: only the heaviest opinion must be said twice. */
export const needsConfirmation = ({ said, reasons }: CheckedOutput): boolean =>
  said === 'CONFABULATED' && reasons.length === 0

/** One opinion out of one or two checked outputs. Two that differ are for a person to look at. */
export function concludeOpinion(outputs: readonly CheckedOutput[], asked: AskedPrompt[]): Opinion {
  const [first, second] = outputs
  if (first === undefined) return { opinion: 'needs_review', reasons: ['answer_too_long'], claims: [], asked }
  const reasons = [...new Set(outputs.flatMap((output) => output.reasons))]
  if (reasons.length === 0 && needsConfirmation(first) && second?.said !== 'CONFABULATED')
    reasons.push('prompts_disagree')
  return first.said === null || reasons.length > 0
    ? { opinion: 'needs_review', reasons, claims: [], asked }
    : { opinion: first.said, reasons, claims: first.claims, asked }
}
