import messages from './messages.json' with { type: 'json' }
import reasons from './reasons.json' with { type: 'json' }
import type { Claim } from './verdict.ts'

/** Why a statement that a fact seems to contradict asks for a person, in a sentence. */
export const whyUnsure = ({ reason }: Pick<Claim, 'reason'>): string =>
  reason === undefined ? messages.not_certain : reasons[reason]
