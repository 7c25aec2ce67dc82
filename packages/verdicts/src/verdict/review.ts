import type { AnyPredicate } from '../predicates/predicate.ts'
import type { Doubt, Reading } from '../reading.ts'
import type { Readers } from './combine.ts'
import type { Claim, Review } from './verdict.ts'

/** Why a person should look. */
export function reviewsOf(
  readings: readonly Reading[],
  readers: Readers,
  claims: readonly Claim[],
  predicates: readonly AnyPredicate[],
): Review[] {
  const likely = claims.filter((one) => one.verdict === 'contradicted' && one.certainty === 'likely')
  const doubts = readings.flatMap((reading) => reading.doubts).filter((doubt) => isOpen(doubt, readers))
  return [
    ...likely.map(({ predicate, stated, truth, span }): Review => {
      const label = predicates.find(({ name }) => name === predicate)?.label ?? predicate
      const message = `${label}: the answer seems to say "${stated}", the fact says "${truth}".`
      return { reason: 'likely_contradiction', message, span }
    }),
    ...disagreement(readers),
    ...doubts.map(({ reason, span }) => ({ reason, message: MESSAGES[reason], span })),
  ]
}

function disagreement({ rules, model }: Readers): Review[] {
  if (rules === null || model === null || rules.mention === 'unclear') return []
  if ((rules.mention === 'brand') === (model.mention === 'brand')) return []
  const message =
    rules.mention === 'brand'
      ? 'Rules find the brand in the answer, the model that read it does not.'
      : 'The model that read the answer finds the brand in it, rules do not.'
  return [{ reason: 'readers_disagree', message, span: rules.mentions[0] ?? null }]
}

/** A model's reading settles whom the answer names and in which language, not how far it was read. */
const isOpen = ({ reason }: Doubt, { model }: Readers): boolean =>
  model === null || reason === 'answer_too_long' || reason === 'unreadable'

const MESSAGES: Record<Doubt['reason'], string> = {
  unclear_name: "The name may be the brand's or somebody else's.",
  unknown_language: 'The answer is written in a language that the rules do not know.',
  answer_too_long: 'The answer is longer than what is read; the rest was not read.',
  unreadable: "The model's reply was not of the form that it was asked for; it decides nothing.",
}
