import { stanceOf } from '../assertion.ts'
import { foldedWords } from '../phrases.ts'
import { hasCue, hitsOf, isCapitalised } from '../reading.ts'
import type { BoundSentence, Mark } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import type { JudgedFact } from '../types.ts'
import { type ClaimContext, type Finding, foldedName, oncePerShelf, rawOf, textsOf } from './context.ts'
import { itemNames } from './listed-products.ts'
import { strangers } from './new-products.ts'
import type { Run } from './product-names.ts'

/** Products of the brand: named, denied, said to be discontinued, or outside a range that is known to be complete. */
export function readProducts(context: ClaimContext): Finding[] {
  if (context.facts.active('product').length === 0) return []
  const findings: Finding[] = []
  const { byName, complete } = rangeOf(context.facts)
  const items = complete === undefined ? null : itemNames(context)
  for (const sentence of context.sentences) {
    for (const mark of sentence.marks) {
      const fact = mark.product === null ? undefined : byName.get(foldedName(mark.product))
      if (fact !== undefined && !isTailOfOther(context, sentence, mark))
        push(findings, knownProduct(context, sentence, mark, fact))
    }
    if (complete === undefined) continue
    const item = items?.get(sentence)
    if (item !== undefined) push(findings, stranger(context, sentence, item, complete))
    else
      for (const run of strangers(context, sentence))
        push(findings, stranger(context, sentence, run, complete))
  }
  return findings
}

/** The facts about products by the names they give, and the one that is said to name all of them. */
const rangeOf = oncePerShelf((shelf) => {
  const facts = shelf.active('product')
  const byName = new Map<string, JudgedFact>()
  for (const fact of facts) {
    for (const text of textsOf(fact)) {
      const name = foldedName(text)
      if (!byName.has(name)) byName.set(name, fact)
    }
  }
  const complete = facts.find((fact) => (fact.value as { complete?: unknown } | null)?.complete === true)
  return { byName, complete }
})

/** "Art Tickets", where Acme has "Acme Tickets": another name stands in front of the shared word. */
function isTailOfOther({ vocabulary }: ClaimContext, { tokens }: BoundSentence, mark: Mark): boolean {
  const before = tokens[mark.from - 1]
  if (mark.to - mark.from > 1 || vocabulary.code === 'de' || mark.from < 2) return false
  return (
    foldedWords(mark.product ?? '').length > 1 &&
    before?.kind === WORD &&
    isCapitalised(before) &&
    !vocabulary.functionWords.has(before.fold) &&
    tokens[mark.from]?.gap === true
  )
}

/** Discontinued products: said to be gone, or offered as if they were not. */
export function readDiscontinued(context: ClaimContext): Finding[] {
  const findings: Finding[] = []
  for (const fact of context.facts.active('discontinued')) {
    for (const sentence of context.sentences) {
      for (const mark of sentence.marks) {
        if (mark.product !== null && includes(textsOf(fact), mark.product))
          push(findings, discontinuedProduct(context, sentence, mark, fact))
      }
    }
  }
  return findings
}

function push(findings: Finding[], finding: Finding | null): void {
  if (finding !== null) findings.push(finding)
}

function includes(texts: readonly string[], product: string): boolean {
  const wanted = foldedName(product)
  for (const text of texts) if (foldedName(text) === wanted) return true
  return false
}

function finding(
  context: ClaimContext,
  sentence: BoundSentence,
  mark: { from: number; to: number },
  fact: JudgedFact,
  verdict: Finding['verdict'],
): Finding {
  const name = rawOf(context, sentence, mark.from, mark.to)
  return {
    predicate: fact.predicate,
    stated: verdict === 'contradicted' ? saidOf(name, fact) : name,
    verdict,
    fact,
    sentence,
    from: mark.from,
    to: mark.to,
  }
}

/** The name is right; what is wrong is that it is sold, or that it is gone. */
function saidOf(name: string, fact: JudgedFact): string {
  if (fact.predicate === 'discontinued') return `${name} is sold`
  return includes(textsOf(fact), name) ? `${name} is not sold` : name
}

