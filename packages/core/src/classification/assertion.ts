import { admissionsIn } from './ignorance.ts'
import { hitsOf, type ReadSentence } from './reading.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from './text/tokens.ts'
import { LOWER, MIXED } from './text/words.ts'

/** How firmly the answer stands behind a statement. */
export interface Stance {
  /** False when asked, hypothetical, conditional, or about what the answer does not know. */
  asserted: boolean
  denied: boolean
  /** Reported as said by others or marked as wrong: it can confirm a fact, never contradict one. */
  doubtful: boolean
  /** About an earlier or a later state of things. */
  elsewhen: boolean
}

/** Judges the statement whose words are tokens [from, to) of the sentence; `value` is where its value begins. */
export function stanceOf(
  sentence: ReadSentence,
  from: number,
  value: number,
  to: number,
  next: ReadSentence | undefined,
): Stance {
  const start = clauseStart(sentence, Math.min(from, value))
  return {
    asserted:
      !sentence.question &&
      !isHypothetical(sentence, start, Math.min(from, value), to) &&
      !inNoInformation(sentence, from),
    denied: isDenied(sentence, start, from, value),
    doubtful: isDoubtful(sentence, from, to) || isTakenBack(next),
    elsewhen:
      isNear(sentence, 'former', Math.min(from, value), to, 5, 3) ||
      isNear(sentence, 'future', Math.min(from, value), to, 4, 0),
  }
}

/** Where the clause around a token begins: after a semicolon, a dash, a bracket or a contrasting word. */
export function clauseStart(sentence: ReadSentence, at: number): number {
  let start = 0
  for (let index = at - 1; index >= 0; index -= 1) {
    const { fold } = sentence.tokens[index] as Token
    if (fold === ';' || fold === '–' || fold === '(' || fold === ':') {
      start = index + 1
      break
    }
  }
  // "has yet to win": a part of the denial is no contrast.
  const denials = hitsOf(sentence, 'negation')
  for (const hit of hitsOf(sentence, 'contrast'))
    if (hit.to <= at && hit.to > start && !denials.some((one) => one.from < hit.from && one.to > hit.to))
      start = hit.to
  return start
}

/** Whether a token stands in a clause that says the answer has no information. */
export function inNoInformation(sentence: ReadSentence, at: number): boolean {
  for (const [from, to] of noInformationRanges(sentence)) if (at >= from && at < to) return true
  return false
}

/** "no consta entre las granjas certificadas": not being among them is known. */
function isLeftOut({ tokens }: ReadSentence, end: number): boolean {
  return tokens[end - 1]?.fold === 'consta' && tokens[end]?.fold === 'entre'
}

const rangesOf = new WeakMap<ReadSentence, [number, number][]>()

/** Stretches of a sentence in which the answer admits that it does not know. */
export function noInformationRanges(sentence: ReadSentence): [number, number][] {
  if (!mayAdmit(sentence)) return NO_RANGES
  const known = rangesOf.get(sentence)
  if (known !== undefined) return known
  const ranges: [number, number][] = []
  const admitted = hitsOf(sentence, 'noInformation')
    .filter((hit) => !isLeftOut(sentence, hit.to))
    .map((hit) => hit.from)
  const knowledge = hitsOf(sentence, 'knowledge')
  for (const inability of hitsOf(sentence, 'inability')) {
    // German says "not" and the verb at the end of the clause.
    const negated = hitsOf(sentence, 'negation').some(
      (hit) => hit.from >= inability.from && hit.from <= inability.to + 9,
    )
    const about = knowledge.some((hit) => hit.from >= inability.to - 1 && hit.from - inability.to <= 11)
    if (negated && about) admitted.push(inability.from)
  }
  admitted.push(...admissionsIn(sentence))
  let covered = -1
  for (const at of admitted.sort((left, right) => left - right)) {
    if (at < covered || isContent(sentence, at)) continue
    covered = softEnd(sentence, at)
    ranges.push([softStart(sentence, at), covered])
  }
  rangesOf.set(sentence, ranges)
  return ranges
}

/** "I have no complaint": who finds no fault knows the thing. */
function isContent(sentence: ReadSentence, at: number): boolean {
  return hitsOf(sentence, 'complaint').some((hit) => hit.from >= at && hit.from - at <= 9)
}

/** Every admission begins with one of these cues; most sentences hold none of them. */
function mayAdmit({ hits }: ReadSentence): boolean {
  return hits.has('noInformation') || hits.has('inability') || hits.has('firstPerson')
}

const NO_RANGES: [number, number][] = []

function softStart(sentence: ReadSentence, at: number): number {
  // "Acme has no adverts, and I know of no rival that …": the speaker begins a statement of his own.
  if (AND.has(sentence.tokens[at - 1]?.fold ?? '')) return at
  let start = 0
  for (let index = at - 1; index >= 0; index -= 1) {
    const { fold } = sentence.tokens[index] as Token
    if (fold === ';') {
      start = index + 1
      break
    }
  }
  // "X is a Belgian app, but I cannot confirm …": what stands before the contrast is still said.
  for (const hit of hitsOf(sentence, 'contrast')) if (hit.to <= at && hit.from > start) start = hit.to
  return start
}

