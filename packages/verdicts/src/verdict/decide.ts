import { PREDICATES } from '../predicates/all.ts'
import reasons from '../predicates/reasons.json' with { type: 'json' }
import type { BrandProfile, Doubt, Mention, ReadClaim, Reading } from '../reading.ts'
import { declaredIn } from './declared-facts.ts'
import { type FactsUnderJudgement, factsUnderJudgement, type SureJudgement, sayClaim } from './judge-claim.ts'
import { judgeReading, type ModelTrust, mayBeTakenBack } from './judge-reading.ts'
import messages from './messages.json' with { type: 'json' }
import { decidingReading, type Readers, readersOf } from './readers.ts'
import type { Claim, JudgedFact, Review, Verdict } from './verdict.ts'

/** Raised whenever a verdict can change for readings and facts it was given before. */
export const VERDICT_VERSION = '4.1.0'

type Options = Partial<Pick<FactsUnderJudgement, 'predicates' | 'at' | 'range'>> & { model?: ModelTrust }

/** The class of an answer: one reading decides, a person's, else a model's, else the plain reader's. */
export function verdict(
  given: readonly Reading[],
  known: readonly JudgedFact[],
  brand: Pick<BrandProfile, 'name' | 'aliases'>,
  { predicates: common = PREDICATES, at, range, model = RECORDED }: Options = {},
): Verdict {
  const { predicates, readings, facts, notReadBy } = declaredIn(given, known, common)
  const readers = readersOf(readings)
  const deciding = decidingReading(readers, readings)
  const seen = seenBy(deciding, readers)
  const names = [brand.name, ...brand.aliases]
  const underJudgement = factsUnderJudgement({ predicates, facts, names, at, range })
  const judge = (reading: Reading) => judgeReading(reading, readers.confirmation, underJudgement, model)
  const judgements = isThere(seen) ? judge(deciding) : []
  const claims = judgements.map((one) => sayClaim(one, underJudgement))
  const active = facts.filter((fact) => fact.active)
  const reviews = [
    ...contradictions(claims, underJudgement),
    ...unseenByModel(readers, judge),
    ...disagreement(readers, seen),
    ...doubtsOf(readings, readers),
  ]
  const notRead = notReadBy(readers.person ?? readers.model)
  const compared = active.filter(({ id }) => claims.some(({ factId }) => factId === id))
  return {
    ...classOf(seen, judgements),
    mentions: seen.mentions,
    claims: claims.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end),
    ownedCitations: seen.ownedCitations,
    factsCoverage: { facts: range?.facts ?? active.length, compared: compared.length },
    ...(notRead.length > 0 && { notRead }),
    needsReview: readers.person === null ? reviews : [],
    decidedBy: decidedBy(deciding),
    readers: readings.map(({ reader }) => reader),
    read: seen.read,
    version: VERDICT_VERSION,
  }
}

const decidedBy = ({ reader: { kind } }: Reading) => (kind === 'confirmation' ? 'rules' : kind)

const RECORDED: ModelTrust = { accuses: true, confirmation: 'assumed' }

type Seen = Omit<Reading, 'claims' | 'doubts' | 'reader' | 'checked'>

/** The view of the deciding reader. Sources, prompt and the places of the name need no understanding: the plain reader finds them. */
function seenBy(deciding: Reading, readers: Readers): Seen {
  const found = readers.rules ?? deciding
  const mentions = found.mentions.length > 0 ? found.mentions : deciding.mentions
  return {
    ...deciding,
    mention: mentionOf(deciding, found, mentions.length),
    mentions,
    ownedCitations: found.ownedCitations,
    promptNamesBrand: found.promptNamesBrand,
  }
}

/** A model says whether the name means the brand; whether it is there at all is not a matter of opinion. */
function mentionOf(deciding: Reading, found: Reading, names: number): Mention {
  if (deciding.reader.kind !== 'model') return deciding.mention
  const isInText = names > 0 || deciding.mentions.length > 0 || found.mention !== 'none'
  const isNamed = isInText || found.ownedCitations.length > 0
  if (!isNamed) return 'none'
  // A name that stands there twice cannot be overlooked, except by a model that was talked into it.
  const isOverlooked = deciding.mention === 'none' && names > 1 && found.mention !== 'namesake'
  return isOverlooked ? 'unclear' : deciding.mention
}

