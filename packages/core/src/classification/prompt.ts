import type { FactPredicate } from '../vocabulary.ts'
import { findMentions, type Mention } from './find-mentions.ts'
import type { Cue } from './languages/language.ts'
import { isDeterminer } from './languages/vocabulary.ts'
import { matchName, type NameIndex, type NameMatch } from './names.ts'
import { placeOf } from './places/place.ts'
import { questionsIn } from './questions.ts'
import { hitsOf, type Reading, readText } from './reading.ts'
import { collectRivals } from './subjects.ts'
import { type Token, WORD } from './text/tokens.ts'
import { LOWER } from './text/words.ts'
import type { ClassifierInput } from './types.ts'

/** What the prompt says before the answer says anything. */
export interface Prompt {
  reading: Reading
  namesBrand: boolean
  words: ReadonlySet<string>
  /** The first five letters of its longer words: enough to know a word again in another form. */
  stems: ReadonlySet<string>
  /** First words of other names in the prompt. */
  rivals: ReadonlySet<string>
  /** Cues in the prompt: what it asks for. */
  asks: ReadonlySet<Cue>
  /** What it wants to be told, however it is worded. */
  questions: ReadonlySet<FactPredicate>
  /** Codes of the countries it names. */
  countries: ReadonlySet<string>
  /** It uses the brand's name as an ordinary word: "a bramble thorn". */
  usesNameAsWord: boolean
  /** It asks for a text to be written. */
  copywriting: boolean
  /** Counts of people that the asker tells of himself: "for 8 employees". */
  sizes: ReadonlySet<number>
}

/** People write prompts in lower case: there a name counts in any case, unless the prompt is about a category. */
export function readPrompt(
  input: Pick<ClassifierInput, 'brand' | 'prompt'>,
  names: NameIndex,
  ownWords: ReadonlySet<string>,
  factWords: ReadonlySet<string>,
): Prompt {
  const reading = readText(input.prompt.text)
  const words = new Set<string>()
  const rivals = new Set<string>()
  const asks = new Set<Cue>()
  let usesNameAsWord = false
  const mentions = findMentions(reading, names, {
    domain: input.brand.domain,
    expected: false,
    namesakes: NONE,
    usedAsWord: false,
    otherKind: false,
    related: false,
    ownWords,
    rangeKnown: true,
    productsBearName: false,
  })
  const isCategory = input.prompt.intent === 'CATEGORY'
  const compares = input.prompt.intent === 'COMPARATIVE'
  let namesBrand = mentions.some(
    (mention) =>
      mention.kind !== 'product' &&
      !(isCategory && (asksWhoIs(reading, mention) || isWhereabouts(reading, mention))),
  )
  for (const sentence of reading.sentences) {
    const { tokens } = sentence
    const own: { from: number; to: number }[] = []
    for (const cue of sentence.hits.keys()) asks.add(cue)
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token
      words.add(token.fold)
      const match = matchName(names, tokens, at)
      if (match !== null) {
        own.push(match)
        const word = isOrdinaryNoun(tokens, match) || isNear(tokens, match.from)
        if (isCategory && !match.pattern.product && word) usesNameAsWord = true
        if (match.pattern.kind !== 'product' && !isCategory) namesBrand = true
        for (let part = match.from; part < match.to; part += 1) words.add((tokens[part] as Token).fold)
        at = match.to - 1
        continue
      }
      if (compares && token.kind === WORD && besideVersus(tokens, at)) rivals.add(token.fold)
    }
    collectRivals(sentence, own, reading.vocabulary, rivals)
  }
  for (const word of rivals) if (factWords.has(word)) rivals.delete(word)
  const copywriting = reading.sentences.some(
    (sentence) =>
      !sentence.question &&
      (hitsOf(sentence, 'compose').some((hit) => hit.from <= 2) || hitsOf(sentence, 'textNoun').length > 0),
  )
  return {
    reading,
    namesBrand,
    words,
    stems: new Set([...words].filter((word) => word.length >= 5).map((word) => word.slice(0, 5))),
    rivals,
    asks,
    questions: questionsIn(input.prompt.text),
    countries: countriesIn(reading),
    usesNameAsWord,
    copywriting,
    sizes: sizesIn(reading, namesBrand),
  }
}

