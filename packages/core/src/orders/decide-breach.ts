import type { StoredClaim, StoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import type { Engine } from '@veracite/terms/vocabulary'
import { foldQuote } from '@veracite/verdicts/model/fold-quote'
import type { OrderManifest } from '@veracite/verify/bundle/manifest'

/** One forbidden statement, by the key of its value; a value of null means every value that a fact contradicts. */
export type ForbiddenStatement = OrderManifest['statements'][number]

/** What decides whether an answer breaches a notice or order. */
export interface OrderScope {
  statements: readonly ForbiddenStatement[]
  engines: readonly Engine[]
  holdsFrom: Date
  recordedAt: Date
  /** When it was withdrawn or superseded; null while it holds. */
  endedAt: Date | null
}

/** An answer as the reading that decided its class read it. */
export interface JudgedAnswer {
  engine: Engine
  /** When it was given. Of an answer from an app, which may be brought much later: as its file says; null if it does not say. */
  givenAt: Date | null
  verdict: Pick<StoredVerdict, 'class' | 'decidedBy'> & { claims: readonly StoredClaim[] }
  /** The whole answer; null if it is not at hand. Only answers that no model and no person read need it. */
  text: string | null
}

/** Why an answer that comes near a forbidden statement does not breach the order. */
type NearMiss = (typeof NEAR_MISSES)[number]['name']

export type BreachDecision =
  | { outcome: 'breach'; statement: number; claim: StoredClaim }
  | { outcome: 'near_miss'; statement: number; claim: StoredClaim; reason: NearMiss }
  | { outcome: 'neither' }

interface Compared {
  statement: ForbiddenStatement
  claim: StoredClaim
  answer: JudgedAnswer
  scope: OrderScope
}

/** Read from the top: the first that applies says why a statement of the kind that the order names is no breach. */
const NEAR_MISSES = [
  { name: 'denied', applies: ({ claim }) => claim.stance === 'denied' },
  { name: 'corrected', applies: ({ claim }) => claim.stance === 'corrected' },
  { name: 'reported', applies: ({ claim }) => claim.stance === 'hearsay' },
  { name: 'not_asserted', applies: ({ claim }) => !['asserted', 'past'].includes(claim.stance) },
  { name: 'other_product', applies: ({ statement, claim }) => claim.key?.about !== statement.about },
  { name: 'other_value', applies: ({ statement, claim }) => !isSameValue(statement, claim) },
  { name: 'other_time', applies: ({ claim }) => claim.verdict === 'outdated' },
  // `past` of a predicate that is true for ever is judged like a statement about now; of others it is not judged.
  { name: 'not_asserted', applies: ({ claim }) => claim.stance === 'past' && !isFalse(claim) },
  { name: 'not_false', applies: ({ claim }) => !isFalse(claim) },
  { name: 'not_confirmed', applies: ({ claim }) => claim.certainty !== 'certain' },
  { name: 'not_confirmed', applies: ({ answer, claim }) => isReadPlainly(answer, claim) },
  // The class says that the name means the brand: an unclear name accuses nobody.
  { name: 'name_unclear', applies: ({ answer }) => answer.verdict.class !== 'CONFABULATED' },
  { name: 'other_engine', applies: ({ answer, scope }) => !scope.engines.includes(answer.engine) },
  { name: 'time_unknown', applies: ({ answer }) => answer.givenAt === null },
  { name: 'before_it_holds', applies: ({ answer, scope }) => isBefore(answer, scope.holdsFrom) },
  { name: 'before_recorded', applies: ({ answer, scope }) => isBefore(answer, scope.recordedAt) },
  {
    name: 'after_it_ended',
    applies: ({ answer, scope }) => scope.endedAt !== null && !isBefore(answer, scope.endedAt),
  },
] as const satisfies readonly { name: string; applies: (compared: Compared) => boolean }[]

/**
 * Whether an answer breaches a notice or order: only a statement in its scope that the deciding reading states as true now,
 * that a fact contradicts, and that is certain. Pure.
 */
export function decideBreach(scope: OrderScope, answer: JudgedAnswer): BreachDecision {
  let near: Exclude<BreachDecision, { outcome: 'neither' }> | null = null
  let nearest = -1
  for (const [i, statement] of scope.statements.entries()) {
    for (const claim of answer.verdict.claims) {
      if (!isNear(statement, claim)) continue
      const compared = { statement, claim, answer, scope }
      const failed = NEAR_MISSES.findIndex(({ applies }) => applies(compared))
      const reason = NEAR_MISSES[failed]?.name
      if (reason === undefined) return { outcome: 'breach', statement: i, claim }
      // The statement that comes nearest to a breach says why the answer is none.
      if (failed > nearest) {
        nearest = failed
        near = { outcome: 'near_miss', statement: i, claim, reason }
      }
    }
  }
  return near ?? { outcome: 'neither' }
}

/** Of the same kind, and either the forbidden value or a false one; what is right is not near. */
const isNear = (statement: ForbiddenStatement, claim: StoredClaim): boolean =>
  claim.predicate === statement.predicate &&
  claim.key !== null &&
  (isFalse(claim) || (claim.verdict !== 'supported' && isSameValue(statement, claim)))

const isBefore = ({ givenAt }: JudgedAnswer, at: Date): boolean => givenAt === null || givenAt < at

const isFalse = ({ verdict }: StoredClaim): boolean => verdict === 'contradicted'

function isSameValue({ value }: ForbiddenStatement, { key, stance, verdict }: StoredClaim): boolean {
  if (value === null) return verdict === 'contradicted'
  const stated = stance === 'denied' ? key?.value.replace(/^not /, '') : key?.value
  return stated === value
}

/**
 * Only the plain reader has read the answer, and does not understand what stands around a statement. A label may stand below the
 * name of another company: only a sentence with the brand as its subject says who is meant. An answer that also names the right
 * value may correct it. Who read answers of old versions is not known.
 */
function isReadPlainly(
  { verdict: { decidedBy }, text }: JudgedAnswer,
  { readBy, truth, span }: StoredClaim,
): boolean {
  if (decidedBy !== 'rules') return decidedBy === undefined
  if (readBy !== 'subject' || text === null || isSetApart(text, span)) return true
  return truth !== null && isIn(firstPart(truth), text)
}

/**
 * What stands right around the sentence may quote it or take it back, in words that no list has: a line above it that ends in
 * a colon, a mark of a list at its beginning, a remark in brackets or at most three words after it ("Scratch that.").
 */
function isSetApart(text: string, { start, end }: StoredClaim['span']): boolean {
  const lineAt = text.lastIndexOf('\n', start - 1) + 1
  const [above, line, rest] = [text.slice(0, lineAt), text.slice(lineAt, start), text.slice(end)]
  return /[:：][*_\s]*$/.test(above) || LIST_MARK.test(line) || REMARK.test(rest) || FEW_WORDS.test(rest)
}

const LIST_MARK = /^\s*(?:[-+*•~>|#]|\d+[.)])/
/** No reference: "[1]", "([name](address))". */
const REMARK = /^[\s.!]*(?:\((?!\[)|\[(?!\^?\d|[^\]]*\]\())/
const FEW_WORDS = /^[^\n.!?]*[.!]\s+[^\s.!?:\d]+(?:\s+[^\s.!?:\d]+){0,2}\s*[.!]/

/** However it is written: in bold letters, with other signs or accents. */
const isIn = (words: string, text: string): boolean => folded(text).includes(folded(words))
const folded = (text: string): string => foldQuote(text).text.toLowerCase()

/** "Turin" of "Turin, Italy". */
const firstPart = (truth: string): string => truth.split(',')[0] ?? truth
