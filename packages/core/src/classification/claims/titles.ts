import { isEverydayWord } from '../languages/vocabulary.ts'
import { foldedWords } from '../phrases.ts'
import { hasCue, hitsOf } from '../reading.ts'
import { type BoundSentence, namesBrand, ownerAt } from '../subjects.ts'
import { remember } from '../text/remember.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import type { JudgedFact } from '../types.ts'
import { isDictionaryWord } from '../words/dictionary.ts'
import { type ClaimContext, type Finding, hold, rawOf, textsOf } from './context.ts'

/** Awards and certifications: recognised by their own name, wherever the sentence puts it. */
export function readTitles(context: ClaimContext): Finding[] {
  const findings: Finding[] = []
  for (const predicate of ['award', 'certification'] as const) {
    for (const fact of context.facts.active(predicate)) {
      for (const text of textsOf(fact)) {
        const title = titleOf(text)
        for (const sentence of context.sentences) {
          const finding = named(context, sentence, fact, title) ?? wholesaleDenial(context, sentence, fact)
          if (finding !== null) findings.push(finding)
        }
      }
    }
  }
  return findings
}

const LEVELS = new Set(
  'gold silver bronze platinum oro plata bronce ouro prata silber bronzen platin or argent platine diamond first second third winner finalist shortlisted'.split(
    ' ',
  ),
)
const SAME_LEVEL: Record<string, string> = {
  oro: 'gold',
  ouro: 'gold',
  or: 'gold',
  plata: 'silver',
  prata: 'silver',
  silber: 'silver',
  argent: 'silver',
  bronce: 'bronze',
  bronzen: 'bronze',
  platin: 'platinum',
  platine: 'platinum',
}

const GENERAL = new Set(
  "d' l' du des do dos da das del medaille medal medalla medalha trofeo trophee trophy premia award awards prize premio premios preis prix certified certification certificate certificacion certificacao zertifiziert zertifizierung certifie certifiee label seal the of for best de der die das la le el en in for fur mark and und y e et standard winner".split(
    ' ',
  ),
)

interface Title {
  words: readonly string[]
  year: string | undefined
  levels: readonly string[]
  /** The words without which it is another title. */
  essential: readonly string[]
}

const titleOf = remember((text): Title => {
  const all = foldedWords(text)
  const words = all.filter((word) => /^[\p{L}\d]/u.test(word))
  const year = words.find((word) => /^(?:19|20)\d\d$/.test(word))
  const core = words.filter((word) => word !== year && !GENERAL.has(word))
  return {
    words: all,
    year,
    levels: core.filter((word) => LEVELS.has(word)),
    essential: core.filter((word) => !LEVELS.has(word)),
  }
})

function named(
  context: ClaimContext,
  sentence: BoundSentence,
  fact: JudgedFact,
  { words, year, levels, essential }: Title,
): Finding | null {
  if (essential.length === 0) return null
  const window = closestWindow(sentence, essential) ?? askedTitle(context, sentence, fact, essential)
  if (window === null) return null
  const { from, to } = window
  if (to - from > essential.length + 6) return null
  // One ordinary word is no title yet: "planner" needs its "prize".
  const cue = fact.predicate === 'award' ? 'awarded' : 'certified'
  const only = essential.length === 1 ? (essential[0] ?? '') : ''
  const alone = only !== '' && !/\d/.test(only) && (isEverydayWord(only) || isDictionaryWord(only))
  const cued = hitsOf(sentence, cue).some((hit) => hit.from <= to + 2 && hit.to >= from - 3)
  // "Planner Prize" in full needs no verb beside it.
  const beside = [sentence.tokens[from - 1]?.fold ?? '', sentence.tokens[to]?.fold ?? '']
  const inFull = beside.some((word) => GENERAL.has(word) && words.includes(word) && word.length > 3)
  if (alone && !cued && !inFull) return null
  if (ownerAt(sentence, from, context.vocabulary) !== 'brand') return null
  const statedYear = year === undefined ? null : yearNear(sentence, from, to)
  const statedLevels = sentence.tokens
    .slice(Math.max(0, from - 3), to + 3)
    .map((token) => token.fold)
    .filter((word) => LEVELS.has(word) && word !== 'first')
    .map((word) => SAME_LEVEL[word] ?? word)
  const wrongLevel =
    levels.length > 0 &&
    statedLevels.length > 0 &&
    !statedLevels.some((level) => levels.some((one) => (SAME_LEVEL[one] ?? one) === level))
  const wrongYear = statedYear !== null && statedYear.value !== year
  const end = statedYear === null ? to : Math.max(to, statedYear.at + 1)
  const start = statedYear === null ? from : Math.min(from, statedYear.at)
  const finding = hold(context, {
    predicate: fact.predicate,
    stated: rawOf(context, sentence, start, end),
    sentence,
    from: start,
    value: from,
    to: end,
    matches: (one) => (one === fact ? !wrongYear && !wrongLevel : null) ?? null,
    strong:
      wrongLevel || (wrongYear && hasCue(sentence, fact.predicate === 'award' ? 'awarded' : 'certified')),
  })
  const denied =
    isInsteadOf(sentence, from) || isDeniedBehind(sentence, end, context.vocabulary.code === 'de')
  return finding?.verdict === 'supported' && denied ? { ...finding, verdict: 'contradicted' } : finding
}

