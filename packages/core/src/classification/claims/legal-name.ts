import { coreWords, LEGAL_FORMS, sameOrganisation } from '../compare/organisations.ts'
import { foldedWords } from '../phrases.ts'
import { hasCue, hitsOf } from '../reading.ts'
import { type BoundSentence, namesBrand, ownerAt } from '../subjects.ts'
import { remember } from '../text/remember.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { type ClaimContext, type Finding, hold, rawOf, textsOf } from './context.ts'

/** "Acme Foods GmbH", "operated by Acme Ltd": the company's full name with its legal form. */
export function readLegalName(context: ClaimContext): Finding[] {
  const truths = context.facts.active('legal_name').flatMap(textsOf)
  if (truths.length === 0) return []
  const brandCores = [context.brand.name, ...context.brand.aliases].map((name) => coreWords(name).join(' '))
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (!namesBrand(sentence) && !hasCue(sentence, 'legalName')) continue
    for (const name of statedNames(context, sentence, truths, brandCores)) {
      const finding = hold(context, {
        predicate: 'legal_name',
        stated: rawOf(context, sentence, name.from, name.to),
        sentence,
        from: name.from,
        value: name.from,
        to: name.to,
        matches: () => name.same,
        strong: name.strong,
      })
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}

interface StatedName {
  from: number
  to: number
  same: boolean
  strong: boolean
}

function statedNames(
  context: ClaimContext,
  sentence: BoundSentence,
  truths: readonly string[],
  brandCores: readonly string[],
): StatedName[] {
  const names: StatedName[] = []
  for (const truth of truths) {
    const words = plainWords(truth)
    // A legal name that is no longer than the brand's own says nothing more than the brand's name.
    if (brandCores.includes(words.join(' '))) continue
    for (const at of sequencePlaces(sentence, words)) names.push({ ...at, same: true, strong: true })
  }
  for (const named of [...namesByCue(context, sentence), ...namesBehindIs(context, sentence)]) {
    if (names.some((name) => name.from < named.to && name.to > named.from)) continue
    const stated = foldedWords(rawOf(context, sentence, named.from, named.to).replaceAll('.', ''))
    const same = truths.some(
      (truth) =>
        sameOrganisation(truth, stated.join(' ')) &&
        (formsOf(stated) === '' || formsOf(foldedWords(truth.replaceAll('.', ''))) === formsOf(stated)),
    )
    names.push({ ...named, same, strong: true })
  }
  for (const mark of sentence.marks) {
    if (mark.owner !== 'brand' || names.some((name) => name.from <= mark.from && name.to >= mark.to)) continue
    const end = endOfLegalForm(sentence, mark.to)
    if (end === null) continue
    const stated = foldedWords(rawOf(context, sentence, mark.from, end).replaceAll('.', ''))
    const same = truths.some((truth) => formsOf(foldedWords(truth.replaceAll('.', ''))) === formsOf(stated))
    const core = stated.filter((word) => /^[\p{L}\d]/u.test(word) && !LEGAL_FORMS.has(word)).join(' ')
    const onlyForm = brandCores.includes(core)
    // Another company may bear the name: other words count as the brand's legal name only when that was asked or said.
    const meant =
      onlyForm || hasCue(sentence, 'legalName') || context.asks.has('legalName') || context.soleSubject
    names.push({ from: mark.from, to: end, same: onlyForm && same, strong: meant })
  }
  return names
}

const plainWords = remember((text) => foldedWords(text).filter((word) => /^[\p{L}\d]/u.test(word)))

/** "trades under the legal name Hill Dairies Ltd": any company name with a legal form next to such a cue. */
function namesByCue(context: ClaimContext, sentence: BoundSentence): { from: number; to: number }[] {
  const { tokens } = sentence
  const cues = hitsOf(sentence, 'legalName')
  if (cues.length === 0) return []
  const found: { from: number; to: number }[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || token.cap === LOWER) continue
    const end = endOfLegalForm(sentence, at + 1)
    if (end === null) continue
    let from = at
    while (context.vocabulary.determiners.has(tokens[from]?.fold ?? '') && from < end) from += 1
    const near = cues.some(
      (hit) => (hit.to <= from && from - hit.to <= 9) || (hit.from >= end && hit.from - end <= 4),
    )
    if (near && ownerAt(sentence, Math.max(0, from - 1), context.vocabulary) !== 'other')
      found.push({ from, to: end })
    at = end - 1
  }
  return found
}

