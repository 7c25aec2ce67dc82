import type { Cue } from '../languages/language.ts'
import type { Hit } from '../phrases.ts'
import { hitsOf, isCapitalised } from '../reading.ts'
import { type BoundSentence, type Mark, markBefore, ownerAt } from '../subjects.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { isGivenName } from '../words/people.ts'
import type { ClaimContext } from './context.ts'
import { OTHER_THINGS } from './listed-products.ts'
import { isKnownName, isNameWord, NO_RUNS, type Run } from './product-names.ts'

/** Names that a sentence presents as a product of the brand: launched by it, called its flagship, or possessed by it. */
export function presentedNames(context: ClaimContext, sentence: BoundSentence): readonly Run[] {
  if (sentence.kind === 'cell' || sentence.kind === 'heading') return NO_RUNS
  const names: Run[] = []
  for (const hit of hitsOf(sentence, 'launches')) add(names, launchedName(context, sentence, hit))
  for (const hit of hitsOf(sentence, 'starProduct')) add(names, starName(context, sentence, hit))
  for (const mark of sentence.marks) add(names, ownedName(context, sentence, mark))
  for (const mark of sentence.marks) add(names, nameByBrand(context, sentence, mark))
  for (const run of quotedBeside(context, sentence)) names.push(run)
  for (const mark of sentence.marks) add(names, ownThing(sentence, mark))
  return names.length === 0 ? NO_RUNS : names.filter((run) => !isKnownName(context, sentence, run))
}

function add(names: Run[], run: Run | null): void {
  if (run !== null) names.push(run)
}

/** "Acme has launched the Heron Table", "hat den Heron Table auf den Markt gebracht". */
function launchedName(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): Run | null {
  const subject = markBefore(sentence, hit.from)
  if (subject?.owner !== 'brand' || subject.product !== null || hit.from - subject.to > 9) return null
  const behind = articleAndName(context, sentence, hit.to, 4)
  // "launched the Home Depot partnership": a noun behind the name says what was launched.
  if (behind !== null) return endsThere(context, sentence.tokens[behind.to]) ? behind : null
  const between = context.vocabulary.code === 'de' ? articleAndName(context, sentence, subject.to, 6) : null
  return between !== null && between.to <= hit.from ? between : null
}

function endsThere({ vocabulary }: ClaimContext, next: Token | undefined): boolean {
  return next === undefined || next.kind !== WORD || vocabulary.functionWords.has(next.fold)
}

/** "Its bestseller is the Heron Table". */
function starName(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): Run | null {
  const { tokens } = sentence
  const { vocabulary } = context
  const of = sentence.marks.find(
    (mark) =>
      mark.from > hit.to &&
      tokens
        .slice(hit.to, mark.from)
        .every(({ fold }) => vocabulary.of.has(fold) || vocabulary.determiners.has(fold)),
  )
  const owner = of === undefined ? ownerAt(sentence, hit.from, vocabulary) : of.owner
  if (owner !== 'brand') return null
  const at = of?.to ?? hit.to
  const link = tokens[at]?.fold ?? ''
  if (!vocabulary.copulas.has(link) && link !== ':' && link !== ',') return null
  return articleAndName(context, sentence, at + 1, 1)
}

/** "Acme's Heron Table seats six": two capitals behind the possessive, and something said of them. */
function ownedName(context: ClaimContext, sentence: BoundSentence, mark: Mark): Run | null {
  const { tokens } = sentence
  if (mark.owner !== 'brand' || mark.product !== null || tokens[mark.to]?.fold !== "'s") return null
  const run = nameAt(context, sentence, mark.to + 1)
  if (run === null) return null
  const next = tokens[run.to]
  const said =
    next?.kind === WORD &&
    next.cap === LOWER &&
    (context.vocabulary.copulas.has(next.fold) || /s$/.test(next.fold))
  return said ? run : null
}

/** "the Drift Sofa by Acme", "das Drift Sofa von Acme". */
function nameByBrand(context: ClaimContext, sentence: BoundSentence, mark: Mark): Run | null {
  const { tokens } = sentence
  const { code, determiners } = context.vocabulary
  const end = mark.from - 1
  if (mark.owner !== 'brand' || mark.product !== null || BY[code]?.has(tokens[end]?.fold ?? '') !== true)
    return null
  let from = end
  while (from > 0 && isNameWord(context, tokens[from - 1] as Token, false)) from -= 1
  if (!determiners.has(tokens[from - 1]?.fold ?? '')) return null
  const run = nameAt(context, sentence, from)
  return run !== null && run.to === end ? run : null
}

const BY: Partial<Record<string, ReadonlySet<string>>> = {
  en: new Set(['by', 'from']),
  de: new Set(['von']),
}

