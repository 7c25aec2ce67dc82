import { coreWords, sameOrganisation } from '../compare/organisations.ts'
import type { Cue } from '../languages/language.ts'
import type { Hit } from '../phrases.ts'
import { countryOfDemonym, placeOf } from '../places/place.ts'
import { hitsOf } from '../reading.ts'
import { type BoundSentence, type Mark, type Owner, ownerAt } from '../subjects.ts'
import type { NumberRead } from '../text/numbers.ts'
import { NUMBER, type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { isGivenName } from '../words/people.ts'
import {
  type ClaimContext,
  type Finding,
  hasFinding,
  hold,
  ownerOfCue,
  productBefore,
  rawOf,
  textsOf,
} from './context.ts'
import { isLabel, labelOf, ownerOfLabel } from './label.ts'

/** "owned by Big Group", "a subsidiary of", "Big Group acquired Acme", "an independent company". */
export function readOwner(context: ClaimContext): Finding[] {
  if (
    context.facts.active('parent_company').length === 0 &&
    context.facts.inactive('parent_company').length === 0
  )
    return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    for (const cue of ['owned', 'ownedWeak'] as const) {
      for (const hit of hitsOf(sentence, cue)) {
        const owner = organisationAfter(context, sentence, hit) ?? germanOwnerBefore(context, sentence, hit)
        const insiders = cue === 'owned' ? insidersAfter(context, sentence, hit, owner) : null
        if (insiders !== null) {
          if (!hasFinding(findings, sentence, (one) => one.verdict === 'supported')) findings.push(insiders)
          continue
        }
        if (
          owner === null ||
          whose(context, sentence, hit) !== 'brand' ||
          productBefore(sentence, hit.from) !== null
        )
          continue
        reportOwner(
          findings,
          context,
          sentence,
          hit,
          owner,
          (cue === 'owned' && owner.strong) || isCorporate(owner.name) || isDated(sentence, hit, owner),
        )
        const instead = ownerInstead(context, sentence, hit, owner)
        if (instead !== null) reportOwner(findings, context, sentence, hit, instead, cue === 'owned')
      }
    }
    for (const hit of hitsOf(sentence, 'owns')) {
      const owner = organisationBefore(context, sentence, hit)
      if (owner !== null) reportOwner(findings, context, sentence, hit, owner, owner.strong)
    }
    const labelled = labelledIndependence(context, sentence)
    if (labelled !== null) findings.push(labelled)
    for (const number of sentence.numbers) {
      const hit = datedPurchase(context, sentence, number)
      const buyer = hit === null ? null : organisationAfter(context, sentence, hit)
      if (hit !== null && buyer !== null && whose(context, sentence, hit) === 'brand')
        reportOwner(findings, context, sentence, hit, buyer, true)
    }
    for (const hit of hitsOf(sentence, 'behind')) {
      const owner = organisationBehind(context, sentence, hit)
      if (owner !== null) reportOwner(findings, context, sentence, hit, owner, true)
    }
    for (const hit of hitsOf(sentence, 'ownerNoun')) {
      const owner = ownerBeforeNoun(context, sentence, hit)
      if (owner !== null) reportOwner(findings, context, sentence, hit, owner, true)
    }
    for (const mark of sentence.marks) {
      const owner =
        mark.owner === 'brand'
          ? (owningAdjective(context, sentence, mark) ?? hyphenatedOwner(context, sentence, mark))
          : null
      if (owner !== null)
        reportOwner(
          findings,
          context,
          sentence,
          { tag: 'owned', from: owner.from, to: owner.to + 1 },
          owner,
          true,
        )
    }
    for (const hit of hitsOf(sentence, 'independent')) {
      const finding = independence(context, sentence, hit)
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}

/** "Parent company: none", "Owner: its founders". */
function labelledIndependence(context: ClaimContext, sentence: BoundSentence): Finding | null {
  const label = labelOf(sentence)
  if (label === null || !isLabel(label, OWNER_LABELS)) return null
  let at = label.value
  while (context.vocabulary.determiners.has(sentence.tokens[at]?.fold ?? '')) at += 1
  const { fold } = sentence.tokens[at] ?? { fold: '' }
  if (!NOBODY.test(fold) && !INSIDERS.test(fold)) return null
  if (ownerOfLabel(sentence, label, context.vocabulary) !== 'brand') return null
  return hold(context, {
    predicate: 'parent_company',
    stated: rawOf(context, sentence, at, at + 1),
    sentence,
    from: at,
    value: at,
    to: at + 1,
    matches: (fact) => {
      const truths = textsOf(fact)
      return truths.every(isNone) ? true : truths.some((truth) => FAMILY.test(truth)) ? null : false
    },
    strong: true,
  })
}

const OWNER_LABELS = new Set(
  'owner owners ownership owned parent eigentumer eigentum besitzer inhaber muttergesellschaft mutterkonzern konzern propietario propietaria propiedad matriz dueno proprietario proprietaria dono dona controladora mae proprietaire maison mere groupe grupo gruppe group'.split(
    ' ',
  ),
)
const NOBODY =
  /^(?:none|independent|unabhangig|eigenstandig|keine?r?|inhabergefuhrt|ninguna?|independiente|nenhuma?|independente|aucune?|independante?)$/

/** "was bought in 2021 by Big Group": a year stands between the participle and the buyer. */
function datedPurchase(
  { vocabulary }: ClaimContext,
  { tokens }: BoundSentence,
  { from, to }: NumberRead,
): Hit<Cue> | null {
  if (to - from > 1 || !/^(?:19|20)\d\d$/.test((tokens[from] as Token).fold)) return null
  if (!vocabulary.by.has(tokens[to]?.fold ?? '')) return null
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1)
    if (BOUGHT.test((tokens[at] as Token).fold)) return { tag: 'owned', from: at, to: to + 1 }
  return null
}

const BOUGHT =
  /^(?:acquired|bought|purchased|comprad[oa]|adquirid[oa]|absorbid[oa]|absorvid[oa]|rachetee?|acquise?|reprise?|achetee?)$/

/** Behind "subsidiary of" stands the owner, not the owned; only the brand itself can stand there as the owned. */
function whose(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): Owner {
  const named = ownerOfCue(context, sentence, hit)
  if (named === 'brand' || isSubjectless(context, sentence, hit)) return 'brand'
  return ownerAt(sentence, hit.from, context.vocabulary)
}

/** "Hoje pertence ao grupo Big": Spanish and Portuguese leave the subject out when the sentence before had it. */
function isSubjectless({ vocabulary }: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): boolean {
  const { tokens, marks, topic, fixed } = sentence
  if ((vocabulary.code !== 'es' && vocabulary.code !== 'pt') || topic !== 'brand' || fixed !== null)
    return false
  if (hit.tag !== 'owned' || hit.from > 2 || marks.some((mark) => mark.from < hit.to)) return false
  return tokens.slice(0, hit.from).every((token) => NOW.has(token.fold) || vocabulary.copulas.has(token.fold))
}

/** "wholly owned by the Doe family", "gehört den Gründern": who owns it himself has no parent company. */
function insidersAfter(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
  owner: Organisation | null,
): Finding | null {
  const { tokens } = sentence
  const end = Math.min(tokens.length, hit.to + 6)
  const at = tokens.findIndex((token, place) => place >= hit.to && place < end && INSIDERS.test(token.fold))
  if (at < 0 || (owner !== null && isCorporate(owner.name))) return null
  // A company, another clause or a second company between them and the verb: somebody else is theirs.
  if (tokens.slice(hit.to, at).some((token) => /^[,;:(–]$/.test(token.fold))) return null
  if (FAMILY_FIRM.test(tokens[at + 1]?.fold ?? '') || /^of$/.test(tokens[at + 1]?.fold ?? '')) return null
  if (whose(context, sentence, hit) !== 'brand' || productBefore(sentence, hit.from) !== null) return null
  // "was owned by its founders": and now?
  if (tokens.slice(Math.max(0, hit.from - 2), hit.from + 1).some((token) => WAS.has(token.fold))) return null
  return hold(context, {
    predicate: 'parent_company',
    stated: rawOf(context, sentence, hit.to, at + 1),
    sentence,
    from: hit.from,
    value: hit.to,
    to: at + 1,
    matches: (fact) => {
      const truths = textsOf(fact)
      return truths.every(isNone) ? true : truths.some((truth) => FAMILY.test(truth)) ? null : false
    },
    strong: true,
  })
}

const INSIDERS =
  /^(?:family|founders?|founding|employees|management|familie|grunderfamilie|grundern?|grunderin|grunderinnen|belegschaft|familia|fundador(?:es|a|as)?|famille|fondat(?:eurs?|rices?)|salaries)$/
const WAS = new Set(
  'was were war waren gehorte era eran pertenecia fue foi pertencia etait appartenait'.split(' '),
)
const FAMILY = /famil|grund|fund|found|fond/i
const FAMILY_FIRM = /^(?:office|holding|group|trust|fund|company|foundation|stiftung|gruppe)$/

export interface Organisation {
  name: string
  from: number
  to: number
  strong: boolean
}

export function reportOwner(
  findings: Finding[],
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
  owner: Organisation,
  strong: boolean,
): void {
  if (hasFinding(findings, sentence, (one) => one.from <= owner.from && one.to >= owner.to)) return
  if (sameOrganisation(owner.name, context.brand.name)) return
  const finding = hold(context, {
    predicate: 'parent_company',
    stated: owner.name,
    sentence,
    from: Math.min(hit.from, owner.from),
    value: owner.from,
    to: Math.max(hit.to, owner.to),
    matches: (fact) => {
      const truths = textsOf(fact)
      if (truths.length === 0 || truths.every(isNone)) return false
      return truths.some((truth) => sameOrganisation(truth, owner.name))
    },
    strong,
  })
  if (finding !== null) findings.push(finding)
}

const CORPORATE =
  /\b(?:corporation|corp|inc|group|groupe|grupo|gruppe|gruppo|holding|holdings|plc|ag|se|gmbh|brands|sa|ltd)\b\.?$|^(?:groupe|grupo|gruppo)\b/i

/** "part of VF Corporation": the name itself says that it is a company. */
export function isCorporate(name: string): boolean {
  return CORPORATE.test(name)
}

/** "part of FedEx since 2015", "now part of FedEx": a time makes membership of a club into ownership. */
function isDated(sentence: BoundSentence, hit: Hit<Cue>, owner: Organisation): boolean {
  const since = sentence.tokens[owner.to]?.fold ?? ''
  const year = /^(?:19|20)\d\d$/.test(sentence.tokens[owner.to + 1]?.fold ?? '')
  if (year && /^(?:since|desde|seit|depuis|in|en|em)$/.test(since)) return true
  return sentence.tokens.slice(Math.max(0, hit.from - 2), hit.from).some((token) => NOW.has(token.fold))
}

const NOW = new Set(
  "now today currently inzwischen heute mittlerweile ahora hoy actualmente agora hoje atualmente desormais aujourd'hui maintenant".split(
    ' ',
  ),
)

const NONE =
  /^(?:none|independent|no parent|n\/a|-|ninguna|independiente|nenhuma|independente|keine|unabhängig|aucune|indépendante?)$/i

function isNone(value: string): boolean {
  return NONE.test(value.trim())
}

function independence(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): Finding | null {
  if (whose(context, sentence, hit) !== 'brand') return null
  const last = sentence.tokens[hit.to - 1]?.fold ?? ''
  const adjective = /^(?:independent|independiente|independente|unabhangig\w*|independant\w*)$/.test(last)
  const owned = /^(?:owned|\w+gefuhrt\w*)$/.test(last)
  const article = /^(?:an|una|uma|une|ein)$/.test(sentence.tokens[hit.from]?.fold ?? '')
  const single = hit.to - hit.from === 1
  if (((adjective && (article || single)) || owned) && !isCompanyAdjective(context, sentence, hit))
    return null
  const next = sentence.tokens[hit.to]?.fold ?? ''
  if ((adjective || owned) && (INDEPENDENT_OF.has(next) || isBehindPreposition(context, sentence, hit)))
    return null
  // "ningún grupo de Telegram": a group of something else.
  if (/^(?:group|groupe|grupo)$/.test(last) && context.vocabulary.of.has(sentence.tokens[hit.to]?.fold ?? ''))
    return null
  // "suits family-owned firms": said of the customers.
  if (hitsOf(sentence, 'customers').some((one) => one.from >= hit.to - 1 && one.from - hit.to <= 1))
    return null
  const negations = hitsOf(sentence, 'negation')
  const negative = negations.some((one) => one.from >= hit.from && one.to <= hit.to)
  // "não tem nenhum grupo": said twice, negated once.
  const first = negations.find((one) => one.to <= hit.from && hit.from - one.to <= 3)
  const from = negative ? (first?.from ?? hit.from) : hit.from
  return hold(context, {
    predicate: 'parent_company',
    stated: rawOf(context, sentence, hit.from, hit.to),
    sentence,
    from,
    // The cue carries its own negation ("not owned by any"), so nothing before it is looked at twice.
    value: from,
    to: hit.to,
    matches: (fact) => textsOf(fact).some(isNone),
    strong: true,
  })
}

/** "independent of the operating system" says nothing of owners. */
const INDEPENDENT_OF = new Set([
  'of',
  'from',
  'von',
  'vom',
  'de',
  'del',
  "d'",
  'du',
  'des',
  'da',
  'do',
  'dos',
])

/** "for independent shops", "an inhabergeführte Läden": said of the customers. */
function isBehindPreposition(
  { vocabulary }: ClaimContext,
  { tokens }: BoundSentence,
  hit: Hit<Cue>,
): boolean {
  const before = tokens[hit.from - 1]?.fold ?? ''
  return vocabulary.prepositions.has(before) && tokens[hit.from]?.cap === LOWER
}

/** "an independent family business", "is independent": said of the company, not of its reviews. */
function isCompanyAdjective(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): boolean {
  const near = hitsOf(sentence, 'company').some(
    (other) =>
      (other.from >= hit.to && other.from - hit.to <= 2) ||
      (other.to <= hit.from && hit.from - other.to <= (isJoined(context, sentence, hit) ? 2 : 1)),
  )
  if (near) return true
  const next = sentence.tokens[hit.to]
  const closes = next === undefined || next.kind !== WORD || context.vocabulary.and.has(next.fold)
  return (
    closes &&
    sentence.tokens
      .slice(Math.max(0, hit.from - 3), hit.from)
      .some((token) => context.vocabulary.copulas.has(token.fold))
  )
}

/** "une entreprise familiale et indépendante": a second adjective of the same noun. */
function isJoined(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): boolean {
  return context.vocabulary.and.has(sentence.tokens[hit.from - 1]?.fold ?? '')
}

function organisationAfter(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
): Organisation | null {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  let at = hit.to
  let lower = 0
  while (at < tokens.length && lower < 6) {
    const token = tokens[at] as Token
    const mark = marks.find((one) => one.owner === 'brand' && one.from === at)
    if (mark !== undefined) {
      at = mark.to
      lower += 1
      continue
    }
    if (
      token.kind === WORD &&
      token.cap !== LOWER &&
      countryOfDemonym(token.fold) !== undefined &&
      tokens[at + 1]?.cap === LOWER
    ) {
      at += 1
      continue
    }
    if (token.kind === WORD && token.cap !== LOWER) break
    const sign =
      token.fold === ':' ||
      token.fold === '"' ||
      (token.fold === ',' && lower <= 3 && isOwnerNoun(sentence, hit)) ||
      token.fold === '(' ||
      token.fold === '-' ||
      token.fold === '–'
    if (token.kind !== WORD && token.kind !== NUMBER && !sign) return null
    // "gehört zu den besten": an adjective in front of the noun means no company is named.
    if (
      token.kind === WORD &&
      !vocabulary.functionWords.has(token.fold) &&
      !isGroupWord(token.fold) &&
      countryOfDemonym(token.fold) === undefined
    ) {
      lower += 2
      if (vocabulary.code === 'de') return null
    }
    at += 1
    lower += 1
  }
  return organisationFrom(context, sentence, at, hit)
}

/** "does not belong to Oracle but to Big Group": what stands behind the contrast. */
function ownerInstead(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
  owner: Organisation,
): Organisation | null {
  const contrast = hitsOf(sentence, 'contrast').find(
    (one) => one.from >= owner.to && one.from - owner.to <= 2,
  )
  if (contrast === undefined || hitsOf(sentence, 'negation').length === 0) return null
  let start = contrast.to
  while (context.vocabulary.functionWords.has(sentence.tokens[start]?.fold ?? '')) start += 1
  return organisationFrom(context, sentence, start, hit)
}

function isOwnerNoun(sentence: BoundSentence, hit: Hit<Cue>): boolean {
  return hitsOf(sentence, 'ownerNoun').some((other) => other.from === hit.from)
}

const GROUP_WORDS =
  /^(?:group|giant|conglomerate|company|insurer|firm|holding|parent|gruppe|konzern|versicherungskonzern|unternehmen|riesen|grupo|gigante|multinacional|empresa|compania|companhia|groupe|geant|societe|entreprise|fund|investor|private|equity|insurance|software|tech|retail|food|media|family|fondo|fundo|fonds)$/

function isGroupWord(word: string): boolean {
  return GROUP_WORDS.test(word) || word.endsWith('konzern') || word.endsWith('gruppe')
}

export function organisationFrom(
  context: ClaimContext,
  sentence: BoundSentence,
  start: number,
  hit: Hit<Cue>,
): Organisation | null {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  let from = start
  // "dem Konzern Zurich": a common noun in front of the name is no part of it.
  while (
    tokens[from]?.kind === WORD &&
    tokens[from]?.cap !== LOWER &&
    isGroupWord((tokens[from] as Token).fold) &&
    tokens[from + 1]?.kind === WORD &&
    tokens[from + 1]?.cap !== LOWER
  )
    from += 1
  let to = from
  while (to < tokens.length) {
    const token = tokens[to] as Token
    if (marks.some((mark) => mark.owner === 'brand' && mark.from === to)) break
    const next = tokens[to + 1]
    const nextCapital = next?.kind === WORD && next.cap !== LOWER
    if (token.kind === WORD && token.cap !== LOWER) to += 1
    else if (
      to > from &&
      (token.fold === '&' ||
        token.fold === 'of' ||
        token.fold === 'de' ||
        token.fold === 'du' ||
        token.fold === 'do' ||
        token.fold === 'da' ||
        token.fold === '+') &&
      nextCapital
    )
      to += 1
    else if (
      to > from &&
      (token.fold === '-' || token.fold === '.' || token.fold === "'") &&
      !token.gap &&
      next !== undefined &&
      !next.gap
    )
      to += 1
    else if (to > from && token.kind === NUMBER && !token.gap) to += 1
    else break
  }
  if (to === from) return null
  const first = tokens[from] as Token
  const words = tokens.slice(from, to).map((token) => token.fold)
  if (isGivenName(first.fold) && to - from <= 3) return null
  if (placeOf(words) !== undefined || vocabulary.months.has(first.fold)) return null
  const name = rawOf(context, sentence, from, to)
  if (coreWords(name).length === 0) return null
  return { name, from, to, strong: isFirmName(context, sentence, from, to, hit) }
}

/** In German every noun has a capital: one ordinary word behind "gehört zu" is not yet a company. */
function isFirmName(
  context: ClaimContext,
  sentence: BoundSentence,
  from: number,
  to: number,
  hit: Hit<Cue>,
): boolean {
  if (context.vocabulary.code !== 'de') return true
  const words = sentence.tokens.slice(from, to).filter((token) => token.kind === WORD)
  if (words.some((token) => /^(?:ag|group|gruppe|holding|se|gmbh|konzern|kg|inc|plc|ltd)$/.test(token.fold)))
    return true
  const known = words.filter((token) => context.vocabulary.rankOf(token.fold) !== undefined).length
  const belongs = /^(?:gehort|zahlt|teil)/.test((sentence.tokens[hit.from] as Token).fold)
  return words.length > 1
    ? known < words.length
    : known === 0 &&
        !/(?:ung|schaft|heit|keit|tion)$/.test(words[0]?.fold ?? '') &&
        !(belongs && /(?:ung|en|er|e|schaft|heit)$/.test(words[0]?.fold ?? ''))
}

/** "wurde von Big Group übernommen": the German buyer stands before the participle. */
function germanOwnerBefore(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
): Organisation | null {
  if (
    context.vocabulary.code !== 'de' ||
    !/^(?:ubernommen|aufgekauft|gekauft|verkauft)$/.test((sentence.tokens[hit.from] as Token).fold)
  )
    return null
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - 8); at -= 1) {
    const { fold } = sentence.tokens[at] as Token
    if (fold === 'von' || fold === 'vom' || fold === 'durch' || fold === 'an') {
      let start = at + 1
      while (context.vocabulary.functionWords.has(sentence.tokens[start]?.fold ?? '')) start += 1
      const owner = organisationFrom(context, sentence, start, hit)
      return owner !== null && owner.to <= hit.from ? owner : null
    }
  }
  return germanBuyer(context, sentence, hit)
}

