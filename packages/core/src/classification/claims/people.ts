import { clauseStart } from '../assertion.ts'
import { coreOf, haveSameCore, LEGAL_FORMS } from '../compare/organisations.ts'
import { areOnePerson, nameWords, samePerson } from '../compare/people.ts'
import type { Cue } from '../languages/language.ts'
import type { Hit } from '../phrases.ts'
import { placeOf } from '../places/place.ts'
import { cueBeginsAt, hitsOf, isInCue } from '../reading.ts'
import { type BoundSentence, brandBeginsAt, type Mark } from '../subjects.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import { LOWER, TITLE, UPPER } from '../text/words.ts'
import { isGivenName } from '../words/people.ts'
import {
  type ClaimContext,
  type Finding,
  foldsOf,
  gappedValues,
  hasAnyFinding,
  hasFinding,
  hold,
  oncePerShelf,
  ownerOfCue,
  rawOf,
  textsOf,
} from './context.ts'
import { isLabel, labelOf, ownerOfLabel } from './label.ts'

/** "founded by Jane Doe", "its founder, Jane Doe", "Jane Doe founded Acme". */
export function readFounders(context: ClaimContext): Finding[] {
  if (!context.facts.knows('founder')) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    const founded = hitsOf(sentence, 'founded')
    const weak = hitsOf(sentence, 'foundedWeak')
    const founders = hitsOf(sentence, 'founder')
    if (founded.length + weak.length + founders.length === 0 && !holdsSeparatedVerb(sentence)) continue
    for (const hit of founded) {
      add(
        findings,
        context,
        sentence,
        hit,
        'founder',
        byPeople(context, sentence, hit) ?? activePeople(context, sentence, hit),
      )
    }
    for (const hit of weak) {
      const people = byPeople(context, sentence, hit) ?? launchers(context, sentence, hit)
      // "built by" may name an engineer: it can confirm a founder, not refute one.
      const familiar = people?.names.some((name) => isFamiliar(context, 'founder', name.text)) === true
      if (familiar || people?.launched === true) add(findings, context, sentence, hit, 'founder', people)
    }
    for (const hit of founders) {
      add(findings, context, sentence, hit, 'founder', peopleOfNoun(context, sentence, hit))
    }
    for (const mark of sentence.marks) {
      const hit = separatedVerb(sentence, mark)
      if (hit !== null)
        add(findings, context, sentence, hit, 'founder', peopleBefore(context, sentence, hit.from))
    }
    for (const hit of founded)
      add(findings, context, sentence, hit, 'founder', initiators(context, sentence, hit))
    for (const hit of weak)
      add(findings, context, sentence, hit, 'founder', initiators(context, sentence, hit))
    addGapped(findings, context, sentence, 'founder', founded[0] ?? founders[0])
    if (hasAnyFinding(findings, sentence)) {
      denySoleFounder(context, sentence, findings)
      continue
    }
    for (const hit of founders) {
      if (isKinOfHolder(sentence, hit)) continue
      const people = onlyPerson(context, sentence, hit, NOT_FOUNDERS)
      // "The idea behind Acme is simple and reminds of Jane Doe": far from both, the person is somebody else.
      if (people !== null && isBeside(sentence, hit, people))
        add(findings, context, sentence, hit, 'founder', people)
    }
  }
  return findings
}

function holdsSeparatedVerb(sentence: BoundSentence): boolean {
  for (const mark of sentence.marks) if (separatedVerb(sentence, mark) !== null) return true
  return false
}

/** "set Acme up", "got Acme off the ground": the brand stands between the parts of the verb. */
function separatedVerb({ tokens }: BoundSentence, { from, to, owner, product }: Mark): Hit<Cue> | null {
  if (owner !== 'brand' || product !== null) return null
  const verb = tokens[from - 1]?.fold
  if (verb !== 'set' && verb !== 'got') return null
  const separated = tokens[to]?.fold === (verb === 'set' ? 'up' : 'off')
  return separated ? { tag: 'founded', from: from - 1, to: to + 1 } : null
}

/** "was born in 2009 on the initiative of Jane Doe", "began in 1921, when Jane Doe opened a workshop". */
function initiators(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const { tokens } = sentence
  const end = Math.min(tokens.length, hit.to + 12)
  // In German the founding may stand behind: "auf Initiative von Jane Doe gegründet".
  for (let at = Math.max(0, hit.from - (context.vocabulary.code === 'de' ? 8 : 0)); at < end; at += 1) {
    const { fold } = tokens[at] as Token
    if (fold === ';' || fold === '–') return null
    if (INITIATIVES.has(fold)) {
      let start = at + 1
      while (OF_PERSON.has(tokens[start]?.fold ?? '')) start += 1
      const people = peopleFrom(context, sentence, skipDescription(context, sentence, start))
      if (people !== null && start > at + 1) return people
    }
    if (at >= hit.to && WHEN.has(fold)) {
      const people = peopleFrom(context, sentence, skipDescription(context, sentence, at + 1))
      return people !== null && isActing(context, sentence, people.to) ? people : null
    }
  }
  return null
}

const INITIATIVES = new Set(
  'initiative initiatives instigation impulse impulso impulsion iniciativa initiative hand mano mao anstoss betreiben houlette'.split(
    ' ',
  ),
)
const OF_PERSON = new Set(['of', 'de', "d'", 'da', 'do', 'del', 'von', 'des', 'der', 'dos'])
const WHEN = new Set(['when', 'als', 'cuando', 'quando', 'quand', 'lorsque', "lorsqu'"])

/** A verb follows, and not one that tells what the person was at the time: "when Jane Doe was mayor". */
function isActing(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const next = sentence.tokens[at]
  if (next?.kind !== WORD || next.cap !== LOWER || /^(?:had|hatte|habia|tinha|avait)$/.test(next.fold))
    return false
  // In German the verb stands at the end.
  if (context.vocabulary.code === 'de')
    return !sentence.tokens.slice(at, at + 10).some((token) => REPORTS_DE.test(token.fold))
  return !context.vocabulary.copulas.has(next.fold) && !REPORTS.test(next.fold)
}

