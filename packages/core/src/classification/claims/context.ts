import type { ClaimVerdict, FactPredicate } from '../../vocabulary.ts'
import { type Stance, stanceOf } from '../assertion.ts'
import type { Cue } from '../languages/language.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import { foldedWords, type Hit } from '../phrases.ts'
import { type BoundSentence, type Mark, markBefore, type Owner, ownerAt } from '../subjects.ts'
import { remember } from '../text/remember.ts'
import type { Token } from '../text/tokens.ts'
import type { JudgedFact } from '../types.ts'

/** What every reader of claims works with. */
export interface ClaimContext {
  /** The cleaned text that the tokens point into. */
  text: string
  sentences: readonly BoundSentence[]
  vocabulary: Vocabulary
  facts: FactShelf
  brand: { name: string; aliases: readonly string[]; domain: string }
  /** Folded words of the prompt. */
  promptWords: ReadonlySet<string>
  /** Codes of the countries that the prompt names. */
  promptCountries: ReadonlySet<string>
  /** Cues of the prompt: what was asked for. */
  asks: ReadonlySet<Cue>
  /** What the prompt wants to be told, however it is worded. */
  questions: ReadonlySet<FactPredicate>
  /** Counts of people that the asker tells of himself. */
  promptSizes: ReadonlySet<number>
  /** The prompt names the brand and no one else. */
  soleSubject: boolean
}

export interface Finding {
  predicate: FactPredicate
  stated: string
  verdict: ClaimVerdict
  fact: JudgedFact | null
  sentence: BoundSentence
  from: number
  to: number
}

/** Whether the sentence has a finding already. Readers go sentence by sentence, so it would be the last one. */
export function hasAnyFinding(findings: readonly Finding[], sentence: BoundSentence): boolean {
  return findings[findings.length - 1]?.sentence === sentence
}

/** Whether the sentence already has such a finding. Readers go sentence by sentence, so only the last ones are looked at. */
export function hasFinding(
  findings: readonly Finding[],
  sentence: BoundSentence,
  isSame: (finding: Finding) => boolean,
): boolean {
  for (let at = findings.length - 1; at >= 0; at -= 1) {
    const finding = findings[at] as Finding
    if (finding.sentence !== sentence) return false
    if (isSame(finding)) return true
  }
  return false
}

/** Facts by predicate. Values come from many hands, so they are read leniently. */
export class FactShelf {
  readonly all: readonly JudgedFact[]
  readonly activeCount: number
  readonly #active: Shelf = Object.create(null)
  readonly #inactive: Shelf = Object.create(null)
  readonly #texts: Partial<Record<FactPredicate, readonly string[]>> = Object.create(null)

  constructor(facts: readonly JudgedFact[]) {
    // The order of the facts must never matter, so there is one order.
    this.all = [...facts].sort((left, right) => (left.id < right.id ? -1 : left.id > right.id ? 1 : 0))
    for (const fact of this.all) {
      const shelf = fact.active ? this.#active : this.#inactive
      const list = shelf[fact.predicate]
      if (list === undefined) shelf[fact.predicate] = [fact]
      else list.push(fact)
    }
    this.activeCount = this.all.filter((fact) => fact.active).length
  }

  active(predicate: FactPredicate): readonly JudgedFact[] {
    return this.#active[predicate] ?? NO_FACTS
  }

  inactive(predicate: FactPredicate): readonly JudgedFact[] {
    return this.#inactive[predicate] ?? NO_FACTS
  }

  /** Whether any fact, active or not, has the predicate. */
  knows(predicate: FactPredicate): boolean {
    return this.#active[predicate] !== undefined || this.#inactive[predicate] !== undefined
  }

  /** The texts of all active facts of a predicate. */
  activeTexts(predicate: FactPredicate): readonly string[] {
    const kept = this.#texts[predicate]
    if (kept !== undefined) return kept
    const texts = this.active(predicate).flatMap(textsOf)
    this.#texts[predicate] = texts
    return texts
  }
}

