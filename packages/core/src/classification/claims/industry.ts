import type { Vocabulary } from '../languages/vocabulary.ts'
import { foldedWords } from '../phrases.ts'
import { hitsOf } from '../reading.ts'
import { type BoundSentence, type Mark, markBefore, namesBrand, ownerAt } from '../subjects.ts'
import { remember } from '../text/remember.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { sectors } from '../words/sectors.ts'
import { type ClaimContext, type Finding, foldsOf, hold, productBefore, rawOf, textsOf } from './context.ts'

/** "Acme is a German airline", "Acme makes pumps": what kind of business the answer says the brand is. */
export function readIndustry(context: ClaimContext): Finding[] {
  if (context.facts.active('industry').length === 0) return []
  const findings: Finding[] = []
  let first = true
  for (const sentence of context.sentences) {
    const defined = sentence.marks.flatMap((mark) => {
      if (mark.owner !== 'brand' || mark.product !== null) return []
      const definition = definitionOf(context, sentence, mark)
      return definition === null ? [] : [definition]
    })
    const trades = defined.length > 0 ? [] : tradesIn(context, sentence, first)
    for (const stated of [...defined.slice(0, 1), ...trades]) {
      const finding = holdTrade(context, sentence, stated)
      if (finding !== null) findings.push(finding)
    }
    if (namesBrand(sentence)) first = false
  }
  return findings
}

/** Words that name a trade; an accusation needs a definition, or a bare statement of what the company makes. */
interface Trade {
  from: number
  to: number
  strong: boolean
  /** Says what the brand is, not only what it makes among other things. */
  defines: boolean
}

/** A maker of furniture may well make lamps; it still is no brewery. */
function isKin(sector: string, known: ReadonlySet<string>): boolean {
  return KIN.some((family) => family.has(sector) && [...known].some((one) => family.has(one)))
}

const KIN: readonly ReadonlySet<string>[] = [
  'furniture lighting mattress kitchen ceramics pottery glass garden gardenfurniture tools electronics',
  'food coffee tea tea2 beer wine spirits water dairy meat fish agriculture seeds restaurants retail',
  'fashion fashionsport sport outdoor bags luggage tents jewellery watches optics bicycles baby toys',
  'health dental pharma devices hearing implants cosmetics cosmeticscare soap veterinary',
  'software hosting security payments payroll games education languages ticketing benefits',
].map((family) => new Set(family.split(' ')))

function holdTrade(context: ClaimContext, sentence: BoundSentence, trade: Trade): Finding | null {
  const words = sentence.tokens
    .slice(trade.from, trade.to)
    .filter((token) => token.kind === WORD)
    .map((token) => token.fold)
  const stated = sectorsOfText(words.join(' '))
  const head = headOf(stated, context.vocabulary.code)
  return hold(context, {
    predicate: 'industry',
    stated: rawOf(context, sentence, trade.from, trade.to),
    sentence,
    from: trade.from,
    value: trade.from,
    to: trade.to,
    matches: (fact) => {
      const texts = textsOf(fact)
      const kinds = texts.map((text) => kindOfGame(foldedWords(text).join(' ')))
      const kind = kindOfGame(words.join(' '))
      if (kind !== null && kinds.includes(kind)) return true
      if (kind !== null && kinds.length > 0 && !kinds.includes(null)) return false
      if (texts.map(foldedWords).some((truth) => sharesWord(context, truth, words))) return true
      const known = new Set(texts.flatMap((text) => sectorsOfText(text)))
      if (known.size === 0 || stated.length === 0) return null
      // A publisher of games is in games.
      if (known.has(head) || (known.has('games') && stated.includes('games'))) return true
      return !trade.defines && isKin(head, known) ? null : false
    },
    strong: trade.strong && head !== 'software',
  })
}

/** Board games and video games share a word and no trade. */
function kindOfGame(text: string): 'screen' | 'table' | null {
  const onScreen = ON_SCREEN.test(text)
  if (onScreen === ON_TABLE.test(text)) return null
  return onScreen ? 'screen' : 'table'
}

