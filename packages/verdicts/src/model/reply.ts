import { predicatesWith } from '../declared/asked.ts'
import { ALL } from '../predicates/all.ts'
import type { AnyPredicate } from '../predicates/predicate.ts'
import {
  type BrandNames,
  type CheckNote,
  type Doubt,
  MENTIONS,
  type ReaderInput,
  type ReaderName,
  type Reading,
  type Span,
} from '../reading.ts'
import { fold } from '../text/fold.ts'
import { type OwnNames, plainClaims, plainMention, plainReply, plainTruth } from './habits.ts'
import { literalNames } from './literal-names.ts'
import { namedFromReply } from './named-reply.ts'
import { parseReply } from './parse-reply.ts'
import { claimsFromQuotes, NOT_THERE } from './quotes.ts'

/**
 * The reading in a model's reply, which is an object or text with one in it. Never throws. What is not in the answer is
 * dropped, counted and named: an answer that talks to the model can only mislead it.
 */
export function readingFromReply(
  { answer, brand, declared = [] }: ReaderInput,
  output: unknown,
  reader: Omit<ReaderName, 'kind'>,
  common: readonly AnyPredicate[] = ALL,
): Reading {
  const predicates = predicatesWith(common, declared)
  const reply = readReply(output, answer.text, ownNames(predicates, declared.length))
  const { claims, notes } = claimsFromQuotes(answer.text, reply?.claims ?? [], 'model', predicates)
  const given = reply?.claims.length ?? 0
  const lost = given - claims.length
  const confirmed = claims.filter(({ inferred }) => inferred !== true).length
  const literal = literalNames(answer.text, brand)
  const isOtherwise = literal.length === 0 && reply?.mention === 'brand'
  const characters = answer.text.length
  return {
    mention: reply?.mention ?? 'none',
    // Where the name stands: whether it means the brand, the model says.
    mentions: isOtherwise ? inflectedNames(answer.text, brand) : literal,
    substance: reply?.substance ?? false,
    substanceRule: reply?.substance === true ? 'describes' : 'nothing_said',
    // Whether the prompt names the brand, and which sources are its own, the plain reader says.
    promptNamesBrand: false,
    claims,
    ownedCitations: [],
    language: null,
    read: { characters: reply === null ? 0 : characters, of: characters },
    doubts: doubtsOf(reply !== null, isUnreliable(given, claims.length, notes)),
    reader: { kind: 'model', ...reader },
    ...(declared.length > 0 && { declared }),
    ...(reply?.named && { named: reply.named }),
    ...(given > 0 && { checked: { given, confirmed, lost, notes } }),
  }
}

/**
 * A reply of which more than one quote in this many is not in the answer was not read with care, or not from this
 * answer. So is one of which nothing could be taken.
 */
const MOST_LOST = 3

function isUnreliable(given: number, taken: number, notes: readonly CheckNote[]): boolean {
  const astray = notes.filter(({ reason }) => reason === NOT_THERE).length
  return astray * MOST_LOST > given || (given > 0 && taken === 0)
}

function doubtsOf(isReadable: boolean, unreliable: boolean): Doubt[] {
  if (!isReadable) return [{ reason: 'unreadable', span: null }]
  return unreliable ? [{ reason: 'unreliable', span: null }] : []
}

/** The names of the last `count` predicates, which are declared. */
function ownNames(predicates: readonly AnyPredicate[], count: number): OwnNames {
  const declared = count === 0 ? [] : predicates.slice(-count)
  return new Map(declared.map(({ name, stated }) => [name, stated.isList === true]))
}

/** Null for what does not say whether the brand is there, or has no list of statements. */
function readReply(output: unknown, text: string, own: OwnNames) {
  const parsed = parseReply(output)
  if (parsed === null) return null
  const reply = plainReply(parsed)
  const claims = plainClaims(reply.claims, own)
  const mention = MENTIONS.find((name) => name === plainMention(reply.mention) && name !== 'unclear')
  if (mention === undefined || claims === null || claims.length > MOST_CLAIMS) return null
  // A reply with statements has substance; one without any must say whether it has.
  const substance = plainTruth(reply.substance) ?? (claims.length > 0 ? mention === 'brand' : null)
  return substance === null ? null : { mention, substance, claims, named: namedFromReply(text, reply) }
}

/** Answers with many product cards have a hundred and more. */
const MOST_CLAIMS = 300

/**
 * Words that are an inflected form of the brand's name: "Kvistalan" for Kvistala, "Nordaszem" for Nordasz. Only used where a
 * model says that the brand is named and the name does not stand there as written.
 */
function inflectedNames(text: string, { name, aliases }: BrandNames): Span[] {
  const stems = [name, ...aliases]
    .map((one) => stemOf(fold(one).replace(/[\s-]+/g, '')))
    .filter((stem) => stem.length >= SHORTEST_STEM)
  return [...text.matchAll(/\p{Lu}[\p{L}\p{M}\p{N}-]{2,60}/gu)].flatMap(({ 0: quote, index }) => {
    const word = fold(quote).replaceAll('-', '')
    const isForm = stems.some((stem) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING)
    return isForm ? [{ start: index, end: index + quote.length, quote }] : []
  })
}

/** A last vowel changes with the case: "Kvistala", "Kvistali". */
const stemOf = (name: string): string => name.replace(/[aeiouy]$/, '')

/** The fewest letters of a stem. */
const SHORTEST_STEM = 4
const LONGEST_ENDING = 5