const AND = new Set(['and', 'und', 'et', 'y', 'e'])

function softEnd(sentence: ReadSentence, at: number): number {
  for (let index = at; index < sentence.tokens.length; index += 1) {
    if ((sentence.tokens[index] as Token).fold === ';') return index
  }
  for (const hit of hitsOf(sentence, 'contrast')) {
    if (hit.from > at + 2) return hit.from
  }
  return sentence.tokens.length
}

function isHypothetical(sentence: ReadSentence, start: number, from: number, to: number): boolean {
  for (const hit of hitsOf(sentence, 'asked')) if (hit.to <= to) return true
  for (const hit of hitsOf(sentence, 'condition')) {
    // "the iF Award": a name, not a condition.
    if ((sentence.tokens[hit.from] as Token).cap === MIXED) continue
    if (hit.from > from) continue
    // "Si : …" says yes.
    const next = sentence.tokens[hit.to]?.fold ?? ''
    if (next === ':' || next === ',' || next === '.' || next === '!') continue
    // "Sí tiene teléfono: …": behind the colon stands what is so.
    if (!hasComma(sentence, hit.to, from) && !hasColon(sentence, hit.to, from)) return true
  }
  for (const hit of hitsOf(sentence, 'modal')) {
    if (isMonth(sentence, hit.from)) continue
    if (hit.from >= start && hit.from < to && from - hit.to <= 6 && !hasComma(sentence, hit.to, from))
      return true
  }
  return false
}

/** "May 2013" is a month, whatever else "may" can mean. */
function isMonth(sentence: ReadSentence, at: number): boolean {
  const token = sentence.tokens[at] as Token
  return token.cap !== 0 && sentence.tokens[at + 1]?.kind === NUMBER
}

function hasColon(sentence: ReadSentence, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (sentence.tokens[index]?.fold === ':') return true
  return false
}

function hasComma(sentence: ReadSentence, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (sentence.tokens[index]?.fold === ',') return true
  return false
}

function isDenied(sentence: ReadSentence, start: number, from: number, value: number): boolean {
  const limit = Math.max(from, value)
  const exempt = hitsOf(sentence, 'notNegation')
  let denied = false
  for (const hit of hitsOf(sentence, 'negation')) {
    if (hit.from < start || hit.to > limit) continue
    if (exempt.some((other) => other.from <= hit.from && other.to >= hit.to)) continue
    const reach = Math.min(from, value)
    if (reach - hit.to > 7) continue
    if (hasComma(sentence, hit.to, value)) continue
    if (hitsOf(sentence, 'contrast').some((other) => other.from >= hit.to && other.to <= value)) continue
    denied = true
  }
  return denied || isDeniedBehind(sentence, limit)
}

