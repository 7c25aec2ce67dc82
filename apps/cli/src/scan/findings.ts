import type { ConfabulationItem, Fact } from '@veracite/sdk'
import { pick } from '@veracite/terms/pick'

/** A confabulation with the source of the truth beside each claim. */
export interface Finding extends Pick<ConfabulationItem, (typeof SHOWN)[number]> {
  claims: FindingClaim[]
}

const SHOWN = [
  ...(['runId', 'scanId', 'engine', 'intent', 'access', 'prompt', 'capturedAt', 'sha256'] as const),
  ...(['excerpt', 'verificationStatus'] as const),
] as const

/** `label` is that of a declared predicate. */
export interface FindingClaim
  extends Pick<ConfabulationItem['claims'][number], 'predicate' | 'label' | 'stated' | 'truth' | 'factId'> {
  quote: string
  source: Pick<Fact['source'], 'kind' | 'url' | 'quote' | 'fetchedAt'> | null
}

export function withSources(items: readonly ConfabulationItem[], facts: readonly Fact[]): Finding[] {
  const sources = new Map(facts.map(({ id, source }) => [id, source]))
  return items.map((item) => ({
    ...pick(item, ...SHOWN),
    claims: item.claims.map(({ predicate, label, stated, truth, factId, span }) => {
      const source = factId === null ? undefined : sources.get(factId)
      return {
        ...{ predicate, ...(label !== undefined && { label }), stated, truth, quote: span.quote, factId },
        source: source ? pick(source, 'kind', 'url', 'quote', 'fetchedAt') : null,
      }
    }),
  }))
}

/** Most harmful first; what can no longer be seen comes last. Equal ones keep their order. */
export function worstFirst<T extends Harm>(findings: readonly T[]): T[] {
  const key = ({ claims, intent, verificationStatus }: T): number[] => [
    verificationStatus === 'active' ? 0 : verificationStatus === 'stale' ? 1 : 2,
    -claims.length,
    Math.min(PREDICATES.length, ...claims.map(({ predicate }) => rank(PREDICATES, predicate))),
    rank(INTENTS, intent),
  ]
  return findings
    .map((finding) => ({ finding, key: key(finding) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ finding }) => finding)
}

interface Harm {
  intent: string
  verificationStatus: string
  claims: readonly { predicate: string }[]
}

/**
 * What misleads customers into acting wrongly: not buying, expecting another price, calling somebody else.
 */
const PREDICATES = [
  'discontinued',
  'price',
  'phone',
  'email',
  'url',
  'product',
  'country_availability',
  'certification',
  'parent_company',
  'ceo',
  'founder',
  'headquarters',
  'legal_name',
  'industry',
  'founded_year',
  'employees',
  'award',
]
const INTENTS = ['DEFENSIVE', 'BRANDED', 'COMPARATIVE', 'CATEGORY']

function rank(order: readonly string[], name: string): number {
  const at = order.indexOf(name)
  return at < 0 ? order.length : at
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) {
    const difference = value - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
