import { type BrandIdentity, isBrandUrl, namesBrand } from '../facts/brand-identity.ts'
import type { QuotedFact } from '../facts/fact-source.ts'
import { firstText, nameOf, type PropValue, type Thing, values } from '../markup/thing.ts'
import { offerFacts } from './offers.ts'
import { factsRead, readCount, readEmail, readName, readPhone, readYear } from './read-values.ts'

/** Facts about the brand from a page's structured data; other companies on the page are skipped. */
export function factsFromThings(top: readonly Thing[], brand: BrandIdentity): QuotedFact[] {
  const facts: QuotedFact[] = []
  for (const { thing, isTop } of reachable(top)) {
    if (isOrganization(thing) && isTheBrand(thing, brand, isTop))
      facts.push(...organizationFacts(thing, brand))
    if (thing.types.includes('Person')) facts.push(...personFacts(thing, brand))
    if (isOffering(thing)) facts.push(...offerFacts(thing, brand))
  }
  return facts
}

function organizationFacts(thing: Thing, brand: BrandIdentity): QuotedFact[] {
  const first = (property: string) => [firstText(thing, property)].flatMap((value) => value ?? [])
  const named = (...properties: string[]) =>
    values(thing, ...properties).map((value) => ({ ...value, text: nameOf(value) }))
  const otherName = (text: string) => {
    const name = readName(text)
    return name !== null && sameName(name, brand) ? null : name
  }
  const leaders = values(thing, 'employee', 'employees', 'member', 'founder', 'founders')
  return [
    ...factsRead('legal_name', first('legalName'), readName),
    ...factsRead('founded_year', first('foundingDate'), readYear),
    ...seatFact(thing),
    ...founderFact(thing),
    ...leaders.flatMap((value) => ceoFact(value.thing, value.quote)),
    ...factsRead('parent_company', first('parentOrganization'), otherName),
    ...employeesFact(thing),
    ...factsRead('industry', named('industry'), readName),
    ...contactFacts(thing),
    ...factsRead('award', named('award', 'awards'), readName),
    ...factsRead('certification', named('hasCertification', 'hasCredential'), readName),
    ...countryFacts(thing),
  ]
}

/** A business with several addresses does not say which one is its headquarters. */
function seatFact(thing: Thing): QuotedFact[] {
  const seats = values(thing, 'address').flatMap((value) => {
    const place = placeOf(value)
    return place === null ? [] : [{ place, quote: value.quote }]
  })
  const [seat] = seats
  if (seat === undefined || seats.some(({ place }) => place !== seat.place)) return []
  return [{ predicate: 'headquarters', value: seat.place, quote: seat.quote }]
}

function founderFact(thing: Thing): QuotedFact[] {
  const founders = values(thing, 'founder', 'founders')
  const names = [...new Set(founders.flatMap((value) => readName(nameOf(value)) ?? []))]
  return names.length === 0 ? [] : [{ predicate: 'founder', value: names, quote: founders[0]?.quote ?? '' }]
}

function contactFacts(thing: Thing): QuotedFact[] {
  const points = values(thing, 'contactPoint', 'contactPoints').flatMap(({ thing: point }) => point ?? [])
  return [thing, ...points].flatMap((point) => [
    ...factsRead('phone', values(point, 'telephone', 'phone'), readPhone),
    ...factsRead('email', values(point, 'email'), readEmail),
  ])
}

function employeesFact(thing: Thing): QuotedFact[] {
  const [stated] = values(thing, 'numberOfEmployees')
  if (stated === undefined) return []
  const exact = stated.thing === null ? stated.text : (firstText(stated.thing, 'value')?.text ?? '')
  const count = readCount(exact)
  return count === null ? [] : [{ predicate: 'employees', value: count, quote: stated.quote }]
}

function countryFacts(thing: Thing): QuotedFact[] {
  const served = values(thing, 'areaServed')
  const countries = served.flatMap((value) => {
    if (value.thing?.types.includes('Country')) return countryName(nameOf(value)) ?? []
    return /^[A-Z]{2}$/.test(value.text) ? (countryName(value.text) ?? []) : []
  })
  // With cities, regions or "worldwide" in the list, the named countries are not the complete area.
  if (countries.length === 0 || countries.length !== served.length) return []
  return [
    { predicate: 'country_availability', value: [...new Set(countries)], quote: served[0]?.quote ?? '' },
  ]
}

function personFacts(person: Thing, brand: BrandIdentity): QuotedFact[] {
  const employers = values(person, 'worksFor')
  const worksHere = employers.some(
    (value) => namesBrand(nameOf(value), brand) || (value.thing !== null && hasBrandUrl(value.thing, brand)),
  )
  return worksHere ? ceoFact(person, values(person, 'jobTitle')[0]?.quote ?? '') : []
}

