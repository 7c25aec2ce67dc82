import { inNoInformation } from '../assertion.ts'
import { sameOrganisation } from '../compare/organisations.ts'
import type { Cue } from '../languages/language.ts'
import type { Hit } from '../phrases.ts'
import { hasCue } from '../reading.ts'
import type { BoundSentence } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { type ClaimContext, type Finding, textsOf } from './context.ts'
import { isCorporate, type Organisation, organisationFrom, reportOwner } from './owner.ts'

/** "Who owns Acme?" – "Acme sits inside the Big Group": the one group of companies that is named beside the brand. */
export function askedOwner(context: ClaimContext, sentences: readonly BoundSentence[]): Finding[] {
  const named = sentences.flatMap((sentence) =>
    groupsIn(context, sentence).map((owner) => ({ sentence, owner })),
  )
  const [first, ...others] = named
  if (first === undefined) return []
  if (others.some(({ owner }) => !sameOrganisation(owner.name, first.owner.name))) return []
  const { sentence, owner } = first
  const findings: Finding[] = []
  reportOwner(findings, context, sentence, hitAt(owner.from), owner, true)
  return findings
}

function groupsIn(context: ClaimContext, sentence: BoundSentence): Organisation[] {
  const { tokens, marks } = sentence
  if (tokens.some((token) => OTHER_DEALING.test(token.fold)) || hasCue(sentence, 'noInformation')) return []
  const own = context.facts.active('legal_name').flatMap(textsOf)
  const groups: Organisation[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || token.cap === LOWER || isOwnMark(sentence, at)) continue
    const owner = organisationFrom(context, sentence, at, hitAt(at))
    if (owner === null) continue
    at = owner.to
    const before = tokens[owner.from - 1]?.fold ?? ''
    const group = isCorporate(owner.name) || /(?:konzern|gruppe)s?$/i.test(owner.name) || GROUP.test(before)
    if (!group || !isLedTo(context, sentence, owner) || inNoInformation(sentence, owner.from)) continue
    if (own.some((name) => sameOrganisation(name, owner.name))) continue
    const strangers = marks.some(
      (mark) => mark.owner === 'other' && (mark.to <= owner.from || mark.from >= owner.to),
    )
    if (!strangers) groups.push(owner)
  }
  return groups
}

const hitAt = (at: number): Hit<Cue> => ({ tag: 'owned', from: at, to: at + 1 })

function isOwnMark({ marks }: BoundSentence, at: number): boolean {
  return marks.some((mark) => mark.owner === 'brand' && mark.from <= at && mark.to > at)
}

/** Behind a preposition that can lead to an owner, or right at the beginning. */
function isLedTo({ vocabulary }: ClaimContext, { tokens }: BoundSentence, { from }: Organisation): boolean {
  let at = from - 1
  if (GROUP.test(tokens[at]?.fold ?? '')) at -= 1
  while (at >= 0 && vocabulary.determiners.has(tokens[at]?.fold ?? '')) at -= 1
  if (at < 0) return true
  const { fold } = tokens[at] as Token
  // "rated by Big Group": behind "by" the verb would have to be one of owning, and those are read elsewhere.
  if (vocabulary.by.has(fold) && !vocabulary.of.has(fold)) return false
  return (
    !NOT_OWNING.has(fold) && (vocabulary.prepositions.has(fold) || /^(?:inside|within|innerhalb)$/.test(fold))
  )
}

const NOT_OWNING = new Set(
  'with like unlike against besides than for mit wie gegen ausser neben fur als con como contra para com avec comme contre pour chez from'.split(
    ' ',
  ),
)

/** In front of the name: "Grupo Roble". */
const GROUP = /^(?:grupo|groupe|gruppo|konzern|gruppe)$/

/** What else a group may have to do with the brand. */
const OTHER_DEALING =
  /^(?:wanted|tried|wollte|versuchte|quiso|quis|voulait|offer\w*|bid|talks|rumou?r\w*|sold|verkauft\w*|vendid\w*|vendue?|sells|spun|partner\w*|customers?|clients?|clientes?|kunden|supplier\w*|invest\w*|minorit\w*|minderheit\w*|stake|anteil\w*|participa\w*|compet\w*|konkurr\w*|concurr\w*|formerly|early)$/
