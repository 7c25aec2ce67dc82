import type { Hit } from '../../text/phrases.ts'
import { hitsOf, isCueAt, isOneOf, overlaps } from '../../values/line.ts'
import { personListsIn } from '../../values/people.ts'
import { countryOfAdjective } from '../../values/places.ts'
import { clauseAround, endOfAside } from '../6-stance/clauses.ts'
import { type Entity, isBehindVerb, type NamedUnit } from './entities.ts'
import { headName, type Topic } from './topics.ts'

/** Whose a statement is, and by what: only what is said outright may be the brand's. */
export interface Owner {
  who: 'brand' | 'other' | 'nobody'
  product: string | null
  by: 'object' | 'subject' | 'pronoun' | 'opening' | 'head' | 'cell' | 'topic' | 'nothing'
}

const OTHERS: Owner = { who: 'other', product: null, by: 'subject' }
const NOBODYS: Owner = { who: 'nobody', product: null, by: 'nothing' }

/** How a cue finds its owner. `object`: "the headquarters of X", "A founded X". */
export interface OwnerQuestion {
  cue: Hit
  /** What stands in the value is no owner. */
  value: Hit
  mayBeObject: boolean
  mustBeObject: boolean
}

export function ownerOf(named: NamedUnit, topic: Topic, question: OwnerQuestion): Owner {
  const { unit } = named
  const { cue } = question
  // A cell that is a whole sentence says whose it is as sentences do.
  if (unit.cell !== null && unit.tokens.length <= LONGEST_CELL)
    return ownEntity(named, question) ?? byTopic(topic, 'cell')
  // A label is what the line is about; what follows it may still say whose it is.
  const isHeaded = unit.label > 0 && unit.kind !== 'heading' && question.value.to > unit.label
  const head = isHeaded ? headName(named) : null
  if (unit.label > 0 && cue.from < unit.label) return byTopic(head ?? topic, 'head')
  const inProse = prose(named, head ?? topic, question)
  // What an item opens with is its head, with or without a colon.
  const opening = unit.kind === 'item' ? named.entities[0] : undefined
  if (
    inProse.by === 'subject' &&
    opening !== undefined &&
    opening.from <= 1 &&
    subjectIs(named, opening, cue)
  )
    return { ...inProse, by: 'head' }
  return head !== null && (inProse.by === 'topic' || inProse.by === 'nothing')
    ? byTopic(head, 'head')
    : inProse
}

const LONGEST_CELL = 14

function subjectIs({ entities }: NamedUnit, entity: Entity, cue: Hit): boolean {
  return entities.findLast(({ to, oblique }) => to <= cue.from && !oblique) === entity
}

function byTopic({ who, product }: Topic, by: Owner['by']): Owner {
  return { who, product, by }
}

function byEntity(entity: Entity, by: Owner['by']): Owner {
  return { who: entity.who === 'brand' ? 'brand' : 'other', product: entity.product, by }
}

/** A cell that names somebody else beside its value. */
function ownEntity({ entities }: NamedUnit, { value }: OwnerQuestion): Owner | null {
  const other = entities.find((entity) => entity.who !== 'pronoun' && !overlaps(entity, value))
  return other === undefined || other.who === 'brand' ? null : byEntity(other, 'subject')
}

