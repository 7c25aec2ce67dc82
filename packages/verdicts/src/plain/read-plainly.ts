import { ownSubjects } from '../languages/all.ts'
import { type Doubt, REPORTED, type ReadClaim, type ReaderInput, type Reading } from '../reading.ts'
import type { Hit } from '../text/phrases.ts'
import type { Document, Unit } from './document.ts'
import { findNames, type Place } from './find-names.ts'
import { readClaims } from './read-claims.ts'
import { readDocument } from './read-document.ts'
import { findSubstance } from './substance.ts'
import { takenBackIn } from './taken-back.ts'

/** Stored with every reading: what another version has read is read again. */
export const PLAIN_READER_VERSION = '4.1.0'

/** In characters; the verdict says when an answer is longer. */
export const LONGEST_READ = 100_000

/**
 * The reader for installations without a model. It finds names literally and reads only what needs no understanding: labels
 * with values, rows and columns whose head is the brand, and sentences in which the brand's own name is the subject.
 */
export function readPlainly(input: ReaderInput): Reading {
  const { answer, prompt, brand } = input
  const text = readablePart(answer.text)
  const document = readDocument(text)
  const names = findNames(document, input)
  const places = Map.groupBy(names.mentions, ({ unit }) => unit)
  const isBrandsOwn = input.isBrandsOwn === true
  const namesOf = (unit: Unit): readonly Hit[] => [
    ...(places.get(unit.index) ?? []),
    ...(isBrandsOwn ? ownSubjectsIn(unit) : []),
  ]
  const isAskedFor = names.promptNamesBrand && ['BRANDED', 'DEFENSIVE'].includes(prompt.intent)
  const firstNamed = names.mentions[0]?.unit ?? Number.POSITIVE_INFINITY
  const named = { ...document, brand, namesOf, firstNamed, isAskedFor, isBrandsOwn }
  const claims = names.mention === 'brand' || isBrandsOwn ? readClaims(named) : []
  const bounded = claims.slice(0, MOST_CLAIMS)
  const isTakenBack = takenBackIn(text)
  const reported = (claim: ReadClaim): ReadClaim =>
    claim.group === 'subject' && isTakenBack(claim) ? { ...claim, group: REPORTED } : claim
  const says = findSubstance(named, prompt.text, claims)
  return {
    mention: names.mention,
    mentions: names.mentions.map(onlySpan),
    substance: says.substance,
    substanceRule: says.rule,
    promptNamesBrand: names.promptNamesBrand,
    claims: isBrandsOwn ? bounded : names.isTied ? bounded.map(reported) : bounded.map(untied),
    ownedCitations: names.ownedCitations,
    language: languageSaid(document),
    read: { characters: text.length, of: answer.text.length },
    doubts: doubtsOf(text.length < answer.text.length || bounded.length < claims.length),
    reader: { kind: 'rules', version: PLAIN_READER_VERSION, digest: null },
  }
}

const MOST_CLAIMS = 1_000

/** Null where its small words are few: it may be in a language that is not read, and share some of them by chance. */
function languageSaid({ units, language }: Document): string | null {
  const words = units.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'))
  const small = words.filter(({ fold }) => language?.functionWords.has(fold))
  return language !== null && small.length >= words.length * LEAST_SHARE ? language.code : null
}

/** Ordinary prose has a fifth to a half; Swedish read as English has an eighth. */
const LEAST_SHARE = 0.15

/** On the brand's own pages "we" is the brand, and so is a sentence without a subject: "Founded in 1998 …". */
function ownSubjectsIn({ tokens }: Unit): Hit[] {
  const first = tokens.findIndex(({ kind }) => kind === 'word')
  const start = Math.max(0, first)
  // "Today we employ 300 people"
  const named = [start, start + 1].flatMap((from) =>
    ownSubjects()
      .at(tokens, from)
      .map(({ to }) => ({ from, to })),
  )
  return [{ from: start, to: start }, ...named]
}

/** Nothing but the name speaks for the brand: it may be a namesake, so the form accuses nobody. */
const untied = (claim: ReadClaim): ReadClaim => ({ ...claim, group: `${claim.group}~untied` })

const onlySpan = ({ start, end, quote }: Place) => ({ start, end, quote })

function readablePart(text: string): string {
  if (text.length <= LONGEST_READ) return text
  const cut = text.lastIndexOf(' ', LONGEST_READ)
  return text.slice(0, cut > LONGEST_READ - 1000 ? cut : LONGEST_READ)
}

const doubtsOf = (isCut: boolean): Doubt[] => (isCut ? [{ reason: 'answer_too_long', span: null }] : [])