const REPORTS_DE =
  /^(?:noch|schon|war|wurde|ubernahm|ubernommen|einstieg|dazukam|kaufte|beitrat|besuchte|testete|schrieb|lobte)$/

/** What people do with a company that exists already. */
const REPORTS =
  /^(?:joined|bought|acquired|took|became|reviewed|visited|praised|met|compro|adquirio|entro|asumio|comprou|adquiriu|entrou|assumiu|rachet|repr|rejoin|devint|devient)/

/** "founded by Jane Doe alone": of several founders, one is said to be the only one. */
function denySoleFounder(context: ClaimContext, sentence: BoundSentence, findings: Finding[]): void {
  const fact = context.facts.active('founder').find((one) => textsOf(one).length > 1)
  if (fact === undefined) return
  const own = findings.filter((one) => one.sentence === sentence && one.verdict === 'supported')
  const [only] = own
  if (only === undefined || own.some((one) => one.stated !== only.stated)) return
  if (isSaidToBeAlone(sentence, only))
    findings[findings.indexOf(only)] = { ...only, verdict: 'contradicted', fact }
}

/** "Jane Doe alone", "le seul Jane Doe", "the sole founder, Jane Doe". */
function isSaidToBeAlone(sentence: BoundSentence, { from, to }: Finding): boolean {
  const { tokens } = sentence
  const negations = hitsOf(sentence, 'negation')
  const sole = tokens.findIndex((token, at) => {
    if (at < from - 3 || at > to + 2) return false
    if (ALONE.has(token.fold)) return at >= to || isNamePart(tokens[at + 1])
    return SOLE.has(token.fold) && cueBeginsAt(sentence, 'founder', at + 1)
  })
  return sole >= 0 && !negations.some((hit) => hit.to <= sole && sole - hit.to <= 2)
}

const ALONE = new Set(
  'alone single-handedly singlehandedly allein alleine alleingang solo sola solitario sozinho sozinha seul seule solitaire'.split(
    ' ',
  ),
)
const SOLE = new Set(
  'sole single only alleiniger alleinige einziger einzige unico unica seul seule unique'.split(' '),
)

/** "CEO Jane Doe", "led by Jane Doe", "Jane Doe runs Acme". */
export function readChief(context: ClaimContext): Finding[] {
  if (!context.facts.knows('ceo')) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    const chiefs = hitsOf(sentence, 'chief')
    const led = hitsOf(sentence, 'ledBy')
    const leading = hitsOf(sentence, 'leads')
    if (chiefs.length + led.length + leading.length === 0) {
      addLabelled(findings, context, sentence)
      continue
    }
    for (const hit of chiefs) {
      add(findings, context, sentence, hit, 'ceo', peopleOfNoun(context, sentence, hit))
    }
    for (const hit of led) {
      add(findings, context, sentence, hit, 'ceo', ledPeople(context, sentence, hit))
    }
    for (const hit of leading) {
      if (!isByMeansOf(sentence, hit) && !leadsSomethingElse(context, sentence, hit))
        add(findings, context, sentence, hit, 'ceo', activePeople(context, sentence, hit))
    }
    addGapped(findings, context, sentence, 'ceo', chiefs[0] ?? led[0] ?? leading[0])
    if (hasAnyFinding(findings, sentence)) continue
    addLabelled(findings, context, sentence)
    if (hasAnyFinding(findings, sentence)) continue
    for (const hit of chiefs)
      add(findings, context, sentence, hit, 'ceo', onlyPerson(context, sentence, hit, NOT_CHIEFS))
    for (const hit of led)
      add(findings, context, sentence, hit, 'ceo', onlyPerson(context, sentence, hit, NOT_CHIEFS))
    for (const hit of leading) {
      // "leads" alone has other objects: only a phrase such as "calls the shots" holds its own.
      if (hit.to - hit.from < 2 || leadsSomethingElse(context, sentence, hit)) continue
      add(findings, context, sentence, hit, 'ceo', onlyPerson(context, sentence, hit, NOT_CHIEFS))
    }
  }
  return findings
}

/** "Rival is run by John Roe, Acme by Jane Doe": the brand shares the verb of the clause before. */
function addGapped(
  findings: Finding[],
  context: ClaimContext,
  sentence: BoundSentence,
  predicate: 'founder' | 'ceo',
  hit: Hit<Cue> | undefined,
): void {
  if (hit === undefined || sentence.fixed !== null || !namesOthers(sentence)) return
  for (const at of gappedValues(context, sentence, hit)) {
    const people = peopleFrom(context, sentence, sentence.tokens[at]?.fold === ',' ? at + 1 : at)
    if (people === null || people.from > at + 1) continue
    const next = sentence.tokens[people.to]
    const closed = next === undefined || next.kind !== WORD
    if (closed) findings.push(...holdPeople(context, sentence, predicate, people))
  }
}

function namesOthers({ marks }: BoundSentence): boolean {
  for (const mark of marks) if (mark.owner === 'other') return true
  return false
}

/** "Current management: Jane Doe": a label for the office, and the person right behind it. */
function addLabelled(findings: Finding[], context: ClaimContext, sentence: BoundSentence): void {
  const label = labelOf(sentence)
  if (label === null || !isLabel(label, OFFICES)) return
  const people = peopleFrom(context, sentence, label.value)
  if (people?.from !== label.value || people.names.length !== 1) return
  if (ownerOfLabel(sentence, label, context.vocabulary) !== 'brand') return
  findings.push(...holdPeople(context, sentence, 'ceo', people, { from: 0, to: people.to }))
}

const OFFICES = new Set(
  'management leadership head boss chief ceo runs leads direction dirigeant dirigeante patron patronne tete dirigeants direccion lider mando direcao lideranca comando leitung fuhrung leiter leiterin chef chefin geschaftsfuhrung spitze frente'.split(
    ' ',
  ),
)

function isBeside(sentence: BoundSentence, hit: Hit<Cue>, people: People): boolean {
  const own = sentence.marks.filter((mark) => mark.owner === 'brand')
  return [hit, ...own].some(({ from, to }) =>
    from >= people.to ? from - people.to <= 4 : people.from - to <= 4,
  )
}

