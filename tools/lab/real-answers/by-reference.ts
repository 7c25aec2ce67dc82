import { CLASSES } from '../../../packages/core/src/evaluation/classes.ts'
import { FACT_PREDICATES } from '../../../packages/verdicts/src/predicates/all.ts'
import type { RealAnswer } from './corpora.ts'
import { type Part, partOf } from './corpora.ts'
import { fittingFact } from './fitting-fact.ts'
import {
  type Brand,
  type KnownFact,
  type Label,
  MENTIONED,
  type Place,
  type RecordedReading,
  type SecondLabel,
  type Statement,
} from './labels.ts'

/** An answer to be labelled, and the brand in question. */
export interface Chosen {
  id: string
  brand: string
  sha256: string
  /** Left out where the hash of the answer decides. */
  part?: Part
}

type Row = Record<string, unknown>

/** Problems are sentences for the author of the labels; labels with problems are left out. */
export interface Converted<T> {
  lines: T[]
  problems: string[]
}

/** Facts that the program refuses are left out, and remarks stay with their author. */
export function brandsOf(rows: readonly Row[]): Converted<Brand> {
  const problems: string[] = []
  const lines = rows.map(({ key, name, aliases, domain, facts }): Brand => {
    const brand = { key: String(key), name: String(name), aliases: textsOf(aliases), domain: String(domain) }
    return { ...brand, facts: factsOf(facts, brand.key, problems) }
  })
  return { lines, problems }
}

/** Labels with quotes become labels with places. */
export function labelsOf(
  rows: readonly Row[],
  chosen: ReadonlyMap<string, Chosen>,
  answers: ReadonlyMap<string, RealAnswer>,
): Converted<Label> {
  const problems: string[] = []
  const lines = rows.flatMap((row): Label[] => {
    const id = String(row.id)
    const found = foundFor(id, chosen, answers)
    const judged = judgementOf(row)
    if (found === null || judged === null) {
      problems.push(`${id}: ${found === null ? 'no such answer' : 'mention or class is not one of ours'}`)
      return []
    }
    const { brand, answer } = found
    const { repo, path, record, sha256, text } = answer
    const part = found.part ?? partOf(sha256)
    return [
      {
        ...{ id, repo, path, record, sha256, brand, part, ...judged },
        states: listOf(row.states).flatMap((state) => statementOf(state, text, id, problems)),
        facts: factsOf(row.facts, id, problems),
      },
    ]
  })
  return { lines, problems }
}

export function secondLabelsOf(rows: readonly Row[]): Converted<SecondLabel> {
  const problems: string[] = []
  const lines = rows.flatMap((row): SecondLabel[] => {
    const judged = judgementOf(row)
    if (judged !== null) return [{ id: String(row.id), ...judged }]
    problems.push(`${row.id}: mention or class is not one of ours`)
    return []
  })
  return { lines, problems }
}

/** A model's reply, as text or as an object. A claim whose quote is not in the answer keeps no place. */
export function readingsOf(
  rows: readonly Row[],
  chosen: ReadonlyMap<string, Chosen>,
  answers: ReadonlyMap<string, RealAnswer>,
): Converted<RecordedReading> {
  const problems: string[] = []
  const lines = rows.flatMap((row): RecordedReading[] => {
    const id = String(row.id)
    const found = foundFor(id, chosen, answers)
    if (found === null) {
      problems.push(`${id}: no such answer`)
      return []
    }
    const reply = rowOf(typeof row.reply === 'string' ? JSON.parse(row.reply) : row.reply)
    const claims = listOf(reply.claims).map(({ quote, ...claim }) => {
      const place = placeOf(found.answer.text, quote)
      if (place === null)
        problems.push(`${id}: the quote of a claim (${claim.predicate}) is not in the answer`)
      return { ...claim, value: withoutPassages(claim.value, found.answer.text), place }
    })
    return [{ id, mention: String(reply.mention), substance: reply.substance === true, claims }]
  })
  return { lines, problems }
}

/** Where a quote stands: literally, else by its letters and digits alone. */
export function placeOf(text: string, quote: unknown): Place | null {
  if (typeof quote !== 'string' || quote.trim() === '') return null
  const literal = text.indexOf(quote)
  if (literal >= 0) return [literal, literal + quote.length]
  const [inText, wanted] = [bareOf(text), bareOf(quote)]
  const at = wanted.bare === '' ? -1 : inText.bare.indexOf(wanted.bare)
  const start = inText.places[at]
  const last = inText.places[at + wanted.bare.length - 1]
  return start === undefined || last === undefined ? null : [start, last + 1]
}

/** Letters and digits in lower case, each with its place. Letters that change length in lower case stay as they are. */
function bareOf(text: string): { bare: string; places: number[] } {
  const kept: string[] = []
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at)
    if (!/[\p{L}\p{N}\p{Cs}]/u.test(unit)) continue
    const lower = unit.toLowerCase()
    kept.push(lower.length === 1 ? lower : unit)
    places.push(at)
  }
  return { bare: kept.join(''), places }
}

function statementOf(state: Row, text: string, id: string, problems: string[]): Statement[] {
  const { predicate, value, fact, quote } = state
  if (!FACT_PREDICATES.some((name) => name === predicate)) {
    problems.push(`${id}: ${predicate} is no predicate`)
    return []
  }
  const place = placeOf(text, quote)
  if (place === null) problems.push(`${id}: the quote of a statement (${predicate}) is not in the answer`)
  return [
    {
      predicate: String(predicate),
      value: withoutPassages(value ?? null, text),
      fact: typeof fact === 'boolean' ? fact : null,
      place,
    },
  ]
}

/** Names and figures are facts; longer values that stand in the answer would be its text, and become places. */
function withoutPassages(value: unknown, text: string): unknown {
  if (typeof value === 'string') {
    const at = value.split(/\s+/).length < PASSAGE_WORDS ? -1 : text.indexOf(value)
    return at < 0 ? value : { place: [at, at + value.length] }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutPassages(member, text)]),
  )
}

const PASSAGE_WORDS = 7

function factsOf(given: unknown, whose: string, problems: string[]): KnownFact[] {
  return listOf(given).flatMap((row): KnownFact[] => {
    const checked = fittingFact(row.predicate, row.value)
    const predicate = String(row.predicate)
    if (checked.ok) return [{ predicate, value: row.value, ...(row.active === false && { active: false }) }]
    const [problem] = checked.problems
    problems.push(`${whose}: fact ${JSON.stringify(row)}: ${problem?.path} ${problem?.message}`)
    return []
  })
}

function foundFor(
  id: string,
  chosen: ReadonlyMap<string, Chosen>,
  answers: ReadonlyMap<string, RealAnswer>,
): { brand: string; part: Part | undefined; answer: RealAnswer } | null {
  const one = chosen.get(id)
  const answer = answers.get(one?.sha256 ?? '')
  return one === undefined || answer === undefined ? null : { brand: one.brand, part: one.part, answer }
}

function judgementOf(row: Row): Pick<Label, 'mention' | 'class'> | null {
  const mention = MENTIONED.find((word) => word === row.mention)
  const given = CLASSES.find((word) => word === row.class)
  return mention === undefined || given === undefined ? null : { mention, class: given }
}

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {})
const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(rowOf) : [])
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