const isThere = ({ mention, ownedCitations }: Seen): boolean =>
  mention === 'brand' || mention === 'unclear' || ownedCitations.length > 0

function classOf(seen: Seen, judgements: readonly SureJudgement[]): Pick<Verdict, 'class' | 'rule'> {
  if (!isThere(seen))
    return { class: 'ABSENT', rule: seen.mention === 'namesake' ? 'absent:namesake' : 'absent:not_named' }
  // An unclear name neither accuses nor grounds.
  const sure = seen.mention === 'unclear' ? [] : judgements
  const wrong = sure.find(({ verdict, certainty }) => verdict === 'contradicted' && certainty === 'certain')
  if (wrong !== undefined) return { class: 'CONFABULATED', rule: `contradicted:${wrong.claim.predicate}` }
  const right = sure.find(({ verdict }) => verdict === 'supported')
  if (right === undefined && seen.promptNamesBrand && !seen.substance)
    return { class: 'ECHO', rule: `echo:${seen.substanceRule}` }
  if (right !== undefined) return { class: 'STRONG', rule: `supported:${right.claim.predicate}` }
  if (seen.ownedCitations.length > 0) return { class: 'STRONG', rule: 'grounded:owned_citation' }
  return { class: 'DESCRIPTIVE', rule: 'descriptive:nothing_grounded' }
}

function contradictions(claims: readonly Claim[], { predicates }: FactsUnderJudgement): Review[] {
  const likely = claims.filter((one) => one.verdict === 'contradicted' && one.certainty === 'likely')
  return likely.map(({ predicate, stated, truth, span, reason }) => {
    const label = predicates.find(({ name }) => name === predicate)?.label ?? predicate
    const why = reason === undefined ? '' : ` ${reasons[reason]}`
    const message = `${label}: the answer seems to say "${stated}", the fact says "${truth}".${why}`
    return { reason: 'likely_contradiction', message, span }
  })
}

/**
 * An answer is hostile text and may talk a model into silence. Where the plain reader is certain of a contradiction, or would be
 * without words that may take it back, and the model has no statement of that predicate, a person looks; the class stays what
 * the model's reading makes it.
 */
function unseenByModel(
  { rules, model }: Readers,
  judge: (reading: Reading) => readonly SureJudgement[],
): Review[] {
  if (rules === null || model === null || rules.mention !== 'brand') return []
  const isUnseen = (one: SureJudgement) =>
    one.verdict === 'contradicted' &&
    (one.certainty === 'certain' || mayBeTakenBack(one)) &&
    !model.claims.some((other) => other.predicate === one.claim.predicate && isOwnWord(other))
  return judge(rules)
    .filter(isUnseen)
    .map(({ claim: { start, end, quote } }) => ({
      reason: 'readers_disagree',
      message: messages.left_out,
      span: { start, end, quote },
    }))
}

/** What an answer can talk a model into says nothing here: a value that is not in the quote, or calling a statement corrected. */
const isOwnWord = ({ inferred, stance }: ReadClaim): boolean => inferred !== true && stance !== 'corrected'

/** The model says that the name is not there; it is. */
function disagreement({ model }: Readers, { mention, mentions }: Seen): Review[] {
  if (model?.mention !== 'none' || mention !== 'unclear') return []
  return [{ reason: 'readers_disagree', message: messages.name_stands_there, span: mentions[0] ?? null }]
}

/** A model's reading settles which company the answer names, not how far it was read. */
function doubtsOf(readings: readonly Reading[], { model }: Readers): Review[] {
  const isOpen = ({ reason }: Doubt) => model === null || !SETTLED_BY_MODEL.has(reason)
  const open = readings.flatMap(({ doubts }) => doubts.filter(isOpen))
  return open.map(({ reason, span }) => ({ reason, message: messages[reason], span }))
}

const SETTLED_BY_MODEL: ReadonlySet<Doubt['reason']> = new Set(['unclear_name', 'unknown_language'])

/** Why a statement that a fact seems to contradict asks for a person, in a sentence. */
export const whyUnsure = ({ reason }: Pick<Claim, 'reason'>): string =>
  reason === undefined ? messages.not_certain : reasons[reason]