/** "With Acme, Jane Doe runs her bakery": the brand is the tool. */
function isByMeansOf({ tokens, marks }: BoundSentence, hit: Hit<Cue>): boolean {
  const mark = marks.findLast((one) => one.to <= hit.from)
  return mark !== undefined && MEANS.has(tokens[mark.from - 1]?.fold ?? '')
}

/** "preside una asociación", "now runs a vineyard", "dirige aujourd'hui un vignoble": what is led has no name. */
function leadsSomethingElse(
  { vocabulary }: ClaimContext,
  { tokens }: BoundSentence,
  { to }: Hit<Cue>,
): boolean {
  const isIndefinite = (at: number) => {
    const fold = tokens[at]?.fold ?? ''
    return INDEFINITE.has(fold) || (fold === 'a' && vocabulary.code === 'en')
  }
  return isIndefinite(to) || (LATELY.has(tokens[to]?.fold ?? '') && isIndefinite(to + 1))
}

const LATELY = new Set(
  'now today heute jetzt inzwischen nun ahora hoy agora hoje desormais maintenant'.split(' '),
)
const INDEFINITE = new Set('an un una une um uma ein eine einen'.split(' '))

const MEANS = new Set(['with', 'through', 'using', 'mit', 'con', 'com', 'avec', 'via', 'grace'])

const NOT_CHIEFS: readonly Cue[] = ['founder', 'founded', 'former', 'awarded']
const NOT_FOUNDERS: readonly Cue[] = ['chief', 'ledBy', 'leads', 'awarded', 'owned']