/** "In Frankreich gibt es Acme nicht": German says "not" at the end of the clause. */
function isDeniedBehind(sentence: ReadSentence, from: number): boolean {
  const { tokens } = sentence
  for (let at = from + 1; at < tokens.length; at += 1) {
    const { fold, kind } = tokens[at] as Token
    if (fold === 'nicht') return closesClause(tokens, at + 1)
    if (fold === 'leer' && /^aus/.test(tokens[at + 1]?.fold ?? '')) return true
    if (kind === PUNCTUATION && !/^[-"&!]$/.test(fold)) return false
  }
  return false
}

/** At most two lower-case words ("nicht mehr erhältlich") before the clause ends, and no "but" behind it. */
function closesClause(tokens: readonly Token[], from: number): boolean {
  let at = from
  while (at - from < 3 && tokens[at]?.kind === WORD && tokens[at]?.cap === LOWER) {
    if (/^(?:nur|in|nach|zu|aus|von|bei|immer|sondern)$/.test((tokens[at] as Token).fold)) return false
    at += 1
  }
  const next = tokens[at]
  return (next === undefined || next.kind === PUNCTUATION) && tokens[at + 1]?.fold !== 'sondern'
}

function isDoubtful(sentence: ReadSentence, from: number, to: number): boolean {
  for (const hit of hitsOf(sentence, 'falsehood')) {
    // "That is a lie: Acme has no …": what is called false is the prompt, not what follows the colon.
    if (hit.to <= from && hasColon(sentence, hit.to, from)) continue
    // "…, with a few fake entries": behind the statement, an adjective of some other noun.
    if (hit.from >= to && isAttributive(sentence, to, hit)) continue
    // "Contrary to what you read, …" casts doubt on what it introduces; behind a statement it underlines it.
    const defied = sentence.tokens.slice(Math.max(0, hit.from - 3), hit.from)
    const contrary = defied.some((token) => DEFYING.test(token.fold))
    if (!contrary && !CONTRARY.test((sentence.tokens[hit.from] as Token).fold)) return true
    if (hit.from < from && !hasComma(sentence, hit.to, from)) return true
  }
  for (const hit of hitsOf(sentence, 'hearsay')) {
    if (hit.from >= to || from - hit.to >= 14) continue
    // "is often listed too, but it never obtained": behind the contrast the answer speaks for itself.
    if (!hitsOf(sentence, 'contrast').some((other) => other.from >= hit.to && other.to <= from)) return true
  }
  return false
}

function isAttributive(sentence: ReadSentence, to: number, hit: { from: number; to: number }): boolean {
  const noun = sentence.tokens[hit.to]
  if (hit.to - hit.from > 1 || noun?.kind !== WORD || noun.fold.length < 3) return false
  return (
    hasComma(sentence, to, hit.from) &&
    FALSE_ADJECTIVES.test((sentence.tokens[hit.from] as Token).fold) &&
    !STATEMENTS.test(noun.fold)
  )
}

const FALSE_ADJECTIVES =
  /^(?:fake|false|wrong|incorrect|outdated|falsch|falso|falsa|falsos|falsas|faux|fausse|fausses)/
const STATEMENTS =
  /^(?:claim|rumou?r|information|statement|report|date|figure|belief|story|angabe|behauptung|information|gerucht|afirmac|dato|noticia|informac|boato|rumeur|affirmation)/

/** "available here, despite the rumours": the rumours say something else. */
const DEFYING = /^(?:despite|apesar|pese|malgre|trotz|entgegen|contrary|contrairement)$/

const CONTRARY = /^(?:contrary|contrair|contrari|entgegen|despite|malgre|trotz|pese|apesar|ao|al|en|a|anders)/

/** "That is wrong." right after a statement takes it back. */
function isTakenBack(next: ReadSentence | undefined): boolean {
  if (next === undefined || hitsOf(next, 'falsehood').length === 0) return false
  const first = next.tokens[0]?.fold ?? ''
  return next.tokens.length <= 9 || BACK_REFERENCES.has(first)
}

const BACK_REFERENCES = new Set(
  "that this both these neither eso esto esa esta isso isto essa das dies diese beides cela c' ce cette ces ca".split(
    ' ',
  ),
)

/** Whether a cue stands close to the statement, with no comma or semicolon between them. */
function isNear(
  sentence: ReadSentence,
  cue: 'former' | 'future',
  from: number,
  to: number,
  before: number,
  after: number,
): boolean {
  for (const hit of hitsOf(sentence, cue)) {
    if (isBareUntil(sentence, hit.from, hit.to) || isSoon(sentence, hit.from)) continue
    // "a former cannery in Seattle": the adjective belongs to the noun behind it.
    if (hit.to < from && hit.to - hit.from === 1 && isAdjectiveOf(sentence, hit.to, from)) continue
    // "la caisse avant": behind a noun it is a place, not a time.
    if (hit.to > from && hit.from >= to && (sentence.tokens[hit.from] as Token).fold === 'avant') continue
    const close =
      hit.to <= from
        ? hit.to > from - before && !isSeparated(sentence, hit.to, from)
        : hit.from < to || (hit.from < to + after && !isSeparated(sentence, to, hit.from))
    if (close) return true
  }
  return false
}

function isAdjectiveOf(sentence: ReadSentence, at: number, claim: number): boolean {
  if (!FORMER.test((sentence.tokens[at - 1] as Token).fold)) return false
  const noun = sentence.tokens[at]
  return (
    noun?.kind === WORD &&
    claim - at >= 1 &&
    !ROLES.some((cue) => hitsOf(sentence, cue).some((hit) => hit.from >= at && hit.from <= at + 1))
  )
}

const FORMER = /^(?:former|ehemalig|fruher|antigu|antig|ancien)/
const ROLES = ['chief', 'founder', 'headquarters', 'owned', 'ownerNoun', 'company'] as const

/** "until" tells of the past only with a year behind it: "bis zu 400", "hasta 50" and "até 12" are bounds. */
function isBareUntil(sentence: ReadSentence, from: number, to: number): boolean {
  if (to - from > 1 || !UNTIL.has((sentence.tokens[from] as Token).fold)) return false
  const next = sentence.tokens.slice(to, to + 2)
  return !next.some((token) => token.kind === NUMBER && /^(?:19|20)\d\d$/.test(token.fold))
}

/** "cuanto antes", "o quanto antes", "lo antes posible": soon, not earlier. */
function isSoon({ tokens }: ReadSentence, at: number): boolean {
  if (tokens[at]?.fold !== 'antes') return false
  return (
    /^[cq]uanto$/.test(tokens[at - 1]?.fold ?? '') || /^poss?i(?:ble|vel)$/.test(tokens[at + 1]?.fold ?? '')
  )
}

const UNTIL = new Set(['until', 'bis', 'hasta', 'ate'])

function isSeparated(sentence: ReadSentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const { fold } = sentence.tokens[at] as Token
    if (fold === ',' || fold === ';' || fold === '(') return true
  }
  return false
}
