import { hasCue, hitsOf } from '../reading.ts'
import type { BoundSentence } from '../subjects.ts'
import { ownerAt } from '../subjects.ts'
import { type NumberRead, numberAt } from '../text/numbers.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from '../text/tokens.ts'
import { type ClaimContext, type Finding, gappedValues, hold, numberOf, rawOf } from './context.ts'

/** "about 400 employees", "employs four hundred people", "Headcount: 400". */
export function readEmployees(context: ClaimContext): Finding[] {
  if (!context.facts.knows('employees')) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (sentence.numbers.length === 0 || !speaksOfStaff(sentence)) continue
    for (const number of gappedCounts(context, sentence)) {
      const finding = holdHeadCount(context, sentence, number)
      if (finding !== null) findings.push(finding)
    }
    for (const number of sentence.numbers) {
      if (!isHeadCount(context, sentence, number)) continue
      if (ownerAt(sentence, number.from, context.vocabulary) !== 'brand') continue
      const finding = holdHeadCount(context, sentence, number)
      if (finding !== null) findings.push(finding)
    }
  }
  // Beside the right count, another one is of a part of the people, or of other people.
  const known = findings.some((one) => one.verdict === 'supported')
  return known
    ? findings.map((one) =>
        one.verdict === 'contradicted' ? { ...one, verdict: 'unverifiable' as const } : one,
      )
    : findings
}

/** Without any of these, a number counts something else. */
function speaksOfStaff(sentence: BoundSentence): boolean {
  return hasCue(sentence, 'staff') || hasCue(sentence, 'employs') || hasCue(sentence, 'people')
}

/** "Rival has 60 employees, Acme about 300": the count of the brand shares the noun of the clause before. */
function gappedCounts(context: ClaimContext, sentence: BoundSentence): NumberRead[] {
  const [hit] = hitsOf(sentence, 'staff')
  if (hit === undefined || sentence.fixed !== null || sentence.numbers.length < 2) return []
  if (!sentence.numbers.some((number) => number.to <= hit.from && hit.from - number.to <= 2)) return []
  return gappedValues(context, sentence, hit).flatMap((at) => {
    const number = sentence.numbers.find((one) => one.from >= at && one.from - at <= 2)
    if (number === undefined || number.value < 2) return []
    const next = sentence.tokens[number.to]
    const between = sentence.tokens.slice(at, number.from)
    const estimate = (place: number) =>
      ['approximately', 'moreThan', 'lessThan'].some((cue) =>
        hitsOf(sentence, cue as 'moreThan').some((one) => one.from <= place && one.to > place),
      )
    const plain = between.every((token, index) => estimate(at + index) || HAS.test(token.fold))
    return plain && (next === undefined || next.kind === PUNCTUATION) && !/^[%€$£]$/.test(next?.fold ?? '')
      ? [number]
      : []
  })
}

export function holdHeadCount(
  context: ClaimContext,
  sentence: BoundSentence,
  number: NumberRead,
): Finding | null {
  const bounds = boundsOf(context, sentence, number)
  return hold(context, {
    predicate: 'employees',
    stated: rawOf(context, sentence, number.from, bounds.to),
    sentence,
    from: number.from,
    value: number.from,
    to: bounds.to,
    matches: (fact) => compare(numberOf(fact), bounds),
    strong: !isDatedBack(sentence, number.from),
  })
}

/** "in 2012 there were only 20 employees": a year and a past tense tell of another time. */
function isDatedBack(sentence: BoundSentence, at: number): boolean {
  const near = sentence.tokens.slice(Math.max(0, at - 8), at + 8)
  return (
    near.some((token) => token.kind === NUMBER && /^(?:19|20)\d\d$/.test(token.fold)) &&
    near.some((token) => PAST.test(token.fold))
  )
}

const PAST =
  /^(?:were|was|had|tenia|eran|tinha|eram|hatte|waren|avait|comptait|employed|empleaba|empregava|beschaftigte|employait)$/

interface Bounds {
  low: number
  high: number
  to: number
}

/** Within a factor of two is the same; a bound such as "over 100" is wrong only when the truth lies beyond it. */
function compare(truth: number | null, { low, high }: Bounds): boolean | null {
  if (truth === null || truth <= 0) return null
  if (truth < low) return low <= truth * 2
  if (truth > high) return truth <= high * 2
  if (high === Number.POSITIVE_INFINITY) return truth <= low * 2 ? true : null
  if (low === 0) return truth * 2 >= high ? true : null
  return true
}