/** The one person of a clause that speaks of the office and of the brand, wherever the clause puts the name. */
function onlyPerson(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
  without: readonly Cue[],
): People | null {
  const from = clauseStart(sentence, hit.from)
  const ends = [endBefore(sentence, hit.to, /^[;:–(,]$/), endBefore(sentence, hit.to, /^[;:–(]$/)]
  for (const to of ends) {
    const people = peopleWithin(context, sentence, from, to)
    if (people?.names.length === 1 && isClauseOf(sentence, people, { from, to }, without)) return people
    if (people !== null) return null
  }
  return null
}

function endBefore({ tokens }: BoundSentence, start: number, sign: RegExp): number {
  const end = tokens.findIndex((token, at) => at >= start && sign.test(token.fold))
  return end < 0 ? tokens.length : end
}

/** Nobody else is named in the clause, nobody is quoted, and no other office is told; the brand is in reach. */
function isClauseOf(
  sentence: BoundSentence,
  people: People,
  { from, to }: { from: number; to: number },
  without: readonly Cue[],
): boolean {
  const inClause = (one: { from: number; to: number }) => one.from >= from && one.to <= to
  const isName = (one: { from: number; to: number }) => one.from < people.to && one.to > people.from
  // "lleva desde": how long says nothing of the founding.
  const isSince = (one: { to: number }) => SINCE.has(sentence.tokens[one.to - 1]?.fold ?? '')
  const isBlocking = (one: Hit<Cue>) => inClause(one) && !isSince(one) && !isByTheWay(sentence, one, people)
  if (without.some((cue) => hitsOf(sentence, cue).some(isBlocking))) return false
  if (sentence.marks.some((mark) => mark.owner === 'other' && inClause(mark) && !isName(mark))) return false
  if (sentence.tokens.slice(from, to).some((token) => SPEAKING.test(token.fold))) return false
  return (
    sentence.marks.some((mark) => mark.owner === 'brand' && mark.product === null) ||
    sentence.pronouns.some(inClause) ||
    (sentence.topic === 'brand' && sentence.marks.every(isName))
  )
}

/** "co-founder Jane Doe remains at the helm", "Jane Doe, who founded it in 2009, …": told beside the office, not instead of it. */
function isByTheWay({ tokens, marks }: BoundSentence, hit: Hit<Cue>, people: People): boolean {
  if (hit.tag !== 'founder' && hit.tag !== 'founded') return false
  const title = hit.tag === 'founder' && hit.to === people.from && hit.to - hit.from === 1
  const aside =
    tokens[people.to]?.fold === ',' &&
    hit.from > people.to &&
    hit.from - people.to <= 6 &&
    tokens.slice(people.to + 1, hit.from).every((token) => token.fold !== ',') &&
    tokens.slice(hit.to, hit.to + 6).some((token) => token.fold === ',')
  // "Chef von Acme, gegründet 2009, ist Jane Doe": an insertion behind the name of the brand.
  const inserted =
    /^[,(]$/.test(tokens[hit.from - 1]?.fold ?? '') &&
    marks.some((mark) => mark.owner === 'brand' && mark.to === hit.from - 1) &&
    tokens.slice(hit.to, people.from).some((token) => /^[,)]$/.test(token.fold))
  return title || aside || inserted
}

const SINCE = new Set(['since', 'seit', 'depuis', 'desde'])

/** Whoever speaks, writes or is quoted has an office of their own. */
const SPEAKING =
  /^(?:says?|said|told|writes?|wrote|according|praises?|praised|journalist|blogger|analyst|sagt|sagte|laut|schreibt|lobt|zufolge|dice|dijo|segun|escribe|diz|disse|segundo|escreve|dit|selon|ecrit|explique|explica|erklart)$/

export interface People {
  /** They launched or started the brand itself, not a thing of it. */
  launched?: boolean
  names: { text: string; from: number; to: number }[]
  from: number
  to: number
}

function isFamiliar(context: ClaimContext, predicate: 'founder' | 'ceo', name: string): boolean {
  return isAmong(knownPeople(context.facts)[predicate], nameWords(name))
}

function isKnownPerson(context: ClaimContext, name: string): boolean {
  const { founder, ceo } = knownPeople(context.facts)
  const words = nameWords(name)
  return isAmong(founder, words) || isAmong(ceo, words)
}

function isAmong(people: readonly (readonly string[])[], words: readonly string[]): boolean {
  for (const person of people) if (areOnePerson(person, words)) return true
  return false
}

/** The words of the names that the facts give. */
const knownPeople = oncePerShelf((facts) => ({
  founder: facts.activeTexts('founder').map(nameWords),
  ceo: facts.activeTexts('ceo').map(nameWords),
}))

function add(
  findings: Finding[],
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
  predicate: 'founder' | 'ceo',
  people: People | null,
): void {
  if (people === null || ownerOfCue(context, sentence, hit) !== 'brand') return
  const fresh = people.names.filter(
    (name) =>
      !isBrandItself(context, sentence, predicate, name) &&
      !hasFinding(
        findings,
        sentence,
        (one) =>
          one.predicate === predicate &&
          one.from <= name.from &&
          one.to >= name.to &&
          one.stated === name.text,
      ),
  )
  findings.push(...holdPeople(context, sentence, predicate, { ...people, names: fresh }, hit))
}

/** "led by Dr. Doe", where Dr. Doe is the brand's name: the brand is not its own chief. */
function isBrandItself(
  context: ClaimContext,
  { marks }: BoundSentence,
  predicate: 'founder' | 'ceo',
  { text, from, to }: People['names'][number],
): boolean {
  for (const mark of marks)
    if (mark.owner === 'brand' && mark.from < to && mark.to > from)
      return !isFamiliar(context, predicate, text)
  return false
}

/** Holds each of the people against the facts; `cue` widens the quoted words to the verb or noun. */
export function holdPeople(
  context: ClaimContext,
  sentence: BoundSentence,
  predicate: 'founder' | 'ceo',
  people: People,
  cue: { from: number; to: number } = people,
): Finding[] {
  const findings: Finding[] = []
  for (const name of people.names) {
    const full = fullNameOf(context, name.text)
    const finding = hold(context, {
      predicate,
      stated: name.text,
      sentence,
      from: Math.min(cue.from, name.from),
      value: name.from,
      to: Math.max(cue.to, name.to),
      matches: (fact) => {
        const truths = textsOf(fact)
        if (truths.length === 0) return null
        if (truths.some((truth) => samePerson(truth, name.text))) return true
        return full === null ? null : truths.some((truth) => samePerson(truth, full))
      },
      strong: true,
      ignoresTime: predicate === 'founder',
    })
    if (finding !== null) findings.push(finding)
  }
  return findings
}

/** "Doe" is whoever was introduced as Jane Doe, by the facts or by the answer itself; null when that is nobody, or two. */
function fullNameOf(context: ClaimContext, name: string): string | null {
  const words = nameWords(name)
  const [word = ''] = words
  if (words.length !== 1) return words.length === 0 ? null : name
  const known = new Set<string>()
  for (const predicate of OFFICERS)
    for (const truth of context.facts.activeTexts(predicate))
      if (nameWords(truth).indexOf(word, 1) >= 0) known.add(truth)
  if (known.size > 0) return known.size === 1 ? ([...known][0] as string) : null
  return introduced(context).get(word) ?? null
}

const OFFICERS = ['founder', 'ceo'] as const

const introductions = new WeakMap<readonly BoundSentence[], Map<string, string>>()

/** The people whom the answer names in full, by their family names. */
function introduced(context: ClaimContext): Map<string, string> {
  const kept = introductions.get(context.sentences)
  if (kept !== undefined) return kept
  const people = new Map<string, string>()
  introductions.set(context.sentences, people)
  for (const sentence of context.sentences) {
    for (let at = 0; at < sentence.tokens.length; at += 1) {
      const token = sentence.tokens[at] as Token
      if (!isNamePart(token) || !isGivenName(token.fold)) continue
      const to = endOfName(sentence, at)
      const last = sentence.tokens[to - 1]
      if (to - at >= 2 && last?.kind === WORD) people.set(last.fold, rawOf(context, sentence, at, to))
      at = Math.max(at, to - 1)
    }
  }
  return people
}

/** "Jane Doe launched Acme in 2013": with the brand itself as the object the verb means the founding. */
function launchers(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const object = sentence.marks.find((mark) => mark.from >= hit.to && mark.from - hit.to <= 1)
  if (object?.owner !== 'brand' || object.product !== null) return null
  if (sentence.tokens[object.to]?.cap !== LOWER && sentence.tokens[object.to]?.kind === WORD) return null
  const people = activePeople(context, sentence, hit)
  return people === null ? null : { ...people, launched: true }
}

/** The one group of people that a sentence names; null when there is none, or more than one. */
export function peopleIn(context: ClaimContext, sentence: BoundSentence): People | null {
  return peopleWithin(context, sentence, 0, sentence.tokens.length)
}

function peopleWithin(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  to: number,
): People | null {
  let only: People | null = null
  for (let at = from; at < to; at += 1) {
    if (
      !isNamePart(sentence.tokens[at]) ||
      context.vocabulary.functionWords.has(sentence.tokens[at]?.fold ?? '') ||
      isGermanNoun(context, sentence, at) ||
      sentence.marks.some((mark) => mark.owner === 'brand' && mark.from <= at && mark.to > at)
    )
      continue
    const people = peopleFrom(context, sentence, at)
    if (people === null) continue
    if (only !== null) return null
    only = people
    at = people.to - 1
  }
  return only
}

/** German nouns have capitals, too: only a given name or a known family name begins a person's name there. */
function isGermanNoun(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const { fold } = sentence.tokens[at] as Token
  if (context.vocabulary.code !== 'de' || isGivenName(fold)) return false
  return !isKnownPerson(context, fold) && !introduced(context).has(fold)
}

/** People behind "by" after the cue, or, in German, before it. */
function byPeople(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  // In German the agent stands before the participle; what follows it belongs to another clause.
  const agent = context.vocabulary.code === 'de' ? agentBefore(context, sentence, hit) : null
  if (agent !== null) return agent
  const { tokens } = sentence
  const { by } = context.vocabulary
  for (let at = hit.to - 1; at < Math.min(tokens.length, hit.to + 16); at += 1) {
    const token = tokens[at] as Token
    if (token.fold === ';') break
    if (!by.has(token.fold)) continue
    const people = peopleFrom(context, sentence, skipDescription(context, sentence, at + 1))
    if (people !== null) return people
  }
  return null
}

function agentBefore(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const { tokens } = sentence
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - 16); at -= 1) {
    const token = tokens[at] as Token
    if (token.fold === ';') break
    if (!context.vocabulary.by.has(token.fold)) continue
    const people = peopleFrom(context, sentence, skipDescription(context, sentence, at + 1))
    if (people !== null && people.to <= hit.from) return people
  }
  return null
}

