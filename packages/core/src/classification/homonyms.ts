import { hostOf } from './hosts.ts'
import type { Vocabulary } from './languages/vocabulary.ts'
import { countryOfDemonym, placeOf } from './places/place.ts'
import { hitsOf, isCapitalised, type ReadSentence, startsSentence } from './reading.ts'
import { NUMBER, PUNCTUATION, type Token, URL_TOKEN, WORD } from './text/tokens.ts'
import { LOWER, TITLE } from './text/words.ts'
import { isDictionaryWord } from './words/dictionary.ts'
import { organisationTypes } from './words/organisation-types.ts'
import { isGivenName } from './words/people.ts'

/** Tokens [from, to) of a sentence, where a name of the brand stands. */
interface Named {
  from: number
  to: number
}

/** "Solène Hébert", "Oriol Romeu, a midfielder": a first name and a family name that nothing of the brand's bears. */
export function isFirstNameOfPerson(
  { tokens, hits }: ReadSentence,
  { from, to }: Named,
  vocabulary: Vocabulary,
  ownWords: ReadonlySet<string>,
): boolean {
  const family = tokens[to]
  if (to - from !== 1 || family === undefined || family.gap === false) return false
  if (family.kind !== WORD || family.cap !== TITLE || ownWords.has(family.fold)) return false
  // "Odile Soleil 50": persons have no numbers.
  if (tokens[to + 1]?.kind === NUMBER && tokens[to + 1]?.gap === true) return false
  if (family.fold.endsWith("'") || organisationTypes.has(family.fold)) return false
  if (placeOf([family.fold]) !== undefined || vocabulary.about(family.word).starts.length > 0) return false
  const ordinary = vocabulary.rankOf(family.fold) !== undefined || isDictionaryWord(family.fold)
  if (ordinary && vocabulary.code === 'de') return false
  const given = isGivenName((tokens[from] as Token).fold)
  const lives = LIFE.some((cue) => hits.has(cue)) || hasPersonalPronoun(tokens, to)
  return (given && !ordinary) || lives
}

const LIFE = ['personLife', 'who'] as const

/** "Trigal con cuervos" in quotation marks: the title of a work that begins with the word. */
export function isInTitle(tokens: readonly Token[], { from, to }: Named): boolean {
  if (from === 0 || tokens[from - 1]?.fold !== '"' || tokens[to]?.fold === '"') return false
  for (let at = to; at < Math.min(tokens.length, to + 8); at += 1) {
    const { fold, kind } = tokens[at] as Token
    if (fold === '"') return true
    if (kind !== WORD) return false
  }
  return false
}

/** "[Anvil](https://anvil.works)": the name leads to a host of that name which is not the brand's. */
export function leadsToNamesake(tokens: readonly Token[], named: Named): boolean {
  const link = tokens[named.to]
  if (link?.kind !== URL_TOKEN) return false
  const name = joined(tokens, named)
  return (hostOf(link.fold) ?? '')
    .split('.')
    .some((label) => label.split('-').includes(name) || label.startsWith(name))
}

/** A cited host that bears the name and is not the brand's: "anvil.works", or the town's "visitlund.se". */
export function isCitedNamesake(name: string, hosts: ReadonlySet<string>): boolean {
  if (hosts.size === 0) return false
  return hosts.has(name) || TOURIST_OFFICES.some((office) => hosts.has(office(name)))
}

const TOURIST_OFFICES: readonly ((name: string) => string)[] = [
  (name) => `visit${name}`,
  (name) => `visit-${name}`,
  (name) => `${name}-tourismus`,
  (name) => `${name}-tourisme`,
  (name) => `${name}turismo`,
  (name) => `turismo${name}`,
  (name) => `${name}tourism`,
]

/** "Matilda by Roald Dahl": what a person wrote. */
export function isWorkOf(tokens: readonly Token[], { to }: Named): boolean {
  if (tokens[to]?.fold !== 'by') return false
  const given = tokens[to + 1]
  return given?.cap === TITLE && isGivenName(given.fold) && tokens[to + 2]?.cap === TITLE
}

/** A name as hosts write it: in one word. */
export function joined(tokens: readonly Token[], { from, to }: Named): string {
  let text = ''
  for (let at = from; at < to; at += 1)
    if (tokens[at]?.kind !== PUNCTUATION) text += (tokens[at] as Token).fold
  return text
}

/** "den ganzen Morgen über": in German an article, with adjectives or without, makes the word a noun like any other. */
export function isGermanNoun(tokens: readonly Token[], { from, to }: Named, vocabulary: Vocabulary): boolean {
  if (vocabulary.code !== 'de' || to - from !== 1) return false
  let at = from - 1
  while (from - at <= 3 && tokens[at]?.cap === LOWER && ADJECTIVE.test((tokens[at] as Token).fold)) {
    if (vocabulary.determiners.has((tokens[at] as Token).fold)) break
    at -= 1
  }
  return at < from - 1 && vocabulary.determiners.has(tokens[at]?.fold ?? '')
}

