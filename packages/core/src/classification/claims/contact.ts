import { isOwnedAddress, pathOf } from '../hosts.ts'
import { hasCue, hitsOf, holdsKind } from '../reading.ts'
import { type BoundSentence, namesBrand, ownerAt } from '../subjects.ts'
import { fold } from '../text/fold.ts'
import { remember } from '../text/remember.ts'
import { EMAIL, NUMBER, type Token, URL_TOKEN, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { type ClaimContext, type Finding, hold, rawOf, textsOf } from './context.ts'

/** Phone numbers given as the brand's. */
export function readPhones(context: ClaimContext): Finding[] {
  if (context.facts.active('phone').length === 0 && context.facts.inactive('phone').length === 0) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (!holdsKind(sentence, NUMBER)) continue
    for (const number of phoneNumbers(sentence)) {
      const known = context.facts
        .active('phone')
        .some((fact) => textsOf(fact).some((truth) => samePhone(truth, number.digits)))
      const called = hitsOf(sentence, 'phone').length > 0 || number.international || context.asks.has('phone')
      if (!known && (!called || !isBrands(context, sentence, number.from))) continue
      const finding = hold(context, {
        predicate: 'phone',
        stated: rawOf(context, sentence, number.from, number.to),
        sentence,
        from: number.from,
        value: number.from,
        to: number.to,
        matches: (fact) => {
          const truths = textsOf(fact)
          return truths.length === 0 ? null : truths.some((truth) => samePhone(truth, number.digits))
        },
        strong: true,
      })
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}

/** E-mail addresses given as the brand's. */
export function readEmails(context: ClaimContext): Finding[] {
  if (context.facts.active('email').length === 0 && context.facts.inactive('email').length === 0) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (!holdsKind(sentence, EMAIL)) continue
    sentence.tokens.forEach((token, at) => {
      if (token.kind !== EMAIL) return
      const address = fold(token.fold.replace(/^mailto:/i, ''))
      const known = context.facts
        .active('email')
        .some((fact) => textsOf(fact).some((truth) => foldedAddress(truth) === address))
      const host = address.slice(address.indexOf('@') + 1)
      // The brand's name under another ending is given as the brand's, whoever owns that domain.
      const own =
        isOwnedAddress(host, context.brand.domain) ||
        host.split('.').at(-2) === context.brand.domain.split('.').at(-2)
      if (!known && !own && !isBrands(context, sentence, at)) return
      // "Is x@acme-pay.com yours?" – "No, x@acme-pay.com is not Acme's": what the asker brought up is turned down.
      if (!known && context.promptWords.has(token.fold) && hasCue(sentence, 'negation')) return
      const finding = hold(context, {
        predicate: 'email',
        stated: address,
        sentence,
        from: at,
        value: at,
        to: at + 1,
        matches: (fact) => {
          const truths = textsOf(fact)
          return truths.length === 0 ? null : truths.some((truth) => foldedAddress(truth) === address)
        },
        strong: true,
      })
      if (finding !== null) findings.push(finding)
    })
  }
  return findings
}

const foldedAddress = remember((truth) => fold(truth.trim()))

/** Pages of the brand that the answer points to: known to be missing, or known to exist. */
export function readUrls(context: ClaimContext): Finding[] {
  if (context.facts.active('url').length === 0) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    if (!holdsKind(sentence, URL_TOKEN)) continue
    sentence.tokens.forEach((token, at) => {
      if (token.kind !== URL_TOKEN || !isOwnedAddress(token.fold, context.brand.domain)) return
      const path = pathOf(token.fold)
      const finding = hold(context, {
        predicate: 'url',
        stated: token.fold,
        sentence,
        from: at,
        value: at,
        to: at + 1,
        matches: (fact) => urlExists(fact.value, path),
        strong: true,
        ignoresTime: true,
      })
      if (finding !== null && finding.verdict !== 'unverifiable') findings.push(finding)
    })
  }
  return findings
}