const ON_SCREEN =
  /(?:^| )(?:video ?(?:game|jueg|jogo|spiel)|jeux? video|(?:computer|handy|mobile) ?(?:game|spiel)|juegos? para movil|jogos? para (?:telemovel|celular))/
const ON_TABLE =
  /(?:^| )(?:board ?game|tabletop|card game|brettspiel|gesellschaftsspiel|kartenspiel|juegos? de mesa|jogos? de (?:tabuleiro|mesa)|jeux? de (?:societe|plateau))/

/** "Acme makes garden furniture", "Industry: insurance": the object of a verb for what a company does. */
function tradesIn(context: ClaimContext, sentence: BoundSentence, first: boolean): Trade[] {
  const { tokens } = sentence
  const { vocabulary } = context
  for (const hit of hitsOf(sentence, 'makes')) {
    if (ownerAt(sentence, hit.from, vocabulary) !== 'brand' || productBefore(sentence, hit.from) !== null)
      continue
    const label = tokens[hit.to]?.fold === ':'
    let from = label ? hit.to + 1 : hit.to
    const bare = !ARTICLES.has(tokens[from]?.fold ?? '') || PARTITIVES.has(tokens[from]?.fold ?? '')
    while (vocabulary.functionWords.has(tokens[from]?.fold ?? '') && from - hit.to < 4) from += 1
    let to = from
    while (to < tokens.length && to - from < 8) {
      const token = tokens[to] as Token
      if ((token.kind !== WORD && token.fold !== '-') || STOPS.has(token.fold)) break
      if (vocabulary.relatives.has(token.fold)) break
      to += 1
    }
    // German puts the object of "auf … spezialisiert" in front.
    if (to === from && vocabulary.code === 'de' && /^spezialisiert/.test(tokens[hit.from]?.fold ?? '')) {
      to = hit.from
      from = Math.max(0, to - 3)
      while (from < to && !isNoun(tokens[from])) from += 1
    }
    if (to === from || beginsProduct(sentence, from)) continue
    const subject = markBefore(sentence, hit.from)
    const opening = first && subject?.owner === 'brand' && subject.from <= 1 && hit.from - subject.to <= 1
    const delivers = DELIVERS.test(tokens[hit.from]?.fold ?? '')
    const definite = hit.to - hit.from > 1 || /^spe[cz]iali/.test(tokens[hit.from]?.fold ?? '')
    return [
      {
        from,
        to,
        strong: label || (opening && !delivers && (definite || (bare && context.soleSubject))),
        defines: false,
      },
    ]
  }
  return []
}

/** "Acme sells the V100": what it sells there is a product, which other readers hold against its facts. */
const beginsProduct = ({ marks }: BoundSentence, at: number): boolean =>
  marks.some((mark) => mark.product !== null && mark.from === at)

/** Behind these verbs stands the customer as often as the goods. */
const DELIVERS = /^(?:supplies|supply|liefert|beliefert|fornece|fournit|suministra|provee|runs)$/

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && token.kind === WORD && token.cap !== LOWER
}

/** "fabrique des pompes": an article that leaves the noun as general as none. */
const PARTITIVES = new Set(['des', 'du', 'de', "d'"])

