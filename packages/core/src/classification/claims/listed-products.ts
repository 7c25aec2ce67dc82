import { isEverydayWord } from '../languages/vocabulary.ts'
import { cueBeginsAt, hitsOf, isCapitalised } from '../reading.ts'
import { type BoundSentence, type Mark, markBefore, ownerAt } from '../subjects.ts'
import { NUMBER, PUNCTUATION, type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { isDictionaryWord } from '../words/dictionary.ts'
import { isGivenName } from '../words/people.ts'
import type { ClaimContext } from './context.ts'
import { isKnownName, isNameWord, NO_RUNS, type Run } from './product-names.ts'

/** "its range includes A, B and C": unknown names in a list that also holds known ones, or that is called the range. */
export function listedNames(context: ClaimContext, sentence: BoundSentence): readonly Run[] {
  const { tokens } = sentence
  for (const hit of hitsOf(sentence, 'offers')) {
    if (ownerAt(sentence, hit.from, context.vocabulary) !== 'brand') continue
    const names: Run[] = []
    let at = hit.to
    let range = hitsOf(sentence, 'rangeNoun').some(
      (one) => one.from >= hit.from - 4 && one.from <= hit.to + 5,
    )
    let idle = 0
    let begun = false
    while (at < tokens.length && idle < (begun ? 10 : 7)) {
      const token = tokens[at] as Token
      const mark = markAt(sentence, at)
      if (mark !== null) {
        if (mark.owner === 'other') {
          const figure = tokens[mark.to]
          const end = figure?.kind === NUMBER && /^\d{1,3}$/.test(figure.fold) ? mark.to + 1 : mark.to
          const next = tokens[end]?.fold ?? ''
          if (
            next !== ',' &&
            !context.vocabulary.and.has(next) &&
            end < tokens.length &&
            tokens[end]?.kind !== PUNCTUATION
          )
            break
          names.push({ from: mark.from, to: end })
          begun = true
          idle = 0
        } else if (mark.product !== null) {
          range = true
          begun = true
          idle = 0
        }
        at = mark.to
        continue
      }
      if (token.fold === ';' || token.fold === '.' || cueBeginsAt(sentence, 'contrast', at)) break
      if (token.kind === WORD && token.cap !== LOWER && context.vocabulary.code !== 'de') {
        let to = at
        while (to < tokens.length && isNameWord(context, tokens[to] as Token, to === at)) to += 1
        if (to > at) {
          names.push({ from: at, to })
          begun = true
          at = to
          idle = 0
          continue
        }
      }
      if (token.kind === WORD && !context.vocabulary.and.has(token.fold)) {
        // Once the list has begun, only commas and "and" hold it together; any other word ends it.
        if (begun && context.vocabulary.prepositions.has(token.fold)) break
        idle += begun ? 2 : 1
      }
      at += 1
    }
    const knownListed = sentence.marks.some((mark) => mark.product !== null && mark.from >= hit.to)
    const single =
      names.length === 1 && names[0] !== undefined && isNewProduct(context, sentence, names[0]) ? names : []
    if (single.length > 0 && !isKnownName(context, sentence, single[0] as Run)) return single
    const colon = tokens.slice(hit.from, names[0]?.from ?? hit.from).some((token) => token.fold === ':')
    if (names.length > 0 && (knownListed || (range && (colon || names.length > 1)))) {
      return names.filter(
        (run) => !isKnownName(context, sentence, run) && isOfferedName(context, sentence, run),
      )
    }
  }
  return NO_RUNS
}

function markAt({ marks }: BoundSentence, at: number): Mark | null {
  for (const mark of marks) if (mark.from === at) return mark
  return null
}

/** "offers a Zenith Cream": an article, two capitals, and no other noun behind that they would describe. */
function isNewProduct(context: ClaimContext, sentence: BoundSentence, run: Run): boolean {
  const { tokens } = sentence
  if (isGivenName((tokens[run.from] as Token).fold)) return false
  if (
    run.to - run.from < 2 ||
    !INDEFINITE.has(tokens[run.from - 1]?.fold ?? '') ||
    context.vocabulary.code === 'de'
  )
    return false
  const next = tokens[run.to]
  return next === undefined || next.kind !== WORD || context.vocabulary.functionWords.has(next.fold)
}

const INDEFINITE = new Set(['a', 'an', 'un', 'una', 'une', 'um', 'uma'])

/** Names in the list itself: between commas, not the market or partner that a preposition leads to. */
function isOfferedName(context: ClaimContext, sentence: BoundSentence, run: Run): boolean {
  const before = sentence.tokens[run.from - 1]
  if (before === undefined) return false
  if (before.kind === WORD && context.vocabulary.prepositions.has(before.fold)) return false
  if ((sentence.depths[run.from] ?? 0) > 0) return false
  // "a partner, Gus Modern": what is named there is not for sale.
  if (before.fold === ',' && OTHER_THINGS.test(sentence.tokens[run.from - 2]?.fold ?? '')) return false
  const word = (sentence.tokens[run.from] as Token).fold
  if (
    run.to - run.from === 1 &&
    context.vocabulary.rankOf(word) !== undefined &&
    context.vocabulary.isGeneric(word)
  )
    return false
  const joined =
    before.fold === ',' ||
    before.fold === ':' ||
    before.fold === '"' ||
    context.vocabulary.and.has(before.fold) ||
    context.vocabulary.determiners.has(before.fold)
  return joined || hitsOf(sentence, 'offers').some((hit) => hit.to === run.from)
}

/**
 * "the A, the B and a rug called C", "the A and a savings account, Conta B": behind a verb of offering, in one list with
 * products that are known, whatever else is given a name is offered too.
 */
export function enumeratedNames(context: ClaimContext, sentence: BoundSentence): readonly Run[] {
  if (sentence.kind === 'cell') return NO_RUNS
  const known = productsIn(sentence)
  const first = known[0]
  const offer = offerBefore(context, sentence, known)
  // Without a word for offering, two known products make a list, and only what is joined to one goes on with it.
  if (offer === null && (first === undefined || known.length < 2 || !context.soleSubject)) return NO_RUNS
  // Without a known product, only what follows a thing without a name is read: "a savings account, Conta B".
  if (first === undefined && !holdsIndefinite(sentence, offer?.to ?? 0)) return NO_RUNS
  const runs: Run[] = []
  let described = false
  let joined = false
  for (const part of listParts(context, sentence, offer?.to ?? first?.from ?? 0)) {
    const run = nameOfPart(context, sentence, part, described)
    const inList = offer === null ? joined : first !== undefined || (described && hasTwoWords(run))
    if (run !== null && inList && !isKnownName(context, sentence, run)) runs.push(run)
    described = run === null && isUnnamedThing(context, sentence, part)
    joined = isProductOnly(context, sentence, part)
  }
  return runs
}

function hasTwoWords(run: Run | null): boolean {
  return run !== null && run.to - run.from > 1
}

/** A known product and its article, and nothing else. */
function isProductOnly(context: ClaimContext, { tokens, marks }: BoundSentence, part: Run): boolean {
  const mark = marks.find((one) => one.product !== null && one.to === part.to)
  if (mark === undefined) return false
  const { determiners } = context.vocabulary
  return (
    mark.from <= part.from || (mark.from === part.from + 1 && determiners.has(tokens[part.from]?.fold ?? ''))
  )
}

function productsIn({ marks }: BoundSentence): readonly Mark[] {
  let known: Mark[] | null = null
  for (const mark of marks) {
    if (mark.product === null) continue
    if (known === null) known = [mark]
    else known.push(mark)
  }
  return known ?? NO_MARKS
}

const NO_MARKS: readonly Mark[] = []

/** The word for offering that a list of products stands behind, or that stands behind all of them. */
function offerBefore(context: ClaimContext, sentence: BoundSentence, known: readonly Mark[]): Run | null {
  for (const cue of OFFERING)
    for (const hit of hitsOf(sentence, cue)) if (isOfferOf(context, sentence, known, hit)) return hit
  const has = context.soleSubject ? possession(sentence) : null
  return has !== null && isOfferOf(context, sentence, known, has) ? has : null
}

const OFFERING = ['offers', 'rangeNoun'] as const

function isOfferOf(
  context: ClaimContext,
  sentence: BoundSentence,
  known: readonly Mark[],
  { from }: Run,
): boolean {
  const first = known[0]
  const apart = first === undefined || from < first.from || known.every((mark) => mark.to <= from)
  return apart && ownerAt(sentence, from, context.vocabulary) !== 'other'
}

/** "Acme has …": before a list of products, the first "has" is a word for offering when the brand is its subject. */
function possession({ tokens, marks }: BoundSentence): Run | null {
  for (const mark of marks) {
    if (mark.owner !== 'brand' || !HAS.has(tokens[mark.to]?.fold ?? '')) continue
    const first = tokens.findIndex((token) => HAS.has(token.fold))
    if (first === mark.to) return { from: first, to: first + 1 }
  }
  return null
}

const HAS = new Set(['has', 'tiene', 'tem', 'hat', 'a', 'possede'])

/** What commas and "and" part from each other, up to the end of the statement. */
function listParts(context: ClaimContext, sentence: BoundSentence, from: number): Run[] {
  const { tokens } = sentence
  const parts: Run[] = []
  let start = from
  for (let at = from; at <= tokens.length; at += 1) {
    const fold = tokens[at]?.fold ?? ';'
    const ends =
      fold === ';' || fold === '.' || fold === '(' || fold === '–' || cueBeginsAt(sentence, 'contrast', at)
    if (!ends && fold !== ',' && !context.vocabulary.and.has(fold) && !PLUS.has(fold)) continue
    if (at > start) parts.push({ from: start, to: at })
    start = at + 1
    if (ends) break
  }
  return parts
}

/** The last words of "as well as", "ainsi que", "así como" and "assim como". */
const PLUS = new Set('plus sowie como que as mais nebst'.split(' '))

function nameOfPart(
  context: ClaimContext,
  sentence: BoundSentence,
  part: Run,
  described: boolean,
): Run | null {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  if (marks.some((mark) => mark.owner === 'brand' && mark.from >= part.from && mark.to <= part.to))
    return null
  const to = endOfName(context, sentence, part)
  let from = to
  while (from > part.from && isNameWord(context, tokens[from - 1] as Token, false)) from -= 1
  const quoted = tokens[to - 1]?.fold === '"'
  if (quoted || from === to || to - from > 4 || isGivenName((tokens[from] as Token).fold)) return null
  const run = { from, to }
  const before = tokens.slice(part.from, from)
  const last = before.at(-1)?.fold ?? ''
  if (CALLED.has(last)) return before.some((token) => OTHER_THINGS.test(token.fold)) ? null : run
  const words = run.to - run.from
  const noun =
    before.length === 2 && vocabulary.determiners.has(before[0]?.fold ?? '') && ROMANCE.has(vocabulary.code)
  // "el Tren, el Arca y la cocinita Fogón": behind two known products, a capital makes an everyday word a name.
  const inRange = noun && marks.filter((mark) => mark.product !== null && mark.to <= part.from).length > 1
  const proper =
    words > 1 || inRange || (vocabulary.code !== 'de' && !isOrdinary((tokens[from] as Token).fold))
  if (!proper) return null
  const article = before.length === 1 && vocabulary.determiners.has(last)
  // "…, a savings account for children, Conta Grumete": the name follows what it names.
  if (before.length === 0)
    return described || (words > 1 && context.soleSubject && isBetweenProducts(sentence, run)) ? run : null
  if (article) return run
  return noun && before[1]?.cap === LOWER && !vocabulary.prepositions.has(last) && !OTHER_THINGS.test(last)
    ? run
    : null
}

/** "Heron Table for dining rooms": what a preposition adds in small letters is no part of the name. */
function endOfName(context: ClaimContext, { tokens }: BoundSentence, part: Run): number {
  const { prepositions, code } = context.vocabulary
  for (let at = part.from + 2; at < part.to; at += 1) {
    if (!prepositions.has((tokens[at] as Token).fold)) continue
    const plain = code === 'de' || !tokens.slice(at, part.to).some(isCapitalised)
    return plain && isCapitalised(tokens[at - 1]) ? at : part.to
  }
  return part.to
}

function isOrdinary(word: string): boolean {
  return isEverydayWord(word) || isDictionaryWord(word)
}

/** A known product stands right before it in the list. */
function isBetweenProducts(sentence: BoundSentence, run: Run): boolean {
  const before = markBefore(sentence, run.from)
  if (before?.product == null) return false
  return sentence.tokens
    .slice(before.to, run.from)
    .every((token) => token.kind === PUNCTUATION || token.fold.length <= 3)
}

/** "a savings account for children": an indefinite article and no name. */
function isUnnamedThing(context: ClaimContext, { tokens }: BoundSentence, part: Run): boolean {
  if (!isIndefinite(tokens[part.from]?.fold ?? '')) return false
  const rest = tokens.slice(part.from + 1, part.to)
  if (rest.length === 0 || rest.some((token) => OTHER_THINGS.test(token.fold))) return false
  return context.vocabulary.code === 'de' || !rest.some(isCapitalised)
}

function holdsIndefinite({ tokens }: BoundSentence, from: number): boolean {
  for (let at = from; at < tokens.length; at += 1) if (isIndefinite((tokens[at] as Token).fold)) return true
  return false
}

function isIndefinite(word: string): boolean {
  return INDEFINITE.has(word) || GERMAN_INDEFINITE.test(word)
}

const GERMAN_INDEFINITE = /^eine?[nrm]?$/

const ROMANCE: ReadonlySet<string> = new Set(['es', 'pt', 'fr'])

/** Words that give a thing its name. */
export const CALLED: ReadonlySet<string> = new Set(
  'called named dubbed christened llamado llamada llamados llamadas denominado denominada bautizado bautizada bautizados chamado chamada chamados chamadas batizado batizada namens genannt getauft appele appelee appeles nomme nommee baptise baptisee baptises intitule intitulee'.split(
    ' ',
  ),
)

/** What a brand has and names without selling it. */
export const OTHER_THINGS =
  /^(?:shops?|stores?|showroom|workshop|studio|factory|plant|office|founder|designer|engineer|man|woman|team|town|village|city|street|foundation|charity|blog|podcast|magazine|newsletter|forum|community|mascot|partner|supplier|tienda|taller|fabrica|oficina|fundador|disenador|ciudad|pueblo|calle|fundacion|loja|cidade|rua|fundacao|laden|werkstatt|fabrik|buro|grunder|stadt|dorf|strasse|stiftung|magasin|boutique|atelier|usine|bureau|fondateur|ville|village|rue|fondation|revue|revista|zeitschrift|mascota|mascotte|maskottchen|marcas?|marques?|marken?|brands?|firma|empresa)$/

/** A list whose items are headed by products that are known: an item headed by another name claims one more. */
export function itemNames(context: ClaimContext): ReadonlyMap<BoundSentence, Run> {
  const found = new Map<BoundSentence, Run>()
  if (!context.soleSubject) return found
  for (const list of [...listsOf(context.sentences), ...rowsOf(context.sentences)]) {
    const known = list.filter((item) =>
      item.marks.some((mark) => mark.product !== null && mark.from <= 1),
    ).length
    if (known < 2) continue
    const unknown = list.flatMap((item) => {
      const run = headOfItem(context, item)
      return run === null ? [] : [{ item, run }]
    })
    if (unknown.length <= known) for (const { item, run } of unknown) found.set(item, run)
  }
  return found
}

/** The items of each list, by the sentence that opens them. */
function listsOf(sentences: readonly BoundSentence[]): BoundSentence[][] {
  const lists: BoundSentence[][] = []
  let list: BoundSentence[] = []
  for (const sentence of sentences) {
    const first = list[0]
    if (sentence.kind !== 'item' || (first !== undefined && sentence.depth < first.depth)) {
      if (list.length > 2) lists.push(list)
      list = []
    }
    if (sentence.kind !== 'item' || !sentence.opensLine) continue
    if (list[0] === undefined || list[0].depth === sentence.depth) list.push(sentence)
  }
  if (list.length > 2) lists.push(list)
  return lists
}

/** The rows of each table, by the first cell behind their heads. */
function rowsOf(sentences: readonly BoundSentence[]): BoundSentence[][] {
  if (!sentences.some((sentence) => sentence.table !== -1)) return []
  const tables = new Map<number, BoundSentence[]>()
  let last: Token | undefined
  for (const sentence of sentences) {
    const head = sentence.rowHead?.[0]
    if (sentence.table === -1 || sentence.header || head === undefined || head === last) continue
    last = head
    if (sentence.tokens[0] !== head) continue
    const rows = tables.get(sentence.table)
    if (rows === undefined) tables.set(sentence.table, [sentence])
    else rows.push(sentence)
  }
  return [...tables.values()].filter((rows) => rows.length > 2)
}

/** "**Heron Table** – oak": capitals up to a dash, a colon or a bracket, and no label of another kind. */
function headOfItem(context: ClaimContext, item: BoundSentence): Run | null {
  const { tokens, marks } = item
  if (marks.some((mark) => mark.owner === 'brand' && mark.from <= 2)) return null
  let to = 0
  while (to < tokens.length && isNameWord(context, tokens[to] as Token, to === 0)) to += 1
  const run = { from: 0, to }
  const sign = tokens[to]?.fold
  if (to === 0 || to > 4 || !(sign === undefined || sign === '–' || sign === ':' || sign === '(')) return null
  const words = tokens.slice(0, to).map((token) => token.fold)
  if (isGivenName(words[0] ?? '') || words.some((word) => context.vocabulary.isGeneric(word))) return null
  if (to === 1 && isOrdinary(words[0] ?? '')) return null
  if (words.some((word) => LABELS.test(word))) return null
  // "Head office:", "Customer support –": the words of a label mean something else than a product.
  if (item.hits.values().some((hits) => hits.some((hit) => hit.from < to))) return null
  return isKnownName(context, item, run) ? null : run
}

/** What a list tells of a brand beside its products. */
const LABELS =
  /^(?:hours|opening|shipping|delivery|returns?|warranty|guarantee|payments?|options?|materials?|colou?rs?|sizes?|history|pros|cons|tips?|notes?|strengths?|weaknesses|contact|location|address|size|quality|value|design|style|sustainability|privacy|security|integrations?|features?|benefits?|drawbacks?|availability|offnungszeiten|versand|lieferung|garantie|zahlung|geschichte|vorteile|nachteile|kontakt|standort|fazit|horarios?|envios?|garantia|pagos?|pagamentos?|historia|ventajas|desventajas|contacto|contato|ubicacion|calidad|qualidade|entrega|vantagens|desvantagens|horaires|livraison|paiement|histoire|avantages|inconvenients|qualite|adresse)$/
