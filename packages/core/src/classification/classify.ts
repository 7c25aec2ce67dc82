import { noInformationRanges } from './assertion.ts'
import { brandFile } from './brand-file.ts'
import { readAsked } from './claims/asked.ts'
import { readAvailability } from './claims/availability.ts'
import { readCityAdjectives } from './claims/city-adjective.ts'
import { readEmails, readPhones, readUrls, urlExists } from './claims/contact.ts'
import { type ClaimContext, type FactShelf, type Finding, textsOf } from './claims/context.ts'
import { readEmployees } from './claims/employees.ts'
import { readFounded } from './claims/founded.ts'
import { readFreeOfCharge } from './claims/free-of-charge.ts'
import { readHeadquarters } from './claims/headquarters.ts'
import { readIndustry } from './claims/industry.ts'
import { readKnownValues } from './claims/known-values.ts'
import { readLegalName } from './claims/legal-name.ts'
import { readOwner } from './claims/owner.ts'
import { readChief, readFounders } from './claims/people.ts'
import { readPrices } from './claims/price.ts'
import { readDiscontinued, readProducts } from './claims/products.ts'
import { readTitles } from './claims/titles.ts'
import { echoRule } from './echo.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import { isOwnedAddress, pathOf, registeredLabel } from './hosts.ts'
import { holdsKind, type Reading, readText } from './reading.ts'
import { type BoundSentence, bindSentences, namesBrand } from './subjects.ts'
import { spanOf } from './text/clean.ts'
import { fold } from './text/fold.ts'
import { URL_TOKEN } from './text/tokens.ts'
import type { Claim, ClassifierInput, JudgedFact, Span, Verdict } from './types.ts'

/** Raised whenever a verdict can change for an input it was given before. */
export const CLASSIFIER_VERSION = '1.2.0'

/** Decides how an answer speaks of a brand. Pure: the same input gives the same verdict, byte for byte. */
export function classify(input: ClassifierInput): Verdict {
  const brand = brandFile(input)
  const { names, ownWords, shelf } = brand
  const prompt = brand.prompt(input.prompt)
  const reading = readText(input.answer.text, prompt.reading.vocabulary)
  const ownedCitations = ownedAmong(input, reading)
  const mentions = findMentions(reading, names, {
    domain: input.brand.domain,
    expected: prompt.namesBrand || ownedCitations.length > 0,
    namesakes: namesakesAmong(input),
    usedAsWord: prompt.usesNameAsWord,
    otherKind: input.prompt.intent === 'CATEGORY' && prompt.asks.has('otherKind'),
    related: prompt.ofTrade,
    ownWords,
    rangeKnown: brand.rangeKnown,
    productsBearName: brand.productsBearName,
  })
  const named = mentions.filter((mention) => mention.kind !== 'product')
  const verdict = (parts: Pick<Verdict, 'class' | 'rule'>, findings: readonly Finding[] = []): Verdict => ({
    ...parts,
    mentions: named.map((mention) => spanOfMention(reading, mention)),
    claims: claimsOf(findings, reading),
    ownedCitations,
    factsCoverage: coverage(shelf, findings),
    version: CLASSIFIER_VERSION,
  })
  const isNamed = named.length > 0 || ownedCitations.length > 0
  if (!isNamed && !(prompt.namesBrand && givesOwnEmail(reading, shelf)))
    return verdict({ class: 'ABSENT', rule: 'absent:not_named' })
  const soleSubject = prompt.namesBrand && prompt.rivals.size === 0 && input.prompt.intent !== 'COMPARATIVE'
  const sentences = bindSentences(
    reading,
    mentions,
    soleSubject ? 'brand' : null,
    prompt.rivals,
    brand.personWords,
  )
  if (
    !prompt.namesBrand &&
    ownedCitations.length === 0 &&
    named.every((one) => isDisclaimed(sentences, one))
  ) {
    return verdict({ class: 'ABSENT', rule: 'absent:only_said_to_be_unknown' })
  }
  const context: ClaimContext = {
    text: reading.cleaned.text,
    sentences,
    vocabulary: reading.vocabulary,
    facts: shelf,
    brand: input.brand,
    promptWords: prompt.words,
    asks: prompt.asks,
    questions: prompt.questions,
    promptCountries: prompt.countries,
    promptSizes: prompt.sizes,
    soleSubject,
  }
  const findings = [...readClaims(context), ...citedUrls(context, ownedCitations)]
  const contradicted = findings.find((finding) => finding.verdict === 'contradicted')
  if (contradicted !== undefined) {
    return verdict({ class: 'CONFABULATED', rule: `contradicted:${contradicted.predicate}` }, findings)
  }
  const supported = findings.find((finding) => finding.verdict === 'supported')
  if (prompt.namesBrand && supported === undefined) {
    const rule = echoRule({
      sentences,
      vocabulary: reading.vocabulary,
      promptWords: prompt.words,
      promptStems: prompt.stems,
      copywriting: prompt.copywriting,
      compares: prompt.rivals.size > 0 || input.prompt.intent === 'COMPARATIVE',
    })
    if (rule !== null && (named.length > 0 || rule === 'echo:no_information'))
      return verdict({ class: 'ECHO', rule }, findings)
  }
  if (supported !== undefined)
    return verdict({ class: 'STRONG', rule: `supported:${supported.predicate}` }, findings)
  if (ownedCitations.length > 0)
    return verdict({ class: 'STRONG', rule: 'grounded:owned_citation' }, findings)
  return verdict({ class: 'DESCRIPTIVE', rule: 'descriptive:nothing_grounded' }, findings)
}

