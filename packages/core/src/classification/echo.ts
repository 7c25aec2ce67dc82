import { noInformationRanges } from './assertion.ts'
import type { Vocabulary } from './languages/vocabulary.ts'
import { hitsOf, isCapitalised } from './reading.ts'
import { type BoundSentence, namesBrand } from './subjects.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from './text/tokens.ts'
import { LOWER } from './text/words.ts'

export interface EchoInput {
  sentences: readonly BoundSentence[]
  vocabulary: Vocabulary
  promptWords: ReadonlySet<string>
  promptStems: ReadonlySet<string>
  /** The prompt asks for a text to be written: its fine words are the writer's, not knowledge of the brand. */
  copywriting: boolean
  /** The prompt sets the brand against others. */
  compares: boolean
}

export type EchoRule = 'echo:no_information' | 'echo:general_advice' | 'echo:restates_prompt'

/** Why an answer says nothing about the brand beyond the prompt, or null when it does say something. */
export function echoRule(input: EchoInput): EchoRule | null {
  const admits = input.sentences.some((sentence) => noInformationRanges(sentence).length > 0)
  const general = input.sentences.some(
    (sentence) =>
      isGeneral(sentence, input) ||
      opensWithAdvice(sentence) ||
      isSaidOfBoth(sentence, input) ||
      isSupposed(sentence) ||
      opensWithDoubt(sentence),
  )
  const enough = input.copywriting
    ? ENOUGH * 4
    : Math.max(ENOUGH, admits ? ENOUGH_OF_IGNORANT : 0, general ? ENOUGH_AMONG_ADVICE : 0)
  const carries = admits || general ? 0 : 0.5
  let explicit = 0
  let following = 0
  let bound = false
  for (const sentence of input.sentences) {
    const tie = tieOf(sentence, bound, admits, input.vocabulary)
    bound = tie !== 'none' || (bound && sentence.marks.length === 0)
    if (tie === 'none' || sentence.question) continue
    if (tie === 'following' && carries === 0) continue
    const weight = newsIn(sentence, input)
    if (tie === 'explicit') explicit += weight
    else following += weight
    // Nothing takes back what has been told: the rest need not be read.
    if ((tie === 'explicit' && weight >= enough) || explicit + following * carries >= enough * 1.5)
      return null
  }
  if (admits) return 'echo:no_information'
  return general ? 'echo:general_advice' : 'echo:restates_prompt'
}

/** How much new a sentence must say: about two words that are neither the prompt's nor anybody's. */
const ENOUGH = 1.5

/**
 * An answer that admits ignorance, or advises anyone, must say more before it counts as knowledge. Chosen on some authors'
 * answers and checked on the others': what they had not been chosen on was told apart better than with one threshold.
 */
const ENOUGH_OF_IGNORANT = 2.75
const ENOUGH_AMONG_ADVICE = 2.25

/** Whether a sentence names the brand, refers to it, or merely follows one that does. */
function tieOf(
  sentence: BoundSentence,
  bound: boolean,
  admits: boolean,
  vocabulary: Vocabulary,
): 'explicit' | 'following' | 'none' {
  if (namesBrand(sentence) || sentence.fixed === 'brand') return 'explicit'
  if (sentence.fixed === 'other') return 'none'
  if (sentence.topic !== 'brand') return 'none'
  if (
    sentence.underName &&
    sentence.kind !== 'heading' &&
    sentence.marks.every((mark) => !mark.subject || mark.from > 0)
  )
    return 'explicit'
  if (!bound || sentence.marks.some((mark) => mark.subject)) return 'none'
  // "- El fabricante debe tener piezas": in a list of who knows nothing, the maker is any maker.
  const anyone = admits && sentence.kind === 'item'
  return !anyone && opensWithPronoun(sentence, vocabulary) ? 'explicit' : 'following'
}

/** "In its shops", "But it": behind a noun of the sentence's own, "their" is that noun's. */
function opensWithPronoun({ pronouns, tokens }: BoundSentence, vocabulary: Vocabulary): boolean {
  const first = pronouns[0]
  if (first === undefined || first.from > 3) return false
  for (let at = 0; at < first.from; at += 1) {
    const { kind, word } = tokens[at] as Token
    if (kind === WORD && !vocabulary.about(word).functionWord) return false
  }
  return true
}

