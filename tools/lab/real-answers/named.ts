import { judgeItem } from '../../../packages/core/src/evaluation/judge-item.ts'
import type { Share } from '../../../packages/core/src/evaluation/score.ts'
import type { Verdict } from '../../../packages/verdicts/src/verdict/verdict.ts'
import { type RealAnswer, sha256Of } from './corpora.ts'
import { shareOf } from './figures.ts'
import { itemOf, wholeWord } from './items.ts'
import type { Brand } from './labels.ts'

export interface Named {
  answer: RealAnswer
  brand: Brand
}

export interface NamedFigures {
  calledAbsent: Share
  /** By brand, those that were missed at all, the most missed first. */
  missed: [name: string, share: Share][]
  accused: Share
  accusations: { where: string; brand: string; claims: string[] }[]
}

/**
 * Answers that have the name of a brand in them literally, in its own case, as a whole word, not in the title of
 * a source and not as a unit ("2 HP"). Names that mean something else as well are left out: nobody has looked whom
 * these answers mean. At most `most` of them, chosen by hash, so that every run takes the same.
 */
export function answersThatName(
  answers: readonly RealAnswer[],
  brands: readonly Brand[],
  { besides, most }: { besides: ReadonlySet<string>; most: number },
): Named[] {
  const patterns = brands
    .filter(({ key }) => !besides.has(key))
    .map((brand) => ({ brand, pattern: patternOf(brand.name) }))
  return answers
    .map((answer) => ({ answer, said: answer.text.replace(SOURCE_TITLES, '') }))
    .flatMap(({ answer, said }) =>
      patterns
        .filter(({ brand, pattern }) => said.includes(brand.name) && pattern.test(said))
        .map(({ brand }) => ({ answer, brand, order: sha256Of(`${answer.sha256} ${brand.key}`) })),
    )
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, most)
}

const patternOf = (name: string): RegExp =>
  new RegExp(`${name.length < 4 ? '(?<!\\d[ -]?)' : ''}${wholeWord(name, 'u').source}`, 'u')

/** `[3]: https://example.org "Acme and others tested"`: the page says so, not the answer. */
const SOURCE_TITLES = /^\[\d+\]: .*$/gm

/** By the plain reader. Needs no labels: a brand that is named is not absent, and accusations can be looked at. */
export function judgeNamed(named: readonly Named[]): NamedFigures {
  const judged = named.map(({ answer, brand }) => ({
    answer,
    brand,
    verdict: judgeItem(itemOf(answer, brand, { id: answer.sha256 })).verdict,
  }))
  const isAbsent = ({ verdict }: { verdict: Verdict }) => verdict.class === 'ABSENT'
  const accused = judged.filter(({ verdict }) => verdict.class === 'CONFABULATED')
  const names = [...new Set(named.map(({ brand }) => brand.name))]
  const missed = names
    .map((name): [string, Share] => [
      name,
      shareOf(
        judged.filter(({ brand }) => brand.name === name),
        isAbsent,
      ),
    ])
    .filter(([, { part }]) => part > 0)
    .sort(([, a], [, b]) => b.part - a.part)
  return {
    calledAbsent: shareOf(judged, isAbsent),
    missed,
    accused: { part: accused.length, of: judged.length },
    accusations: accused.map(({ answer, brand, verdict }) => ({
      where: `${answer.repo} ${answer.path} ${answer.record}`,
      brand: brand.name,
      claims: accusationsIn(verdict),
    })),
  }
}

/** What an accusation rests on, in words. */
export const accusationsIn = ({ claims }: Verdict): string[] =>
  claims
    .filter(({ verdict, certainty }) => verdict === 'contradicted' && certainty === 'certain')
    .map(({ predicate, stated, truth, span }) => `${predicate} ${stated}, not ${truth}: “${span.quote}”`)