/** "by the climber Jane Doe", "von der Kletterin Jane Doe": what the person does stands before the name. */
function skipDescription(context: ClaimContext, sentence: BoundSentence, start: number): number {
  const { tokens } = sentence
  if (!context.vocabulary.determiners.has(tokens[start]?.fold ?? '')) return start
  for (let at = start + 1; at < Math.min(tokens.length, start + 5); at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD && token.fold !== '-') return start
    if (isNamePart(token) && (context.vocabulary.code !== 'de' || isGivenName(token.fold))) return at
  }
  return start
}

function ledPeople(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const near = skipFillers(context, sentence, hit.to, 9)
  return byPeople(context, sentence, hit) ?? peopleFrom(context, sentence, near)
}

/** "Jane Doe founded Acme": the people right before the verb, the brand or a word for it right after. */
function activePeople(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const { tokens, marks, pronouns } = sentence
  const { vocabulary } = context
  if (context.vocabulary.copulas.has(tokens[hit.from - 1]?.fold ?? '') && vocabulary.code === 'en')
    return null
  let object = hit.to
  while (
    vocabulary.determiners.has(tokens[object]?.fold ?? '') ||
    vocabulary.prepositions.has(tokens[object]?.fold ?? '')
  )
    object += 1
  const objectNamed =
    marks.some((mark) => mark.owner === 'brand' && mark.from >= hit.to && mark.from <= object + 4) ||
    pronouns.some(
      (one) => one.from >= hit.to && one.from <= hit.to + 4 && !isPartOfBrand(context, sentence, one),
    )
  const cleft = cleftPeople(context, sentence, hit)
  if (cleft !== null) return cleft
  const people = peopleBefore(context, sentence, hit.from)
  if (people !== null && (objectNamed || isRelativeObject(context, sentence, people.from))) return people
  if (people !== null && isRelativeSubject(context, sentence, people.to, hit)) return people
  const distant = people === null ? distantFounder(context, sentence, hit) : null
  if (distant !== null) return distant
  // "Jane Doe calls the shots": the phrase holds its own object.
  if (people !== null && hit.tag === 'leads' && hit.to - hit.from >= 3) return people
  if (vocabulary.code === 'de') {
    const auxiliary = tokens.findLastIndex((token, at) => at < hit.from && AUXILIARIES.has(token.fold))
    const between =
      auxiliary >= 0 &&
      marks.some((mark) => mark.owner === 'brand' && mark.from > auxiliary && mark.to <= hit.from)
    if (between) return peopleBefore(context, sentence, auxiliary)
  }
  if (vocabulary.code === 'de') {
    const inverted = invertedPeople(context, sentence, hit)
    if (inverted !== null) return inverted
  }
  // Outside English the subject may stand behind the verb: "2013 gründete Jane Doe Acme", "Acme la fundó Jane Doe".
  const dated = vocabulary.at.has(tokens[hit.to]?.fold ?? '') && tokens[hit.to + 1]?.kind === NUMBER
  const start = dated ? hit.to + 2 : hit.to
  const behind = vocabulary.code === 'en' ? null : peopleFrom(context, sentence, start)
  if (behind === null) return null
  const brandNear = marks.some(
    (mark) =>
      mark.owner === 'brand' &&
      ((mark.from >= behind.to && mark.from <= behind.to + 3) ||
        (mark.to <= hit.from && hit.from - mark.to <= 3)),
  )
  const clitic = CLITICS.has(tokens[hit.from - 1]?.fold ?? '')
  return (brandNear || clitic) && behind.from === start ? behind : null
}

/** "Jane Doe left her bank and founded Acme": the only people before the verb, and the brand right behind it. */
function distantFounder(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  if (hit.tag !== 'founded' || NOT_FOUNDERS.some((cue) => hitsOf(sentence, cue).length > 0)) return null
  const object = sentence.marks.find((mark) => mark.from >= hit.to && mark.from - hit.to <= 1)
  if (object?.owner !== 'brand' || object.product !== null) return null
  if (!context.vocabulary.and.has(sentence.tokens[hit.from - 1]?.fold ?? '')) return null
  if (sentence.tokens.slice(0, hit.from).some((token) => SPEAKING.test(token.fold))) return null
  return peopleWithin(context, sentence, 0, hit.from)
}

/** "heads its research team": what is led belongs to the brand and is not the brand. */
function isPartOfBrand(
  { vocabulary }: ClaimContext,
  { tokens, hits }: BoundSentence,
  pronoun: { from: number; to: number },
): boolean {
  if (pronoun.to - pronoun.from > 1 || !vocabulary.determiners.has(tokens[pronoun.from]?.fold ?? ''))
    return false
  const noun = tokens[pronoun.to]
  if (noun?.kind !== WORD || vocabulary.prepositions.has(noun.fold)) return false
  return !WHOLE.test(noun.fold) && hits.get('company')?.some((hit) => hit.from === pronoun.to) !== true
}

const WHOLE =
  /^(?:day|business|affairs|operations|fortunes|destin|geschick|geschaft|negocio|riend|timon|leme|redeas|renes|barre|activit)/

/** "Gegründet hat das Teehaus der Kaufmann Jane Doe": participle, auxiliary, object, and then the subject. */
function invertedPeople(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const { tokens } = sentence
  if (hit.from > 1 || !AUXILIARIES.has(tokens[hit.to]?.fold ?? '')) return null
  for (let at = hit.to + 1; at < Math.min(tokens.length, hit.to + 9); at += 1) {
    if (!isGivenName((tokens[at] as Token).fold) || !isNamePart(tokens[at])) continue
    return peopleFrom(context, sentence, at)
  }
  return null
}

/** "Who founded Acme is Jane Doe", "Quien dirige Acme es Jane Doe": verb, brand, copula, people. */
function cleftPeople(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const brand = sentence.marks.find(
    (mark) => mark.owner === 'brand' && mark.from >= hit.to && mark.from - hit.to <= 2,
  )
  if (brand === undefined || !context.vocabulary.copulas.has(sentence.tokens[brand.to]?.fold ?? ''))
    return null
  const people = peopleFrom(context, sentence, brand.to + 1)
  return people !== null && people.from === brand.to + 1 ? people : null
}