function newsIn(sentence: BoundSentence, input: EchoInput): number {
  const { tokens, marks } = sentence
  const { vocabulary, promptWords, promptStems } = input
  const silent = silentIn(sentence, vocabulary)
  if (silent.length > 0 && !isNamedOutside(sentence, silent)) return 0
  const reported = wonderedFrom(sentence)
  let owner = firstOwner(sentence)
  let next = 0
  let news = 0
  let namedTo = 0
  // Whether a comma or "and" has closed the clause in which the brand was named.
  let parted = true
  const contrasts = new Set(hitsOf(sentence, 'contrast').map((hit) => hit.from))
  let conditional = startsConditional(sentence)
  // A sentence holds few words that count, so a list is faster than a set.
  const seen: string[] = []
  for (let at = sentence.origin; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    while (next < marks.length && (marks[next]?.from ?? 0) <= at) {
      const mark = marks[next]
      const object = mark?.owner === 'other' && owner === 'brand' && !parted
      const opening = mark?.from === 0 && mark.to === 1 && owner === 'brand' && !input.compares
      if (mark?.subject === true && sentence.fixed === null && !object && !opening) owner = mark.owner
      if (mark?.owner === 'brand') parted = false
      namedTo = Math.max(namedTo, mark?.to ?? 0)
      // A name in the predicate, such as a substance or a place, is news as well.
      if (
        mark?.owner === 'other' &&
        (object || !mark.subject) &&
        owner !== 'other' &&
        !isSilent(silent, at) &&
        !promptWords.has(token.fold)
      )
        news += 0.7
      next += 1
    }
    if (token.fold === ',' || token.fold === ';' || token.fold === '–') conditional = false
    if (token.kind === PUNCTUATION && token.fold !== '-' && token.fold !== '"') parted = true
    if (vocabulary.and.has(token.fold) || BESIDE.has(token.fold)) parted = true
    if (contrasts.has(at)) parted = true
    if (at < namedTo) continue
    if (owner === 'other' || conditional || at >= reported || isSilent(silent, at)) continue
    if (token.kind === NUMBER) {
      if (!promptWords.has(token.fold)) news += 0.7
      continue
    }
    if (token.kind !== WORD || token.fold.length < 3 || token.fold.startsWith("'")) continue
    const about = vocabulary.about(token.word)
    if (about.functionWord || about.generic || seen.includes(token.fold)) continue
    if (promptWords.has(token.fold) || (token.fold.length >= 5 && promptStems.has(token.fold.slice(0, 5))))
      continue
    seen.push(token.fold)
    news += about.rank !== undefined && about.rank < 1200 ? 0.5 : 1
  }
  if (news > 0 && tellsReputation(sentence, promptWords)) news += 0.5
  if (isSaidOfBoth(sentence, input)) news *= 0.25
  if (isSupposed(sentence)) news *= 0.15
  if (repeatsQuestion(sentence)) news *= 0.2
  if (isGeneral(sentence, input)) news *= 0.15
  else if (opensWithAdvice(sentence) && !isToldBehindColon(sentence)) news *= 0.15
  return news
}

/** "Acme is often recommended for its friendly support": what a brand is known for describes it, however plain the words. */
function tellsReputation({ tokens, marks }: BoundSentence, promptWords: ReadonlySet<string>): boolean {
  const [first] = marks
  if (first?.owner !== 'brand' || first.from > 2) return false
  const known = tokens.slice(first.to, first.to + 5).find((token) => REPUTED.test(token.fold))
  return known !== undefined && !promptWords.has(known.fold) && tokens.some(({ fold }) => FOR.test(fold))
}

const REPUTED =
  /^(?:recommended|praised|known|valued|liked|loved|critici[sz]ed|gelobt|empfohlen|bekannt|geschatzt|kritisiert|(?:recommande|appreci|reput|connu|critique|salue)e?e?|(?:recomendad|valorad|conocid|elogiad|criticad|conhecid|apreciad)[oa])$/
const FOR = /^(?:for|fur|wegen|pour|por|pela|pelo)$/

/** "Check the pivot first: Acme packs it with grease": the advice ends where the brand begins to act. */
function isToldBehindColon({ tokens, marks }: BoundSentence): boolean {
  const colon = tokens.findIndex((token) => token.fold === ':')
  return colon > 0 && marks.some((mark) => mark.owner === 'brand' && mark.subject && mark.from === colon + 1)
}

/** Where the sentence admits ignorance; "…, and Acme encrypts" is a statement again. */
function silentIn(sentence: BoundSentence, vocabulary: Vocabulary): [number, number][] {
  return noInformationRanges(sentence).map(([from, to]) => {
    const again = sentence.marks.find(
      (mark) =>
        mark.owner === 'brand' &&
        mark.subject &&
        mark.from > from &&
        mark.from < to &&
        vocabulary.and.has(sentence.tokens[mark.from - 1]?.fold ?? '') &&
        sentence.tokens[mark.from - 2]?.fold === ',',
    )
    return [from, again === undefined ? to : again.from]
  })
}