/** What a reader makes of the facts alone, made once: the facts of a shelf never change, and many answers ask for it. */
export function oncePerShelf<T>(make: (shelf: FactShelf) => T): (shelf: FactShelf) => T {
  const made = new WeakMap<FactShelf, { value: T }>()
  return (shelf) => {
    const kept = made.get(shelf)
    if (kept !== undefined) return kept.value
    const value = make(shelf)
    made.set(shelf, { value })
    return value
  }
}

type Shelf = Partial<Record<FactPredicate, JudgedFact[]>>

const NO_FACTS: readonly JudgedFact[] = []

/** The texts of a fact's value, read once: the facts of a shelf never change. */
export function textsOf(fact: JudgedFact): readonly string[] {
  const known = textsByFact.get(fact)
  if (known !== undefined) return known
  const texts = strings(fact.value as unknown)
  textsByFact.set(fact, texts)
  return texts
}

const textsByFact = new WeakMap<JudgedFact, readonly string[]>()

/** A name in one spelling, to be compared as a whole. */
export const foldedName = remember((text) => foldedWords(text).join(' '))

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(strings)
  if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>
    for (const key of ['names', 'countries', 'values', 'items', 'name', 'product', 'value']) {
      if (record[key] !== undefined) return strings(record[key])
    }
  }
  return []
}