/** The words of "is a … company" or ", a … company," behind the name. */
function definitionOf(context: ClaimContext, sentence: BoundSentence, mark: Mark): Trade | null {
  const { tokens } = sentence
  const { vocabulary } = context
  let at = mark.to
  if (tokens[at]?.fold === '(') {
    while (at < tokens.length && tokens[at]?.fold !== ')' && at - mark.to < 12) at += 1
    at += 1
  }
  if (tokens[at]?.fold === '!') at += 1
  const link = tokens[at]
  if (link === undefined) return null
  const linked =
    vocabulary.copulas.has(link.fold) || link.fold === ',' || link.fold === '–' || link.fold === ':'
  if (!linked) return null
  at += 1
  while (isAdverb(tokens[at], vocabulary)) at += 1
  if (!ARTICLES.has(tokens[at]?.fold ?? '')) return null
  const from = at + 1
  let to = from
  while (to < tokens.length && to - from < 12) {
    const token = tokens[to] as Token
    if (token.kind !== WORD && token.fold !== '-') break
    // "Versandhändler für Gartenmöbel": the preposition belongs to the noun for the trade.
    const ofTrade = hitsOf(sentence, 'makes').some((hit) => hit.from < to && hit.to === to + 1)
    if ((STOPS.has(token.fold) && !ofTrade) || vocabulary.relatives.has(token.fold)) break
    to += 1
  }
  const company = hitsOf(sentence, 'company').some((hit) => hit.from >= from && hit.from < to)
  // "a favourite of food bloggers": without a word for a company, what stands behind "of" is not its trade; "una fábrica de quesos" is one.
  const before = vocabulary.code === 'en' || vocabulary.code === 'de'
  const of = tokens.findIndex((token, place) => place > from && place < to && vocabulary.of.has(token.fold))
  if (before && !company && of > 0 && sectorsOfText(foldsOf(tokens, from, of)).length === 0) return null
  return to > from && (company || sectorsOfText(foldsOf(tokens, from, to)).length > 0)
    ? { from, to, strong: true, defines: true }
    : null
}

/** "is still a", "es también una"; a preposition begins something else: "est dans le giron de". */
function isAdverb(token: Token | undefined, vocabulary: Vocabulary): boolean {
  if (token === undefined || token.kind !== WORD || ARTICLES.has(token.fold)) return false
  return vocabulary.functionWords.has(token.fold) && !vocabulary.prepositions.has(token.fold)
}

const ARTICLES = new Set('a an un una une um uma ein eine einer einen the el la le der die das o'.split(' '))
const STOPS = new Set(
  'in based founded headquartered located with mit con com avec for fur para pour whose from aus since seit desde depuis and und y et e'.split(
    ' ',
  ),
)

/** "health insurance company" is an insurer: the word nearest the noun decides, in front of it or behind. */
function headOf(found: readonly string[], language: string): string {
  // "a dating app": the trade is what the app is for.
  const trades = found.length > 1 ? found.filter((sector) => sector !== 'software') : found
  const first = language === 'en' || language === 'de' ? trades.at(-1) : trades[0]
  return first ?? ''
}

/** The sectors that the words name, in the order of the words. */
function sectorsOf(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')}`
  const found: { sector: string; at: number }[] = []
  for (const [sector, stems] of SECTORS) {
    let at = -1
    for (const stem of stems) {
      const place = text.lastIndexOf(` ${stem}`)
      const inside = stem.length >= 6 ? words.findLast((word) => word.endsWith(stem)) : undefined
      at = Math.max(at, place, inside === undefined ? -1 : text.lastIndexOf(` ${inside}`))
    }
    if (at >= 0) found.push({ sector, at })
  }
  return found.sort((left, right) => left.at - right.at).map(({ sector }) => sector)
}

const sectorsOfText = remember((text) => sectorsOf(foldedWords(text)))

const SECTORS = Object.entries(sectors).map(([sector, stems]) => [sector, stems.split('|')] as const)

function sharesWord(context: ClaimContext, truth: readonly string[], words: readonly string[]): boolean {
  return truth.some(
    (word) =>
      word.length >= 4 &&
      !context.vocabulary.functionWords.has(word) &&
      !EMPTY.has(word) &&
      words.some(
        (other) =>
          other === word || (word.length >= 5 && other.length >= 5 && other.slice(0, 5) === word.slice(0, 5)),
      ),
  )
}

const EMPTY = new Set(
  'company services service products manufacturing industry industria industrie business maker technology tech online digital'.split(
    ' ',
  ),
)
