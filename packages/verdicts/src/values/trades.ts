import { type Found, hitsOf, type NamedLine, textOf } from './line.ts'

/** Phrases that say what somebody does: "in the [energy] industry", "makes [boots and bags]", "is a [shoe] maker". */
export function tradesIn(line: NamedLine): Found<string>[] {
  const found = [
    ...hitsOf(line, 'industryNoun').flatMap(({ from, to }) => [
      ...phrase(line, startBefore(line, from), from),
      ...phrase(line, behindColon(line, to), endAfter(line, behindColon(line, to))),
    ]),
    ...hitsOf(line, 'makes').flatMap(({ to }) => phrase(line, to, endAfter(line, to))),
    ...hitsOf(line, 'company').flatMap(({ from, to }) => {
      const start = startBefore(line, from)
      const isOpen =
        line.language.of.has(line.tokens[to]?.fold ?? '') ||
        line.language.prepositions.has(line.tokens[to]?.fold ?? '')
      return isDescription(line, start)
        ? phrase(line, start, isOpen ? endAfter(line, to) : endOfNoun(line, to))
        : []
    }),
  ]
  return found.sort((left, right) => left.from - right.from)
}

/** "una desarrolladora inmobiliaria": words that follow what they describe. */
function endOfNoun({ tokens, language }: NamedLine, at: number): number {
  const { kind, caps, fold = '' } = tokens[at] ?? {}
  return kind === 'word' && caps === 'lower' && !language.functionWords.has(fold) ? at + 1 : at
}

/** "is a shoe maker", ", a shoe maker,": behind an article that follows a verb of being or a comma. */
function isDescription({ tokens, language }: NamedLine, at: number): boolean {
  const before = tokens[at - 2]?.fold ?? ''
  return (
    language.determiners.has(tokens[at - 1]?.fold ?? '') && (before === ',' || language.copulas.has(before))
  )
}

function behindColon({ tokens }: NamedLine, at: number): number {
  return tokens[at]?.fold === ':' ? at + 1 : at
}

function phrase(line: NamedLine, from: number, to: number): Found<string>[] {
  return to > from ? [{ from, to, value: textOf(line.tokens, from, to) }] : []
}

function startBefore({ tokens, language }: NamedLine, at: number): number {
  let from = at
  while (from > 0 && at - from < LONGEST) {
    const token = tokens[from - 1]
    if (token?.kind !== 'word' && token?.fold !== '-') break
    if (language.functionWords.has(token.fold) && !language.and.has(token.fold)) break
    from -= 1
  }
  return from
}

function endAfter({ tokens, language }: NamedLine, at: number): number {
  let to = at
  while (to < tokens.length && to - at < LONGEST) {
    const token = tokens[to]
    if (token?.kind === 'sign' && token.fold !== '-' && token.fold !== ',') break
    if (token !== undefined && (language.relatives.has(token.fold) || language.copulas.has(token.fold))) break
    to += 1
  }
  return to
}

const LONGEST = 8