const ADJECTIVE = /^\p{L}{3,}(?:e|en|er|es|em)$/u

/** "what Marlow says about his voyage": the sentence treats the name as a person's. */
export function isPersonThere(sentence: ReadSentence, named: Named, vocabulary: Vocabulary): boolean {
  const { tokens, hits } = sentence
  const { from, to } = named
  const apposed = tokens[to]?.fold === ','
  if (!apposed && from > 0 && vocabulary.prepositions.has((tokens[from - 1] as Token).fold)) return false
  // "Acme's founder says his …": the pronoun is the founder's.
  if (PEOPLE.some((cue) => hits.has(cue))) return false
  const life = hits.get('personLife')?.some((hit) => hit.from >= to && hit.from - to <= 6) === true
  return life || (apposed && isKin(tokens, to + 1)) || hasPersonalPronoun(tokens, to)
}

/** "Odile, Rothbart's daughter": German companies are daughters too, so there it says nothing. */
function isKin(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const token = tokens[at] as Token
    if (token.kind === PUNCTUATION) return false
    if (KIN.has(token.fold)) return true
  }
  return false
}

const KIN = new Set(
  'daughter son wife husband widow heiress heir princess prince queen niece nephew hija hijo esposa esposo viuda heredera princesa reina sobrina sobrino filha filho marido viuva herdeira rainha sobrinha sobrinho heritiere princesse reine veuve mari niece neveu erbin prinzessin konigin witwe nichte neffe gattin'.split(
    ' ',
  ),
)

const PEOPLE = ['founder', 'chief', 'ledBy', 'leads'] as const

/** English alone tells a person from a company by the pronoun. Behind another name it may be that one's. */
function hasPersonalPronoun(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 16); at += 1) {
    const token = tokens[at] as Token
    if (PERSONAL.has(token.fold)) return true
    if (at > from && isCapitalised(token) && token.fold !== 'i' && !isOfPlace(token.fold)) return false
  }
  return false
}

const PERSONAL = new Set(['he', 'him', 'his', 'himself', 'she', 'her', 'hers', 'herself'])

function isOfPlace(word: string): boolean {
  return placeOf([word]) !== undefined || countryOfDemonym(word) !== undefined
}

/** "Marlow in Surrey", "the train to Sintra": the sentence treats the name as a place's. */
export function isPlaceThere(sentence: ReadSentence, { from, to }: Named, vocabulary: Vocabulary): boolean {
  const { tokens } = sentence
  if (to - from !== 1 || (isCapitalised(tokens[to]) && vocabulary.code !== 'de')) return false
  const behind = tokens[to]?.fold === ',' ? to + 1 : to
  const region = isRegion(sentence, behind, vocabulary)
  const before = from > 0 ? (tokens[from - 1] as Token).fold : ''
  const within = LOCATIVE.has(before)
  // "; a Zarpa leva": where a Portuguese clause begins, that is an article.
  const article =
    before === 'a' && vocabulary.code === 'pt' && (tokens[from - 2]?.kind ?? PUNCTUATION) === PUNCTUATION
  if (region && (within || startsSentence(tokens, from))) return true
  if (within && !article && hitsOf(sentence, 'otherThing').length > 0) return true
  // A name that maps know needs no more than the preposition.
  return (within || TOWARDS.has(before)) && placeOf([(tokens[from] as Token).fold]) !== undefined
}

const TOWARDS = new Set(['to', 'para', 'hasta', 'ate', 'bis', 'jusqu'])

/** "in Buckinghamshire", "en la provincia de Lugo", "dans le Nord": a preposition and a name of a place around. */
function isRegion({ tokens }: ReadSentence, at: number, vocabulary: Vocabulary): boolean {
  if (!WITHIN.has(tokens[at]?.fold ?? '')) return false
  for (let next = at + 1; next < Math.min(tokens.length, at + 5); next += 1) {
    const token = tokens[next] as Token
    if (isCapitalised(token)) return true
    if (token.kind !== WORD || !(vocabulary.functionWords.has(token.fold) || REGIONS.test(token.fold)))
      return false
  }
  return false
}

const LOCATIVE = new Set(
  'in near around outside nach nahe en desde hacia cerca a dans pres vers em perto'.split(' '),
)
const WITHIN = new Set('in am im an en dans em no na'.split(' '))
const REGIONS = /^(?:provinc|region|county|distri|depart|comarca|estado|kreis|land)/