/** "Big Group hat Acme 2018 übernommen": the buyer before the auxiliary, the brand behind it. */
function germanBuyer(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): Organisation | null {
  const { tokens, marks } = sentence
  const auxiliary = tokens.findLastIndex((token, at) => at < hit.from && /^hat(?:te)?$/.test(token.fold))
  const bought = marks.find((mark) => mark.from > auxiliary && mark.to <= hit.from)
  if (auxiliary <= 0 || bought?.owner !== 'brand' || bought.product !== null) return null
  let from = auxiliary
  while (from > 0 && tokens[from - 1]?.kind === WORD && tokens[from - 1]?.cap !== LOWER) from -= 1
  const owner = from === auxiliary ? null : organisationFrom(context, sentence, from, hit)
  return owner?.to === auxiliary ? owner : null
}

/** "Behind Acme stands Big Group": unless it is the company's own legal name. */
function organisationBehind(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
): Organisation | null {
  const { tokens, marks } = sentence
  const mark = marks.find(
    (one) => one.owner === 'brand' && one.product === null && one.from >= hit.to && one.from - hit.to <= 2,
  )
  if (mark === undefined) return null
  const start = behindInsertion(sentence, mark.to)
  let at = start
  while (at - start < 4 && tokens[at]?.kind === WORD && tokens[at]?.cap === LOWER) at += 1
  if (at === start) return null
  const owner = organisationFrom(context, sentence, at, hit)
  if (owner === null || owner.to - owner.from > 4) return null
  const own = context.facts.active('legal_name').flatMap(textsOf)
  if (own.some((name) => sameOrganisation(name, owner.name))) return null
  return isPersonLike(sentence, owner) ? null : owner
}

