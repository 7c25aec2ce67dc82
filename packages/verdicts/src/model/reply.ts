import { defaultEngine } from '../default-engine.ts'
import type { Engine } from '../engine.ts'
import { MENTIONS, type ReaderInput, type ReaderName, type Reading } from '../reading.ts'
import { claimsFromQuotes, type QuotedClaim } from './quotes.ts'

const MAX_CLAIMS = 100

/**
 * A model's reply as a reading. Believes nothing: what is not of the form is nobody's reading, what is not literally in
 * the answer is dropped. An answer that talks to the model can at worst make it miss or misplace what stands there.
 * Pure, and never throws, whatever `output` is.
 */
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
    // Whether the prompt names the brand and which sources are its own is found without a model.
    promptNamesBrand: false,
    claims: reply === null ? [] : claimsFromQuotes(answer.text, reply.claims, 'model', engine).claims,
    ownedCitations: [],
    language: null,
    read: { characters: reply === null ? 0 : characters, of: characters },
    doubts: reply === null ? [{ reason: 'unreadable', span: null }] : [],
    reader: { kind: 'model', ...reader },
  }
}

/** Null for anything but the schema: providers promise it, compatible servers often do not keep it. */
function readReply(
  output: unknown,
): (Pick<Reading, 'mention' | 'substance'> & { claims: QuotedClaim[] }) | null {
  if (!isRecord(output)) return null
  const { substance, claims } = output
  const mention = MENTIONS.find((name) => name === output.mention && name !== 'unclear')
  if (mention === undefined || typeof substance !== 'boolean') return null
  if (!Array.isArray(claims) || claims.length > MAX_CLAIMS || !claims.every(isQuoted)) return null
  return { mention, substance, claims }
}

const isQuoted = (claim: unknown): claim is QuotedClaim =>
  isRecord(claim) && typeof claim.predicate === 'string' && typeof claim.quote === 'string'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
