import { isEverydayWord } from '../languages/vocabulary.ts'
import { cueBeginsAt, hasCue, hitsOf, isCapitalised } from '../reading.ts'
import type { BoundSentence, Mark } from '../subjects.ts'
import { ownerAt } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { isDictionaryWord } from '../words/dictionary.ts'
import { isGivenName } from '../words/people.ts'
import type { ClaimContext } from './context.ts'
import { CALLED, enumeratedNames, listedNames, OTHER_THINGS } from './listed-products.ts'
import { presentedNames } from './presented-products.ts'
import { isKnownName, isNameWord, NO_RUNS, NOT_PRODUCTS, type Run } from './product-names.ts'
import { titledNames } from './titled-products.ts'

/** Names that are offered as products of the brand and that no fact knows. */
export function strangers(context: ClaimContext, sentence: BoundSentence): Run[] {
  const runs: Run[] = []
  if (sentence.kind === 'heading') return runs
  for (const mark of sentence.marks) {
    if (mark.owner !== 'brand' || mark.product !== null) continue
    const run = namedAfterBrand(context, sentence, mark)
    if (run !== null) runs.push(run)
  }
  addOutside(runs, listedNames(context, sentence))
  addOutside(runs, titledNames(context, sentence))
  addOutside(runs, christened(context, sentence))
  addOutside(runs, enumeratedNames(context, sentence))
  addOutside(runs, presentedNames(context, sentence))
  return runs
}

/** Adds the names that are no part of one that is there already. */
function addOutside(runs: Run[], names: readonly Run[]): void {
  for (const name of names)
    if (!runs.some((one) => one.from <= name.from && one.to >= name.to)) runs.push(name)
}

/** "sells a chamomile called Shambles Chamomile": what the brand offers is given a name. */
function christened(context: ClaimContext, sentence: BoundSentence): readonly Run[] {
  const { tokens } = sentence
  if (!hasCue(sentence, 'offers')) return NO_RUNS
  const offer = hitsOf(sentence, 'offers').find(
    (hit) => ownerAt(sentence, hit.from, context.vocabulary) === 'brand',
  )
  if (offer === undefined) return NO_RUNS
  const runs: Run[] = []
  for (let at = offer.to; at < Math.min(tokens.length, offer.to + 8); at += 1) {
    if (!CALLED.has((tokens[at] as Token).fold)) continue
    if (OTHER_THINGS.test((tokens[at - 1] as Token).fold)) continue
    const from = tokens[at + 1]?.fold === '"' ? at + 2 : at + 1
    let to = from
    while (to < tokens.length && to - from < 4 && isCapitalised(tokens[to])) to += 1
    if (to > from && !isKnownName(context, sentence, { from, to })) runs.push({ from, to })
  }
  return runs
}

/** "Acme Timeline": a capitalised word right behind the name, in a sentence about what the brand sells. */
function namedAfterBrand(context: ClaimContext, sentence: BoundSentence, mark: Mark): Run | null {
  const { tokens } = sentence
  let to = mark.to
  while (to < tokens.length && isNameWord(context, tokens[to] as Token, to === mark.to)) to += 1
  const german = context.vocabulary.code === 'de'
  if (to === mark.to && !german) return null
  // In German an everyday noun behind the name is usually just that, unless products stand beside it in a list.
  const listed = sentence.marks.some((other) => other.product !== null)
  if (
    to === mark.to &&
    listed &&
    german &&
    isCapitalised(tokens[to]) &&
    !NOT_PRODUCTS.has((tokens[to] as Token).fold)
  )
    to += 1
  // "Acme Gluten-Free": a hyphen between two capitals joins them.
  while (to > mark.to && tokens[to]?.fold === '-' && !tokens[to]?.gap && isCapitalised(tokens[to + 1]))
    to += 2
  if (to === mark.to || to - mark.to > 4) return null
  if (tokens[to]?.fold === "'s" || tokens[to]?.fold === '-' || tokens[to]?.fold === '@') return null
  const run = { from: mark.from, to }
  if (isDescribedNoun(sentence, to)) return null
  if (isKnownName(context, sentence, run)) return null
  const next = tokens[to]
  // "Acme Timeline helps …": whatever is said of it, it is spoken of as something that exists.
  const spokenOf = (next?.kind === WORD && next.cap === LOWER) || next?.fold === ',' || next?.fold === '('
  const sold = listed || ['offers', 'planNoun', 'priceNoun'].some((cue) => sentence.hits.has(cue as 'offers'))
  // "Oriol Romeu": behind a given name stands a family name, unless the sentence sells it.
  if (
    !sold &&
    !hasMoney(sentence) &&
    sentence.kind === 'text' &&
    isGivenName((tokens[mark.to - 1] as Token).fold)
  )
    return null
  const headsRow =
    sentence.kind === 'cell' && mark.from === 0 && next?.fold === ':' && mark.to < sentence.origin
  const headsItem = sentence.kind === 'item' && mark.from < 2
  if (sold || hasMoney(sentence) || headsItem || headsRow) return run
  // "In Okapi BM25, …": a name that is a word may be part of somebody else's term, unless the prompt named the brand.
  if (isOrdinaryName(context, sentence, mark)) return null
  const closes =
    (next === undefined || next.fold === '.' || next.fold === '!') && isLedByArticle(context, sentence, mark)
  return spokenOf || closes ? run : null
}

function isOrdinaryName(context: ClaimContext, { tokens }: BoundSentence, mark: Mark): boolean {
  const word = (tokens[mark.from] as Token).fold
  if (mark.to - mark.from > 1 || context.promptWords.has(word)) return false
  return isEverydayWord(word) || isDictionaryWord(word)
}

function isLedByArticle(context: ClaimContext, { tokens }: BoundSentence, mark: Mark): boolean {
  return mark.from > 0 && context.vocabulary.determiners.has((tokens[mark.from - 1] as Token).fold)
}

/** "the Acme Business plan", "Acme Android app": the noun behind says that it is a variant, not a product. */
function isDescribedNoun(sentence: BoundSentence, at: number): boolean {
  if (cueBeginsAt(sentence, 'planNoun', at)) return true
  return DESCRIBED.test(sentence.tokens[at]?.fold ?? '')
}

const DESCRIBED =
  /^(?:apps?|courses?|customers?|users?|subscribers?|owners?|reviews?|community|team|stores?|account|website|offices?|lessons?|employees|staff|fans?|kunden|nutzer|clientes|usuarios|usuários|clients|utilisateurs)$/

function hasMoney(sentence: BoundSentence): boolean {
  return (
    sentence.tokens.some((token) => token.fold === '€' || token.fold === '$' || token.fold === '£') ||
    hasCue(sentence, 'euro') ||
    hasCue(sentence, 'dollar')
  )
}