export function numberOf(fact: JudgedFact): number | null {
  const value = fact.value as unknown
  if (typeof value === 'number') return value
  const digits = typeof value === 'string' ? /\d[\d.,']*/.exec(value)?.[0] : undefined
  return digits === undefined ? null : Number(digits.replace(/[.,'](?=\d{3}\b)/g, ''))
}

interface Compared {
  predicate: FactPredicate
  stated: string
  sentence: BoundSentence
  /** Tokens of the whole statement, and where its value begins. */
  from: number
  value: number
  to: number
  /** Compares the stated value with one fact: true, false, or null when nothing follows. */
  matches: (fact: JudgedFact) => boolean | null
  /** Weak wordings can confirm a fact, but an accusation needs a strong one. */
  strong: boolean
  /** For statements about how things began, words such as "originally" change nothing. */
  ignoresTime?: boolean
}

/** Holds one statement against the facts of its predicate; null when the answer does not make it. */
export function hold(context: ClaimContext, claim: Compared): Finding | null {
  const { sentence, from, value, to, predicate } = claim
  const next = context.sentences[sentence.index + 1]
  const stance = stanceOf(sentence, from, value, to, next)
  if (!stance.asserted) return null
  let match: JudgedFact | null = null
  let mismatch: JudgedFact | null = null
  for (const fact of context.facts.active(predicate)) {
    const same = claim.matches(fact)
    if (same === false) mismatch ??= fact
    else if (same === true) {
      match = fact
      break
    }
  }
  if (stance.denied) return match === null ? null : denial(match, stance, claim)
  const past = stance.elsewhen && claim.ignoresTime !== true
  if (match !== null) return findingOf(claim, past ? 'unverifiable' : 'supported', match)
  if (mismatch === null) return findingOf(claim, 'unverifiable', null)
  for (const fact of context.facts.inactive(predicate))
    if (claim.matches(fact) === true) return findingOf(claim, 'outdated', fact)
  if (past || stance.doubtful || !claim.strong) return findingOf(claim, 'unverifiable', mismatch)
  return findingOf(claim, 'contradicted', mismatch)
}

/** Denying what a fact says is a claim of its own; denying anything else is not. */
function denial(fact: JudgedFact, stance: Stance, claim: Compared): Finding {
  if (stance.doubtful || (stance.elsewhen && claim.ignoresTime !== true))
    return findingOf(claim, 'unverifiable', fact)
  return findingOf(claim, 'contradicted', fact)
}

function findingOf(claim: Compared, verdict: ClaimVerdict, fact: JudgedFact | null): Finding {
  const { predicate, stated, sentence, from, to } = claim
  return { predicate, stated, verdict, fact, sentence, from, to }
}

/** Whom a cue is about: "the founder of Acme", "Acme's founder", "founded Acme", else the subject before it. */
export function ownerOfCue(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): Owner {
  if (sentence.fixed !== null) return sentence.fixed
  const { vocabulary } = context
  const { tokens, marks } = sentence
  if (isSomeones(context, sentence, hit)) return 'other'
  let after = hit.to
  if (vocabulary.of.has(tokens[after]?.fold ?? '')) after += 1
  while (
    vocabulary.determiners.has(tokens[after]?.fold ?? '') ||
    vocabulary.of.has(tokens[after]?.fold ?? '')
  )
    after += 1
  // Behind "led by" stands the leader; only behind "of" or a verb stands whom it is about.
  if (hit.tag !== 'ledBy' || after > hit.to)
    for (const mark of marks) if (mark.from === after) return mark.owner
  const possessive = tokens[hit.from - 1]?.fold === "'s"
  for (let at = marks.length - 1; at >= 0; at -= 1) {
    const mark = marks[at] as Mark
    if (mark.to === hit.from || (possessive && mark.to === hit.from - 1)) return mark.owner
  }
  return ownerAt(sentence, hit.from, vocabulary)
}

/** "CEO of a Milan agency", "Chef einer Agentur": the office belongs to a company that has no name here. */
function isSomeones(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): boolean {
  if (hit.tag !== 'chief' && hit.tag !== 'founder') return false
  const next = sentence.tokens[hit.to]?.fold ?? ''
  if (next === 'einer' || next === 'eines') return true
  const of = context.vocabulary.of.has(next) || next === "d'"
  return of && SOME.has(sentence.tokens[hit.to + 1]?.fold ?? '')
}

const SOME = new Set(['a', 'an', 'un', 'una', 'une', 'um', 'uma', 'einer', 'einem'])

/** The product of the brand that the words at `at` are about, if one is named nearest before them. */
export function productBefore(sentence: BoundSentence, at: number): Mark | null {
  const nearest = markBefore(sentence, at)
  return nearest?.product != null ? nearest : null
}

/** The words of tokens [from, to) as the answer writes them. */
export function rawOf(context: ClaimContext, sentence: BoundSentence, from: number, to: number): string {
  return context.text.slice(sentence.tokens[from]?.start ?? 0, sentence.tokens[to - 1]?.end ?? 0)
}

export function foldsOf(tokens: readonly Token[], from: number, to: number): string {
  const end = Math.min(to, tokens.length)
  let folds = ''
  for (let at = from; at < end; at += 1)
    folds += at === from ? (tokens[at] as Token).fold : ` ${(tokens[at] as Token).fold}`
  return folds
}

/** "Rival was founded in 2011, Acme in 2013": where the value of a second subject begins that shares the cue. */
export function gappedValues(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<unknown>,
): readonly number[] {
  const { marks, tokens } = sentence
  // What the brand shares with a subject before it needs such a subject.
  if (marks.length < 2) return NO_PLACES
  const places: number[] = []
  for (let index = 1; index < marks.length; index += 1) {
    const mark = marks[index] as Mark
    if (mark.owner !== 'brand' || mark.from < hit.to) continue
    const before = tokens[mark.from - 1]
    if (before === undefined || !joinsSubjects(context, before)) continue
    const at = endOfLink(context, tokens, mark.to)
    if (at !== null) places.push(at)
  }
  return places
}

const NO_PLACES: readonly number[] = []

function joinsSubjects({ vocabulary }: ClaimContext, { fold }: Token): boolean {
  return (
    fold === ',' ||
    fold === ';' ||
    vocabulary.and.has(fold) ||
    vocabulary.determiners.has(fold) ||
    JOINING.has(fold)
  )
}

const JOINING = new Set(
  'while whereas but mientras wahrend tandis enquanto mas pero aber mais que'.split(' '),
)

/** Steps over the small words behind the second subject; null when it has a verb of its own. */
function endOfLink({ vocabulary }: ClaimContext, tokens: readonly Token[], from: number): number | null {
  let at = from
  for (; at - from < 3; at += 1) {
    const fold = tokens[at]?.fold ?? ''
    if (!vocabulary.at.has(fold) && !vocabulary.functionWords.has(fold)) break
    if (vocabulary.copulas.has(fold)) return null
  }
  return at
}
