import { judgeItem } from '../../../packages/verdicts/src/evaluation/judge-item.ts'
import type { Item } from '../../../packages/verdicts/src/evaluation/read-item.ts'
import type { Share } from '../../../packages/verdicts/src/evaluation/score.ts'
import type { FactPredicate } from '../../../packages/verdicts/src/predicates/all.ts'
import type { Verdict } from '../../../packages/verdicts/src/verdict/verdict.ts'
import { type Part, partOf, sha256Of } from '../corpora.ts'
import { shareOf } from '../figures.ts'
import { itemOf } from '../items.ts'
import type { Brand, KnownFact } from '../labels.ts'
import { accusationsIn } from '../named.ts'
import { isFarFrom, startingAt, valuesOfOthers } from '../replaced.ts'
import { type AboutCompany, aboutCompanies } from './companies.ts'
import type { Sentence } from './triples.ts'

/** Rules on sentences that people wrote about companies; nothing in them is false until a fact is replaced. */
export interface SentenceFigures {
  part: Part
  falselyAccused: Share
  caught: Share
  caughtOrReviewed: Share
  byPredicate: Record<string, { caught: Share; caughtOrReviewed: Share }>
  /** Sentences that are accused or missed, where they are asked for. */
  accusations: string[]
  missed: string[]
}

/** The part is decided by the sentence, as it is by the answer elsewhere. */
export function measureSentences(
  sentences: readonly Sentence[],
  part: Part,
  lists: boolean,
): SentenceFigures {
  const all = aboutCompanies(sentences)
  const brands = [...new Set(all.map(({ brand }) => brand))]
  const ofPart = all.filter(({ text }) => partOf(sha256Of(text)) === part)
  const asTheyAre = ofPart
    .filter(({ isTrue }) => isTrue)
    .map((one) => ({ ...one, verdict: judge(one, one.brand.facts) }))
  const isAccused = ({ verdict }: { verdict: Verdict }) => verdict.class === 'CONFABULATED'
  const replaced = ofPart.flatMap((one) => replacedIn(one, brands))
  const isFound = (one: { verdict: Verdict }) =>
    isAccused(one) || one.verdict.needsReview.some(({ reason }) => reason === 'likely_contradiction')
  const figuresOf = (list: typeof replaced) => ({
    caught: shareOf(list, isAccused),
    caughtOrReviewed: shareOf(list, isFound),
  })
  const byPredicate = Map.groupBy(replaced, ({ predicate }) => predicate)
  return {
    part,
    falselyAccused: shareOf(asTheyAre, isAccused),
    ...figuresOf(replaced),
    byPredicate: Object.fromEntries([...byPredicate].map(([name, list]) => [name, figuresOf(list)])),
    accusations: lists ? asTheyAre.filter(isAccused).map(saidOf) : [],
    missed: lists ? replaced.filter((one) => !isAccused(one)).map(missedAs) : [],
  }
}

type Judged = AboutCompany & { verdict: Verdict }
type Replaced = Judged & { predicate: string }

function replacedIn(one: AboutCompany, brands: readonly Brand[]): Replaced[] {
  const { brand, text } = one
  return one.states.flatMap((predicate): Replaced[] => {
    const others = valuesOfOthers(predicate, brand.key, brands)
    const own = brand.facts.filter((fact) => fact.predicate === predicate)
    const other = startingAt(others, `${text} ${predicate}`).find((value) =>
      own.every((fact) => isFarFrom(fact.value, value, predicate as FactPredicate)),
    )
    if (other === undefined || own.length === 0) return []
    const rest = brand.facts.filter((fact) => fact.predicate !== predicate)
    return [{ ...one, predicate, verdict: judge(one, [...rest, { predicate, value: other }]) }]
  })
}

const judge = (one: AboutCompany, facts: readonly KnownFact[]): Verdict =>
  judgeItem(askedAbout(one, facts)).verdict

/** The sentence as the answer to a question about the company. */
export function askedAbout({ text, brand }: AboutCompany, facts = brand.facts as readonly KnownFact[]): Item {
  const asked = { prompt: `What is ${brand.name}?`, text }
  return itemOf(asked, { ...brand, facts: [...facts] }, { id: sha256Of(text) })
}

const saidOf = ({ text, verdict }: Judged): string => `${accusationsIn(verdict).join('; ')}\n        ${text}`

const missedAs = ({ text, predicate, brand, verdict }: Replaced): string =>
  `${predicate} of ${brand.name} (${verdict.class}${verdict.needsReview.length > 0 ? ', for review' : ''}): ${text}`
