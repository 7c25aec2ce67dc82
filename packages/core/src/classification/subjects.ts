import type { Mention } from './find-mentions.ts'
import type { Cue } from './languages/language.ts'
import { isDeterminer, isEverydayWord, type Vocabulary } from './languages/vocabulary.ts'
import type { Hit } from './phrases.ts'
import { countryOfDemonym, placeOf, startsPlace } from './places/place.ts'
import {
  hitsOf,
  isCapitalised,
  type Reading,
  type ReadSentence,
  startsSentence,
  withCues,
} from './reading.ts'
import { remember } from './text/remember.ts'
import { PUNCTUATION, Token, WORD } from './text/tokens.ts'
import { LOWER, TITLE, UPPER, wordOf } from './text/words.ts'
import { isDictionaryWord } from './words/dictionary.ts'
import { isGivenName } from './words/people.ts'

export type Owner = 'brand' | 'other' | null

/** An organisation or product named in a sentence: the brand's, or somebody else's. */
export interface Mark {
  from: number
  to: number
  owner: 'brand' | 'other'
  /** Stands where a subject stands: not behind a preposition, not an object of a clause that has its subject. */
  subject: boolean
  product: string | null
}

export interface BoundSentence extends ReadSentence {
  marks: Mark[]
  /** Whom a sentence without a subject of its own is about. */
  topic: Owner
  /** Set for table cells: the column or row decides, not the words. */
  fixed: Owner
  /** A heading or a list item above names the brand, and nobody else, as what this is about. */
  underName: boolean
  /** The first token of the sentence's own; what stands before it was borrowed from the table's headings. */
  origin: number
}

/** Whoever is named last before a place. */
export function markBefore({ marks }: BoundSentence, at: number): Mark | undefined {
  for (let index = marks.length - 1; index >= 0; index -= 1)
    if ((marks[index] as Mark).to <= at) return marks[index]
  return undefined
}

/** Whether the brand is named in the sentence. */
export function namesBrand({ marks }: BoundSentence): boolean {
  for (const mark of marks) if (mark.owner === 'brand') return true
  return false
}

/** Whether the brand's name begins at a token. */
export function brandBeginsAt({ marks }: BoundSentence, at: number): boolean {
  for (const mark of marks) if (mark.from === at && mark.owner === 'brand') return true
  return false
}

/** Decides, sentence by sentence, whom the words are about. `nobody` holds names that no rival bears: the brand's people and titles. */
export function bindSentences(
  reading: Reading,
  mentions: readonly Mention[],
  firstTopic: Owner,
  rivals: ReadonlySet<string>,
  nobody: ReadonlySet<string> = NO_WORDS,
): BoundSentence[] {
  const bySentence = mentionsBySentence(mentions, reading.sentences.length)
  const runs = strangersIn(reading, bySentence, rivals, nobody)
  const known = new Set(rivals)
  for (const list of runs) for (const run of list) if (run.certain) known.add(run.first)
  const topics = new TopicStack(firstTopic)
  const bound: BoundSentence[] = []
  let tables = false
  for (const sentence of reading.sentences) {
    const marks = brandMarks(bySentence[sentence.index] ?? NO_MENTIONS)
    addRivals(sentence, marks, runs[sentence.index] ?? NO_RUNS, reading.vocabulary, known)
    if (marks.length > 0) markSubjects(sentence, marks, reading.vocabulary)
    const topic = topics.enter(sentence, marks)
    bound.push(boundSentence(sentence, marks, topic, topics.underName))
    topics.leave(sentence, marks, reading.vocabulary)
    if (sentence.table !== -1) tables = true
  }
  return tables ? bindCells(bound, reading.vocabulary) : bound
}

function mentionsBySentence(
  mentions: readonly Mention[],
  sentences: number,
): (readonly Mention[] | undefined)[] {
  const lists = new Array<Mention[] | undefined>(sentences).fill(undefined)
  for (const mention of mentions) {
    const list = lists[mention.sentence]
    if (list === undefined) lists[mention.sentence] = [mention]
    else list.push(mention)
  }
  return lists
}