function boundsOf(context: ClaimContext, sentence: BoundSentence, number: NumberRead): Bounds {
  const { tokens } = sentence
  const unit = vagueUnit(sentence, number)
  // "several hundred" and "hundreds": anything from two of them to nine.
  if (unit !== null) return { low: unit * 2, high: unit * 9, to: number.to }
  const before = (cue: 'moreThan' | 'lessThan') =>
    hitsOf(sentence, cue).some((hit) => hit.to <= number.from && number.from - hit.to <= 1)
  const between = tokens[number.to]
  if (
    between !== undefined &&
    (between.fold === '-' ||
      between.fold === '–' ||
      between.fold === 'to' ||
      context.vocabulary.and.has(between.fold) ||
      RANGE.has(between.fold))
  ) {
    const upper = numberAt(tokens, number.to + 1, context.vocabulary)
    if (upper !== null && upper.value > number.value)
      return { low: number.value, high: upper.value, to: upper.to }
  }
  if (between?.fold === '+' && !between.gap)
    return { low: number.value, high: Number.POSITIVE_INFINITY, to: number.to + 1 }
  if (before('moreThan')) return { low: number.value, high: Number.POSITIVE_INFINITY, to: number.to }
  if (before('lessThan')) return { low: 0, high: number.value, to: number.to }
  return { low: number.value, high: number.value, to: number.to }
}

/** The unit of a count that gives no figure: "dozens", "a few hundred", "mehrere Tausend". */
function vagueUnit(sentence: BoundSentence, number: NumberRead): number | null {
  const { tokens } = sentence
  if (number.to - number.from !== 1 || tokens[number.from]?.kind !== WORD) return null
  const word = (tokens[number.from] as Token).fold
  const unit = UNITS.find(([start]) => word.startsWith(start))?.[1]
  if (unit === undefined) return null
  const vague = VAGUE.has(tokens[number.from - 1]?.fold ?? '') || PLURALS.has(word)
  return vague ? unit : null
}

const UNITS: readonly (readonly [string, number])[] = [
  ['dozen', 12],
  ['docen', 12],
  ['duzia', 12],
  ['dutzend', 12],
  ['douzain', 12],
  ['decen', 10],
  ['dezen', 10],
  ['dizain', 10],
  ['hund', 100],
  ['cient', 100],
  ['centen', 100],
  ['centain', 100],
  ['thousand', 1000],
  ['mil', 1000],
  ['tausend', 1000],
]
const VAGUE = new Set(
  'several few many some various varios varias algunos algunas unos unas muchos cientos algumas alguns varios diversas mehrere einige viele wenige plusieurs quelques'.split(
    ' ',
  ),
)
const PLURALS = new Set(
  'dozens hundreds thousands docenas decenas cientos centenares miles duzias dezenas centenas milhares dutzende hunderte tausende dizaines douzaines centaines milliers'.split(
    ' ',
  ),
)

const RANGE = new Set(['bis', 'a', 'till', 'until'])