/** "won another one instead of the Planner Prize": what stands behind was not won. */
function isInsteadOf({ tokens }: BoundSentence, from: number): boolean {
  const before = tokens
    .slice(Math.max(0, from - 5), from)
    .map((token) => token.fold)
    .join(' ')
  return INSTEAD.test(before)
}

const INSTEAD =
  /(?:^| )(?:instead of|rather than|statt|anstatt|anstelle|en lugar de|en lugar del|en vez de|en vez del|em vez de|em vez do|em vez da|em lugar de|em lugar do|au lieu de|au lieu du|plutot que)(?: (?:the|its|a|an|des|der|dem|den|el|la|los|o|os|as|le|les|l'|premio|prix|preises|selo|sello))*$/

/** "The prize never went to Acme", "Das Siegel fehlt Acme": the title stands before the verb that is denied. */
function isDeniedBehind(sentence: BoundSentence, end: number, german: boolean): boolean {
  const exempt = hitsOf(sentence, 'notNegation')
  return hitsOf(sentence, 'negation').some((hit) => {
    if (hit.from < end || hit.from - end > (german ? 9 : 4)) return false
    if (exempt.some((other) => other.from <= hit.from && other.to >= hit.to)) return false
    // "Le prix, Acme ne l'a jamais reçu": a comma may set the title off in front of its own clause.
    const apart = end <= 5 && sentence.tokens[end]?.fold === ',' ? end + 1 : end
    // "won the prize and has yet to win another": behind "and" something else is denied.
    return sentence.tokens
      .slice(apart, hit.from)
      .every((token) => token.kind === WORD && !/^(?:and|und|et|y|e)$/.test(token.fold))
  })
}

/** The prompt names the title, and the answer only says "was honoured in 2015". */
function askedTitle(
  context: ClaimContext,
  sentence: BoundSentence,
  fact: JudgedFact,
  words: readonly string[],
): { from: number; to: number } | null {
  if (fact.predicate !== 'award' || !words.every((word) => context.promptWords.has(word))) return null
  if (!namesBrand(sentence)) return null
  const hit = hitsOf(sentence, 'awarded')[0]
  return hit === undefined ? null : { from: hit.from, to: hit.to }
}

/** "is not certified", "has never won an award": denies every title at once. */
function wholesaleDenial(context: ClaimContext, sentence: BoundSentence, fact: JudgedFact): Finding | null {
  const cue = fact.predicate === 'award' ? 'awarded' : 'certified'
  for (const hit of hitsOf(sentence, cue)) {
    const word = (sentence.tokens[hit.from] as Token).fold
    if (!WHOLESALE.test(word)) continue
    if (ownerAt(sentence, hit.from, context.vocabulary) !== 'brand') continue
    // Advice about labels in general follows many answers; only a sentence that names the brand denies its own.
    if (!namesBrand(sentence) && sentence.pronouns.length === 0) continue
    const end = Math.min(sentence.tokens.length, hit.to + 5)
    const names = sentence.tokens
      .slice(hit.from, end)
      .some(
        (token, at) =>
          token.kind === NUMBER || (at > 0 && token.cap !== 0 && context.vocabulary.code !== 'de'),
      )
    if (names) continue
    const finding = hold(context, {
      predicate: fact.predicate,
      stated: rawOf(context, sentence, hit.from, hit.to),
      sentence,
      from: hit.from,
      value: hit.from,
      to: hit.to,
      matches: (one) => (one === fact ? true : null),
      strong: true,
    })
    // Only the denial is a claim; "certified" alone does not say by whom.
    if (finding?.verdict === 'contradicted') return finding
  }
  return null
}

const WHOLESALE =
  /^(?:certifi|zertifi|zertifikat|award|prize|premio|preis|preise|auszeichnung|prix|recompense|certificad|galardon|premiad|ausgezeichnet|won|gano|ganado|ganhou|gewonnen|remport|akkredit|acredit|accredit)/

/** The narrowest stretch that holds the words of a title; a long title may miss one word, never a number. */
function closestWindow(
  sentence: BoundSentence,
  words: readonly string[],
): { from: number; to: number } | null {
  // Most sentences do not even hold the first word; only a long title may do without it, and then not without the second.
  if (!holdsWord(sentence, words[0] ?? '')) {
    if (words.length < 4 || !holdsWord(sentence, words[1] ?? '')) return null
  }
  const places = words.map((word) => placesOf(sentence, word))
  const found = places.filter((one) => one.length > 0)
  // "SOC 2" stands for "SOC 2 Type II": the beginning of a long title, figure included, is the title.
  const short =
    words.length >= 3 && (/\d/.test(words[1] ?? '') || words.slice(2).every((word) => word === 'design'))
      ? sequenceAt(sentence, words.slice(0, 2))
      : null
  const numberMissing = words.some((word, at) => /\d/.test(word) && places[at]?.length === 0)
  if (numberMissing || words.length - found.length > (words.length >= 4 ? 1 : 0)) return short
  let best: { from: number; to: number } | null = null
  for (const anchor of found[0] ?? []) {
    const chosen = found.map((one) =>
      one.reduce((near, at) => (Math.abs(at - anchor) < Math.abs(near - anchor) ? at : near)),
    )
    const from = Math.min(...chosen)
    const to = Math.max(...chosen) + 1
    if (best === null || to - from < best.to - best.from) best = { from, to }
  }
  return best
}

/** The words one behind the other; a hyphen may join them: "SOC-2-Bericht". */
function sequenceAt(sentence: BoundSentence, words: readonly string[]): { from: number; to: number } | null {
  const { tokens } = sentence
  for (let from = 0; from < tokens.length; from += 1) {
    let at = from
    let part = 0
    while (part < words.length && tokens[at]?.fold === words[part]) {
      part += 1
      at += 1
      if (part < words.length && tokens[at]?.fold === '-') at += 1
    }
    if (part === words.length) return { from, to: at }
  }
  return null
}

function placesOf(sentence: BoundSentence, word: string): readonly number[] {
  let places: number[] | null = null
  const stem = word.length >= STEM ? word.slice(0, STEM) : null
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const { fold } = sentence.tokens[at] as Token
    const same = stem === null ? fold === word : fold.length >= STEM && fold.startsWith(stem)
    if (!same) continue
    if (places === null) places = [at]
    else places.push(at)
  }
  return places ?? NOWHERE
}

function holdsWord(sentence: BoundSentence, word: string): boolean {
  return placesOf(sentence, word).length > 0
}

/** Longer words count by their beginning: endings differ. */
const STEM = 7
const NOWHERE: readonly number[] = []

function yearNear(sentence: BoundSentence, from: number, to: number): { value: string; at: number } | null {
  for (let at = Math.max(0, from - 4); at < Math.min(sentence.tokens.length, to + 5); at += 1) {
    const token = sentence.tokens[at] as Token
    if (token.kind === NUMBER && /^(?:19|20)\d\d$/.test(token.fold)) return { value: token.fold, at }
  }
  // "In 2018 Acme took home the prize": the only year of a short sentence dates it.
  const years = sentence.tokens.flatMap((token, at) =>
    token.kind === NUMBER && /^(?:19|20)\d\d$/.test(token.fold) ? [{ value: token.fold, at }] : [],
  )
  const only = years.length === 1 && hasCue(sentence, 'awarded') ? years[0] : undefined
  return only !== undefined && Math.abs(only.at - from) <= 9 ? only : null
}