/** A count of people, unless the prompt asks whether the brand has as many. */
function sizesIn({ sentences }: Reading, namesBrand: boolean): Set<number> {
  const sizes = new Set<number>()
  for (const sentence of sentences) {
    const { tokens, numbers } = sentence
    for (const { value, from, to } of numbers) {
      const counted = [...hitsOf(sentence, 'staff'), ...hitsOf(sentence, 'people')].some(
        (hit) => hit.from >= to && hit.from - to <= 2,
      )
      const ofAsker = tokens.slice(Math.max(0, from - 3), from).some((token) => ASKERS.has(token.fold))
      const single = PERSON.test(tokens[tokens[to]?.fold === '-' ? to + 1 : to]?.fold ?? '')
      if ((counted && (ofAsker || !namesBrand)) || single) sizes.add(value)
    }
  }
  return sizes
}

/** What leads to the size of the asker's own team. */
const ASKERS = new Set(
  'for of with we are my our fur mit wir sind von para de con com somos pour avec nous sommes unser unserem nosso nuestro'.split(
    ' ',
  ),
)
const PERSON = /^(?:person|man|kopfig|kopfige|kopfiges|kopfigen)$/

/** "a bramble thorn", "get rid of cobalt": a prompt about a category uses the word, not the name. */
function isOrdinaryNoun(tokens: readonly Token[], { from, to, pattern }: NameMatch): boolean {
  if (to - from !== 1 || tokens[from]?.cap !== LOWER) return false
  return pattern.dictionary || pattern.common || isDeterminer(tokens[from - 1]?.fold ?? '')
}

const NONE: ReadonlySet<string> = new Set()

/** "Who is Vautrin in Le Père Goriot?": asked so outside of questions about the brand, the name is somebody's. */
function asksWhoIs(reading: Reading, { sentence, from, to, kind }: Mention): boolean {
  const asking = reading.sentences[sentence]
  if (asking === undefined || kind === 'domain' || to - from > 1) return false
  return hitsOf(asking, 'who').some((hit) => hit.from <= 1 && from - hit.to <= 4)
}

/** "a day out near Marlow": asked so outside of questions about the brand, the name is a place's. */
function isWhereabouts(reading: Reading, { sentence, from, to, kind }: Mention): boolean {
  const asking = reading.sentences[sentence]
  return asking !== undefined && kind !== 'domain' && to - from === 1 && isNear(asking.tokens, from)
}

function isNear(tokens: readonly Token[], at: number): boolean {
  const [second, first] = [tokens[at - 2]?.fold ?? '', tokens[at - 1]?.fold ?? '']
  return NEAR.has(first) || (NEAR.has(second) && OF.has(first))
}

const NEAR = new Set('near around nahe rund cerca alrededor pres autour perto arredores umgebung'.split(' '))
const OF = new Set(['of', 'von', 'um', 'de', 'd', 'da', 'do'])

function countriesIn(reading: Reading): Set<string> {
  const codes = new Set<string>()
  for (const { tokens } of reading.sentences) {
    tokens.forEach((token, at) => {
      if (token.cap === LOWER && token.fold.length < 4) return
      for (let to = Math.min(tokens.length, at + 3); to > at; to -= 1) {
        const place = placeOf(tokens.slice(at, to).map((token) => token.fold))
        if (place?.country !== undefined) codes.add(place.country)
      }
    })
  }
  return codes
}

const VERSUS = new Set('vs versus or oder ou o und and y et e against gegen contra contre'.split(' '))

function besideVersus(tokens: readonly Token[], at: number): boolean {
  return VERSUS.has(tokens[at - 1]?.fold ?? '') || VERSUS.has(tokens[at + 1]?.fold ?? '')
}