function knownProduct(
  context: ClaimContext,
  sentence: BoundSentence,
  mark: Mark,
  fact: JudgedFact,
): Finding | null {
  const stance = stanceOf(sentence, mark.from, mark.from, mark.to, context.sentences[sentence.index + 1])
  if (!stance.asserted) return null
  const gone = nearest(sentence, 'discontinued', mark, 9)
  if (gone && !stance.doubtful && isDropped(sentence, mark))
    return finding(context, sentence, mark, fact, 'contradicted')
  if (gone)
    return stance.denied || stance.doubtful
      ? finding(context, sentence, mark, fact, 'unverifiable')
      : finding(context, sentence, mark, fact, isBlunt(sentence, mark) ? 'contradicted' : 'unverifiable')
  const offered = nearest(sentence, 'offers', mark, 6)
  if (stance.denied)
    return offered && !stance.doubtful ? finding(context, sentence, mark, fact, 'contradicted') : null
  const inPrompt = foldedWords(mark.product ?? '').every((word) => context.promptWords.has(word))
  return finding(context, sentence, mark, fact, inPrompt && !offered ? 'unverifiable' : 'supported')
}

/** "Acme no longer sells the Pro": the brand, a verb that holds its own negation, and the product right behind it. */
function isDropped(sentence: BoundSentence, mark: Mark): boolean {
  return hitsOf(sentence, 'discontinued').some(
    (hit) =>
      NO_MORE.test((sentence.tokens[hit.from] as Token).fold) &&
      hit.to - hit.from >= 3 &&
      hit.to <= mark.from &&
      mark.from - hit.to <= 1 &&
      sentence.marks.some(
        (other) => other.owner === 'brand' && other.product === null && other.to === hit.from,
      ),
  )
}

const NO_MORE = /^(?:no|ya|ja|ne|n')$/

/** Said of the product itself and of the present: "Acme Lite was discontinued", not "replaces the discontinued Lite". */
function isBlunt(sentence: BoundSentence, mark: Mark): boolean {
  return hitsOf(sentence, 'discontinued').some(
    (hit) =>
      hit.from >= mark.to &&
      hit.from - mark.to <= 6 &&
      !/^(?:old|second|ebay|gebraucht|segunda|occasion|fruher|ersetzt|pulled|dropped|stopped|gone|has|retired|ended)/.test(
        (sentence.tokens[hit.from] as Token).fold,
      ) &&
      sentence.marks.every((other) => other === mark || other.from < mark.from || other.from > hit.from),
  )
}

function nearest(
  sentence: BoundSentence,
  cue: 'discontinued' | 'offers',
  mark: Mark,
  reach: number,
): boolean {
  for (const hit of hitsOf(sentence, cue)) {
    if (hit.from >= mark.to && hit.from - mark.to <= reach) return true
    if (hit.to <= mark.from && mark.from - hit.to <= reach) return true
  }
  return false
}

const PAST =
  /^(?:was|were|had|era|eran|fue|foi|war|waren|etait|etaient|fut|tinha|hatte|existed|used|replaced|replaces|successor|predecessor|legacy|sucesor|sucede|nachfolger|successeur|sucessor|remplace|ersetzt|sustituye|substitui)$/

function discontinuedProduct(
  context: ClaimContext,
  sentence: BoundSentence,
  mark: Mark,
  fact: JudgedFact,
): Finding | null {
  const next = context.sentences[sentence.index + 1]
  const stance = stanceOf(sentence, mark.from, mark.from, mark.to, next)
  if (!stance.asserted) return null
  const gone = hasCue(sentence, 'discontinued')
  if (gone) return finding(context, sentence, mark, fact, stance.doubtful ? 'unverifiable' : 'supported')
  const goneNext = next !== undefined && hasCue(next, 'discontinued')
  if (stance.denied || stance.doubtful || stance.elsewhen || goneNext)
    return finding(context, sentence, mark, fact, 'unverifiable')
  const around = sentence.tokens.slice(Math.max(0, mark.from - 6), mark.to + 6)
  const past = around.some((token) => PAST.test(token.fold))
  return finding(context, sentence, mark, fact, past ? 'unverifiable' : 'contradicted')
}

function stranger(
  context: ClaimContext,
  sentence: BoundSentence,
  run: Run,
  fact: JudgedFact,
): Finding | null {
  const stance = stanceOf(sentence, run.from, run.from, run.to, context.sentences[sentence.index + 1])
  if (!stance.asserted || stance.denied) return null
  if (stance.doubtful || stance.elsewhen || hasCue(sentence, 'discontinued'))
    return finding(context, sentence, run, fact, 'unverifiable')
  return finding(context, sentence, run, fact, 'contradicted')
}