function prose(named: NamedUnit, topic: Topic, question: OwnerQuestion): Owner {
  const { entities } = named
  const { cue, value, mayBeObject, mustBeObject } = question
  const start = openingOf(named, cue)
  const free = entities.filter(
    (entity) => !overlaps(entity, value) && !entity.contrast && entity.from >= start,
  )
  const described = describedInBrackets(named, question) ?? describedAside(named, question)
  if (described !== undefined) return byEntity(described, 'subject')
  const object = mayBeObject ? objectOf(named, free, cue) : undefined
  // "Fiserv bought the company": whoever does it is not the one it is done to.
  if (object?.who === 'pronoun' && mustBeObject) return byTopic(topic, 'pronoun')
  if (object !== undefined)
    return object.who === 'pronoun' ? referent(named, object, topic) : byEntity(object, 'object')
  if (mustBeObject || (mayBeObject && hasOtherObject(named, question))) return NOBODYS
  if (isOfUnknown(named, question)) return OTHERS
  const left = free.filter(({ to }) => to <= cue.from)
  const subject = describedName(named, left, question) ?? subjectAmong(left)
  const behind = subjectBehind(named, free, cue)
  if (subject === 'several') return NOBODYS
  if (subject !== undefined) {
    if (subject.oblique && isPartOf(named, subject)) return NOBODYS
    if (isSomeoneElses(named, subject.to, cue.from) || hasOwnSubject(named, subject, question)) return NOBODYS
    // "From its seat in Ghent, Zentrava serves…"
    if (behind !== undefined && left.length === 1 && isPossessive(named, subject))
      return behindOwner(named, behind, topic)
    if (subject.who === 'pronoun' && isOfMany(named, question)) return NOBODYS
    return subject.who === 'pronoun' ? referent(named, subject, topic) : byEntity(subject, 'subject')
  }
  const isFirst = isOpening(named, start, question)
  if (behind !== undefined && (isFirst || isOpening(named, start, question, true)))
    return isBehindUnknown(named, cue, behind) ? NOBODYS : behindOwner(named, behind, topic)
  if (!isFirst) return NOBODYS
  const pronoun = free.find(({ from, who }) => from >= cue.to && who === 'pronoun')
  if (pronoun !== undefined && hasCommaBefore(named, pronoun)) return byTopic(topic, 'pronoun')
  return hasUnknownSubject(named, question) || isOfMany(named, question) ? NOBODYS : byTopic(topic, 'topic')
}

