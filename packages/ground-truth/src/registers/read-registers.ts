import { parsedJson } from '@veracite/terms/json'
import type { JsonNode } from '../markup/positioned-json.ts'
import type { RegisteredCompany, RegisteredFact, RegisterReply } from './register.ts'
import { calmed, countryOf, placeOf, RegisterJson } from './register-json.ts'

/** Reads the replies of each register in the shapes of their public interfaces; anything else gives no facts. */

interface ReadCompany {
  company: RegisteredCompany
  facts: RegisteredFact[]
}

/** What every register of companies states: the legal name, and the seat where it is known. */
function companyFacts(
  reply: RegisterReply,
  legal: { name: string; formerly: string[]; quote: string },
  seat: { place: string | null; quote: string; note: string | null },
): RegisteredFact[] {
  const { name, formerly, quote } = legal
  const value = formerly.length === 0 ? name : { name, formerly: formerly.slice(0, 10) }
  const facts: RegisteredFact[] = [{ predicate: 'legal_name', value, quote, reply, note: null }]
  if (seat.place !== null)
    facts.push({ predicate: 'headquarters', value: seat.place, quote: seat.quote, reply, note: seat.note })
  return facts
}

const namesIn = (json: RegisterJson, list: readonly JsonNode[]): string[] =>
  list.flatMap((one) => json.text(one, 'name') ?? []).map(calmed)

/** https://api.gleif.org/api/v1/lei-records/{lei} */
export function readGleif(reply: RegisterReply): ReadCompany | null {
  const json = new RegisterJson(reply.text)
  const record = json.node(json.root, 'data')
  const company = gleifCompany(json, record)
  const entity = json.node(record, 'attributes', 'entity')
  if (company === null) return null
  const others = json.list(entity, 'otherNames')
  const formerly = others.filter((other) => /PREVIOUS/.test(json.text(other, 'type') ?? ''))
  const facts = companyFacts(
    reply,
    { name: company.name, formerly: namesIn(json, formerly), quote: json.quote(entity, 'legalName') },
    { place: company.place, quote: json.quote(entity, 'headquartersAddress'), note: null },
  )
  return { company, facts }
}

/** https://api.gleif.org/api/v1/lei-records/{lei}/direct-parent: the record of the parent. */
export function readGleifParent(reply: RegisterReply): RegisteredFact[] {
  const json = new RegisterJson(reply.text)
  const record = json.node(json.root, 'data')
  const parent = gleifCompany(json, record)
  if (parent === null) return []
  const quote = json.quote(record, 'attributes', 'entity', 'legalName')
  return [{ predicate: 'parent_company', value: parent.name, quote, reply, note: `LEI ${parent.id}` }]
}

/** https://api.gleif.org/api/v1/lei-records?filter[entity.legalName]=… */
export function readGleifSearch({ text }: RegisterReply): RegisteredCompany[] {
  const json = new RegisterJson(text)
  return json.list(json.root, 'data').flatMap((record) => gleifCompany(json, record) ?? [])
}

function gleifCompany(json: RegisterJson, record: JsonNode | null): RegisteredCompany | null {
  const entity = json.node(record, 'attributes', 'entity')
  const name = json.text(entity, 'legalName', 'name')
  const id = json.text(record, 'attributes', 'lei') ?? json.text(record, 'id')
  if (name === null || id === null) return null
  const place = gleifPlace(json, json.node(entity, 'headquartersAddress'))
  return { id, name: calmed(name), place, status: json.text(entity, 'status') }
}

const gleifPlace = (json: RegisterJson, address: JsonNode | null): string | null =>
  placeIn(json.text(address, 'city'), countryOf(json.text(address, 'country')))

/** https://api.company-information.service.gov.uk/company/{number} */
export function readCompaniesHouse(reply: RegisterReply): ReadCompany | null {
  const json = new RegisterJson(reply.text)
  const office = json.node(json.root, 'registered_office_address')
  return readFlat(json, reply, {
    ...{
      name: 'company_name',
      id: 'company_number',
      status: 'company_status',
      formerly: 'previous_company_names',
    },
    place: placeIn(json.text(office, 'locality'), json.text(office, 'country')),
    placeQuote: json.quote(json.root, 'registered_office_address'),
    placeNote: 'The registered office, which need not be the seat.',
  })
}