/** "I have read the page, but I found nothing on Acme": nothing is said of the brand outside the admission. */
function isNamedOutside(sentence: BoundSentence, silent: readonly [number, number][]): boolean {
  const outside = (at: number) => !isSilent(silent, at) && !isQuoted(sentence, at)
  return (
    sentence.marks.some((mark) => mark.owner === 'brand' && outside(mark.from)) ||
    sentence.pronouns.some((hit) => outside(hit.from))
  )
}

/** 'Claims such as "Acme stole the idea"': between quotation marks somebody else speaks. */
function isQuoted({ tokens }: BoundSentence, at: number): boolean {
  const before = tokens.slice(0, at).filter((token) => token.fold === '"').length
  return before % 2 === 1 && tokens.slice(at).some((token) => token.fold === '"')
}

/** "I see, and you want to know about a recall at Acme": all that leads to the name is the reader's own. */
function repeatsQuestion({ hits, marks, tokens }: BoundSentence): boolean {
  const first = marks.find((mark) => mark.owner === 'brand')?.from ?? 0
  const colon = tokens.some((token) => token.fold === ':')
  return hits.get('asked')?.some((hit) => hit.from <= 2 || (hit.from < first && !colon)) === true
}

/** "Whether Acme pays its interns is a question for …": nothing but advice can follow. */
function opensWithDoubt(sentence: BoundSentence): boolean {
  return wonderedFrom(sentence) === 0 && namesBrand(sentence)
}

/** "You would like to know whether Acme …": from there on the sentence asks. */
function wonderedFrom(sentence: BoundSentence): number {
  const hit = hitsOf(sentence, 'wonder')[0]
  return hit === undefined ? Number.POSITIVE_INFINITY : hit.from
}

/** "That depends on your needs", "Acme, like any other bank": it would fit anyone. "Acme depends on Acme Holding" would not. */
function isGeneral({ hits, tokens }: BoundSentence, { vocabulary }: EchoInput): boolean {
  const named = (at: number) => vocabulary.code !== 'de' && isCapitalised(tokens[at])
  return hits.get('depends')?.some((hit) => !named(hit.to) && !named(hit.to + 1)) === true
}

/** "If Acme lost your data, only a court can tell", "To cancel Acme, sign in": the brand stands in the opening clause alone. */
function isSupposed(sentence: BoundSentence): boolean {
  const { tokens, marks, pronouns } = sentence
  if (marks.length === 0) return false
  const opens = startsConditional(sentence) || WHEN.has(tokens[0]?.fold ?? '') || startsPurpose(tokens)
  if (!opens) return false
  const comma = tokens.findIndex((token) => token.fold === ',')
  const own = marks.filter((mark) => mark.owner === 'brand')
  if (comma < 0 || own.length === 0 || own.some((mark) => mark.from > comma)) return false
  // "To wash an Acme tent warm water will do, …": that comma does not end the purpose.
  if (startsPurpose(tokens) && comma - (own.at(-1)?.to ?? 0) > 2) return false
  return startsConditional(sentence) || !pronouns.some((hit) => hit.from > comma)
}

const WHEN = new Set(['when', 'whenever', 'wenn', 'quand', 'lorsque', 'cuando', 'quando'])

/** "To cancel", "Pour résilier", "Para cancelar", "Um … zu": an infinitive, not "Para Acme". */
function startsPurpose(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  if (first === undefined || second === undefined || second.cap !== LOWER) return false
  if (first.fold === 'to' || first.fold === 'um') return true
  return (first.fold === 'pour' || first.fold === 'para') && /(?:[aei]r|re)$/.test(second.fold)
}

/** "Both Acme and Rival make good wine": what is said of two at once tells neither from the other. */
function isSaidOfBoth(sentence: BoundSentence, { vocabulary, compares }: EchoInput): boolean {
  const { marks, tokens } = sentence
  if (marks.length === 0) return false
  const own = marks.filter((mark) => mark.owner === 'brand')
  if (own.length !== 1) return false
  if (
    compares &&
    hitsOf(sentence, 'jointly').some((hit) => {
      const distance = (own[0]?.from ?? 0) - hit.to
      return distance >= 0 && distance <= 6
    })
  )
    return true
  if (compares && isHalfOfTrial(sentence)) return true
  for (let at = 1; at < marks.length; at += 1) {
    const left = marks[at - 1]
    const right = marks[at]
    if (left === undefined || right === undefined || left.owner === right.owner) continue
    const between = tokens.slice(left.to, right.from)
    const joined = between.some((token) => vocabulary.and.has(token.fold) || BESIDE.has(token.fold))
    const bare = between.every(
      (token) => vocabulary.functionWords.has(token.fold) || vocabulary.and.has(token.fold),
    )
    if (joined && bare && between.length <= 3) return true
  }
  return false
}

