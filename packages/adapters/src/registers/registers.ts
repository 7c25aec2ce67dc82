import {
  readCompaniesHouse,
  readCompaniesHouseSearch,
  readEdgar,
  readEdgarSearch,
  readGleif,
  readGleifParent,
  readGleifSearch,
  readVies,
} from '@veracite/ground-truth/registers/read-registers'
import type {
  Register,
  RegisterCache,
  RegisteredCompany,
  RegisterOutcome,
  RegisterReply,
} from '@veracite/ground-truth/registers/register'
import { REGISTER_TERMS } from '@veracite/ground-truth/registers/register-terms'
import type { Clock } from '@veracite/terms/ports'
import type { RegisterName } from '@veracite/terms/vocabulary'
import { GuardedFetcher, type GuardedFetcherOptions } from '../web/guarded-fetcher.ts'

type Options = Omit<AskerOptions, 'register' | 'paceMs' | 'headers' | 'maxBytes' | 'isPassing'> & {
  /** Where the register is; only tests say otherwise. */
  origin?: string
}

type Ask = (path: string, signal: AbortSignal) => Promise<Asked>

const NONE: RegisterOutcome = { kind: 'none', replies: [] }

/** 60 requests a minute for everybody, without a key. */
export function createGleif(options: Options): Register {
  const { origin = 'https://api.gleif.org' } = options
  const ask = at(
    createAsker({ ...options, register: 'gleif', paceMs: 1_100 }),
    `${origin}/api/v1/lei-records`,
  )
  return {
    terms: REGISTER_TERMS.gleif,
    async lookUp(query, signal) {
      if ('name' in query)
        return listed(
          await ask(`?filter[entity.legalName]=${encodeURIComponent(query.name)}&page[size]=10`, signal),
          readGleifSearch,
        )
      const lei = query.id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
      if (!/^[A-Z0-9]{18}\d{2}$/.test(lei)) return NONE
      const asked = await ask(`/${lei}`, signal)
      const read = asked.kind === 'reply' && asked.reply.status === 200 ? readGleif(asked.reply) : null
      if (asked.kind === 'failed') return asked
      if (read === null) return { kind: 'none', replies: [asked.reply] }
      // Most have no parent on record, which is a 404; a register that fails now still knows the rest.
      const parent = await ask(`/${lei}/direct-parent`, signal)
      const isKnown = parent.kind === 'reply' && parent.reply.status === 200
      return {
        kind: 'company',
        company: read.company,
        facts: [...read.facts, ...(isKnown ? readGleifParent(parent.reply) : [])],
        replies: [asked.reply, ...(isKnown ? [parent.reply] : [])],
      }
    },
  }
}