/** What is written like a name in each sentence and is neither the brand's nor a person's. */
function strangersIn(
  { sentences, vocabulary }: Reading,
  mentions: readonly (readonly Mention[] | undefined)[],
  rivals: ReadonlySet<string>,
  nobody: ReadonlySet<string>,
): readonly (readonly Run[])[] {
  const people = new Set<string>()
  const alone = new Set(rivals)
  const strangers: (readonly Run[])[] = []
  for (const sentence of sentences) {
    const runs = runsOf(sentence, mentions[sentence.index] ?? NO_MENTIONS, vocabulary)
    if (runs.length === 0) {
      strangers.push(NO_RUNS)
      continue
    }
    const kept: Run[] = []
    for (const run of runs) {
      const last = (sentence.tokens[run.to - 1] as Token).fold
      // "Jane Doe joined in 2015, and Doe runs it now": whoever was introduced in full is no company.
      if (run.to - run.from === 1 && people.has(last)) continue
      if (run.to - run.from === 1) alone.add(last)
      else if (isPerson(sentence, run) && !alone.has(last)) people.add(last)
      if (!isMadeOf(sentence, run, nobody)) kept.push(run)
    }
    strangers.push(kept)
  }
  return strangers
}

/** Written out, because copying with "..." took a seventh of all time. */
function boundSentence(
  sentence: ReadSentence,
  marks: Mark[],
  topic: Owner,
  underName: boolean,
): BoundSentence {
  return {
    tokens: sentence.tokens,
    kind: sentence.kind,
    depth: sentence.depth,
    opensLine: sentence.opensLine,
    question: sentence.question,
    rowHead: sentence.rowHead,
    columnHead: sentence.columnHead,
    table: sentence.table,
    header: sentence.header,
    paragraph: sentence.paragraph,
    index: sentence.index,
    hits: sentence.hits,
    pronouns: sentence.pronouns,
    numbers: sentence.numbers,
    kinds: sentence.kinds,
    depths: sentence.depths,
    marks,
    topic,
    fixed: null,
    underName,
    origin: 0,
  }
}

const NO_MENTIONS: readonly Mention[] = []
const NO_WORDS: ReadonlySet<string> = new Set()

function isPerson(sentence: ReadSentence, { from, to, first }: Run): boolean {
  return to - from >= 2 && to - from <= 4 && isGivenName(first) && sentence.tokens[to - 1]?.kind === WORD
}

function isMadeOf(sentence: ReadSentence, run: Run, words: ReadonlySet<string>): boolean {
  for (let at = run.from; at < run.to; at += 1)
    if (!words.has((sentence.tokens[at] as Token).fold)) return false
  return true
}

/** Gives table cells the words of their headings, and the owner that column or row names. */
function bindCells(sentences: BoundSentence[], vocabulary: Vocabulary): BoundSentence[] {
  const owned = new Map<number, Mark>()
  const tablesOfBrand = new Set<number>()
  for (const sentence of sentences) {
    if (sentence.table === -1) continue
    for (const mark of sentence.marks) {
      if (mark.owner !== 'brand') continue
      owned.set((sentence.tokens[mark.from] as Token).start, mark)
      if (sentence.header) tablesOfBrand.add(sentence.table)
    }
  }
  const names = (head: Token[] | null) => head?.some((token) => owned.has(token.start)) === true
  return sentences.map((sentence) => {
    if (sentence.table === -1 || sentence.header) return sentence
    const { rowHead, columnHead } = sentence
    const byColumn = names(columnHead)
    const fixed =
      byColumn || names(rowHead) ? 'brand' : tablesOfBrand.has(sentence.table) ? 'other' : sentence.topic
    const byRow = names(rowHead)
    // What the cell tells stands next to it; a heading such as "Value" over a table of one subject tells nothing.
    const heads = byColumn ? [columnHead, rowHead] : byRow ? [rowHead, columnHead] : [rowHead]
    const borrowed = heads.flatMap((head) => (head === null || head.length > 20 ? [] : [...head, COLON]))
    const tokens = [...borrowed, ...sentence.tokens]
    const marks = tokens.flatMap((token, at) => {
      const mark = owned.get(token.start)
      return mark === undefined || token === COLON
        ? []
        : [{ ...mark, from: at, to: at + mark.to - mark.from }]
    })
    return {
      ...withCues({ ...sentence, tokens }, sentence.index, vocabulary),
      marks,
      topic: sentence.topic,
      fixed,
      underName: sentence.underName,
      origin: borrowed.length,
    }
  })
}

const COLON = new Token(wordOf(':'), ':', -1, -1, PUNCTUATION, LOWER)