const placeIn = (town: string | null, around: string | null): string | null =>
  town === null ? null : placeOf(calmed(town), around)

/** A reply with all its members at the top; `name`, `id`, `status` and `formerly` say what the register calls them. */
function readFlat(
  json: RegisterJson,
  reply: RegisterReply,
  at: Record<'name' | 'id' | 'status' | 'formerly' | 'placeQuote' | 'placeNote', string> & {
    place: string | null
  },
): ReadCompany | null {
  const stated = json.text(json.root, at.name)
  const id = json.text(json.root, at.id)
  if (stated === null || id === null) return null
  const name = calmed(stated)
  const facts = companyFacts(
    reply,
    {
      name,
      formerly: namesIn(json, json.list(json.root, at.formerly)),
      quote: json.quote(json.root, at.name),
    },
    { place: at.place, quote: at.placeQuote, note: at.placeNote },
  )
  return { company: { id, name, place: at.place, status: json.text(json.root, at.status) }, facts }
}

/** https://api.company-information.service.gov.uk/search/companies?q=… */
export function readCompaniesHouseSearch({ text }: RegisterReply): RegisteredCompany[] {
  const json = new RegisterJson(text)
  return json.list(json.root, 'items').flatMap((item): RegisteredCompany[] => {
    const id = json.text(item, 'company_number')
    const name = json.text(item, 'title')
    if (id === null || name === null) return []
    const place = json.text(item, 'address_snippet')
    return [{ id, name: calmed(name), place, status: json.text(item, 'company_status') }]
  })
}

/** https://data.sec.gov/submissions/CIK##########.json */
export function readEdgar(reply: RegisterReply): ReadCompany | null {
  const json = new RegisterJson(reply.text)
  const office = json.node(json.root, 'addresses', 'business')
  const state = json.text(office, 'stateOrCountryDescription') ?? json.text(office, 'stateOrCountry')
  return readFlat(json, reply, {
    ...{ name: 'name', id: 'cik', status: 'entityType', formerly: 'formerNames' },
    place: placeIn(json.text(office, 'city'), state),
    placeQuote: json.quote(json.root, 'addresses', 'business'),
    placeNote: 'The business address of its filings.',
  })
}

/** https://www.sec.gov/files/company_tickers.json: every company with a ticker, as members "0", "1", … */
export function readEdgarSearch({ text }: RegisterReply, wanted: string): RegisteredCompany[] {
  const all: unknown = parsedJson(text)
  const sought = wanted.trim().toLowerCase()
  const found = Object.values(Object(all) as Record<string, unknown>).flatMap((each): RegisteredCompany[] => {
    const { cik_str: cik, title } = Object(each) as { cik_str?: unknown; title?: unknown }
    if (typeof title !== 'string' || !title.toLowerCase().includes(sought)) return []
    return [{ id: String(cik).padStart(10, '0'), name: calmed(title), place: null, status: null }]
  })
  return [...new Map(found.map((company) => [company.id, company])).values()].slice(0, 20)
}

/** https://ec.europa.eu/taxation_customs/vies/rest-api/ms/{country}/vat/{number} */
export function readVies(reply: RegisterReply, id: string): ReadCompany | 'unavailable' | null {
  const json = new RegisterJson(reply.text)
  const error = json.text(json.root, 'userError')
  if (error !== null && error !== 'VALID' && error !== 'INVALID') return 'unavailable'
  const name = json.text(json.root, 'name')
  // Some states confirm the number and keep the name to themselves.
  const isValid = json.isTrue(json.root, 'isValid') || json.isTrue(json.root, 'valid')
  if (!isValid || name === null || /^-+$/.test(name)) return null
  const place = json.text(json.root, 'address')?.replaceAll(/\s*\n\s*/g, ', ') ?? null
  const company = { id, name: calmed(name), place, status: 'valid' }
  const note = 'The name of the VAT registration.'
  const quote = json.quote(json.root, 'name')
  return { company, facts: [{ predicate: 'legal_name', value: company.name, quote, reply, note }] }
}