/** "Acme, which Jane Doe founded": the brand stands before the relative pronoun. */
function isRelativeObject(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const relative = sentence.tokens[at - 1]
  if (relative === undefined || !context.vocabulary.relatives.has(relative.fold)) return false
  return sentence.marks.some(
    (mark) => mark.owner === 'brand' && at - 1 - mark.to >= 0 && at - 1 - mark.to <= 1,
  )
}

/** "Jane Doe, que la fundó en 2011": the relative pronoun is the person, and the company is a pronoun or left out. */
function isRelativeSubject(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  hit: Hit<Cue>,
): boolean {
  const relative = sentence.tokens
    .slice(from, hit.from)
    .some((token) => context.vocabulary.relatives.has(token.fold))
  return (
    relative &&
    context.vocabulary.code !== 'en' &&
    !sentence.marks.some((mark) => mark.owner === 'other' && mark.from >= hit.to && mark.from <= hit.to + 2)
  )
}

/** "la fundó Jane Doe": the company as a pronoun in front of the verb. */
const CLITICS = new Set(['la', 'lo', 'a', 'o', "l'"])

const AUXILIARIES = new Set(['hat', 'haben', 'hatte', 'hatten'])

/** People around a noun such as "founder" or "CEO". */
function peopleOfNoun(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const adjacent = peopleFrom(context, sentence, skipFillers(context, sentence, hit.to, 1))
  if (adjacent !== null && adjacent.from - hit.to <= 2) return adjacent
  if (isKinOfHolder(sentence, hit)) return null
  const before =
    peopleBefore(context, sentence, hit.from) ??
    peopleOverClause(context, sentence, hit.from) ??
    theLatter(context, sentence, hit)
  if (before !== null) return successorOf(context, sentence, before)
  const named = namedAfter(context, sentence, hit)
  if (named !== null) return named
  return peopleFrom(context, sentence, skipFillers(context, sentence, hit.to, 9))
}

/** "Jane Doe, the founder's daughter", "hija del fundador", "Tochter des Gründers": she is not the one. */
function isKinOfHolder({ tokens }: BoundSentence, hit: Hit<Cue>): boolean {
  if (tokens[hit.to]?.fold === "'s" && KIN.test(tokens[hit.to + 1]?.fold ?? '')) return true
  let at = hit.from - 1
  while (at > 0 && hit.from - at < 4 && OF_THE.has(tokens[at]?.fold ?? '')) at -= 1
  return at < hit.from - 1 && KIN.test(tokens[at]?.fold ?? '')
}

const KIN =
  /^(?:(?:grand|great-grand|step)?(?:son|sons|daughter|daughters|child|children)|(?:grand)?(?:nephew|niece)|widow|widower|wife|husband|brother|sister|cousin|heirs?|(?:ur)?(?:enkel|enkelin)|sohn|tochter|kinder|neffe|nichte|witwe|witwer|frau|mann|bruder|schwester|erbin|erbe|hij[oa]s?|niet[oa]s?|bisniet[oa]|sobrin[oa]|viud[oa]|esposa|marido|herman[oa]|hered?er[oa]|filh[oa]s?|net[oa]s?|bisnet[oa]|sobrinh[oa]|viuv[oa]|irma|irmao|herdeir[oa]|fils|filles?|petite?-?(?:fils|fille)|neveu|niece|veuve|veuf|epouse|mari|frere|soeur|heritier|heritiere)$/
const OF_THE = new Set(
  "of the its der des dem von vom seiner ihres de del la el los do da dos du l' d' les".split(' '),
)

/** "Its CEO is a Belgian engineer named Jane Doe". */
function namedAfter(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const { tokens } = sentence
  for (let at = hit.to; at < Math.min(tokens.length - 1, hit.to + 9); at += 1) {
    const { fold, kind } = tokens[at] as Token
    if (kind !== WORD && fold !== '-') return null
    if (NAMED.has(fold)) return peopleFrom(context, sentence, at + 1)
  }
  return null
}

const NAMED = new Set(
  'named called namens llamado llamada chamado chamada nomme nommee appele appelee'.split(' '),
)

/** "Jane Doe succeeded John Roe as chief executive": the office is the subject's, not the object's. */
function successorOf(context: ClaimContext, sentence: BoundSentence, people: People): People | null {
  const { tokens } = sentence
  const isTitle = (at: number) =>
    tokens[at]?.fold === '-' || hitsOf(sentence, 'founder').some((hit) => hit.from <= at && hit.to > at)
  let verb = people.from - 1
  while (verb > 0 && (SUCCESSION_LINKS.has(tokens[verb]?.fold ?? '') || isTitle(verb))) verb -= 1
  if (!SUCCESSION.test(tokens[verb]?.fold ?? '')) return people
  return peopleBefore(
    context,
    sentence,
    /^t(?:ook|akes)$/.test(tokens[verb - 1]?.fold ?? '') ? verb - 1 : verb,
  )
}

const SUCCESSION =
  /^(?:succeed(?:s|ed)|replac(?:es|ed)|follow(?:s|ed)|over|sucede|sucedio|reemplazo|sustituyo|sucedeu|substituiu|succede|succedait|remplace|remplacait|nachfolgerin?|beerbte|relevo)$/
const SUCCESSION_LINKS = new Set(['from', 'a', 'de', 'to', 'von', 'auf'])

/** "Jane Doe, who opened the first shop in 2006, is chief executive": the subject stands before a side clause. */
function peopleOverClause(context: ClaimContext, sentence: BoundSentence, end: number): People | null {
  const { tokens } = sentence
  const { vocabulary } = context
  let copula = end - 1
  while (copula > 0 && vocabulary.determiners.has(tokens[copula]?.fold ?? '')) copula -= 1
  if (!vocabulary.copulas.has(tokens[copula]?.fold ?? '') || tokens[copula - 1]?.fold !== ',') return null
  for (let at = copula - 2; at > 1; at -= 1) {
    if (tokens[at]?.fold === ',' && vocabulary.relatives.has(tokens[at + 1]?.fold ?? ''))
      return peopleBefore(context, sentence, at)
  }
  return null
}

