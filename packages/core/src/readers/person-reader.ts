import type { CitationClass } from '@veracite/terms/vocabulary'
import { predicatesWith } from '@veracite/verdicts/declared/asked'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import { claimsFromQuotes } from '@veracite/verdicts/model/quotes'
import { ALL } from '@veracite/verdicts/predicates/all'
import type { ReadClaim, Reading } from '@veracite/verdicts/reading'
import type { Claim, Verdict } from '@veracite/verdicts/verdict/verdict'
import type { Reader, ReadOutcome } from './reader-port.ts'

/** What a person says about an answer. Without `claims`, they adopt the known claims that support the class. */
export interface Said {
  class: CitationClass
  claims: readonly { predicate: string; quote: string; value?: unknown; stance?: string }[] | null
  /** Which known claims are adopted, where it is not for the class to say. */
  adopts?: (claim: Claim) => boolean
}

/** A person as a reader, who mostly confirms or rejects `known`, the verdict from `readings`. */
export const personReader = (input: {
  by: string
  said: Said
  known: Pick<Verdict, 'claims'> | null
  readings: readonly Reading[]
}): Reader => ({
  kind: 'person',
  version: input.by,
  async read(answers) {
    return answers.map(({ answer, declared = [] }): ReadOutcome => {
      const named = claimsOf(input, answer.text, declared)
      if (!Array.isArray(named)) return { kind: 'set_aside', reason: named.problem }
      const base = input.readings.find(({ reader }) => reader.kind === 'rules') ?? input.readings[0]
      const { class: said } = input.said
      return {
        kind: 'read',
        exchange: null,
        reading: {
          mention: said === 'ABSENT' ? 'namesake' : 'brand',
          mentions: said === 'ABSENT' ? [] : (base?.mentions ?? []),
          substance: said !== 'ECHO' && said !== 'ABSENT',
          substanceRule: said === 'ECHO' ? 'person' : 'describes',
          promptNamesBrand: said === 'ECHO' || (base?.promptNamesBrand ?? false),
          claims: named,
          ownedCitations: said === 'ABSENT' ? [] : (base?.ownedCitations ?? []),
          language: base?.language ?? null,
          read: { characters: answer.text.length, of: answer.text.length },
          doubts: [],
          reader: { kind: 'person', version: input.by, digest: null },
          ...(declared.length > 0 && { declared }),
        },
      }
    })
  },
})

function claimsOf(
  { said, known, readings }: Parameters<typeof personReader>[0],
  text: string,
  declared: readonly Declaration[],
): ReadClaim[] | { problem: string } {
  if (said.claims !== null) {
    const predicates = predicatesWith(ALL, declared)
    const { claims, problems } = claimsFromQuotes(text, said.claims, 'person', predicates)
    const [first] = problems
    return first ? { problem: `claim ${first.index + 1}: ${first.message}` } : claims
  }
  const confirmed = new Set((known?.claims ?? []).filter(said.adopts ?? SPEAKS_FOR[said.class]).map(placeOf))
  return uniqueBy(
    readings
      .flatMap(({ claims }) => claims)
      .filter((claim) => confirmed.has(placeOf({ ...claim, span: claim }))),
    (claim) => placeOf({ ...claim, span: claim }),
  ).map((claim) => ({ ...claim, group: 'person' }))
}

/** Which known statements a person adopts by naming a class. */
const SPEAKS_FOR: Record<CitationClass, (claim: Claim) => boolean> = {
  ABSENT: () => false,
  ECHO: () => false,
  CONFABULATED: ({ verdict }) => verdict !== 'unverifiable',
  STRONG: ({ verdict }) => verdict === 'supported',
  DESCRIPTIVE: ({ verdict }) => verdict === 'unverifiable' || verdict === 'outdated',
}

const placeOf = ({ predicate, span }: { predicate: string; span: { start: number; end: number } }): string =>
  `${predicate} ${span.start} ${span.end}`

const uniqueBy = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]