function isHeadCount(context: ClaimContext, sentence: BoundSentence, number: NumberRead): boolean {
  const { tokens } = sentence
  // "una plantilla de 300": the article is no count.
  if (number.value <= 1 && tokens[number.from]?.kind === WORD) return false
  // The asker's own team, and the heading of a column: neither counts the brand's people.
  if (context.promptSizes.has(number.value) || number.from < sentence.origin) return false
  let end = number.to
  if (tokens[end]?.fold === '+' || tokens[end]?.fold === '-' || tokens[end]?.fold === '–') {
    const upper = numberAt(tokens, end + 1, context.vocabulary)
    end = upper === null ? end + 1 : upper.to
  } else if (
    RANGE.has(tokens[end]?.fold ?? '') ||
    tokens[end]?.fold === 'to' ||
    context.vocabulary.and.has(tokens[end]?.fold ?? '')
  ) {
    const upper = numberAt(tokens, end + 1, context.vocabulary)
    if (upper !== null) end = upper.to
  }
  if (tokens[end]?.fold === '%' || tokens[end]?.fold === '€') return false
  const noun = hitsOf(sentence, 'staff').find(
    (hit) => hit.from >= end && hit.from - end <= 3 && onlyModifiers(sentence, end, hit.from),
  )
  const verbs = hitsOf(sentence, 'employs').filter(
    (hit) =>
      hit.to <= number.from &&
      wordsBetween(sentence, hit.to, number.from) <= 5 &&
      !hasStop(sentence, hit.to, number.from),
  )
  const verb = verbs.at(-1)
  const people = hitsOf(sentence, 'people').find((hit) => hit.from >= end && hit.from - end <= 2)
  const works = hitsOf(sentence, 'employs').some((hit) => Math.abs(hit.from - number.from) <= 9)
  const isNoun = noun !== undefined
  const isVerb =
    verb !== undefined &&
    (people !== undefined ||
      isLabel(sentence, verb.to, number) ||
      (verbs.some((one) => isStrongVerb(sentence, one.from)) && tokens[end]?.kind !== WORD))
  const isPeople =
    people !== undefined &&
    (works || isPossessed(context, sentence, number, people.to) || isFirmOf(sentence, number))
  const isTeam =
    verb !== undefined &&
    verb.to === number.from &&
    COUNTED.test((tokens[number.from - 1] as Token).fold) &&
    isClauseEnd(context, tokens[end])
  if (!isNoun && !isVerb && !isPeople && !isTeam) return false
  if (
    noun === undefined &&
    people === undefined &&
    tokens[number.from]?.kind !== NUMBER &&
    !isLabel(sentence, verb?.to ?? 0, number)
  )
    return false
  return !isAboutOthers(sentence, number)
}

/** "Acme has roughly 300 people, most of them in Ghent": a bare "has", and nothing that the people would do. */
function isPossessed(
  context: ClaimContext,
  sentence: BoundSentence,
  number: NumberRead,
  end: number,
): boolean {
  const { tokens } = sentence
  let at = number.from - 1
  while (hitsOf(sentence, 'approximately').some((hit) => hit.from <= at && hit.to > at)) at -= 1
  if (!HAS.test(tokens[at]?.fold ?? '')) return false
  const next = tokens[end]
  return next === undefined || next.kind !== WORD || context.vocabulary.at.has(next.fold)
}

/** "an outfit of around 190 people": the noun for the company, "of", and the count. */
function isFirmOf(sentence: BoundSentence, number: NumberRead): boolean {
  let at = number.from - 1
  while (hitsOf(sentence, 'approximately').some((hit) => hit.from <= at && hit.to > at)) at -= 1
  return WITH.has(sentence.tokens[at]?.fold ?? '') && hitsOf(sentence, 'company').some((hit) => hit.to === at)
}

const HAS = /^(?:has|have|tiene|tem|hat|a)$/

/** "a team of 300", and then the sentence goes on: "a team of 12 designers" counts only the designers. */
const COUNTED = /^(?:of|de|von)$/

function isClauseEnd(context: ClaimContext, token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.kind !== WORD ||
    context.vocabulary.functionWords.has(token.fold) ||
    /^(?:work|works|working|based|spread|trabaj|trabalh|arbeit|travaill)/.test(token.fold)
  )
}

/** How far apart two places are, the brand's name counted as one word. */
function wordsBetween(sentence: BoundSentence, from: number, to: number): number {
  const long = sentence.marks.filter((mark) => mark.owner === 'brand' && mark.from >= from && mark.to <= to)
  return long.reduce((sum, mark) => sum - (mark.to - mark.from - 1), to - from)
}

function isStrongVerb(sentence: BoundSentence, at: number): boolean {
  return /^(?:employ|emplea|empleg|emprega|beschaftigt|emploie|headcount|workforce|plantilla|effectif|belegschaft|mitarbeiterzahl|staff|personal|payroll|nomina|quadro|gehaltsliste)/.test(
    (sentence.tokens[at] as Token).fold,
  )
}

function isLabel(sentence: BoundSentence, from: number, number: NumberRead): boolean {
  return sentence.tokens.slice(from, number.from).some((token) => token.fold === ':' || token.fold === '|')
}

function onlyModifiers(sentence: BoundSentence, from: number, to: number): boolean {
  return sentence.tokens
    .slice(from, to)
    .every((token) => (token.kind === WORD && token.cap === 0) || token.fold === '-' || token.fold === '+')
}