const READERS = [
  readFounded,
  readHeadquarters,
  readCityAdjectives,
  readFounders,
  readChief,
  readOwner,
  readPrices,
  readFreeOfCharge,
  readEmployees,
  readProducts,
  readDiscontinued,
  readPhones,
  readEmails,
  readUrls,
  readTitles,
  readIndustry,
  readAvailability,
  readLegalName,
] as const

function readClaims(context: ClaimContext): Finding[] {
  const findings: Finding[] = []
  for (const read of READERS) for (const finding of read(context)) findings.push(finding)
  for (const finding of readAsked(context, findings)) findings.push(finding)
  for (const finding of readKnownValues(context, findings)) findings.push(finding)
  const own = findings.map((finding) =>
    isAsideOfIgnorant(context, finding) ? { ...finding, verdict: 'unverifiable' as const } : finding,
  )
  return withoutCorrected(context, own).sort(inTextOrder)
}

/** "Whether Acme does I cannot check. In the EU it has been banned since 2009": that year is the law's. */
function isAsideOfIgnorant({ sentences }: ClaimContext, { predicate, sentence }: Finding): boolean {
  if (predicate !== 'founded_year' || sentence.pronouns.length > 0 || sentence.hits.has('founded'))
    return false
  if (namesBrand(sentence)) return false
  const before = sentences[sentence.index - 1]
  return before !== undefined && noInformationRanges(before).length > 0
}

/** When an answer quotes or doubts a value and gives the right one itself, the wrong one is not its own. */
function withoutCorrected(context: ClaimContext, findings: readonly Finding[]): Finding[] {
  if (!findings.some((one) => one.verdict === 'contradicted')) return [...findings]
  const confirmed = new Set(
    findings.filter((one) => one.verdict === 'supported').map(({ predicate }) => predicate),
  )
  return findings.map((finding) => {
    if (finding.verdict !== 'contradicted' || !SINGLE.has(finding.predicate)) return finding
    const right = confirmed.has(finding.predicate)
    // A second amount beside the right one is another fee, plan or season.
    const otherFee = finding.predicate === 'price'
    return right && (otherFee || isQuotedOrDoubted(context, finding))
      ? { ...finding, verdict: 'unverifiable' as const }
      : finding
  })
}

const SINGLE: ReadonlySet<string> = new Set([
  'founded_year',
  'headquarters',
  'ceo',
  'founder',
  'parent_company',
  'employees',
  'price',
  'phone',
  'email',
])

function isQuotedOrDoubted(context: ClaimContext, finding: Finding): boolean {
  const { sentence } = finding
  const quotes = (from: number, to: number) =>
    sentence.tokens.slice(from, to).some((token) => token.fold === '"')
  if (quotes(0, finding.from) && quotes(finding.to, sentence.tokens.length)) return true
  const around = [context.sentences[sentence.index - 1], sentence, context.sentences[sentence.index + 1]]
  return around.some(
    (one) =>
      one !== undefined &&
      (one.hits.has('falsehood') || one.hits.has('hearsay') || one.hits.has('correction')),
  )
}

function inTextOrder(left: Finding, right: Finding): number {
  return left.sentence.index - right.sentence.index || left.from - right.from || left.to - right.to
}

