import type { Fact } from '@veracite/ground-truth/facts/fact'
import { ENGLISH } from '@veracite/words/say-in'
import { oneLine } from './outside-text.ts'
import PROPERTIES from './schema-org.json' with { type: 'json' }

/** Something to copy into one's own site. */
export interface Patch {
  kind: 'json_ld' | 'llms_txt' | 'text'
  /** Where it belongs. */
  place: string
  content: string
}

interface Said {
  brand: { name: string; domain: string }
  label: string
  truth: string
  sentence: string
  fact: Pick<Fact, 'predicate' | 'value'> | null
}

/** Changes to the brand's own pages, in the three places that machines read. */
export const ownPagePatches = (said: Said): Patch[] => [
  {
    kind: 'json_ld',
    place: ENGLISH('patchPlace.json_ld', said.brand),
    content: `<script type="application/ld+json">\n${safeJson(organisation(said))}\n</script>`,
  },
  {
    kind: 'llms_txt',
    place: `https://${said.brand.domain}/llms.txt`,
    content: `- ${oneLine(said.label)}: ${oneLine(said.truth)}`,
  },
  { kind: 'text', place: ENGLISH('patchPlace.text'), content: said.sentence },
]

/** JSON that cannot end the element it stands in. */
const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

function organisation({ brand, fact, truth, label }: Said): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: oneLine(brand.name),
    url: `https://${brand.domain}/`,
    ...memberOf(fact, oneLine(label), oneLine(truth)),
  }
}

function memberOf(fact: Said['fact'], label: string, truth: string): Record<string, unknown> {
  const property = fact === null ? undefined : (PROPERTIES as Record<string, string>)[fact.predicate]
  if (fact !== null && OFFERED[fact.predicate] !== undefined)
    return OFFERED[fact.predicate]?.(recordOf(fact.value), truth) ?? {}
  if (fact === null || property === undefined)
    return { additionalProperty: { '@type': 'PropertyValue', name: label, value: truth } }
  const make = SHAPES[fact.predicate]
  return { [property]: make === undefined ? plain(fact.value, truth) : make(fact.value, truth) }
}

const named = (type: string) => (value: unknown, truth: string) =>
  listOf(value, truth).map((name) => ({ '@type': type, name }))

const SHAPES: Record<string, (value: unknown, truth: string) => unknown> = {
  founded_year: (value, truth) => (typeof value === 'number' ? String(value) : truth),
  headquarters: (_, truth) => ({ '@type': 'PostalAddress', addressLocality: truth }),
  founder: named('Person'),
  ceo: (_, truth) => ({ '@type': 'Person', name: truth, jobTitle: 'Chief executive' }),
  parent_company: (_, truth) => ({ '@type': 'Organization', name: truth }),
  employees: (value, truth) => ({
    '@type': 'QuantitativeValue',
    value: typeof value === 'number' ? value : truth,
  }),
  certification: (_, truth) => ({ '@type': 'Certification', name: truth }),
}

/** Predicates that schema.org describes as an offer of the brand. */
const OFFERED: Record<string, (value: Record<string, unknown>, truth: string) => Record<string, unknown>> = {
  product: (_, truth) => offer({ '@type': 'Product', name: truth }, {}),
  discontinued: (_, truth) =>
    offer({ '@type': 'Product', name: truth }, { availability: 'https://schema.org/Discontinued' }),
  price: ({ product, amount, currency }, truth) =>
    offer(
      { '@type': 'Product', name: typeof product === 'string' ? oneLine(product) : truth },
      { price: amount ?? truth, ...(typeof currency === 'string' && { priceCurrency: currency }) },
    ),
}

const offer = (itemOffered: object, terms: object) => ({
  makesOffer: { '@type': 'Offer', itemOffered, ...terms },
})

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const plain = (value: unknown, truth: string): unknown =>
  Array.isArray(value) ? listOf(value, truth) : truth

const listOf = (value: unknown, truth: string): string[] =>
  Array.isArray(value)
    ? value
        .filter((one) => typeof one === 'string')
        .map(oneLine)
        .slice(0, 50)
    : [truth]
