import { defaultEngine, type Engine } from '../engine.ts'
import { literalValues } from '../model/literal-values.ts'
import type { Doubt, ReaderInput, Reading } from '../reading.ts'
import type { Document } from './1-document/document.ts'
import { readDocument } from './1-document/read-document.ts'
import { findNames, onlySpan } from './2-names/find-names.ts'
import { nameUnits } from './3-scope/entities.ts'
import { topicsOf } from './3-scope/topics.ts'
import { boundedClaims } from './4-claims/bounded-claims.ts'
import type { Scoped } from './4-claims/match.ts'
import { readClaims } from './4-claims/read-claims.ts'
import { findSubstance } from './6-substance/substance.ts'

/** Stored with every reading: what another version has read is read again. */
export const RULES_VERSION = '3.6.0'

/** In characters; the verdict says when an answer is longer. */
export const LONGEST_READ = 100_000

export function readByRules(input: ReaderInput, engine: Engine = defaultEngine()): Reading {
  const { answer, prompt } = input
  const text = readablePart(answer.text)
  const document = readDocument(text, prompt.text, engine)
  const { names, scoped } = scopeDocument(document, input, engine)
  const isBrand = (names.mention === 'brand' || input.isBrandsOwn === true) && document.language !== null
  const says = findSubstance(scoped.units, scoped.topics, names.prompt)
  const { claims, isCut } = boundedClaims(isBrand ? readClaims(scoped, engine) : [])
  const standing = isBrand ? literalValues(text, names.mentions, input.brand, engine) : []
  return {
    mention: names.mention,
    mentions: names.mentions.map(onlySpan),
    ...(names.naming === null ? {} : { naming: names.naming }),
    // An answer that cannot be read is not called empty.
    substance: says.substance || document.language === null,
    substanceRule: says.rule,
    promptNamesBrand: names.prompt.namesBrand,
    claims: [...claims, ...standing],
    ownedCitations: names.ownedCitations,
    language: document.language,
    read: { characters: text.length, of: answer.text.length },
    doubts: [...names.doubts, ...doubtsOf(document, answer.text, isCut)],
    reader: { kind: 'rules', version: RULES_VERSION, digest: null },
  }
}

export function scopeDocument(document: Document, input: ReaderInput, engine: Engine) {
  const names = findNames(document, input, engine)
  const { prompt, isTied } = names
  const units = nameUnits(document, names, input)
  const asksForBrand = prompt.namesBrand && ['BRANDED', 'DEFENSIVE'].includes(input.prompt.intent)
  const topics = topicsOf(units, asksForBrand)
  const scoped: Scoped = { text: document.text, units, topics, isTied }
  return { names, scoped }
}

function readablePart(text: string): string {
  if (text.length <= LONGEST_READ) return text
  const cut = text.lastIndexOf(' ', LONGEST_READ)
  return text.slice(0, cut > LONGEST_READ - 1000 ? cut : LONGEST_READ)
}

function doubtsOf({ text, language }: Document, answer: string, isCut: boolean): Doubt[] {
  const doubts: Doubt[] = []
  if (language === null && text.trim() !== '') doubts.push({ reason: 'unknown_language', span: null })
  if (text.length < answer.length || isCut) doubts.push({ reason: 'answer_too_long', span: null })
  return doubts
}
