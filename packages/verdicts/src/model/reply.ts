import { defaultEngine, type Engine } from '../engine.ts'
import { isRecord } from '../predicates/check.ts'
import { MENTIONS, type ReaderInput, type ReaderName, type Reading } from '../reading.ts'
import { claimsFromQuotes, type QuotedClaim } from './quotes.ts'

/** Never throws. What is not literally in the answer is dropped: one that talks to the model can only mislead it. */
export function readingFromReply(
  { answer }: ReaderInput,
  output: unknown,
  reader: Omit<ReaderName, 'kind'>,
  engine: Engine = defaultEngine(),
): Reading {
  const reply = readReply(output)
  const characters = answer.text.length
  return {
    mention: reply?.mention ?? 'none',
    mentions: [],
    substance: reply?.substance ?? false,
    substanceRule: reply?.substance === true ? 'describes' : 'nothing_said',
    // Whether the prompt names the brand, and which sources are its own, rules say.
    promptNamesBrand: false,
    claims: reply === null ? [] : claimsFromQuotes(answer.text, reply.claims, 'model', engine).claims,
    ownedCitations: [],
    language: null,
    read: { characters: reply === null ? 0 : characters, of: characters },
    doubts: reply === null ? [{ reason: 'unreadable', span: null }] : [],
    reader: { kind: 'model', ...reader },
  }
}

/** Null for anything but the schema: not every server keeps to it. */
function readReply(output: unknown) {
  if (!isRecord(output)) return null
  const { substance, claims } = output
  const mention = MENTIONS.find((name) => name === output.mention && name !== 'unclear')
  if (mention === undefined || typeof substance !== 'boolean') return null
  if (!Array.isArray(claims) || claims.length > 100 || !claims.every(isQuoted)) return null
  return { mention, substance, claims }
}

const isQuoted = (claim: unknown): claim is QuotedClaim =>
  isRecord(claim) && typeof claim.predicate === 'string' && typeof claim.quote === 'string'