/** Whether a fact knows the page: true when it exists, false when it does not, null for other pages. */
export function urlExists(value: unknown, path: string): boolean | null {
  if (value === null || typeof value !== 'object') return null
  const { path: known, exists } = value as { path?: unknown; exists?: unknown }
  if (typeof known !== 'string' || typeof exists !== 'boolean') return null
  const wanted = known.startsWith('/') ? pathOf(`x${known}`) : pathOf(known)
  return wanted === path && path !== '/' ? exists : null
}

/** A contact is the brand's when the sentence is about the brand, or when the prompt asked for nothing else. */
function isBrands(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const owner = ownerAt(sentence, at, context.vocabulary)
  const named = namesBrand(sentence)
  if (!named && sentence.tokens.some((token) => AUTHORITY.test(token.fold))) return false
  if (owner === 'other' && context.soleSubject && namesOnlyBrand(sentence)) return true
  if (owner !== null) return owner === 'brand'
  return context.soleSubject && sentence.marks.every((mark) => mark.owner === 'brand')
}

/** Whom else an answer tells the asker to turn to. */
const AUTHORITY =
  /^(?:police|ombuds\w+|embassy|polizei|verbraucherzentrale|schlichtungsstelle|policia|embajada|procon|embaixada|gendarmerie|mediateur|ambassade)$/

/** "Bloquéala llamando al …, la línea de Acme", "bis 20 MB": an order or a unit is nobody. */
function namesOnlyBrand({ marks, tokens }: BoundSentence): boolean {
  return (
    marks.some((mark) => mark.owner === 'brand') &&
    marks.every(({ owner, from, to }) => {
      if (owner === 'brand') return true
      const order = from === 0 && to === 1 && tokens[1]?.cap === LOWER && tokens[1].kind === WORD
      // "20 MB", and the second half of a German compound.
      return order || tokens[from - 1]?.kind === NUMBER || tokens[from - 1]?.fold === '-'
    })
  )
}

interface PhoneNumber {
  digits: string
  international: boolean
  from: number
  to: number
}

function phoneNumbers(sentence: BoundSentence): PhoneNumber[] {
  const { tokens } = sentence
  const found: PhoneNumber[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if ((tokens[at] as Token).kind !== NUMBER) continue
    let from = at
    let to = at
    let digits = ''
    while (to < tokens.length) {
      const token = tokens[to] as Token
      if (token.kind === NUMBER) {
        digits += token.fold.replace(/\D/g, '')
        to += 1
      } else if (PHONE_SIGNS.has(token.fold) && nextIsNumber(tokens, to)) to += 1
      else break
    }
    while (from > 0 && (tokens[from - 1]?.fold === '+' || tokens[from - 1]?.fold === '(')) from -= 1
    const international = tokens[from]?.fold === '+' || tokens[from + 1]?.fold === '+'
    if (digits.length >= 7 && digits.length <= 15 && (to - at > 1 || digits.length >= 8))
      found.push({ digits, international, from, to })
    at = Math.max(at, to - 1)
  }
  return found
}

const PHONE_SIGNS = new Set(['-', '–', '(', ')', '.', '/'])

function nextIsNumber(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next?.kind === NUMBER) return true
  return next !== undefined && PHONE_SIGNS.has(next.fold) && tokens[at + 2]?.kind === NUMBER
}

/** Equal when one number ends in the other: country code and trunk zero may be missing. */
function samePhone(truth: string, digits: string): boolean {
  const bare = knownDigits(truth)
  const stated = digits.replace(/^00/, '').replace(/^0/, '')
  if (stated.length < 6) return false
  if (bare === stated || bare.endsWith(stated)) return bare.length - stated.length <= 3
  if (stated.endsWith(bare)) return stated.length - bare.length <= 3
  // "+49 (0)30 …": the trunk zero behind the country code.
  for (const length of [1, 2, 3]) {
    if (stated[length] === '0' && stated.slice(0, length) + stated.slice(length + 1) === bare) return true
  }
  return false
}

/** The digits of a fact's number without trunk zero and without the two zeros of an international call. */
const knownDigits = remember((truth) =>
  truth.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '').replace(/^0/, ''),
)