/** "Most suppliers have their seat in X", "A firm of this size typically has …": about nobody in particular. */
function isOfMany({ unit, line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const start = Math.max(unit.label, clauseAround(line, cue).from)
  const end = Math.max(cue.from, value.from)
  // "has some 170 employees" is a count.
  const isCount = ({ from, to }: Hit) => from < value.to && to >= value.from
  return hitsOf(line, 'manyFirms').some((hit) => hit.from >= start && hit.to < end && !isCount(hit))
}

/** "Founded in 2009, Zentrava makes…", "Gegründet wurde Zentrava 2009": the subject comes behind. */
function subjectBehind(named: NamedUnit, free: readonly Entity[], cue: Hit): Entity | undefined {
  const next = free.find(({ from }) => from >= cue.to)
  // "Gegründet wurde sie von A, einer Enkelin der Familie B"
  if (next?.who === 'pronoun' && isBehindVerb(named, next)) return next
  const right = free.find(({ from, oblique, who }) => from >= cue.to && !oblique && who !== 'pronoun')
  return right !== undefined && (hasCommaBefore(named, right) || isBehindVerb(named, right))
    ? right
    : undefined
}

function behindOwner(named: NamedUnit, behind: Entity, topic: Topic): Owner {
  return behind.who === 'pronoun' ? referent(named, behind, topic) : byEntity(behind, 'opening')
}

function isPossessive({ line }: Pick<NamedUnit, 'line'>, { from, to, who }: Entity): boolean {
  return who === 'pronoun' && to - from === 1 && isOneOf(line, from, 'determiners')
}

/** "Founded in 1880, Aldine backs us": the subject is a word that may be a name. */
function isBehindUnknown({ line, entities }: NamedUnit, cue: Hit, right: Entity): boolean {
  return line.names.some(
    (run) =>
      run.kind === 'other' &&
      line.tokens[run.from - 1]?.fold === ',' &&
      run.from > cue.to &&
      run.to <= right.from &&
      !entities.some((entity) => overlaps(entity, run)),
  )
}

/** "Established in 1998, the association has…": the sentence goes on about somebody whom it does not name. */
function hasUnknownSubject({ line }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const { tokens } = line
  for (let at = Math.max(cue.to, value.to); at < tokens.length - 1; at += 1) {
    if (tokens[at]?.fold !== ',') continue
    const next = tokens[at + 1]
    // "An der Spitze steht A, der zuvor …": more about the value.
    if (at === value.to && isOneOf(line, at + 1, 'relatives')) continue
    const isSubject = isOneOf(line, at + 1, 'determiners') || isCueAt(line, at + 1, 'manyFirms')
    if (next?.kind === 'word' && isSubject) return true
    // "1991 gegründet, hat der Verband …"
    if (isOneOf(line, at + 1, 'copulas') && isOneOf(line, at + 2, 'determiners')) return true
  }
  return false
}

/** Where the sentence begins, behind its label and behind a few words that set the time: "Since last year, the CEO is A". */
function openingOf({ unit, line, entities }: NamedUnit, cue: Hit): number {
  const { tokens } = line
  for (let at = unit.label; at < Math.min(cue.from, unit.label + 8); at += 1) {
    if (tokens[at]?.fold !== ',') continue
    const isBare =
      !line.names.some(({ from }) => from < at && from > unit.label) &&
      !entities.some(({ from }) => from < at)
    return isBare ? at + 1 : unit.label
  }
  return unit.label
}

/** "runs his bakery", "chief executive of a clinic": what it is done to is something else than the brand. */
function hasOtherObject({ line, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const { tokens, language } = line
  if (value.from >= cue.to && value.from - cue.to <= 2) return false
  // "der 1998 gegründete Verband": the noun that the participle describes.
  const isNoun =
    language.capitalisesNouns &&
    tokens[cue.to]?.caps === 'title' &&
    !entities.some(({ from }) => from === cue.to)
  // "run by its co-founder A": the one who is named next.
  if (isOneOf(line, cue.to, 'determiners')) return !isCueAt(line, cue.to + 1, 'founder', 'chief')
  if (isNoun) return true
  // "fundada en mayo de 2017": a time or a place.
  const isAt = isOneOf(line, cue.to, 'at')
  const isTime = isAt && tokens.slice(cue.to, cue.to + 5).some(({ kind }) => kind === 'number')
  const isPlain = tokens[cue.to + 1]?.caps === 'lower' && !isAt
  return isOneOf(line, cue.to, 'of') && (isOneOf(line, cue.to + 1, 'determiners') || isPlain) && !isTime
}

/** "HFW (founded in 1883)", "Procurify, founded in 2012,": what is said right behind a name is said of it. */
function describedName(
  { line }: NamedUnit,
  left: readonly Entity[],
  { cue, value }: OwnerQuestion,
): Entity | undefined {
  const nearest = left.at(-1)
  if (nearest === undefined || cue.from - nearest.to > 8) return undefined
  const { tokens } = line
  const sign = tokens[nearest.to]?.fold
  if (sign !== ',' && sign !== '(') return undefined
  for (let at = nearest.to + 1; at < cue.from; at += 1) {
    if (at >= value.from && at < value.to) continue
    if (!isOneOf(line, at, 'relatives', 'copulas', 'determiners')) return undefined
  }
  return nearest
}

/** "Twinings, founded in 1706": the same behind a word that may be a name. */
function isOfUnknown({ line, entities }: NamedUnit, { cue, value }: OwnerQuestion): boolean {
  const { tokens, names } = line
  let at = cue.from - 1
  while (at > 0 && isOneOf(line, at, 'relatives', 'copulas')) at -= 1
  const sign = tokens[at]?.fold
  if (sign !== ',' && sign !== '(') return false
  return names.some(
    (run) =>
      run.to === at &&
      run.kind === 'other' &&
      !overlaps(run, value) &&
      !entities.some((entity) => overlaps(entity, run)),
  )
}

/** "Pixelmator (Vilnius, founded in 2007)", "Union in Bochum (250 employees)": brackets are about the name before them. */
function describedInBrackets(
  { line, entities, unit }: NamedUnit,
  { cue, value }: OwnerQuestion,
): Entity | undefined {
  const { tokens } = line
  const start = Math.min(cue.from, value.from)
  let open = start - 1
  while (open > unit.label && tokens[open]?.fold !== '(' && tokens[open]?.fold !== ')') open -= 1
  if (tokens[open]?.fold !== '(') return undefined
  const named = entities.findLast(({ to, who }) => to <= open && who !== 'pronoun')
  return named !== undefined && named.from >= unit.label && open - named.to <= 3 ? named : undefined
}

/** "compared to Asana, headquartered in X and led by A": all that follows a name in passing is about that name. */
function describedAside(
  { line, entities, unit }: NamedUnit,
  { cue, value }: OwnerQuestion,
): Entity | undefined {
  const { tokens } = line
  const nearest = entities.findLast(
    ({ to, who, from }) => who !== 'pronoun' && to <= cue.from && from >= unit.label,
  )
  if (nearest === undefined || !(nearest.oblique || nearest.contrast) || overlaps(nearest, value))
    return undefined
  if (tokens[nearest.to]?.fold !== ',' && tokens[nearest.to]?.fold !== '(') return undefined
  const opens = isOneOf(line, nearest.to + 1, 'relatives', 'determiners') || nearest.to + 1 === cue.from
  const isCue = isCueAt(line, nearest.to + 1, ...ASIDE)
  if (!opens && !isCue) return undefined
  // A second comma ends what was said in passing.
  return tokens
    .slice(nearest.to + 1, cue.from)
    .some(({ fold }) => fold === ',' || fold === ';' || fold === ')')
    ? undefined
    : nearest
}

const ASIDE = ['founded', 'headquarters', 'ledBy', 'owned', 'founder']

/** The nearest name on the left that is no mere company of a preposition. */
function subjectAmong(left: readonly Entity[]): Entity | 'several' | undefined {
  const direct = left.filter(({ oblique }) => !oblique)
  const nearest = direct.at(-1)
  if (nearest !== undefined) return nearest
  const whos = new Set(left.map(({ who }) => who))
  return whos.size > 1 ? 'several' : left.at(-1)
}

/** "the headquarters of Zentrava", "founded Zentrava": nothing but small words in between. */
function objectOf({ line }: NamedUnit, free: readonly Entity[], cue: Hit): Entity | undefined {
  const next = free.find(({ from }) => from >= cue.to)
  // "2017 gründeten A und B das Unternehmen": the subject stands in between.
  if (personListsIn(line).some(({ from, to }) => from === cue.to && to === next?.from)) return next
  if (next === undefined || next.from - cue.to > 4) return undefined
  // "heads its research team": the team is the object.
  if (isPossessive({ line }, next)) return undefined
  for (let at = cue.to; at < next.from; at += 1)
    if (!isOneOf(line, at, 'of', 'at', 'by', 'determiners') && !isCompanyWord(line, at)) return undefined
  return next
}

function isCompanyWord(line: NamedUnit['line'], at: number): boolean {
  return ['company', 'worksFor'].some((name) =>
    hitsOf(line, name).some(({ from, to }) => from <= at && at < to),
  )
}

/** "Zentrava competes with firms whose founders…": another subject stands between the name and the cue. */
function isSomeoneElses({ line }: NamedUnit, from: number, to: number): boolean {
  const start = Math.max(from, clauseAround(line, { from: to, to }).from)
  const isOwned = (hit: Hit) =>
    hitsOf(line, 'owned').some((owned) => owned.from <= hit.from && hit.to < owned.to)
  const others = [...hitsOf(line, 'otherSubject'), ...hitsOf(line, 'customers')].filter(
    (hit) => !isOwned(hit),
  )
  // "Zentrava is one of the larger groups": what it is, not somebody else.
  const isOneOf = (hit: Hit) =>
    hitsOf(line, 'oneOf').some((one) => one.to <= hit.from && hit.from - one.to <= 3)
  const isBetween = (hit: Hit) => hit.from >= start && hit.to <= to && !isOneOf(hit)
  return others.some((hit) => isBetween(hit) && !isOblique(line, hit))
}

/** "the predecessor of Zentrava was founded": said of what belongs to the name, not of the name. */
function isPartOf({ line }: NamedUnit, { from }: Entity): boolean {
  return hitsOf(line, 'otherSubject').some(({ to }) => to < from && from - to <= 2)
}

/** "wins customers with its offices": behind a preposition, nobody is the subject. */
function isOblique({ tokens, language }: NamedUnit['line'], { from }: Hit): boolean {
  const before = tokens[from - 1]?.fold ?? ''
  return language.prepositions.has(before) && !language.of.has(before)
}

/** "…; British Gas asks £23": a new clause that begins with what may be a name, although nothing knows it. */
function hasOwnSubject({ line }: NamedUnit, subject: Entity, { cue, value }: OwnerQuestion): boolean {
  const { tokens, names } = line
  let start = cue.from
  while (start > subject.to && tokens[start - 1]?.fold !== ';' && !isContrast(line, start)) start -= 1
  if (start <= subject.to) return false
  return names.some(
    (run) =>
      run.kind !== 'person' &&
      run.from >= start &&
      run.from <= start + 3 &&
      run.to <= cue.from &&
      !overlaps(run, value),
  )
}

function isContrast(line: NamedUnit['line'], at: number): boolean {
  return isCueAt(line, at, 'contrast') && !isCueAt(line, at, 'stillNow')
}

/** A pronoun means the first name of its sentence, else what the text is about. */
function referent({ entities, line }: NamedUnit, pronoun: Entity, topic: Topic): Owner {
  // "Her owner is Monika Reiter, and she sits in …": a pronoun that may mean the person before it.
  const isPersonal = isCueAt(line, pronoun.from, 'mayBePerson')
  if (isPersonal && line.names.some(({ kind, to }) => kind === 'person' && to <= pronoun.from)) return NOBODYS
  const first = entities.find(
    ({ who, to, oblique, contrast }) => who !== 'pronoun' && to <= pronoun.from && !oblique && !contrast,
  )
  return first === undefined ? byTopic(topic, 'pronoun') : byEntity(first, 'pronoun')
}

/** Nothing but small words and the value itself stand before the cue: "Founded in 2009", "Ana Ribeiro is in charge". */
function isOpening(
  { line }: NamedUnit,
  start: number,
  { cue, value }: OwnerQuestion,
  mayDescribe = false,
): boolean {
  const { tokens } = line
  const end = value.from <= start + 1 ? endOfAside(line, value, cue) : value.to
  const isValue = (at: number) => at >= value.from && at < end
  if (
    tokens.slice(start, cue.from).filter(({ kind }, at) => kind === 'word' && !isValue(start + at)).length > 4
  )
    return false
  for (let at = start; at < cue.from; at += 1) {
    if (isValue(at)) continue
    const { fold, kind } = tokens[at] as (typeof tokens)[number]
    const isSmall = isOneOf(line, at, 'functionWords', 'prepositions', 'copulas')
    // "A Belgian firm founded in 2009, Zentrava …"
    const describes = mayDescribe && (isCompanyWord(line, at) || countryOfAdjective(fold) !== undefined)
    if (kind === 'word' && !isSmall && !describes) return false
    if (isCueAt(line, at, 'manyFirms')) return false
  }
  return true
}

function hasCommaBefore({ line }: NamedUnit, entity: Entity): boolean {
  for (let at = entity.from - 1; at >= Math.max(0, entity.from - 4); at -= 1)
    if (line.tokens[at]?.fold === ',') return true
  return false
}
