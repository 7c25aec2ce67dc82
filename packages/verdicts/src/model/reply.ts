import { defaultEngine, type Engine } from '../engine.ts'
import { isRecord } from '../predicates/check.ts'
import { type Doubt, MENTIONS, type ReaderInput, type ReaderName, type Reading } from '../reading.ts'
import { literalNames } from './literal-names.ts'
import { literalValues } from './literal-values.ts'
import { parseReply } from './parse-reply.ts'
import { claimsFromQuotes, type QuotedClaim } from './quotes.ts'

/**
 * The reading in a model's reply, which is an object or text with one in it. Never throws. What is not in the answer is
 * dropped, counted and named: an answer that talks to the model can only mislead it.
 */
export function readingFromReply(
  { answer, brand }: ReaderInput,
  output: unknown,
  reader: Omit<ReaderName, 'kind'>,
  engine: Engine = defaultEngine(),
): Reading {
  const reply = readReply(output)
  const { claims, notes } = claimsFromQuotes(answer.text, reply?.claims ?? [], 'model', engine)
  const given = reply?.claims.length ?? 0
  const lost = given - claims.length
  const confirmed = claims.filter(({ group }) => group === 'model').length
  const mentions = literalNames(answer.text, brand)
  const literal = reply?.mention === 'brand' ? literalValues(answer.text, mentions, brand) : []
  const characters = answer.text.length
  return {
    mention: reply?.mention ?? 'none',
    // Where the name stands letter by letter: whether it means the brand, the model says.
    mentions,
    substance: reply?.substance ?? false,
    substanceRule: reply?.substance === true ? 'describes' : 'nothing_said',
    // Whether the prompt names the brand, and which sources are its own, rules say.
    promptNamesBrand: false,
    claims: [...claims, ...literal],
    ownedCitations: [],
    language: null,
    read: { characters: reply === null ? 0 : characters, of: characters },
    doubts: doubtsOf(reply !== null, lost * MOST_LOST > given),
    reader: { kind: 'model', ...reader },
    ...(given > 0 && { checked: { given, confirmed, lost, notes } }),
  }
}

/** A reply that loses more than one statement in this many was not read with care, or not from this answer. */
const MOST_LOST = 3

function doubtsOf(isReadable: boolean, isUnreliable: boolean): Doubt[] {
  if (!isReadable) return [{ reason: 'unreadable', span: null }]
  return isUnreliable ? [{ reason: 'unreliable', span: null }] : []
}

/** Null for anything but the schema: not every server keeps to it. */
function readReply(output: unknown) {
  const reply = parseReply(output)
  if (reply === null) return null
  const { substance, claims } = reply
  const mention = MENTIONS.find((name) => name === reply.mention && name !== 'unclear')
  if (mention === undefined || typeof substance !== 'boolean') return null
  if (!Array.isArray(claims) || claims.length > 100 || !claims.every(isQuoted)) return null
  return { mention, substance, claims }
}

const isQuoted = (claim: unknown): claim is QuotedClaim =>
  isRecord(claim) && typeof claim.predicate === 'string' && typeof claim.quote === 'string'