/** "Acme in one cup and Rival in the other": the reader is to try both. */
function isHalfOfTrial({ marks, tokens }: BoundSentence): boolean {
  const own = marks.find((mark) => mark.owner === 'brand')
  const rival = marks.find((mark) => mark.owner === 'other' && mark.from > (own?.to ?? 0))
  if (own === undefined || rival === undefined || own.from < 3) return false
  const one = tokens.slice(own.to, own.to + 5).some(({ fold }) => ONE.test(fold))
  return one && tokens.slice(rival.to, rival.to + 6).some(({ fold }) => OTHER.test(fold))
}

const ONE = /^(?:one|eine?[nmrs]?|une?|un[oa]|uma?|um)$/
const OTHER = /^(?:other|andere[nmrs]?|autre|l'autre|otr[oa]|outr[oa])$/

function isSilent(ranges: readonly [number, number][], at: number): boolean {
  return ranges.some(([from, to]) => at >= from && at < to)
}

const BESIDE = new Set(
  "como auch que qu' quanto sowie wie with mit con com avec vs versus gegen against contra contre".split(' '),
)

function firstOwner(sentence: BoundSentence): 'brand' | 'other' | null {
  if (sentence.fixed !== null) return sentence.fixed
  const first = sentence.marks[0]
  if (first === undefined) return sentence.topic
  return namesBrand(sentence) ? 'brand' : first.owner
}

function startsConditional(sentence: BoundSentence): boolean {
  return (
    hitsOf(sentence, 'condition').some((hit) => hit.from <= 1) ||
    hitsOf(sentence, 'asked').some((hit) => hit.from <= 3)
  )
}

/** An instruction to the reader: "Check …", "To apply at Acme, prepare …". Recommending the brand itself is not one. */
function opensWithAdvice(sentence: BoundSentence): boolean {
  const { tokens, marks } = sentence
  if (asksReader(sentence)) return true
  return hitsOf(sentence, 'advice').some((hit) => {
    const recommends =
      RECOMMENDS.test((tokens[hit.from] as Token).fold) &&
      marks.some((mark) => mark.owner === 'brand' && mark.from - hit.to <= 1 && mark.from >= hit.to)
    if (recommends || isOwnChoice(sentence, hit.from, hit.to) || isSubjectBehind(sentence)) return false
    if (hit.from === 0 || (hit.from === 1 && tokens[0]?.kind !== WORD)) return true
    const purpose =
      PURPOSE.test(tokens[0]?.fold ?? '') || hitsOf(sentence, 'condition').some((one) => one.from === 0)
    return purpose && (tokens[hit.from - 1]?.fold === ',' || hit.from <= 8)
  })
}

/** "If you bake to order, Acme pays off": what follows the condition is said of the brand. */
function isSubjectBehind(sentence: BoundSentence): boolean {
  if (!hitsOf(sentence, 'condition').some((hit) => hit.from === 0)) return false
  const comma = sentence.tokens.findIndex((token) => token.fold === ',')
  const subject = sentence.marks.find((mark) => mark.from > comma)
  return comma > 0 && subject?.owner === 'brand' && subject.from - comma <= 2
}

/** "I would begin with a month of Acme" recommends the brand; "I would ask Acme" does not. */
function isOwnChoice(sentence: BoundSentence, from: number, to: number): boolean {
  if (!SPEAKER.test(sentence.tokens[from]?.fold ?? '')) return false
  if (hitsOf(sentence, 'advice').some((hit) => hit.from >= to && hit.from <= to + 1)) return false
  return sentence.marks.some((mark) => mark.owner === 'brand' && mark.from >= to && mark.from - to <= 6)
}

const SPEAKER = /^(?:i|ich|je|yo|eu)$/

/** "Send me their site", "Envoie-moi leur adresse": a verb, and then the speaker. */
function asksReader({ tokens, marks }: BoundSentence): boolean {
  if (tokens[0]?.kind !== WORD || marks[0]?.from === 0 || SPEAKERS.has(tokens[0].fold)) return false
  return SPEAKERS.has(tokens[1]?.fold ?? '') || SPEAKERS.has(tokens[2]?.fold ?? '')
}

const SPEAKERS = new Set(['me', 'moi', 'mir', 'us', 'uns', 'nous'])
const RECOMMENDS =
  /^(?:choose|pick|use|try|get|go|take|elige|elija|prueba|escolha|experimente|wahle|nimm|choisissez|prenez|essayez|consider)/
const PURPOSE =
  /^(?:to|before|when|whether|whichever|um|bevor|egal|para|antes|al|ao|quer|seja|sea|pour|avant|que|for|fur)$/
