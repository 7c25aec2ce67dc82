import { base64Decode, utf8Decode } from '@veracite/verify/bytes'

/**
 * The readable parts of a bundle repeat what its signed manifests say, so that people need not decode them.
 * The repetition is not signed, so it is compared here. Returns what differs; never throws.
 */
export function checkReadable(bundle: unknown): string[] {
  try {
    const b = bundle as Readable
    const signed = decode<SignedCapture>(b.manifest.base64)
    const newest = b.classification.at(-1)
    const judged = newest ? decode<SignedClassification>(newest.manifest.base64) : null
    const problems: string[] = []
    const same = (what: string, shown: unknown, said: unknown) => {
      if (canonical(shown) !== canonical(said)) problems.push(`${what} is not what was signed`)
    }
    same('the provenance', b.provenance, signed)
    same('the question', b.prompt.text, signed.question.prompt)
    same('the engine', b.run.engine, signed.source.engine)
    same('the run', b.run.id, signed.runId)
    same('the brand', b.brand, signed.brand)
    if (judged) {
      same('the class', b.citationClass, judged.class)
      if (judged.needsReview) {
        const reasons = new Set(b.needsReview?.map(({ reason }) => reason))
        same('what asks for review', [...reasons].sort(), [...judged.needsReview].sort())
      }
      const wrong = judged.claims.filter(isWrong).map(({ stated, truth }) => [stated, truth])
      const shown = b.statement.claims.filter(isWrong).map(({ stated, truth }) => [stated, truth])
      const claims = (list: unknown[]) => list.map(canonical).sort()
      // A manifest holds as many claims as fit; the statement may hold more.
      if (!claims(wrong).every((claim) => claims(shown).includes(claim))) {
        problems.push('the list of wrong statements is not what was signed')
      }
    }
    return problems
  } catch {
    return ['the readable parts cannot be compared with the signed ones']
  }
}

interface Claim {
  stated: string
  truth: string | null
  verdict: string
  certainty?: string | null
}

interface Readable {
  manifest: { base64: string }
  classification: { manifest: { base64: string } }[]
  provenance: unknown
  prompt: { text: string }
  run: { id: string; engine: string }
  brand: unknown
  citationClass: string
  needsReview?: { reason: string }[]
  statement: { claims: Claim[] }
}

const isWrong = ({ verdict, certainty }: Claim): boolean =>
  verdict === 'contradicted' && certainty !== 'likely'

interface SignedCapture {
  question: { prompt: string }
  source: { engine: string }
  runId: string
  brand: unknown
}

interface SignedClassification {
  class: string
  claims: Claim[]
  needsReview?: string[]
}

/** The verifier proper checks shapes; here a missing member is just a difference. */
const decode = <T>(base64: string): T => JSON.parse(utf8Decode(base64Decode(base64)))

/** Members in a fixed order, so that equal content is equal text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  ) ?? 'undefined'
