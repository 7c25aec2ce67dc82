import type { Token } from '../text/token.ts'
import { type Found, hitsOf, isOneOf, type NamedLine, wordsAt } from '../values/line.ts'
import { statedText, textFact } from './kinds.ts'
import type { Comparison, Predicate } from './predicate.ts'
import { about, found } from './reads.ts'
import data from './trades.json' with { type: 'json' }
import { sameStem, wordsOf } from './words.ts'

const inTrade = (trade: string) => ({ trade })

export const industry: Predicate<'industry', string, { trade: string }> = {
  ...about('industry', { find: found(tradesIn, inTrade) }),
  ...textFact,
  knownBy: { as: 'trades', names: (value) => [value] },
  stated: statedText(inTrade, { say: ({ trade }) => trade }),
  compare: ({ trade }, value) => compareTrades(trade, value),
}

/** Trades are the same when they share a word or a sector, different when both sectors are known and far apart. */
export function compareTrades(stated: string, truth: string): Comparison {
  const [a, b] = [wordsOf(stated), wordsOf(truth)]
  if (b.some((word) => word.length >= 4 && a.some((other) => sameStem(word, other, 5)))) return 'same'
  const [said, known] = [sectorsOf(a), sectorsOf(b)]
  if (said.some((sector) => known.includes(sector))) return 'same'
  // A shop, an app or a platform can be of any trade.
  const telling = said.filter((sector) => sector !== 'software' && sector !== 'retail')
  if (telling.length === 0 || known.length === 0) return 'unrelated'
  const isIn = (family: string[], sectors: string[]) => sectors.some((one) => family.includes(one))
  return data.kin.some((kin) => isIn(kin, telling) && isIn(kin, known)) ? 'unrelated' : 'different'
}

function sectorsOf(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')}`
  const holds = (stem: string) =>
    text.includes(` ${stem}`) || (stem.length >= 6 && words.some((word) => word.endsWith(stem)))
  return SECTORS.flatMap(([sector, stems]) => (stems.some(holds) ? [sector] : []))
}

const SECTORS = Object.entries(data.sectors)

/** Lines of business: "in the [energy] industry", "makes [boots and bags]", "is a [shoe] maker". */
function tradesIn(line: NamedLine): Found<string>[] {
  const found = [
    ...hitsOf(line, 'industryNoun').flatMap(({ from, to }) => {
      const behind = line.tokens[to]?.fold === ':' ? to + 1 : to
      return [wordsAt(line, startBefore(line, from), from), wordsAt(line, behind, endAfter(line, behind))]
    }),
    ...hitsOf(line, 'makes').map(({ to }) => wordsAt(line, to, endAfter(line, to))),
    ...hitsOf(line, 'company').flatMap(({ from, to }) => {
      const start = startBefore(line, from)
      const isBeside = line.own.some((own) => own.from === to)
      if (!isBeside && !isDescription(line, start)) return []
      return [wordsAt(line, start, isBeside ? to : endAfter(line, to))]
    }),
  ]
  return found.filter(({ from, to }) => from < to).sort((left, right) => left.from - right.from)
}

/** "is a shoe maker", ", a shoe maker," */
function isDescription(line: NamedLine, at: number): boolean {
  const isSaid = line.tokens[at - 2]?.fold === ',' || isOneOf(line, at - 2, 'copulas')
  return isSaid && isOneOf(line, at - 1, 'determiners')
}

function startBefore(line: NamedLine, at: number): number {
  const isWord = (from: number) =>
    (line.tokens[from]?.kind === 'word' || line.tokens[from]?.fold === '-') &&
    (!isOneOf(line, from, 'functionWords') || isOneOf(line, from, 'and'))
  let from = at
  while (at - from < LONGEST && isWord(from - 1)) from -= 1
  return from
}

function endAfter(line: NamedLine, at: number): number {
  const isEnd = ({ kind, fold }: Token, ahead: number) =>
    (kind === 'sign' && fold !== '-' && fold !== ',') || isOneOf(line, at + ahead, 'relatives', 'copulas')
  const next = line.tokens.slice(at, at + LONGEST)
  const end = next.findIndex(isEnd)
  return at + (end < 0 ? next.length : end)
}

const LONGEST = 8