/** "Ana Roe and Jane Doe. The latter is chief executive": the last person that the sentence before names. */
function theLatter(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): People | null {
  const { tokens } = sentence
  const at = tokens.findIndex((token) => LATTER.test(token.fold))
  if (at < 0 || at > 1 || at >= hit.from || hit.from - at > 6) return null
  const before = context.sentences[sentence.index - 1]
  const people = before === undefined ? null : peopleIn(context, before)
  const last = people?.names.at(-1)
  return last === undefined || people?.names.length === 1
    ? null
    : { names: [{ text: last.text, from: at, to: at + 1 }], from: at, to: at + 1 }
}

const LATTER = /^(?:latter|ultimo|ultima|letzterer|letztere|dernier|derniere)$/

/** Steps over what may stand between a noun and its people: "of Acme is", "and CEO,", ":". */
function skipFillers(context: ClaimContext, sentence: BoundSentence, from: number, limit: number): number {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  let at = from
  while (at < tokens.length && at - from < limit) {
    const mark = brandMarkAt(marks, at)
    if (mark !== null) {
      at = mark.to
      continue
    }
    const token = tokens[at] as Token
    const role = isRole(sentence, at)
    // "CEO of Acme from founder Jane Doe": a second role begins a second person, unless "and" joins the two.
    if (role && at > from && !joinsRoles(context, sentence, at)) break
    const word =
      token.kind === WORD &&
      ((vocabulary.functionWords.has(token.fold) && !APART.has(token.fold)) ||
        vocabulary.copulas.has(token.fold) ||
        role ||
        token.fold === "'s" ||
        token.fold === "s'" ||
        FILLERS.has(token.fold) ||
        SPANS.test(token.fold) ||
        vocabulary.numbers.has(token.fold))
    const figure = token.kind === NUMBER
    const sign =
      token.fold === ':' ||
      token.fold === ',' ||
      token.fold === '(' ||
      token.fold === '–' ||
      token.fold === '-' ||
      token.fold === '"'
    if (!word && !sign && !figure) {
      // "the winemaker Jane Doe": one word for what the person does.
      const before = tokens[at - 1]
      if (
        before !== undefined &&
        vocabulary.determiners.has(before.fold) &&
        token.cap === LOWER &&
        isNamePart(tokens[at + 1])
      )
        return at + 1
      break
    }
    at += 1
  }
  return at
}

function brandMarkAt(marks: readonly Mark[], at: number): Mark | null {
  for (const mark of marks) if (mark.from === at && mark.owner === 'brand') return mark
  return null
}

/** A word for an office or for the company. */
function isRole(sentence: BoundSentence, at: number): boolean {
  return (
    isInCue(sentence, 'chief', at) || isInCue(sentence, 'founder', at) || isInCue(sentence, 'company', at)
  )
}

/** "steht seit drei Jahren Jane Doe": how long may stand between the office and the person. */
const SPANS = /^(?:years?|months?|jahr|jahre|jahren|monate|monaten|anos?|meses|ans|annees?|mois)$/

const ROLES: readonly Cue[] = ['chief', 'founder', 'company']

/** Words that lead to somebody else. */
const APART = new Set(
  'from after before with by against nach vor mit con tras desde com apos avec apres'.split(' '),
)

function joinsRoles(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const before = sentence.tokens[at - 1]?.fold ?? ''
  const sameRole = ROLES.some((cue) => hitsOf(sentence, cue).some((hit) => hit.from < at && hit.to > at))
  return (
    sameRole ||
    context.vocabulary.and.has(before) ||
    before === ',' ||
    before === '-' ||
    context.vocabulary.determiners.has(before) ||
    context.vocabulary.of.has(before)
  )
}

const FILLERS = new Set(
  'serves served serving acts appointed became nommee nomme ernannt nombrado nombrada nomeado nomeada chama appelle se llama heisst stands current currently new actual actualmente aktuell aktuelle aktueller derzeit heute actuel actuelle actuellement atual atualmente trouve steht find finden inzwischen mittlerweile ahora hoy agora hoje desormais now today named called name heisst remains wife brothers sisters siblings hermanos irmaos bruder geschwister freres soeurs'.split(
    ' ',
  ),
)

/** Reads "Jane Doe, John Roe and Ann Poe" from a token on. */
function peopleFrom(context: ClaimContext, sentence: BoundSentence, start: number): People | null {
  const { tokens } = sentence
  const names: People['names'] = []
  let at = start
  for (let round = 0; round < 6; round += 1) {
    at = skipTitles(sentence, at)
    const to = endOfName(sentence, at)
    const name = to > at ? personAt(context, sentence, at, to) : null
    if (name === null) break
    names.push(name)
    at = name.to
    let next = at
    if (tokens[next]?.fold === ',') next += 1
    if (context.vocabulary.and.has(tokens[next]?.fold ?? '')) next = skipRelation(tokens, next + 1)
    if (next === at) break
    at = next
  }
  const first = names[0]
  const last = names.at(-1)
  return first === undefined || last === undefined ? null : { names, from: first.from, to: last.to }
}

/** "and her husband John Roe": a word or two for the relation stand before the second name. */
function skipRelation(tokens: readonly Token[], start: number): number {
  let at = start
  while (at - start < 3 && tokens[at]?.kind === WORD && tokens[at]?.cap === LOWER) at += 1
  return at > start && isNamePart(tokens[at]) && isNamePart(tokens[at + 1]) ? at : start
}