function ceoFact(person: Thing | null, quote: string): QuotedFact[] {
  if (person === null) return []
  const name = readName(firstText(person, 'name')?.text ?? '')
  const leads = values(person, 'jobTitle').some((value) => CEO_TITLE.test(nameOf(value)))
  return name !== null && leads ? [{ predicate: 'ceo', value: name, quote }] : []
}

function placeOf(value: PropValue): string | null {
  if (value.thing === null) return readName(value.text)
  const locality = firstText(value.thing, 'addressLocality')
  if (locality === null) return null
  const country = firstText(value.thing, 'addressCountry')?.text ?? ''
  const parts = [
    locality.text,
    firstText(value.thing, 'addressRegion')?.text ?? '',
    countryName(country) ?? '',
  ]
  return readName([...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))].join(', '))
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
function countryName(text: string): string | null {
  const trimmed = text.trim()
  return /^[A-Za-z]{2}$/.test(trimmed) ? (COUNTRY_NAMES.of(trimmed.toUpperCase()) ?? null) : readName(trimmed)
}

/** Walks only along properties that lead to the page's own subject, never to its parents, clients or rivals. */
function* reachable(top: readonly Thing[]): Generator<{ thing: Thing; isTop: boolean }> {
  const seen = new Set<Thing>()
  const queue = top.map((thing) => ({ thing, isTop: true }))
  for (let next = queue.shift(); next !== undefined && seen.size < MAX_THINGS; next = queue.shift()) {
    if (seen.has(next.thing)) continue
    seen.add(next.thing)
    yield next
    for (const [name, list] of next.thing.props)
      if (FOLLOWED.has(name))
        for (const { thing } of list) if (thing !== null) queue.push({ thing, isTop: false })
  }
}

function isTheBrand(thing: Thing, brand: BrandIdentity, isTop: boolean): boolean {
  const names = values(thing, 'name', 'legalName', 'alternateName')
    .map(nameOf)
    .filter((name) => name !== '')
  if (names.some((name) => namesBrand(name, brand))) return !hasForeignUrl(thing, brand)
  const urls = values(thing, 'url').map(({ text }) => text)
  const isRoot = urls.some((url) => isBrandUrl(url, brand) && new URL(url).pathname === '/')
  return isRoot || (names.length === 0 && isTop && !hasForeignUrl(thing, brand))
}

function hasBrandUrl(thing: Thing, brand: BrandIdentity): boolean {
  return values(thing, 'url').some(({ text }) => isBrandUrl(text, brand)) || isBrandUrl(thing.id ?? '', brand)
}

function hasForeignUrl(thing: Thing, brand: BrandIdentity): boolean {
  const urls = values(thing, 'url')
    .map(({ text }) => text)
    .filter((url) => URL.canParse(url))
  return urls.length > 0 && !urls.some((url) => isBrandUrl(url, brand))
}

function sameName(name: string, brand: BrandIdentity): boolean {
  return name.toLowerCase() === brand.name.toLowerCase()
}

function isOrganization(thing: Thing): boolean {
  return (
    thing.types.some((type) => ORGANIZATION.test(type)) ||
    thing.props.has('foundingDate') ||
    thing.props.has('legalName')
  )
}

function isOffering(thing: Thing): boolean {
  return thing.types.some((type) => OFFERING.test(type))
}

const CEO_TITLE =
  /^(?:(?:co-?)?founder(?: ?(?:&|and|,|\/) ?))?(?:president(?: ?(?:&|and) ?))?(?:ceo|chief executive(?: officer)?|managing director|geschäftsführerin|geschäftsführer|director[a]? ejecutiv[oa]|consejer[oa] delegad[oa]|diretor(?:a)? executiv[oa]|directeur général|directrice générale|pdg)(?: ?(?:&|and|,|\/) ?(?:co-?)?founder)?$/i
const ORGANIZATION =
  /^(Organization|Corporation|LocalBusiness|OnlineBusiness|OnlineStore|Store|NGO|Airline|Brand|Hotel|Restaurant|Library\w*|\w+(Organization|Business|Store|Service|Agency|Company|Dealer|Restaurant))$/
const OFFERING =
  /^(Product|ProductGroup|ProductModel|IndividualProduct|SoftwareApplication|WebApplication|MobileApplication|VideoGame|Vehicle|Car|Service|Offer|AggregateOffer|FinancialProduct|\w+Application)$/
const FOLLOWED = new Set(
  'publisher provider manufacturer brand seller mainEntity mainEntityOfPage about isPartOf offeredBy creator author sourceOrganization copyrightHolder makesOffer itemOffered hasOfferCatalog itemListElement item hasPart hasVariant employee'.split(
    ' ',
  ),
)
const MAX_THINGS = 2000
