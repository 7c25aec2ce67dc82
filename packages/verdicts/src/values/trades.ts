import { type Found, hitsOf, isOneOf, type NamedLine, textOf } from './line.ts'

/** Phrases that say what somebody does: "in the [energy] industry", "makes [boots and bags]", "is a [shoe] maker". */
export function tradesIn(line: NamedLine): Found<string>[] {
  const phrase = (from: number, to: number): Found<string>[] =>
    to > from ? [{ from, to, value: textOf(line.tokens, from, to) }] : []
  const found = [
    ...hitsOf(line, 'industryNoun').flatMap(({ from, to }) => {
      const behind = line.tokens[to]?.fold === ':' ? to + 1 : to
      return [...phrase(startBefore(line, from), from), ...phrase(behind, endAfter(line, behind))]
    }),
    ...hitsOf(line, 'makes').flatMap(({ to }) => phrase(to, endAfter(line, to))),
    ...hitsOf(line, 'company').flatMap(({ from, to }) => {
      const start = startBefore(line, from)
      return isDescription(line, start) ? phrase(start, endOfCompany(line, to)) : []
    }),
  ]
  return found.sort((left, right) => left.from - right.from)
}

/** "is a shoe maker", ", a shoe maker,": behind an article that follows a verb of being or a comma. */
function isDescription(line: NamedLine, at: number): boolean {
  const isSaid = line.tokens[at - 2]?.fold === ',' || isOneOf(line, at - 2, 'copulas')
  return isSaid && isOneOf(line, at - 1, 'determiners')
}

/** "a maker of shoes", "una desarrolladora inmobiliaria": words that follow what they describe. */
function endOfCompany(line: NamedLine, at: number): number {
  if (isOneOf(line, at, 'of', 'prepositions')) return endAfter(line, at)
  if (line.tokens[at]?.caps !== 'lower' || isOneOf(line, at, 'functionWords')) return at
  // "un fabricant français de jouets"
  const isKind = isOneOf(line, at + 1, 'of') && line.tokens[at + 2]?.caps === 'lower'
  return isKind ? endAfter(line, at + 1) : at + 1
}

function startBefore(line: NamedLine, at: number): number {
  let from = at
  while (from > 0 && at - from < LONGEST) {
    const { kind, fold } = line.tokens[from - 1] ?? {}
    const isGrammar = isOneOf(line, from - 1, 'functionWords') && !isOneOf(line, from - 1, 'and')
    if ((kind !== 'word' && fold !== '-') || isGrammar) break
    from -= 1
  }
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