/** Reads the people that end right before a token, over a comma, a bracket or "is the". */
function peopleBefore(context: ClaimContext, sentence: BoundSentence, end: number): People | null {
  const { tokens } = sentence
  const { vocabulary } = context
  let at = end - 1
  let steps = 0
  while (at >= 0 && steps < 5) {
    const token = tokens[at] as Token
    const filler =
      token.fold === ',' ||
      token.fold === '(' ||
      token.fold === '–' ||
      token.fold === "'s" ||
      vocabulary.functionWords.has(token.fold) ||
      vocabulary.copulas.has(token.fold) ||
      FILLERS.has(token.fold) ||
      (token.kind === WORD &&
        token.cap === LOWER &&
        (isInCue(sentence, 'founder', at) || isInCue(sentence, 'chief', at)))
    if (!filler) break
    // An "and" right here joins two statements, not two people.
    if (vocabulary.and.has(token.fold) && steps === 0) break
    at -= 1
    steps += 1
  }
  if (at < 0 || !isNamePart(tokens[at] as Token)) return null
  let from = at
  while (from > 0 && at - from < 12) {
    const before = tokens[from - 1] as Token
    const joins = vocabulary.and.has(before.fold) || before.fold === ','
    if (
      isNamePart(before) ||
      isParticle(before) ||
      (before.fold === '.' && isNamePart(tokens[from - 2] as Token))
    )
      from -= 1
    else if (joins && from > 1 && isNamePart(tokens[from - 2] as Token)) from -= 1
    else break
  }
  for (let start = from; start <= at; start += 1) {
    const people = isNamePart(tokens[start] as Token) ? peopleFrom(context, sentence, start) : null
    if (people !== null && people.to === at + 1) return describedPerson(context, sentence, people) ?? people
  }
  return null
}

/** "Jane Doe, granddaughter of the founder John Roe, runs Acme": what is set off describes the one before it. */
function describedPerson(context: ClaimContext, sentence: BoundSentence, people: People): People | null {
  const { tokens } = sentence
  if (tokens[people.to]?.fold !== ',') return null
  let comma = people.from - 1
  while (comma > 0 && people.from - comma < 9 && tokens[comma]?.fold !== ',') comma -= 1
  const words = tokens.slice(comma + 1, people.from)
  if (
    tokens[comma]?.fold !== ',' ||
    !words.some((token) => token.cap === LOWER && !context.vocabulary.and.has(token.fold))
  )
    return null
  let from = comma
  while (from > 0 && isNamePart(tokens[from - 1])) from -= 1
  const person = from === comma ? null : peopleFrom(context, sentence, from)
  return person?.to === comma ? person : null
}

function isNamePart(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === WORD &&
    (token.cap === TITLE || (token.cap === UPPER && token.end - token.start <= 2))
  )
}

const PARTICLES = new Set(
  "von van de da do dos das del della di der den la le bin al ter ten d' o'".split(' '),
)

function isParticle(token: Token): boolean {
  return token.kind === WORD && PARTICLES.has(token.fold)
}

const TITLES = new Set(
  'dr mr mrs ms prof professor sir herr frau don dona senor senora sr sra monsieur madame mme m ing dipl doctor'.split(
    ' ',
  ),
)

function skipTitles(sentence: BoundSentence, start: number): number {
  let at = start
  while (at < sentence.tokens.length) {
    const token = sentence.tokens[at] as Token
    const skipped =
      (at > start && (token.fold === '.' || token.fold === '-')) ||
      TITLES.has(token.fold) ||
      (token.cap !== LOWER && isRole(sentence, at))
    if (!skipped) break
    at += 1
  }
  return at
}

function endOfName(sentence: BoundSentence, start: number): number {
  const { tokens } = sentence
  let at = start
  while (at < tokens.length && at - start < 7) {
    const token = tokens[at] as Token
    if (brandBeginsAt(sentence, at)) break
    if (isNamePart(token)) at += 1
    else if (
      at > start &&
      token.fold === '.' &&
      !token.gap &&
      (tokens[at - 1] as Token).end - (tokens[at - 1] as Token).start === 1
    )
      at += 1
    else if (at > start && isParticle(token) && isNamePart(tokens[at + 1])) at += 1
    else if (
      at > start &&
      token.fold === '-' &&
      !token.gap &&
      isNamePart(tokens[at + 1]) &&
      !(tokens[at + 1] as Token).gap
    )
      at += 1
    else break
  }
  return at
}

const ORGANISATION_WORDS = new Set(
  'group inc ltd gmbh ag university universitat universidad universidade universite ventures capital partners bank insurance holding holdings company foundation institute labs studio studios technologies solutions systems software media fund international society council ministry college school institut gruppe grupo groupe verlag stiftung fundacion fundacao fondation team'.split(
    ' ',
  ),
)

function personAt(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  to: number,
): People['names'][number] | null {
  const { tokens } = sentence
  const words: Token[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || isParticle(token)) continue
    if (ORGANISATION_WORDS.has(token.fold) || LEGAL_FORMS.has(token.fold)) return null
    words.push(token)
  }
  if (words.length === 0) return null
  // "Brandt as chief executive": in lower case it is no legal form.
  if (LEGAL_FORMS.has(tokens[to]?.fold ?? '') && tokens[to]?.cap !== LOWER) return null
  const text = foldsOf(tokens, from, to)
  if (isOrganisation(context, text)) return null
  if (!isKnownPerson(context, text)) {
    if (words.length < 2)
      return introduced(context).has((words[0] as Token).fold)
        ? { text: rawOf(context, sentence, from, to), from, to }
        : null
    const given = isGivenName((words[0] as Token).fold)
    // Two ordinary words with capitals are a title or, in German, two nouns; a person's name is neither.
    const ordinary = words.every(
      (token) =>
        context.vocabulary.rankOf(token.fold) !== undefined &&
        (context.vocabulary.rankOf(token.fold) ?? 0) < 2500,
    )
    if (!given && ordinary) return null
    // "at Bett Brasil": behind a preposition of place, or with a country in it, no person.
    if (!given && context.vocabulary.at.has(tokens[from - 1]?.fold ?? '')) return null
    if (!given && words.some((token) => placeOf([token.fold])?.country !== undefined)) return null
    if (!given && context.vocabulary.months.has((words[0] as Token).fold)) return null
  }
  return { text: rawOf(context, sentence, from, to), from, to }
}

function isOrganisation(context: ClaimContext, text: string): boolean {
  const known = knownCompanies(context.facts)
  if (known.length === 0) return false
  const core = coreOf(text)
  return known.some((one) => haveSameCore(one, core))
}

const knownCompanies = oncePerShelf((facts) =>
  [...facts.activeTexts('parent_company'), ...facts.activeTexts('legal_name')].map(coreOf),
)