/** "Acme (founded in 2009) …", "Acme, founded in 2009, …": where the sentence goes on. */
function behindInsertion({ tokens }: BoundSentence, at: number): number {
  const sign = tokens[at]?.fold
  if (sign !== '(' && sign !== ',') return at
  const close = tokens.findIndex((token, place) => place > at && token.fold === (sign === '(' ? ')' : ','))
  return close > 0 && close - at <= 8 ? close + 1 : at
}

/** Two capitalised words that no form of company ends: as likely a person as a firm. */
function isPersonLike(sentence: BoundSentence, owner: Organisation): boolean {
  const words = sentence.tokens.slice(owner.from, owner.to).filter((token) => token.kind === WORD)
  return words.length >= 2 && !isCorporate(owner.name)
}

/** "Big Group is the parent company of Acme". */
function ownerBeforeNoun(context: ClaimContext, sentence: BoundSentence, hit: Hit<Cue>): Organisation | null {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  let object = hit.to
  while (
    vocabulary.of.has(tokens[object]?.fold ?? '') ||
    vocabulary.determiners.has(tokens[object]?.fold ?? '')
  )
    object += 1
  if (
    object === hit.to ||
    !marks.some((mark) => mark.owner === 'brand' && mark.product === null && mark.from === object)
  )
    return null
  let end = hit.from
  while (
    end > 0 &&
    (vocabulary.determiners.has(tokens[end - 1]?.fold ?? '') ||
      vocabulary.copulas.has(tokens[end - 1]?.fold ?? '') ||
      tokens[end - 1]?.fold === ',')
  )
    end -= 1
  let from = end
  while (
    from > 0 &&
    ((tokens[from - 1]?.kind === WORD && tokens[from - 1]?.cap !== LOWER) ||
      (tokens[from - 1]?.fold === '&' && from < end))
  )
    from -= 1
  return from === end || end === hit.from ? null : organisationFrom(context, sentence, from, hit)
}

