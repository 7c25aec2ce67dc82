import type { Document } from '../plain/document.ts'
import { findNames } from '../plain/find-names.ts'
import { brandIndex, namesIn } from '../plain/name-patterns.ts'
import { readDocument } from '../plain/read-document.ts'
import { LONGEST_READ } from '../plain/read-plainly.ts'
import type { BrandNames, ReaderInput, Reading, Span } from '../reading.ts'
import { isOnDomain } from '../text/address.ts'
import type { NamedEntry, NamedKind, NamedPart, Remark } from './named-part.ts'
import { type NamedAt, placesOf } from './places.ts'

/** A brand whose names are counted. `domain` is empty if none is known. */
export interface Subject extends BrandNames {
  id: string
  /** Only the brand itself and its rivals make up "anyone"; shops, marketplaces and media are counted apart. */
  group: 'own' | 'rival' | 'apart'
}

export interface AnswerToCount extends Pick<ReaderInput, 'prompt' | 'answer'> {
  subjects: readonly Subject[]
  /** Those that stand, of the brand itself: the plain reader's, a model's, a person's. */
  readings: readonly Reading[]
}

/** Who is named in one answer, by the names that are declared now. */
export interface CountedAnswer {
  /** The question names the brand or a rival, or asks about the brand: counted apart from all others. */
  branded: boolean
  /** A model has said who is named and recommended; otherwise declared names were looked up literally. */
  byModel: boolean
  cites: boolean
  /** The brand and its rivals, as far as the answer names or cites them. */
  subjects: CountedSubject[]
  /** Names in a model's reading that nobody declared. */
  others: { name: string; kind: NamedKind }[]
  remarks: Remark[]
}

export interface CountedSubject {
  id: string
  named: boolean
  /** Named before everyone else that counts. */
  first: boolean
  place: number | null
  recommended: boolean
  cited: boolean
  mentions: number
}

/** Pure: the same answer, readings and names give the same counts. */
export function countNamed({ subjects, ...of }: AnswerToCount): CountedAnswer {
  const { prompt, answer, readings } = of
  const document = readDocument(answer.text.slice(0, LONGEST_READ))
  const part = namedPartOf(readings)
  const found = subjects.map((subject) => find(subject, of, document, part))
  const known = found.filter(({ subject }) => subject.group !== 'apart')
  const first = Math.min(...known.flatMap(({ spans }) => spans[0]?.start ?? []))
  const unknown = (part?.entries ?? []).filter(
    (entry) => !found.some(({ entries }) => entries.includes(entry)),
  )
  const named: NamedAt[] = [
    ...found.flatMap(({ subject, spans }) =>
      spans.map(({ start, end }) => ({ who: subject.id, start, end })),
    ),
    ...unknown.map(({ quote, start, end }) => ({ who: `other ${quote}`, start, end })),
  ]
  const places = placesOf(document, named)
  return {
    branded: ABOUT_BRAND.has(prompt.intent) || known.some(({ isAskedFor }) => isAskedFor),
    byModel: part !== null,
    cites: answer.citations.length > 0 || document.links.length > 0,
    subjects: found
      .filter(({ spans, cited }) => spans.length > 0 || cited)
      .map(({ subject, spans, entries, cited }) => ({
        id: subject.id,
        named: spans.length > 0,
        first: subject.group !== 'apart' && spans[0]?.start === first,
        place: places.get(subject.id)?.place ?? null,
        recommended: spans.length > 0 && entries.some(({ recommended }) => recommended !== null),
        cited,
        mentions: spans.length,
      })),
    others: unknown.map(({ quote, kind }) => ({ name: quote, kind })),
    remarks: part?.remarks ?? [],
  }
}

const ABOUT_BRAND: ReadonlySet<string> = new Set(['BRANDED', 'DEFENSIVE'])

