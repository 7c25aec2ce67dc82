import { type Found, hitsOf, isOneOf, type NamedLine, wordsAt } from './line.ts'

/** Lines of business: "in the [energy] industry", "makes [boots and bags]", "is a [shoe] maker". */
export function tradesIn(line: NamedLine): Found<string>[] {
  const found = [
    ...hitsOf(line, 'industryNoun').flatMap(({ from, to }) => {
      const behind = line.tokens[to]?.fold === ':' ? to + 1 : to
      const isCompound = to - from === 1 && !line.language.isCueWord(line.tokens[from]?.fold ?? '')
      return [
        wordsAt(line, isCompound ? from : startBefore(line, from), isCompound ? to : from),
        wordsAt(line, behind, endAfter(line, behind)),
      ]
    }),
    ...hitsOf(line, 'tradeLast').map(({ from }) => wordsAt(line, startBefore(line, from), from)),
    ...hitsOf(line, 'makes').map(({ to }) => wordsAt(line, to, endAfter(line, to))),
    ...hitsOf(line, 'company').flatMap(({ from, to }) => {
      const start = startBefore(line, from)
      const isBeside = line.own.some((own) => own.from === to)
      return isBeside || isDescription(line, start)
        ? [wordsAt(line, start, isBeside ? to : endAfter(line, to))]
        : []
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
  // "an independent, family-owned brewery"
  const isComma = (from: number) => line.tokens[from]?.fold === ',' && isOneOf(line, from - 2, 'determiners')
  const isWord = (from: number) =>
    (line.tokens[from]?.kind === 'word' || line.tokens[from]?.fold === '-' || isComma(from)) &&
    (!isOneOf(line, from, 'functionWords') || isOneOf(line, from, 'and'))
  let from = at
  while (at - from < LONGEST && isWord(from - 1)) from -= 1
  return from
}

function endAfter(line: NamedLine, at: number): number {
  let to = at
  while (to < line.tokens.length && to - at < LONGEST) {
    const { kind, fold } = line.tokens[to] ?? {}
    if ((kind === 'sign' && fold !== '-' && fold !== ',') || isOneOf(line, to, 'relatives', 'copulas')) break
    to += 1
  }
  return to
}

const LONGEST = 8