/** "Acme Sun 50, Acme's own sunscreen": what is set off says whose it is. */
function ownThing({ tokens }: BoundSentence, mark: Mark): Run | null {
  const to = mark.from - 1
  if (mark.owner !== 'brand' || mark.product !== null || tokens[to]?.fold !== ',') return null
  if (tokens[mark.to]?.fold !== "'s" || tokens[mark.to + 1]?.fold !== 'own') return null
  if (OTHER_THINGS.test(tokens[mark.to + 2]?.fold ?? '')) return null
  let from = to
  while (from > 0 && (isCapitalised(tokens[from - 1]) || (from === to && tokens[from - 1]?.kind === NUMBER)))
    from -= 1
  return to - from > 1 && to - from < 5 ? { from, to } : null
}

/** 'the "Family Card", sold beside the Heron Table': in quotes, next to a product that is known. */
function quotedBeside(context: ClaimContext, sentence: BoundSentence): readonly Run[] {
  const { tokens, marks } = sentence
  const { determiners } = context.vocabulary
  if (!standsBesideProduct(context, sentence)) return NO_RUNS
  const isRival = ({ owner, from }: Mark) =>
    owner === 'other' && isCapitalised(tokens[from]) && tokens[from - 1]?.fold !== '"'
  if (marks.some((mark) => mark.subject && isRival(mark))) return NO_RUNS
  return tokens.flatMap((token, at) => {
    if (token.fold !== '"' || !determiners.has(tokens[at - 1]?.fold ?? '')) return []
    let to = at + 1
    while (to < tokens.length && to - at < 5 && isCapitalised(tokens[to])) to += 1
    // "…, a card for four": said to be a thing; a nickname or a newspaper stands there without.
    const thing = tokens[to + 1]?.fold === ',' && A_THING.test(tokens[to + 2]?.fold ?? '')
    return to - at > 2 && tokens[to]?.fold === '"' && thing ? [{ from: at + 1, to }] : []
  })
}

function standsBesideProduct({ vocabulary }: ClaimContext, { tokens, marks }: BoundSentence): boolean {
  for (const mark of marks) {
    if (mark.product === null) continue
    const article = vocabulary.determiners.has(tokens[mark.from - 1]?.fold ?? '') ? 1 : 0
    if (BESIDE.test(tokens[mark.from - article - 1]?.fold ?? '')) return true
  }
  return false
}

const A_THING = /^(?:an?|eine?[nrm]?|una?|une|uma?)$/

/** The words before what is sold as well; Romance languages end them in "of" or "to". */
const BESIDE = /^(?:beside|besides|alongside|neben|nebst|zusatzlich|junto|ademas|alem|outre)$/

/** An article within reach, and right behind it a name; Romance languages may say what it is first: "la mesa Heron Table". */
function articleAndName(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  reach: number,
): Run | null {
  const { tokens } = sentence
  const { determiners, code } = context.vocabulary
  for (let at = from; at < Math.min(tokens.length, from + reach); at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || token.fold === ',' || isCapitalised(token)) {
      // "im Mai den Heron Table": a month, or a German noun, may stand before the article.
      if (token.kind === WORD && (code === 'de' || context.vocabulary.months.has(token.fold))) continue
      return null
    }
    if (!determiners.has(token.fold)) continue
    const direct = nameAt(context, sentence, at + 1)
    if (direct !== null) return direct
    const noun = tokens[at + 1]
    const apposed = code !== 'en' && code !== 'de' && noun?.kind === WORD && noun.cap === LOWER
    return apposed ? nameAt(context, sentence, at + 2) : null
  }
  return null
}

/** Two capitalised words or more that name no person, place, office or day, and nothing that they would describe behind them. */
function nameAt(context: ClaimContext, sentence: BoundSentence, from: number): Run | null {
  const { tokens, marks } = sentence
  let to = from
  while (to < tokens.length && to - from < 5 && isNameWord(context, tokens[to] as Token, to === from)) to += 1
  if (to - from < 2 || to - from > 4 || isGivenName((tokens[from] as Token).fold)) return null
  const next = tokens[to]
  if (next !== undefined && (isCapitalised(next) || next.fold === "'s" || next.fold === '-')) return null
  if (marks.some((mark) => mark.owner === 'brand' && mark.from < to && mark.to > from)) return null
  if (tokens.slice(from, to).some((token) => NOT_SOLD.test(token.fold))) return null
  if (
    sentence.hits
      .values()
      .some((hits) => hits.some((hit) => hit.from >= from && hit.to <= to && NOT_LABELS.has(hit.tag)))
  )
    return null
  return { from, to }
}

/** Offices, prizes and seats have capitals too. */
const NOT_LABELS: ReadonlySet<string> = new Set([
  'chief',
  'founder',
  'headquarters',
  'awarded',
  'certified',
  'owned',
])

const NOT_SOLD =
  /^(?:policy|policies|score|report|reports|friday|monday|sale|sales|director|officer|manager|board|day|week|month|year|street|road|avenue|program|programme|terms|conditions|rating|ratings|reviews?|initiative|campaign|challenge|fund|prize|tour|show|conference|summit|festival|exchange|stock|series|round|ipo|president|chairman|chairwoman|vice|head|chief|senior|general|customer|privacy|code|promise|guarantee|day|fellowship|scholarship|partnership|project|projekt|proyecto|projeto|projet)$/