function hasStop(sentence: BoundSentence, from: number, to: number): boolean {
  return sentence.tokens
    .slice(from, to)
    .some((token) => token.fold === ';' || token.fold === '.' || token.fold === ',')
}

/** "for firms with up to 50 employees" describes customers; "laid off 200 employees" a change. */
function isAboutOthers(sentence: BoundSentence, number: NumberRead): boolean {
  const { tokens } = sentence
  const near = (cue: 'customers' | 'staffChange', reach: number) =>
    hitsOf(sentence, cue).some(
      (hit) =>
        !isOfBrand(sentence, hit.to) &&
        hit.to <= number.from &&
        number.from - hit.to <= reach &&
        !hasStop(sentence, hit.to, number.from),
    )
  if (near('customers', 5) && !isPossessedBy(sentence, number)) return true
  if (near('staffChange', 3)) return true
  for (let at = number.from - 1; at >= Math.max(0, number.from - 6); at -= 1) {
    if (
      (FOR.has((tokens[at] as Token).fold) || (at === 0 && OPENINGS.has((tokens[at] as Token).fold))) &&
      !hasStop(sentence, at, number.from) &&
      !isOfBrand(sentence, at)
    )
      return true
  }
  if (isSomeTeam(sentence, number)) return true
  if (isOfKind(sentence, number.from)) return true
  const after = tokens[number.to]?.fold ?? ''
  return after === 'per'
}

/** "A ten-person team sets Acme up": an article, a count, and a noun that is no company, before anything about the brand. */
function isSomeTeam(sentence: BoundSentence, number: NumberRead): boolean {
  if (number.from > 2 || !ARTICLES.has(sentence.tokens[number.from - 1]?.fold ?? '')) return false
  if ([...sentence.pronouns, ...sentence.marks].some((one) => one.to <= number.from)) return false
  return !hitsOf(sentence, 'company').some((hit) => hit.from >= number.to && hit.from - number.to <= 3)
}

const ARTICLES = new Set(['a', 'an', 'any', 'ein', 'un', 'una', 'une', 'um', 'uma'])

/** "les équipes de Acme": not the customers' teams, its own. */
function isOfBrand(sentence: BoundSentence, at: number): boolean {
  return sentence.marks.some((mark) => mark.owner === 'brand' && mark.from > at && mark.from - at <= 2)
}

const FOR = new Set(['for', 'para', 'fur', 'pour'])

/** "Bei 15 Leuten reicht Acme": only at the beginning; "liegt bei 300" counts. */
const OPENINGS = new Set(['bei', 'ab', 'from', 'desde', 'des'])

/** "Agencies with 2,500 employees use it": the count describes the noun before "with", which is no name of the brand. */
function isOfKind(sentence: BoundSentence, at: number): boolean {
  const { tokens, marks } = sentence
  let link = at - 1
  while (link > 0 && at - link < 4 && !WITH.has(tokens[link]?.fold ?? '')) link -= 1
  const noun = tokens[link - 1]
  if (!WITH.has(tokens[link]?.fold ?? '') || noun?.kind !== WORD) return false
  // "alrededor de 300": the preposition belongs to the estimate.
  if (hitsOf(sentence, 'approximately').some((hit) => hit.from < link && hit.to > link)) return false
  if (marks.some((mark) => mark.from < link && mark.owner === 'brand')) return false
  if (hitsOf(sentence, 'company').some((hit) => hit.to === link)) return false
  return marks.some((mark) => mark.from > at) && sentence.pronouns.every((hit) => hit.from > at)
}

const WITH = new Set(['with', 'con', 'com', 'mit', 'avec', 'of', 'de', 'von'])

/** "up to" and "bis zu" bound a number as well; only a noun for customers in front of it speaks of others. */
function isPossessedBy(sentence: BoundSentence, number: NumberRead): boolean {
  const hit = hitsOf(sentence, 'customers').findLast((one) => one.to <= number.from)
  if (hit === undefined) return true
  const isBound =
    hitsOf(sentence, 'lessThan').some((other) => other.from <= hit.from && other.to >= hit.to) ||
    /^(?:ab|up|hasta|ate|jusqu')$/.test((sentence.tokens[hit.from] as Token).fold)
  if (!isBound) return false
  return !sentence.tokens.slice(0, hit.from).some((token) => FOR.has(token.fold))
}
