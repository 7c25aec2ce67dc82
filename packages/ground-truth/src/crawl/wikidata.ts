import type { BrandIdentity } from '../facts/brand-identity.ts'
import { fold, namesBrand, registrableDomain } from '../facts/brand-identity.ts'
import { clipQuote, type ExtractedFact, isStorable, type QuotedFact } from '../facts/fact-source.ts'
import { type JsonNode, parsePositionedJson } from '../markup/positioned-json.ts'
import { readCount, readName, readYear } from '../pages/read-values.ts'

/** Asks for the things whose official website (P856) is the brand's, with the properties we can compare. */
export function wikidataUrl(domain: string, endpoint: string): string {
  const own = registrableDomain(domain)
  const hosts = [...new Set([domain.toLowerCase(), own, `www.${own}`])]
  // The domain came from an operator; only characters of host names may enter the query.
  const safe = hosts.filter((host) => /^[a-z\d.-]+$/.test(host))
  const sites = safe.flatMap((host) =>
    ['https', 'http'].flatMap((scheme) => [`<${scheme}://${host}>`, `<${scheme}://${host}/>`]),
  )
  const query = `SELECT ?item ?itemLabel ?p ?v ?vLabel WHERE {
  VALUES ?site { ${sites.join(' ')} }
  ?item wdt:P856 ?site .
  { VALUES ?p { ${Object.keys(PROPERTIES)
    .map((id) => `wdt:${id}`)
    .join(' ')} } ?item ?p ?v . }
  UNION
  { ?item p:P571 ?st . ?st a wikibase:BestRank ; psv:P571 [ wikibase:timeValue ?v ; wikibase:timePrecision ?precision ] .
    FILTER(?precision >= 9) BIND(wdt:P571 AS ?p) }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul,de,fr,es,pt" . }
} LIMIT 200`
  return `${endpoint}?format=json&query=${encodeURIComponent(query.replace(/\s+/g, ' '))}`
}

/** Facts from the reply. Several items with that website are told apart by name; several values of one property are not used. */
export function wikidataFacts(page: { url: string; text: string }, brand: BrandIdentity): ExtractedFact[] {
  const rows = readRows(page.text)
  const items = new Set(rows.map((row) => row.item))
  const named = new Set(rows.filter((row) => namesBrand(row.itemLabel, brand)).map((row) => row.item))
  const [item] = named.size === 1 ? named : items.size === 1 ? items : []
  if (item === undefined) return []
  const facts = Object.entries({ ...PROPERTIES, P571: 'founded_year' as const }).flatMap(
    ([property, predicate]): QuotedFact[] => {
      const own = rows.filter(
        (row) => row.item === item && row.property === property && row.label !== '' && isStorable(row.quote),
      )
      const labels = [...new Map(own.map((row) => [fold(row.label), row])).values()]
      const [only] = labels
      if (only === undefined) return []
      if (predicate === 'founder') {
        const names = labels.flatMap(({ label }) => readName(label) ?? [])
        return [{ predicate, value: names, quote: only.quote }]
      }
      return labels.length === 1 ? toFact(predicate, only) : []
    },
  )
  return facts.map(({ quote, ...fact }) => {
    const source = { kind: 'wikidata' as const, url: page.url, quote: clipQuote(quote) }
    return { ...fact, source } as ExtractedFact
  })
}

function toFact(
  predicate: (typeof PROPERTIES)[keyof typeof PROPERTIES] | 'founded_year',
  { label, quote }: Row,
): QuotedFact[] {
  if (predicate === 'founded_year') {
    const year = readYear(label)
    return year === null ? [] : [{ predicate, value: year, quote }]
  }
  if (predicate === 'employees') {
    const count = readCount(label)
    return count === null ? [] : [{ predicate, value: count, quote }]
  }
  const name = readName(label)
  return name === null || predicate === 'founder' ? [] : [{ predicate, value: name, quote }]
}

const PROPERTIES = {
  P159: 'headquarters',
  P112: 'founder',
  P169: 'ceo',
  P749: 'parent_company',
  P1128: 'employees',
  P452: 'industry',
  P1448: 'legal_name',
} as const

interface Row {
  item: string
  itemLabel: string
  property: string
  label: string
  quote: string
}

function readRows(json: string): Row[] {
  const bindings = member(member(parsePositionedJson(json), 'results'), 'bindings')
  if (bindings?.kind !== 'list') return []
  return bindings.items.slice(0, MAX_ROWS).flatMap((binding): Row[] => {
    const shown = member(binding, 'vLabel') ?? member(binding, 'v')
    const raw = textOf(binding, 'v')
    const label = /\/entity\/Q\d+$/.test(raw) ? textOf(binding, 'vLabel') : raw
    // Without a label in our languages, the service repeats the item's number, which is not a name.
    if (shown === null || /^Q\d+$/.test(label)) return []
    const property = textOf(binding, 'p').split('/').at(-1) ?? ''
    const quoted = label === raw ? (member(binding, 'v') ?? shown) : shown
    return [
      {
        item: textOf(binding, 'item'),
        itemLabel: textOf(binding, 'itemLabel'),
        property,
        label,
        quote: json.slice(quoted.start, quoted.end),
      },
    ]
  })
}

function textOf(binding: JsonNode, name: string): string {
  const value = member(member(binding, name), 'value')
  return value?.kind === 'text' ? value.text : ''
}

function member(node: JsonNode | null, key: string): JsonNode | null {
  return node?.kind === 'object' ? (node.members.find((each) => each.key === key)?.value ?? null) : null
}

const MAX_ROWS = 200