/** "Acme, a Big Group company": the owner's name as an adjective. */
function owningAdjective(context: ClaimContext, sentence: BoundSentence, mark: Mark): Organisation | null {
  const { tokens } = sentence
  if (context.vocabulary.code !== 'en' || mark.product !== null) return null
  let at = mark.to
  if (tokens[at]?.fold !== ',' && !context.vocabulary.copulas.has(tokens[at]?.fold ?? '')) return null
  at += 1
  if (tokens[at]?.fold !== 'a' && tokens[at]?.fold !== 'an') return null
  const hit: Hit<Cue> = { tag: 'owned', from: at, to: at + 1 }
  const owner = organisationFrom(context, sentence, at + 1, hit)
  const noun = owner === null ? undefined : tokens[owner.to]
  const company =
    noun !== undefined && noun.cap === LOWER && /^(?:company|subsidiary|brand|business|unit)$/.test(noun.fold)
  if (owner === null || !company || countryOfDemonym((tokens[owner.from] as Token).fold) !== undefined)
    return null
  return owner
}

/** "Big Group-owned Acme". */
function hyphenatedOwner(context: ClaimContext, sentence: BoundSentence, mark: Mark): Organisation | null {
  const { tokens } = sentence
  if (tokens[mark.from - 1]?.fold !== 'owned' || tokens[mark.from - 2]?.fold !== '-') return null
  const end = mark.from - 2
  let from = end
  while (from > 0 && tokens[from - 1]?.kind === WORD && tokens[from - 1]?.cap !== LOWER) from -= 1
  if (from === end) return null
  return { name: rawOf(context, sentence, from, end), from, to: end, strong: true }
}

/** "Big Group acquired Acme in 2019": the buyer before the verb, the brand right after it. */
function organisationBefore(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<Cue>,
): Organisation | null {
  const { tokens, marks } = sentence
  let object = hit.to
  while (
    context.vocabulary.determiners.has(tokens[object]?.fold ?? '') ||
    context.vocabulary.prepositions.has(tokens[object]?.fold ?? '')
  )
    object += 1
  const bought = marks.find((mark) => mark.from >= hit.to && mark.from <= object + 1)
  const isIt =
    bought === undefined &&
    sentence.marks.some((mark) => mark.owner === 'brand' && mark.product === null && mark.to < hit.from) &&
    sentence.pronouns.some((one) => one.from === hit.to)
  if (!isIt && (bought?.owner !== 'brand' || bought.product !== null)) return null
  let from = hit.from
  while (from > 0) {
    const before = tokens[from - 1] as Token
    if ((before.kind === WORD && before.cap !== LOWER) || (before.fold === '&' && from < hit.from)) from -= 1
    else break
  }
  return from === hit.from ? null : organisationFrom(context, sentence, from, hit)
}
