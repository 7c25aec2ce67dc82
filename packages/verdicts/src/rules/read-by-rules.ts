import { defaultEngine } from '../default-engine.ts'
import type { Engine } from '../engine.ts'
import type { Doubt, ReadClaim, ReaderInput, Reading } from '../reading.ts'
import { readDocument } from './1-document/read-document.ts'
import { findNames, type Names } from './2-names/find-names.ts'
import { nameUnits } from './4-scope/entities.ts'
import { topicsOf } from './4-scope/topics.ts'
import { readClaims } from './5-claims/read-claims.ts'
import { findSubstance } from './7-substance/substance.ts'

/** Stored with every reading: what another version has read is read anew. */
export const RULES_VERSION = '2.0.0'

/** Text beyond this is not read; whoever looks at the verdict is told so. */
export const LONGEST_READ = 100_000

/** What an answer states about a brand, by rules alone. The stages run in the order of their folders. */
export function readByRules(input: ReaderInput, engine: Engine = defaultEngine()): Reading {
  const text = readablePart(input.answer.text)
  const document = readDocument(text, input.prompt.text, engine)
  const names = findNames(document, input, engine)
  const units = nameUnits(document, placesOf(names, input.brand.domain))
  const asksForBrand =
    names.prompt.namesBrand && input.prompt.intent !== 'COMPARATIVE' && input.prompt.intent !== 'CATEGORY'
  const topics = topicsOf(units, asksForBrand)
  const isBrand = names.mention === 'brand' && document.language !== null
  const claims: ReadClaim[] = isBrand
    ? readClaims({ text, units, topics, asked: asksForBrand ? names.prompt.asks : NOTHING }, engine)
    : []
  const compares = input.prompt.intent === 'COMPARATIVE'
  const says = findSubstance({ document, units, topics, prompt: names.prompt, compares })
  return {
    mention: names.mention,
    mentions: names.mentions.map(({ start, end, quote }) => ({ start, end, quote })),
    substance: says.substance,
    substanceRule: says.rule,
    promptNamesBrand: names.prompt.namesBrand,
    claims,
    ownedCitations: names.ownedCitations,
    language: document.language,
    read: { characters: text.length, of: input.answer.text.length },
    doubts: [...names.doubts, ...doubtsOf(input, text, document.language)],
    reader: { kind: 'rules', version: RULES_VERSION, digest: null },
  }
}

const NOTHING: ReadonlySet<string> = new Set()

function placesOf(names: Names, domain: string) {
  return { domain, mentions: names.mentions, products: names.hints.filter(({ kind }) => kind === 'product') }
}

/** Cut between words. */
function readablePart(text: string): string {
  if (text.length <= LONGEST_READ) return text
  const cut = text.lastIndexOf(' ', LONGEST_READ)
  return text.slice(0, cut > LONGEST_READ - 1000 ? cut : LONGEST_READ)
}

function doubtsOf(input: ReaderInput, text: string, language: string | null): Doubt[] {
  const doubts: Doubt[] = []
  if (language === null && text.trim() !== '') doubts.push({ reason: 'unknown_language', span: null })
  if (text.length < input.answer.text.length) doubts.push({ reason: 'answer_too_long', span: null })
  return doubts
}
