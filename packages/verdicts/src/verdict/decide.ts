import { declaredIn } from '../declared/in-verdict.ts'
import { PREDICATES } from '../predicates/all.ts'
import type { BrandProfile, Doubt, Mention, Reading } from '../reading.ts'
import type { Measured } from './certainty.ts'
import { type Combined, combine, type ModelTerms, type Readers, readersOf, touchesFacts } from './combine.ts'
import { sayDenial } from './denial.ts'
import { type FactsUnderJudgement, sayClaim } from './judge-claim.ts'
import messages from './messages.json' with { type: 'json' }
import reasons from './reasons.json' with { type: 'json' }
import type { Claim, JudgedFact, Review, Verdict } from './verdict.ts'

/** Raised whenever a verdict can change for readings and facts it was given before. */
export const VERDICT_VERSION = '3.6.0'

/** `measured` says how often each group of rules was right; only tests set it. */
export function verdict(
  given: readonly Reading[],
  known: readonly JudgedFact[],
  brand: Pick<BrandProfile, 'name' | 'aliases'>,
  {
    predicates: common = PREDICATES,
    measured,
    at,
    range,
    model,
  }: Partial<Pick<FactsUnderJudgement, 'predicates' | 'at' | 'range'>> & {
    measured?: Measured
    model?: ModelTerms
  } = {},
): Verdict {
  const { predicates, readings, facts, notReadBy } = declaredIn(given, known, common)
  const readers = readersOf(readings)
  const seen = seenBy(readers, readings)
  const underJudgement = { predicates, facts, names: [brand.name, ...brand.aliases], at, range }
  const judgements = isThere(seen) ? combine(readers, underJudgement, measured, model) : []
  const claims = judgements.map((one) =>
    one.claim.value === null ? sayDenial(one, underJudgement) : sayClaim(one, underJudgement),
  )
  const active = facts.filter((fact) => fact.active)
  const reviews = [
    ...contradictions(claims, underJudgement),
    ...gaps(judgements),
    ...disagreement(readers, underJudgement),
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
    readers: readings.map(({ reader }) => reader),
    read: seen.read,
    version: VERDICT_VERSION,
  }
}

type Seen = Omit<Reading, 'claims' | 'doubts' | 'reader' | 'checked'>

/** A person's view, else a model's, else the rules'. Sources, prompt and where the name stands are the rules' to say. */
function seenBy(readers: Readers, readings: readonly Reading[]): Seen {
  const { rules, model, person } = readers
  const first = person ?? model ?? rules ?? readings[0]
  if (first === undefined) throw new Error('A verdict needs at least one reading.')
  const found = rules ?? first
  // Whoever overlooks the name has not seen either what is said of it.
  const reader = isVetoed(readers) ? found : first
  return {
    ...reader,
    substance: reader.substance || (reader === model && isDescribed(rules)),
    mention: person === null ? mentionOf(readers, first) : person.mention,
    mentions: found.mentions.length > 0 ? found.mentions : first.mentions,
    ownedCitations: found.ownedCitations,
    promptNamesBrand: found.promptNamesBrand,
    // Only rules depend on knowing the language.
    language: first === rules ? first.language : 'read',
  }
}

/** An answer is empty if neither reader finds anything said: an echo is a reproach too. */
const isDescribed = (rules: Reading | null): boolean =>
  rules !== null && rules.language !== null && rules.mention === 'brand' && rules.substance

/** A model says whether the name means the brand; whether it is there at all is not a matter of opinion. */
function mentionOf(readers: Readers, first: Reading): Mention {
  const found = readers.rules ?? first
  const isNamed =
    found.mentions.length > 0 ||
    found.ownedCitations.length > 0 ||
    found.mention !== 'none' ||
    first.mentions.length > 0
  if (!isNamed) return 'none'
  return isVetoed(readers) ? 'unclear' : first.mention
}

/**
 * A name that stands there more than once cannot be overlooked, except by a model that was talked into it. Names of
 * shops, sources and namesakes stand there as well: rules tell those apart.
 */
function isVetoed({ rules, model, person }: Readers): boolean {
  if (person !== null || model?.mention !== 'none' || model.mentions.length < 2) return false
  return rules === null || rules.mention === 'brand' || rules.mention === 'unclear'
}

const isThere = ({ mention, ownedCitations }: Seen): boolean =>
  mention === 'brand' || mention === 'unclear' || ownedCitations.length > 0

function classOf(seen: Seen, judgements: readonly Combined[]): Pick<Verdict, 'class' | 'rule'> {
  if (!isThere(seen))
    return { class: 'ABSENT', rule: seen.mention === 'namesake' ? 'absent:namesake' : 'absent:not_named' }
  // An unclear name or an unknown language neither accuses nor grounds.
  const sure = seen.mention === 'unclear' || seen.language === null ? [] : judgements
  const wrong = sure.find(({ verdict, certainty }) => verdict === 'contradicted' && certainty === 'certain')
  if (wrong !== undefined) return { class: 'CONFABULATED', rule: `contradicted:${wrong.claim.predicate}` }
  const right = sure.find(({ verdict }) => verdict === 'supported')
  if (right === undefined && seen.promptNamesBrand && !seen.substance)
    return { class: 'ECHO', rule: `echo:${seen.substanceRule}` }
  // Whatever grounds the answer: nobody has looked yet at what rules are certain of.
  if (judgements.some(({ isOpen }) => isOpen))
    return { class: 'DESCRIPTIVE', rule: 'descriptive:open_contradiction' }
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

/** The reading that accuses is the rules': whoever looks sees whether the model has overlooked it. */
const gaps = (judgements: readonly Combined[]): Review[] =>
  judgements
    .filter(({ isGap }) => isGap)
    .map(({ claim: { start, end, quote } }) => ({
      reason: 'readers_disagree',
      message: messages.left_out,
      span: { start, end, quote },
    }))

function disagreement(readers: Readers, underJudgement: FactsUnderJudgement): Review[] {
  const { rules } = readers
  const model = readers.model ?? readers.unreliable
  if (rules === null || model === null) return []
  const span = rules.mentions[0] ?? model.mentions[0] ?? null
  if (isVetoed(readers)) return [{ reason: 'readers_disagree', message: messages.name_stands_there, span }]
  // A page of the brand among the sources is a mention that is not in the text.
  const isOnlyCited = rules.mentions.length === 0 && rules.ownedCitations.length > 0
  if (rules.mention === 'unclear' || (isOnlyCited && model.mention === 'none')) return []
  if ((rules.mention === 'brand') === (model.mention === 'brand')) return []
  // Who the name means, the model knows better: a person is asked where something hangs on it.
  const isSettled =
    model.mention === 'namesake' && !rules.promptNamesBrand && !touchesFacts(rules, underJudgement)
  if (isSettled && readers.model !== null) return []
  const message = rules.mention === 'brand' ? messages.only_rules_find : messages.only_model_finds
  return [{ reason: 'readers_disagree', message, span }]
}

/** A model's reading settles whom the answer names and in which language, not how far it was read. */
function doubtsOf(readings: readonly Reading[], { model }: Readers): Review[] {
  const isOpen = ({ reason }: Doubt) =>
    model === null || ['answer_too_long', 'unreadable', 'unreliable'].includes(reason)
  const open = readings.flatMap(({ doubts }) => doubts.filter(isOpen))
  return open.map(({ reason, span }) => ({ reason, message: messages[reason], span }))
}