/** Who owns a claim whose words stand at `at`. */
export function ownerAt(sentence: BoundSentence, at: number, vocabulary: Vocabulary): Owner {
  if (sentence.fixed !== null) return sentence.fixed
  const { marks, tokens, depths } = sentence
  const depth = depths[at] ?? 0
  let nearest: Mark | null = null
  let subject: Mark | null = null
  for (const mark of marks) {
    if (mark.to > at) break
    if ((depths[mark.from] ?? 0) > depth) continue
    nearest = mark
    if (mark.subject) subject = mark
  }
  if (sentence.hits.has('otherSubject') && hasOtherSubject(sentence, subject?.to ?? 0, at, vocabulary))
    return 'other'
  const company = companyNounBefore(sentence, at, nearest?.to ?? 0)
  // "… where the company is headquartered": a noun for the company points back to the brand of the sentence.
  if (company !== undefined && marks.some((mark) => mark.owner === 'brand' && mark.to <= company.from))
    return 'brand'
  if (nearest !== null) {
    if (
      subject !== null &&
      nearest !== subject &&
      !isRelative(tokens, nearest.to, vocabulary) &&
      !isDescribedAt(sentence, nearest, at, vocabulary)
    ) {
      return coordinated(sentence, subject, vocabulary)
    }
    if (subject === null && nearest.owner === 'other' && pronounBetween(sentence, nearest.to, at))
      return sentence.topic
    if (subject === null && nearest.owner === 'other' && isComplement(sentence, nearest, at, vocabulary))
      return sentence.topic
    return coordinated(sentence, nearest, vocabulary)
  }
  const following = marks.find((mark) => mark.from >= at && (depths[mark.from] ?? 0) <= depth)
  // "From its base in Ghent, Acme …": a pronoun may also point ahead.
  if (pronounBetween(sentence, 0, at))
    return sentence.topic ?? (following?.subject === true ? following.owner : null)
  // "CEO: Jane Doe": what stands behind the colon is the value, not the subject.
  if (following !== undefined && sentence.topic !== null && hasColonIn(sentence, at, following.from)) {
    return sentence.topic
  }
  if (following !== undefined) {
    if (following.subject && !pronounBetween(sentence, at, following.from)) return following.owner
    if (following.owner === 'brand' && sentence.topic !== 'other') return 'brand'
    if (following.owner === 'other' && sentence.topic === null) return 'other'
  }
  return sentence.topic
}

/** "The company" just before `at`, behind everybody who is named up to `from`. */
function companyNounBefore(
  { pronouns }: BoundSentence,
  at: number,
  from: number,
): Hit<'pronoun'> | undefined {
  for (const hit of pronouns)
    if (hit.to - hit.from > 1 && hit.to <= at && at - hit.to <= 2 && hit.from >= from) return hit
  return undefined
}

/** "It is backed by Northgate and has 300 employees": a name behind a preposition is not what the next verb is about. */
function isComplement(sentence: BoundSentence, mark: Mark, at: number, vocabulary: Vocabulary): boolean {
  const { tokens } = sentence
  if (isRelative(tokens, mark.to, vocabulary) || isDescribedAt(sentence, mark, at, vocabulary)) return false
  if (!tokens.slice(mark.to, at).some((token) => vocabulary.and.has(token.fold))) return false
  if (sentence.pronouns.some((hit) => hit.from <= 1)) return true
  return OWNERSHIP.some((cue) =>
    hitsOf(sentence, cue).some((hit) => hit.to <= mark.from && mark.from - hit.to <= 2),
  )
}

const OWNERSHIP: readonly Cue[] = ['owned', 'ownedWeak']

/** Whether a sentence that names nobody begins with a noun of its own: "The first shop opened in 2003". */
export function hasOwnSubject(
  sentence: BoundSentence,
  at: number,
  vocabulary: Vocabulary,
  about: readonly Cue[],
): boolean {
  if (sentence.fixed !== null || sentence.kind !== 'text' || sentence.marks.some((mark) => mark.to <= at))
    return false
  if (sentence.pronouns.some((hit) => hit.from <= 1)) return false
  if (!vocabulary.determiners.has(sentence.tokens[0]?.fold ?? '')) return false
  return !about.some((cue) => hitsOf(sentence, cue).some((hit) => hit.from <= 4))
}

/** "Both Acme and Rival are in Berlin" is about the brand too. */
function coordinated(sentence: BoundSentence, mark: Mark, vocabulary: Vocabulary): Owner {
  if (mark.owner === 'brand') return 'brand'
  const place = sentence.marks.indexOf(mark)
  const before = sentence.marks[place - 1]
  if (before?.owner !== 'brand') return mark.owner
  const between = sentence.tokens.slice(before.to, mark.from)
  const joined = between.length === 1 && vocabulary.and.has(between[0]?.fold ?? '')
  return joined && hitsOf(sentence, 'respectively').length === 0 ? 'brand' : mark.owner
}