/** Asked for the brand, an answer may be its e-mail address and nothing else: the right one speaks of nobody else. */
function givesOwnEmail(reading: Reading, shelf: FactShelf): boolean {
  const facts = shelf.active('email')
  if (facts.length === 0) return false
  const known = new Set(facts.flatMap(textsOf).map((text) => fold(text.trim())))
  return reading.sentences.some(({ tokens }) => tokens.some((token) => known.has(token.fold)))
}

function ownedAmong(input: ClassifierInput, reading: Reading): string[] {
  const owned = new Set<string>()
  for (const address of input.answer.citations)
    if (isOwnedAddress(address, input.brand.domain)) owned.add(address)
  for (const sentence of reading.sentences) {
    if (!holdsKind(sentence, URL_TOKEN)) continue
    for (const token of sentence.tokens) {
      if (token.cited && token.kind === URL_TOKEN && isOwnedAddress(token.fold, input.brand.domain))
        owned.add(token.fold)
    }
  }
  return [...owned]
}

/** Registered labels of cited hosts that are not the brand's. */
function namesakesAmong(input: ClassifierInput): Set<string> {
  const strangers = new Set<string>()
  for (const address of input.answer.citations)
    if (!isOwnedAddress(address, input.brand.domain)) strangers.add(registeredLabel(address))
  return strangers
}

/** Cited pages of the brand that ground truth knows to be missing. They have no words in the answer to point at. */
function citedUrls(context: ClaimContext, cited: readonly string[]): Finding[] {
  const sentence = context.sentences[0]
  if (sentence === undefined) return []
  const findings: Finding[] = []
  for (const fact of context.facts.active('url')) {
    for (const address of cited) {
      if (urlExists(fact.value, pathOf(address)) === false) {
        findings.push({
          predicate: 'url',
          stated: address,
          verdict: 'contradicted',
          fact,
          sentence,
          from: 0,
          to: 0,
        })
      }
    }
  }
  return findings
}

function isDisclaimed(sentences: readonly BoundSentence[], mention: Mention): boolean {
  const sentence = sentences[mention.sentence]
  return (
    sentence !== undefined &&
    noInformationRanges(sentence).some(([from, to]) => mention.from >= from && mention.to <= to)
  )
}

function spanOfMention(reading: Reading, mention: Mention): Span {
  const tokens = reading.sentences[mention.sentence]?.tokens ?? []
  return spanOf(reading.cleaned, tokens[mention.from]?.start ?? 0, tokens[mention.to - 1]?.end ?? 0)
}

function claimsOf(findings: readonly Finding[], reading: Reading): Claim[] {
  return findings.map(({ predicate, stated, verdict, fact, sentence, from, to }) => {
    const first = sentence.tokens[Math.max(from, sentence.origin)]
    const last = sentence.tokens[to - 1]
    const start = first?.start ?? 0
    return {
      predicate,
      stated,
      verdict,
      factId: fact?.id ?? null,
      truth: fact === null ? null : truthOf(fact),
      span: spanOf(reading.cleaned, start, to <= from ? start : Math.max(start, last?.end ?? start)),
    }
  })
}

/** A fact's value in words. */
function truthOf(fact: JudgedFact): string {
  const value = fact.value as unknown
  if (fact.predicate === 'price') {
    const { amount, currency, period } = fact.value
    return [moneyOf(amount, currency), periodOf(period)].filter((part) => part !== '').join(' ')
  }
  if (fact.predicate === 'discontinued') return `${textsOf(fact).join(', ')} is discontinued`
  if (fact.predicate === 'url') return `${fact.value.path} ${fact.value.exists ? 'exists' : 'does not exist'}`
  const texts = textsOf(fact)
  return texts.length > 0 ? texts.join(', ') : String(value)
}

function moneyOf(amount: number, currency: string): string {
  const sign = SIGNS[currency]
  const figure = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return sign === undefined ? `${figure} ${currency}` : `${sign}${figure}`
}

const SIGNS: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', BRL: 'R$' }

function periodOf(period: string | undefined): string {
  if (period === undefined || /^one/i.test(period)) return ''
  return /^(?:month|year|week|day|night)$/.test(period) ? `per ${period}` : period
}

function coverage(shelf: FactShelf, findings: readonly Finding[]): Verdict['factsCoverage'] {
  const compared = new Set<string>()
  for (const { fact } of findings) if (fact?.active === true) compared.add(fact.id)
  return { facts: shelf.activeCount, compared: compared.size }
}