/** 600 requests in five minutes, with a key of one's own. */
export function createCompaniesHouse(options: Options & { key: string }): Register {
  const { origin = 'https://api.company-information.service.gov.uk', key } = options
  const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` }
  const ask = at(createAsker({ ...options, register: 'companies-house', paceMs: 600, headers }), origin)
  return {
    terms: REGISTER_TERMS['companies-house'],
    async lookUp(query, signal) {
      if ('name' in query)
        return listed(
          await ask(`/search/companies?q=${encodeURIComponent(query.name)}&items_per_page=10`, signal),
          readCompaniesHouseSearch,
        )
      const number = query.id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
      if (!/^(?:[A-Z]{2}\d{6}|[A-Z]{2}\d{5}[A-Z]|\d{1,8})$/.test(number)) return NONE
      const padded = /^\d+$/.test(number) ? number.padStart(8, '0') : number
      return single(await ask(`/company/${padded}`, signal), readCompaniesHouse)
    },
  }
}

/** At most ten requests a second, and a contact in every one of them. */
export function createEdgar(options: Options & { searchOrigin?: string }): Register {
  const { origin = 'https://data.sec.gov', searchOrigin = 'https://www.sec.gov' } = options
  const asker = createAsker({ ...options, register: 'edgar', paceMs: 250, maxBytes: 8 * 1024 * 1024 })
  return {
    terms: REGISTER_TERMS.edgar,
    async lookUp(query, signal) {
      if ('name' in query)
        return listed(await asker(`${searchOrigin}/files/company_tickers.json`, signal), (reply) =>
          readEdgarSearch(reply, query.name),
        )
      const cik = query.id.replace(/^CIK/i, '').trim()
      if (!/^\d{1,10}$/.test(cik)) return NONE
      return single(await asker(`${origin}/submissions/CIK${cik.padStart(10, '0')}.json`, signal), readEdgar)
    },
  }
}

/** Anything but a yes or a no. */
const isBusy = (text: string): boolean => !/"userError"\s*:\s*"(?:VALID|INVALID)"/.test(text)

/** Member states limit how many ask at once; one request a second is no burden. */
export function createVies(options: Options): Register {
  const { origin = 'https://ec.europa.eu' } = options
  const ask = at(createAsker({ ...options, register: 'vies', paceMs: 1_000, isPassing: isBusy }), origin)
  return {
    terms: REGISTER_TERMS.vies,
    async lookUp(query, signal) {
      if ('name' in query) return { kind: 'failed', message: 'VIES is asked by VAT number only.' }
      const vat = query.id.toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '')
      const [, country, number] = /^([A-Z]{2})([A-Z0-9+*]{2,12})$/.exec(vat) ?? []
      if (country === undefined) return NONE
      const path = `/taxation_customs/vies/rest-api/ms/${country}/vat/${encodeURIComponent(number ?? '')}`
      const asked = await ask(path, signal)
      if (asked.kind === 'failed') return asked
      const read = asked.reply.status === 200 ? readVies(asked.reply, vat) : null
      if (read === 'unavailable')
        return { kind: 'failed', message: 'The member state does not answer at the moment: try again later.' }
      return read === null
        ? { kind: 'none', replies: [asked.reply] }
        : { kind: 'company', ...read, replies: [asked.reply] }
    },
  }
}

const at =
  (asker: ReturnType<typeof createAsker>, base: string): Ask =>
  (path, signal) =>
    asker(`${base}${path}`, signal)

function listed(asked: Asked, read: (reply: RegisterReply) => RegisteredCompany[]): RegisterOutcome {
  if (asked.kind === 'failed') return asked
  const companies = asked.reply.status === 200 ? read(asked.reply) : []
  return companies.length === 0
    ? { kind: 'none', replies: [asked.reply] }
    : { kind: 'companies', companies, replies: [asked.reply] }
}

function single(
  asked: Asked,
  read: (reply: RegisterReply) => Pick<RegisterOutcome & { kind: 'company' }, 'company' | 'facts'> | null,
): RegisterOutcome {
  if (asked.kind === 'failed') return asked
  const found = asked.reply.status === 200 ? read(asked.reply) : null
  return found === null
    ? { kind: 'none', replies: [asked.reply] }
    : { kind: 'company', ...found, replies: [asked.reply] }
}

interface AskerOptions {
  register: RegisterName
  /** Who to write to, in the User-Agent: registers ask for it, and the SEC refuses requests without it. */
  contact: string
  cache: RegisterCache
  cacheHours: number
  clock: Clock
  /** Milliseconds between two requests, by the terms of the register. */
  paceMs: number
  maxBytes?: number
  headers?: Record<string, string>
  /** An answer that only says that there is none at the moment: it is not kept. */
  isPassing?: (text: string) => boolean
  /** For tests: how to reach a server that is not public. */
  network?: Pick<GuardedFetcherOptions, 'allowIp' | 'resolve' | 'ports' | 'hostDelayMs'>
}

type Asked = { kind: 'reply'; reply: RegisterReply } | { kind: 'failed'; message: string }

/** One question to a register, or what it answered not long ago. Errors of the register are not kept. */
function createAsker(options: AskerOptions): (url: string, signal: AbortSignal) => Promise<Asked> {
  const { register, contact, cache, cacheHours, clock, paceMs, maxBytes, headers, isPassing, network } =
    options
  const fetcher = new GuardedFetcher({
    userAgent: `Veracite/0.1 (${contact})`,
    hostDelayMs: paceMs,
    bodyBytes: maxBytes ?? 2 * 1024 * 1024,
    ...(headers && { headers }),
    ...network,
  })
  return async (url, signal) => {
    const since = new Date(clock.now().getTime() - cacheHours * 3_600_000)
    const kept = await cache.find(url, since)
    if (kept !== null) return { kind: 'reply', reply: kept }
    const outcome = await fetcher.get(url, { signal, api: true })
    if (outcome.kind !== 'page') return { kind: 'failed', message: outcome.message }
    const { status, contentType, bytes, text, fetchedAt } = outcome
    const reply = { url, status, contentType, bytes, text, fetchedAt }
    if (status === 200 || status === 404) {
      if (isPassing?.(text) !== true) await cache.put(register, reply)
      return { kind: 'reply', reply }
    }
    return { kind: 'failed', message: REFUSALS[status] ?? `The register answered with status ${status}.` }
  }
}

const REFUSALS: Record<number, string> = {
  401: 'The register does not accept the key.',
  403: 'The register refuses requests from here.',
  429: 'The register asks for a pause: try again in a few minutes.',
}