function isRelative(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const comma = tokens[at]?.fold === ','
  const word = tokens[comma ? at + 1 : at]
  if (word === undefined || word.cap !== 0) return false
  if (vocabulary.code === 'de' && !comma) return false
  return vocabulary.relatives.has(word.fold)
}

/** "compared to Asana, headquartered in …", "from Trello, a company founded in …": what is set off describes that name. */
function isDescribedAt(sentence: BoundSentence, mark: Mark, at: number, vocabulary: Vocabulary): boolean {
  const { tokens } = sentence
  const sign = tokens[mark.to]?.fold
  if (mark.owner === 'brand' || (sign !== ',' && sign !== '(')) return false
  const start = mark.to + 1
  const described =
    sign === '(' ||
    vocabulary.determiners.has(tokens[start]?.fold ?? '') ||
    DESCRIPTIONS.some((cue) => hitsOf(sentence, cue).some((hit) => hit.from === start))
  if (!described) return false
  // The description ends where a comma or bracket closes it and the verb of the subject follows.
  for (let end = start; end < at; end += 1) {
    const { fold } = tokens[end] as Token
    if (fold === ')' || fold === ';') return false
    if (fold === ',' && vocabulary.copulas.has(tokens[end + 1]?.fold ?? '')) return false
  }
  return true
}

const DESCRIPTIONS: readonly Cue[] = [
  'founded',
  'headquarters',
  'owned',
  'ledBy',
  'chief',
  'company',
  'awarded',
]

function pronounBetween({ pronouns }: BoundSentence, from: number, to: number): boolean {
  for (const hit of pronouns) if (hit.from >= from && hit.to <= to) return true
  return false
}

/** "Its parent company was founded in 1921": a noun of someone else stands between the subject and the claim. */
function hasOtherSubject(sentence: BoundSentence, from: number, at: number, vocabulary: Vocabulary): boolean {
  return hitsOf(sentence, 'otherSubject').some((hit) => {
    if (hit.from < from || hit.to > at || at - hit.to > 6) return false
    const before = sentence.tokens[hit.from - 1]
    if (before !== undefined && vocabulary.prepositions.has(before.fold)) return false
    const beforeThat = sentence.tokens[hit.from - 2]
    if (beforeThat !== undefined && vocabulary.prepositions.has(beforeThat.fold)) return false
    // "keeps customers in Luanda, but is not sold in Maputo": behind the contrast the subject of the sentence goes on.
    if (from > 0 && hitsOf(sentence, 'contrast').some((one) => one.from >= hit.to && one.to <= at))
      return false
    for (let index = hit.to; index < at; index += 1) {
      const { fold } = sentence.tokens[index] as Token
      if (fold === ';' || fold === ':' || fold === '.') return false
    }
    return true
  })
}

function brandMarks(mentions: readonly Mention[]): Mark[] {
  const marks: Mark[] = []
  for (const { from, to, product } of mentions)
    marks.push({ from, to, owner: 'brand', subject: true, product })
  return marks
}

/** Headings, list items and paragraphs hand their subject down to what follows. */
class TopicStack {
  #current: Owner
  #section: Owner = null
  #listBase: Owner = null
  #items: { depth: number; owner: Owner; named: boolean }[] = []
  #inList = false
  #sectioned = false
  #sectionNamed = false

  constructor(first: Owner) {
    this.#current = first
  }

