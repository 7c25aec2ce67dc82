import type { JsonNode } from '../markup/positioned-json.ts'
import type { RegisteredCompany, RegisteredFact, RegisterReply } from './register.ts'
import { calmed, countryOf, placeOf, RegisterJson } from './register-json.ts'

/** Reads the replies of each register in the shapes of their public interfaces; anything else gives no facts. */

interface ReadCompany {
  company: RegisteredCompany
  facts: RegisteredFact[]
}

/** https://api.gleif.org/api/v1/lei-records/{lei} */
export function readGleif(reply: RegisterReply): ReadCompany | null {
  const json = new RegisterJson(reply.text)
  const record = json.node(json.root, 'data')
  const company = gleifCompany(json, record)
  const entity = json.node(record, 'attributes', 'entity')
  if (company === null) return null
  const formerly = json
    .list(entity, 'otherNames')
    .filter((other) => /PREVIOUS/.test(json.text(other, 'type') ?? ''))
    .flatMap((other) => json.text(other, 'name') ?? [])
    .map(calmed)
  const facts: RegisteredFact[] = [
    {
      predicate: 'legal_name',
      value: formerly.length === 0 ? company.name : { name: company.name, formerly: formerly.slice(0, 10) },
      quote: json.quote(entity, 'legalName'),
      reply,
      note: null,
    },
  ]
  const seat = gleifPlace(json, json.node(entity, 'headquartersAddress'))
  if (seat !== null)
    facts.push({
      predicate: 'headquarters',
      value: seat,
      quote: json.quote(entity, 'headquartersAddress'),
      reply,
      note: null,
    })
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

const gleifPlace = (json: RegisterJson, address: JsonNode | null): string | null => {
  const city = json.text(address, 'city')
  return city === null ? null : placeOf(calmed(city), countryOf(json.text(address, 'country')))
}

/** https://api.company-information.service.gov.uk/company/{number} */
export function readCompaniesHouse(reply: RegisterReply): ReadCompany | null {
  const json = new RegisterJson(reply.text)
  const name = json.text(json.root, 'company_name')
  const id = json.text(json.root, 'company_number')
  if (name === null || id === null) return null
  const office = json.node(json.root, 'registered_office_address')
  const locality = json.text(office, 'locality')
  const place = locality === null ? null : placeOf(calmed(locality), json.text(office, 'country'))
  const formerly = json
    .list(json.root, 'previous_company_names')
    .flatMap((former) => json.text(former, 'name') ?? [])
    .map(calmed)
  const facts: RegisteredFact[] = [
    {
      predicate: 'legal_name',
      value: formerly.length === 0 ? calmed(name) : { name: calmed(name), formerly: formerly.slice(0, 10) },
      quote: json.quote(json.root, 'company_name'),
      reply,
      note: null,
    },
  ]
  if (place !== null)
    facts.push({
      predicate: 'headquarters',
      value: place,
      quote: json.quote(json.root, 'registered_office_address'),
      reply,
      note: 'The registered office, which need not be the seat.',
    })
  const company = { id, name: calmed(name), place, status: json.text(json.root, 'company_status') }
  return { company, facts }
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
  const name = json.text(json.root, 'name')
  const id = json.text(json.root, 'cik')
  if (name === null || id === null) return null
  const office = json.node(json.root, 'addresses', 'business')
  const city = json.text(office, 'city')
  const state = json.text(office, 'stateOrCountryDescription') ?? json.text(office, 'stateOrCountry')
  const place = city === null ? null : placeOf(calmed(city), state)
  const formerly = json
    .list(json.root, 'formerNames')
    .flatMap((former) => json.text(former, 'name') ?? [])
    .map(calmed)
  const facts: RegisteredFact[] = [
    {
      predicate: 'legal_name',
      value: formerly.length === 0 ? calmed(name) : { name: calmed(name), formerly: formerly.slice(0, 10) },
      quote: json.quote(json.root, 'name'),
      reply,
      note: null,
    },
  ]
  if (place !== null)
    facts.push({
      predicate: 'headquarters',
      value: place,
      quote: json.quote(json.root, 'addresses', 'business'),
      reply,
      note: 'The business address of its filings.',
    })
  const company = { id, name: calmed(name), place, status: json.text(json.root, 'entityType') }
  return { company, facts }
}

/** https://www.sec.gov/files/company_tickers.json: every company with a ticker, as members "0", "1", … */
export function readEdgarSearch({ text }: RegisterReply, wanted: string): RegisteredCompany[] {
  const all: unknown = parsed(text)
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
  const quote = json.quote(json.root, 'name')
  return {
    company,
    facts: [
      {
        predicate: 'legal_name',
        value: calmed(name),
        quote,
        reply,
        note: 'The name of the VAT registration.',
      },
    ],
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