/** Null where no model has read the answer with care, or its prompt did not ask for names yet. */
function namedPartOf(readings: readonly Reading[]): NamedPart | null {
  const model = readings.findLast(({ reader, named }) => reader.kind === 'model' && named !== undefined)
  return model === undefined || model.doubts.length > 0 ? null : (model.named ?? null)
}

function find(
  subject: Subject,
  { prompt, answer, readings }: Omit<AnswerToCount, 'subjects'>,
  document: Document,
  part: NamedPart | null,
) {
  const brand = { ...subject, products: [], people: [], trades: [] }
  const { mentions, promptNamesBrand } = findNames(document, { brand, prompt, answer })
  const literal = withSigns(subject, mentions, answer.text)
  const entries = (part?.entries ?? []).filter(({ quote }) => isNameOf(subject, quote))
  return {
    subject,
    /** Of the model's reading, those that are this subject. */
    entries,
    isAskedFor: promptNamesBrand,
    cited: [...answer.citations, ...document.links].some((url) => isOnDomain(url, subject.domain)),
    spans: subject.group === 'own' ? ownSpans(readings, literal) : spansOf(part, entries, literal),
  }
}

/** What decides about the brand itself decides here too: a person's reading, else a model's, else the plain reader's. */
function ownSpans(readings: readonly Reading[], literal: readonly Span[]): readonly Span[] {
  const kinds = ['person', 'model', 'rules'] as const
  const decided = kinds.map((kind) => readings.findLast(({ reader }) => reader.kind === kind)).find(Boolean)
  if (decided === undefined) return literal
  if (decided.mention !== 'brand') return []
  return decided.mentions.length > 0 ? decided.mentions : literal
}

/** A model tells a rival from a namesake; it may overlook a name, but not one that stands there twice. */
function spansOf(
  part: NamedPart | null,
  entries: readonly NamedEntry[],
  literal: readonly Span[],
): readonly Omit<Span, 'quote'>[] {
  if (part === null) return literal
  if (entries.length === 0) return literal.length > 1 ? literal : []
  const missing = entries.filter(
    ({ start, end }) => !literal.some((one) => one.start < end && start < one.end),
  )
  return [...literal, ...missing].toSorted((a, b) => a.start - b.start)
}

/** "Norvik X200" is named for Norvik; "C" is not named for C++. */
export function isNameOf({ name, aliases }: Pick<BrandNames, 'name' | 'aliases'>, written: string): boolean {
  const { units } = readDocument(written)
  return [name, ...aliases].some((one) => {
    const index = brandIndex({ name: one, aliases: [] })
    return units.some(({ tokens }) =>
      namesIn(index, tokens).some(
        ({ isLower, to }) => !isLower && hasSigns(one, written.slice(tokens[to - 1]?.end)),
      ),
    )
  })
}

/** Names are found by their words: of those with signs at the end, only places that have the signs as well. */
function withSigns({ name, aliases }: Subject, mentions: readonly Span[], text: string): readonly Span[] {
  const names = [name, ...aliases]
  if (!names.some((one) => SIGNS.test(one))) return mentions
  // An answer may repeat one name thousands of times.
  const quotes = new Set(mentions.map(({ quote }) => quote))
  const namesBy = new Map(
    Array.from(quotes, (quote) => [
      quote,
      names.filter((one) => isNameOf({ name: one.replace(SIGNS, ''), aliases: [] }, quote)),
    ]),
  )
  return mentions.filter(({ quote, end }) => {
    const meant = namesBy.get(quote) ?? []
    return meant.length === 0 || meant.some((one) => hasSigns(one, text.slice(end, end + LONGEST_SIGNS)))
  })
}

const hasSigns = (name: string, behind: string): boolean =>
  behind.startsWith(SIGNS.exec(name)?.[0] ?? '') || IN_WORDS.test(behind)

const SIGNS = /[+#]+$/
/** "Halden Plus" */
const IN_WORDS = /^ (?:Plus|Sharp)\b/
const LONGEST_SIGNS = 7