  /** Whether the nearest heading or parent item names the brand alone. */
  get underName(): boolean {
    if (this.#sectionNamed) return true
    for (const item of this.#items) if (item.named) return true
    return false
  }

  enter(sentence: ReadSentence, marks: readonly Mark[]): Owner {
    if (sentence.kind === 'heading') {
      const owner = leadOwner(marks)
      this.#endList()
      this.#sectionNamed = owner === 'brand' || (owner === null && sentence.depth > 1 && this.#sectionNamed)
      if (owner !== null) {
        this.#section = owner
        this.#current = owner
        this.#sectioned = true
      } else if (this.#sectioned && this.#section !== null && sentence.depth < 7)
        this.#current = this.#section
      return this.#current
    }
    if (sentence.kind === 'item') {
      if (!this.#inList) {
        this.#listBase = this.#current
        this.#inList = true
        this.#items = []
      }
      if (sentence.opensLine) {
        while (this.#items.length > 0 && (this.#items.at(-1)?.depth ?? 0) >= sentence.depth) this.#items.pop()
        const parent = this.#items.at(-1)?.owner ?? this.#listBase
        const own = leadOwner(
          marks.filter((mark) =>
            mark.owner === 'brand'
              ? mark.from < 6
              : mark.subject && mark.from <= 1 && !hasColon(sentence, mark.from),
          ),
        )
        this.#items.push({ depth: sentence.depth, owner: own ?? parent, named: own === 'brand' })
      }
      return this.#items.at(-1)?.owner ?? this.#listBase
    }
    if (sentence.kind !== 'cell') this.#endList()
    return this.#current
  }

  leave(sentence: ReadSentence, marks: readonly Mark[], vocabulary: Vocabulary): void {
    if (sentence.kind !== 'text') return
    if (marks.length === 0) return
    const subject = marks.find(
      (mark) =>
        mark.subject &&
        !inSubordinate(sentence, mark, vocabulary) &&
        (mark.owner === 'brand' || !hasColon(sentence, mark.from)),
    )
    if (subject !== undefined) {
      const brandToo =
        subject.owner === 'other' && marks.some((mark) => mark.owner === 'brand' && mark.subject)
      this.#current = brandToo ? lastSubject(marks) : subject.owner
    } else if (marks.every((mark) => mark.owner === 'brand')) this.#current = 'brand'
  }

  #endList(): void {
    if (this.#inList) this.#current = this.#listBase
    this.#inList = false
    this.#items = []
  }
}

function hasColon(sentence: ReadSentence, end: number): boolean {
  return hasColonIn(sentence, 0, end)
}

function hasColonIn({ tokens }: ReadSentence, from: number, to: number): boolean {
  for (let at = from; at < to && at < tokens.length; at += 1)
    if ((tokens[at] as Token).fold === ':') return true
  return false
}

function lastSubject(marks: readonly Mark[]): Owner {
  return marks.filter((mark) => mark.subject).at(-1)?.owner ?? null
}

function leadOwner(marks: readonly Mark[]): Owner {
  if (marks.length === 0) return null
  const { owner } = marks[0] as Mark
  return marks.every((mark) => mark.owner === owner) ? owner : null
}

/** "when Trello becomes too small": a subject inside a side clause is not what the text goes on about. */
function inSubordinate({ tokens }: ReadSentence, { from }: Mark, vocabulary: Vocabulary): boolean {
  if (from === 0) return false
  const { fold } = tokens[from - 1] as Token
  return SUBORDINATORS.has(fold) || vocabulary.prepositions.has(fold)
}

const SUBORDINATORS = new Set(
  'when if because once before after while than as cuando si porque wenn weil als falls quand lorsque si quando se and und y et e or o ou oder'.split(
    ' ',
  ),
)

/** Marks behind a preposition, or after a verb whose subject is known, are not subjects. */
function markSubjects(sentence: ReadSentence, marks: Mark[], vocabulary: Vocabulary): void {
  let seen = false
  for (const mark of marks) {
    let at = mark.from - 1
    while (at >= 0 && vocabulary.determiners.has((sentence.tokens[at] as Token).fold)) at -= 1
    const governed = isGoverned(sentence, at, vocabulary)
    mark.subject = !governed && (!seen || isFree(sentence, at, vocabulary))
    if (mark.subject) seen = true
  }
}

/** Whether the word at `at` is a preposition, which makes an object of what follows. */
function isGoverned(sentence: ReadSentence, at: number, vocabulary: Vocabulary): boolean {
  if (at < 0) return false
  const { kind, fold } = sentence.tokens[at] as Token
  return kind === WORD && vocabulary.prepositions.has(fold) && !endsContrast(sentence, at + 1)
}

/** Whether a new subject can follow the word at `at`. */
function isFree(sentence: ReadSentence, at: number, vocabulary: Vocabulary): boolean {
  if (at < 0) return true
  const { kind, fold } = sentence.tokens[at] as Token
  return (
    kind !== WORD || vocabulary.and.has(fold) || SUBORDINATORS.has(fold) || endsContrast(sentence, at + 1)
  )
}

function endsContrast(sentence: ReadSentence, at: number): boolean {
  for (const hit of hitsOf(sentence, 'contrast')) if (hit.to === at) return true
  return false
}

const NOT_NAMES = new Set(
  'ceo cto cfo coo hq iso usa uk us eu uae api ai pdf faq b2b b2c saas usd eur gbp chf pdg dg gmbh ag ltd inc llc sl sa sas srl lda kg se plc bv nv tel mr mrs ms dr i ok tv pc ios android windows mac linux gps mfa gdpr rgpd dsgvo rgpd nif cif vat iva mwst tva google_'.split(
    ' ',
  ),
)

/** A run of capitalised words that is not the brand's. */
interface Run {
  from: number
  to: number
  first: string
  nameLike: boolean
  /** Like a name, at the head of its sentence, where every word has a capital. */
  opens: boolean
  /** A name beyond doubt: in the middle of a sentence, or bold at the head of a list item. */
  certain: boolean
}

function runsOf(
  sentence: ReadSentence,
  taken: readonly { from: number; to: number }[],
  vocabulary: Vocabulary,
): readonly Run[] {
  const { tokens } = sentence
  let runs: Run[] | null = null
  let next = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const capitalised = isCapitalised(tokens[at])
    if (!capitalised && taken.length === 0) continue
    while (next < taken.length && (taken[next] as { to: number }).to <= at) next += 1
    const own = taken[next]
    if (own !== undefined && own.from <= at) {
      at = own.to - 1
      continue
    }
    if (!capitalised) continue
    // "A Natura", "Die Allianz": the article that opens the sentence is no part of the name.
    if (at === 0 && isDeterminer((tokens[at] as Token).fold) && isCapitalised(tokens[1])) continue
    const to = endOfRun(tokens, at, own === undefined ? tokens.length : own.from)
    const run = runAt(sentence, at, to, vocabulary)
    if (runs === null) runs = [run]
    else runs.push(run)
    at = to - 1
  }
  return runs ?? NO_RUNS
}

const NO_RUNS: readonly Run[] = []

function endOfRun(tokens: readonly Token[], from: number, limit: number): number {
  let to = from + 1
  for (; to < limit; to += 1) {
    if (isCapitalised(tokens[to])) continue
    if (!continuesName(tokens, to, limit) || !isGivenName((tokens[from] as Token).fold)) break
  }
  return to
}

function runAt(sentence: ReadSentence, start: number, to: number, vocabulary: Vocabulary): Run {
  const from = skipNouns(sentence, start, to, vocabulary)
  const first = sentence.tokens[from] as Token
  const nameLike = isNameLike(sentence, from, to, vocabulary) && !isLabel(sentence, from, to)
  const opens = nameLike && startsSentence(sentence.tokens, from)
  const lead = from < 2 && first.bold && sentence.kind !== 'text'
  return { from, to, first: first.fold, opens, nameLike, certain: nameLike && (lead || !opens) }
}

/** "Die Firma Asana", "der Konkurrent Trello": in German the noun in front of a name has a capital as well. */
function skipNouns(sentence: ReadSentence, from: number, to: number, vocabulary: Vocabulary): number {
  if (vocabulary.code !== 'de' || to - from < 2) return from
  const last = sentence.tokens[to - 1] as Token
  const isNoun = ({ fold }: Token) => vocabulary.rankOf(fold) !== undefined || GERMAN_NOUN.test(fold)
  // "Firma", "Konkurrent": behind such a noun stands a name, whatever else the word may mean.
  const calling = vocabulary
    .about((sentence.tokens[from] as Token).word)
    .starts.some((node) => node.tags.some((tag) => tag === 'company' || tag === 'otherSubject'))
  if (calling && to - from === 2) return from + 1
  if (isNoun(last) || isWord(last.fold) || isGivenName(last.fold)) return from
  let at = from
  while (
    at < to - 1 &&
    isNoun(sentence.tokens[at] as Token) &&
    !isGivenName((sentence.tokens[at] as Token).fold)
  )
    at += 1
  return at
}

/** "**Headquarters:** Ghent", "CEO: Jane Doe": a word for what is told, not for whom it is told about. */
function isLabel(sentence: ReadSentence, from: number, to: number): boolean {
  if (from > 1) return false
  if (!hasColonIn(sentence, to, to + 4)) return false
  if (LABEL_WORDS.has((sentence.tokens[from] as Token).fold)) return true
  return LABEL_CUES.some((cue) => hitsOf(sentence, cue).some((hit) => hit.from <= from + 1 && hit.to > from))
}

const LABEL_WORDS = new Set(
  'industry sector branche secteur setor ramo rubro type typ tipo category categoria kategorie categorie segment website webseite web site sitio contact kontakt contacto contato address adresse direccion endereco morada rating status note nota name nombre nome nom overview summary strengths weaknesses pros cons vorteile nachteile ventajas inconvenientes vantagens desvantagens avantages fazit conclusion conclusion best verdict website owner size services service area known specialty especialidad spezialitat specialite'.split(
    ' ',
  ),
)

const LABEL_CUES: readonly Cue[] = [
  'founded',
  'founder',
  'chief',
  'headquarters',
  'placeLabel',
  'owned',
  'staff',
  'employs',
  'priceNoun',
  'phone',
  'email',
  'awarded',
  'certified',
  'rangeNoun',
  'legalName',
  'availableIn',
  'company',
  'people',
]

/** Names of others that the prompt holds beyond doubt. */
export function collectRivals(
  sentence: ReadSentence,
  own: readonly { from: number; to: number }[],
  vocabulary: Vocabulary,
  known: Set<string>,
): void {
  for (const run of runsOf(sentence, own, vocabulary)) if (run.certain) known.add(run.first)
}

function addRivals(
  sentence: ReadSentence,
  marks: Mark[],
  runs: readonly Run[],
  vocabulary: Vocabulary,
  known: ReadonlySet<string>,
): void {
  let added = false
  for (const { from, to, first, opens, nameLike } of runs) {
    const recognised = known.has(first) && !isLabel(sentence, from, to)
    if (!recognised && !nameLike) continue
    if (!recognised && isBareLabel(sentence, from, to)) continue
    const bold = (sentence.tokens[from] as Token).bold && from < 2
    if (!recognised && opens && !bold && isOrdinaryOpening(sentence, from, to, vocabulary)) continue
    marks.push({ from, to, owner: 'other', subject: false, product: null })
    added = true
  }
  if (added) marks.sort((left, right) => left.from - right.from)
}

/** "**Leadership.** Doe runs it": an everyday word in bold that is a sentence of its own is a heading. */
function isBareLabel(sentence: ReadSentence, from: number, to: number): boolean {
  const { tokens } = sentence
  const alone = from === 0 && to === 1 && tokens.length === 2 && /^[.:]$/.test(tokens[1]?.fold ?? '')
  return alone && sentence.kind !== 'item' && isWord((tokens[0] as Token).fold)
}

/** A sentence opens with a capital anyway: only an unusual word in front of a verb is taken for a name. */
function isOrdinaryOpening(
  sentence: ReadSentence,
  from: number,
  to: number,
  vocabulary: Vocabulary,
): boolean {
  const first = sentence.tokens[from] as Token
  if (to - from > 1) return vocabulary.rankOf(first.fold) !== undefined && vocabulary.code === 'de'
  if (vocabulary.code === 'de' && isGermanSubject(sentence, from, to, vocabulary)) return false
  if (vocabulary.rankOf(first.fold) !== undefined || vocabulary.isGeneric(first.fold)) return true
  for (const hits of sentence.hits.values()) if (hits.some((hit) => hit.from === from)) return true
  const next = sentence.tokens[to]
  // "Vets who …": people of a kind.
  if (next?.fold === 'who') return true
  const named =
    next !== undefined &&
    (next.kind === WORD || next.fold === '(' || next.fold === ',' || next.fold === '–' || next.fold === ':')
  // "Twinings, founded in 1706": what is set off behind the word describes it as a name.
  if (next?.fold === ',' || next?.fold === '(')
    return isInflectedNoun(first.fold, vocabulary) && !isDescribed(sentence, to)
  return !named || isInflectedNoun(first.fold, vocabulary)
}

/** "Eventbrite wurde 2006 gegründet": one thing without an article, in front of its verb, has a name. */
function isGermanSubject(sentence: ReadSentence, from: number, to: number, vocabulary: Vocabulary): boolean {
  const { fold } = sentence.tokens[from] as Token
  if (to - from !== 1 || !startsSentence(sentence.tokens, from)) return false
  if (!SINGULAR_VERBS.has(sentence.tokens[to]?.fold ?? '')) return false
  if (/(?:en|t)$/.test(fold) || vocabulary.rankOf(fold) !== undefined || isWord(fold)) return false
  for (const hits of sentence.hits.values()) if (hits.some((hit) => hit.from === from)) return false
  return true
}

const SINGULAR_VERBS = new Set(
  'wurde hat zahlt beschaftigt gehort entstand startete sitzt kostet bietet liefert kommt'.split(' '),
)

function isDescribed(sentence: ReadSentence, at: number): boolean {
  return DESCRIBING.some((cue) => hitsOf(sentence, cue).some((hit) => hit.from >= at && hit.from - at <= 2))
}

const DESCRIBING: readonly Cue[] = ['founded', 'headquarters', 'owned', 'company']

function isInflectedNoun(word: string, vocabulary: Vocabulary): boolean {
  // "Vets", "Owners": the plural of a word, and companies are rarely called in the plural.
  if (vocabulary.code !== 'de' && /[a-z]s$/.test(word) && isWord(word.slice(0, -1))) return true
  if (vocabulary.code === 'de') return GERMAN_NOUN.test(word)
  return /(?:ing|ly|ment|tion|ions|ness|mente|ado|ada|ando|endo|idad|dade|ción|cao|ment|ant|ez|ers|ings)$/.test(
    word,
  )
}

function isWord(word: string): boolean {
  return isEverydayWord(word) || isDictionaryWord(word)
}

const GERMAN_NOUN =
  /(?:ung|ungen|heit|keit|schaft|schaften|tion|tionen|tat|ment|nis|haus|markt|preis|preise|plan|kosten|nutzer|hersteller|anbieter|gerat|gerate|pumpe|pumpen|kurs|kurse|er|ern|en|e|kunde|kunden|firma|software|app|apps|system|systeme|service|zeit|zahl|wert|jahr|jahre|abo|tarif|tarife|konto|geld|recht|schutz|fall|teil|land|stadt|werk|dienst|dienste|produkt|produkte|modell|modelle|laden|buch|kreis|sitz|gruppe|los|chef|chefin|in|innen|markte|monat|tag|euro|ing|ment|um|ik|ie)$/

/** "Daniel R. Okafor", "Luis von Ahn": a person's name goes on over an initial or a particle. */
function continuesName(tokens: readonly Token[], at: number, limit: number): boolean {
  const token = tokens[at] as Token
  if (at + 1 >= limit || !isCapitalised(tokens[at + 1])) return false
  const before = tokens[at - 1] as Token
  if (token.fold === '.') return !token.gap && before.end - before.start === 1
  return token.kind === WORD && NAME_PARTICLES.has(token.fold)
}

const NAME_PARTICLES = new Set('von van de da del della di der den la le do dos'.split(' '))

/** Whether a run of capitalised words can be the name of a company or product: no place, person, date or label. */
function isNameLike(sentence: ReadSentence, from: number, to: number, vocabulary: Vocabulary): boolean {
  const { tokens } = sentence
  const first = tokens[from] as Token
  if (vocabulary.about(first.word).functionWord || vocabulary.months.has(first.fold)) return false
  const { neverName, givenName, place } = firstWord(first.fold)
  if (neverName || (givenName && (to - from > 1 || tokens[to]?.fold === '.'))) return false
  if (place) {
    const words = tokens.slice(from, to).map((token) => token.fold)
    if (placeOf(words) ?? placeOf(words.slice(0, 1)) ?? placeOf(words.slice(0, 2))) return false
  }
  const before = from > 0 ? tokens[from - 1] : undefined
  // In Portuguese "A" opens a sentence as an article, not as "to".
  const article = vocabulary.code === 'pt' && from === 1 && /^[ao]$/.test(before?.fold ?? '')
  if (vocabulary.code !== 'en' && before?.kind === WORD && vocabulary.at.has(before.fold) && !article) {
    if (to - from === 1 || tokens[to]?.fold === ',') return false
  }
  if (vocabulary.code !== 'de') {
    return to - from > 1 || first.cap !== TITLE || !LABELS.has(first.fold)
  }
  if (first.cap === UPPER || /[a-z][A-Z]/.test(first.fold)) return true
  if (first.bold && from < 2 && vocabulary.rankOf(first.fold) === undefined) return true
  if (isGermanSubject(sentence, from, to, vocabulary)) return true
  if (vocabulary.rankOf(first.fold) !== undefined || GERMAN_NOUN.test(first.fold)) return false
  if (
    before?.kind === WORD &&
    (vocabulary.determiners.has(before.fold) ||
      (before.cap === 0 &&
        /(?:e|en|er|es|em|im|am|zum|zur|vom)$/.test(before.fold) &&
        !vocabulary.copulas.has(before.fold)))
  ) {
    return false
  }
  return true
}

/** What a word says about a run of capitalised words that begins with it, in any language. */
const firstWord = remember((word) => ({
  neverName:
    word.length < 2 || NOT_NAMES.has(word) || countryOfDemonym(word) !== undefined || CONTINENT.test(word),
  givenName: isGivenName(word),
  place: startsPlace(word),
}))

const CONTINENT = /^(?:europ|asia|afric|afrik|latin|nordic|scandinav|skandinav)/

const LABELS = new Set(
  'plus pro premium basic business enterprise free standard team teams lite monday tuesday wednesday thursday friday saturday sunday english spanish french german portuguese internet web europe europa asia'.split(
    ' ',
  ),
)