/** "whose full legal name is Hill Building Society": said to be the name, it needs no legal form to be another one. */
function namesBehindIs(context: ClaimContext, sentence: BoundSentence): { from: number; to: number }[] {
  const { tokens, marks } = sentence
  const { copulas, determiners, code } = context.vocabulary
  return hitsOf(sentence, 'legalName').flatMap((hit) => {
    if (!NAME_NOUN.test(tokens[hit.to - 1]?.fold ?? '') && !NAME_NOUN.test(tokens[hit.from]?.fold ?? ''))
      return []
    let from = hit.to
    if (!copulas.has(tokens[from]?.fold ?? '') && !/^(?::|lautet)$/.test(tokens[from]?.fold ?? '')) return []
    from += 1
    if (determiners.has(tokens[from]?.fold ?? '')) from += 1
    let to = from
    while (to < tokens.length && tokens[to]?.kind === WORD && tokens[to]?.cap !== LOWER) to += 1
    const own = marks.find((mark) => mark.owner === 'brand' && mark.from === from)
    // The name alone is what everybody calls it; another word with a capital makes it a full name.
    if (own === undefined || to <= own.to || (code === 'de' && tokens[to]?.kind === WORD)) return []
    return endOfLegalForm(sentence, own.to) === null ? [{ from, to }] : []
  })
}

const NAME_NOUN =
  /^(?:name|nombre|nome|nom|razon|razao|raison|denominacion|denominacao|denomination|firmenname|social|sociale)$/

function sequencePlaces(sentence: BoundSentence, words: readonly string[]): { from: number; to: number }[] {
  const { tokens } = sentence
  const found: { from: number; to: number }[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    if (tokens[from]?.fold !== words[0]) continue
    let at = from
    let word = 0
    while (at < tokens.length && word < words.length) {
      const token = tokens[at] as Token
      if (token.fold === words[word]) word += 1
      else if (/[\p{L}\d]/u.test(token.fold)) break
      at += 1
    }
    if (word === words.length) found.push({ from, to: at })
  }
  return found
}

/** The end of "… Animal Health plc" behind the brand's name, or null when no legal form follows. */
function endOfLegalForm(sentence: BoundSentence, start: number): number | null {
  const { tokens } = sentence
  let at = start
  while (at < tokens.length && at - start < 6) {
    const token = tokens[at] as Token
    // "o nome da Acme é Acme SA": a second name begins a second phrase.
    if (at > start && sentence.marks.some((mark) => mark.from === at)) return null
    if (
      token.kind === WORD &&
      LEGAL_FORMS.has(token.fold) &&
      (token.cap !== LOWER || token.fold.length === 3)
    )
      return at + 1
    const dotted = dottedForm(tokens, at)
    if (dotted !== null) return dotted
    const part =
      (token.kind === WORD && token.cap !== LOWER) ||
      token.fold === '&' ||
      token.fold === 'e' ||
      token.fold === 'y' ||
      token.fold === 'et' ||
      token.fold === 'und' ||
      token.fold === ',' ||
      token.fold === '-'
    if (!part) return null
    at += 1
  }
  return null
}

/** "S.L.", "S.p.A.": letters with full stops. */
function dottedForm(tokens: readonly Token[], start: number): number | null {
  let letters = ''
  let end = start
  while (end < tokens.length && letters.length < 5) {
    const token = tokens[end] as Token
    if (token.kind === WORD && token.end - token.start === 1 && (end === start || !token.gap))
      letters += token.fold
    else if (!(token.fold === '.' && !token.gap && letters !== '')) break
    end += 1
  }
  return letters.length > 1 && LEGAL_FORMS.has(letters) ? end : null
}

function formsOf(words: readonly string[]): string {
  return words
    .filter((word) => LEGAL_FORMS.has(word))
    .map((word) => SAME_FORM[word] ?? word)
    .join(' ')
}

const SAME_FORM: Record<string, string> = {
  limited: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  ltda: 'lda',
  slu: 'sl',
}
