import type { NewFact } from '@veracite/ground-truth/facts/fact'
import { factHash, toOwnFactBody } from '@veracite/ground-truth/facts/fact-body'
import { type FactActor, THE_SERVICE } from '@veracite/ground-truth/facts/fact-life'
import { clipQuote } from '@veracite/ground-truth/facts/fact-source'
import type { Register, RegisteredFact, RegisterTerms } from '@veracite/ground-truth/registers/register'
import { REGISTER_TERMS } from '@veracite/ground-truth/registers/register-terms'
import { sha256Hex } from '@veracite/terms/digest'
import { conflict, DomainError, invalidField } from '@veracite/terms/errors'
import type { ClockAndIds, Ids } from '@veracite/terms/ports'
import { storableText } from '@veracite/terms/storable-text'
import { REGISTER_NAMES, type RegisterName } from '@veracite/terms/vocabulary'
import { checkFact } from '@veracite/verdicts/predicates/all'
import { asSaid, refusal } from '@veracite/words/refusals'
import { actOf } from '../facts/fact-act.ts'
import type { FactStore } from '../facts/fact-store.ts'
import { proposalsOf } from '../facts/propose-facts.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'

interface Deps extends BrandDeps, ClockAndIds {
  facts: Pick<FactStore, 'listKnown' | 'findAll' | 'addFacts'>
  /** The registers that the operator has switched on. */
  registers: ReadonlyMap<RegisterName, Register>
}

interface Query {
  register: RegisterName
  id: string | null
  name: string | null
  by?: FactActor
}

/** Facts from registers are proposals, which a person approves. */
export const adminRegisters = (deps: Deps) => ({
  /** All there are, and which of them are switched on. */
  list: () => ({
    items: REGISTER_NAMES.map((name) => ({
      ...REGISTER_TERMS[name],
      on: deps.registers.has(name),
      setting: name === 'companies-house' ? 'VERACITE_COMPANIES_HOUSE_KEY' : 'VERACITE_REGISTERS',
    })),
  }),

  /** By number: what is on record is proposed. By name: the companies that have it, for a person to choose from. */
  async lookUp(brandId: string, query: Query, signal: AbortSignal = new AbortController().signal) {
    const brand = await activeBrandOf(deps, brandId)
    const register = registerOf(deps, query.register)
    const outcome = await register.lookUp(questionOf(query), signal)
    if (outcome.kind === 'failed')
      throw new DomainError('register_unavailable', asSaid(`${register.terms.label}: ${outcome.message}`))
    const companies =
      outcome.kind === 'companies' ? outcome.companies : outcome.kind === 'company' ? [outcome.company] : []
    const facts = outcome.kind === 'company' ? outcome.facts : []
    const proposed = await propose(deps, brand.id, register.terms, facts, query.by ?? THE_SERVICE)
    return { register: register.terms, companies, ...proposed }
  },
})

function registerOf({ registers }: Pick<Deps, 'registers'>, name: RegisterName): Register {
  const register = registers.get(name)
  if (register === undefined)
    throw conflict(refusal('register_not_switched_on', { name: REGISTER_TERMS[name].label }))
  return register
}

function questionOf({ id, name }: Query): { id: string } | { name: string } {
  if (id !== null && id.trim() !== '') return { id: id.trim() }
  if (name !== null && name.trim() !== '') return { name: name.trim() }
  throw invalidField('nothing_to_look_up', 'id', 'give_number_or_name')
}

async function propose(
  deps: Deps,
  brandId: string,
  terms: RegisterTerms,
  found: readonly RegisteredFact[],
  by: FactActor,
) {
  const { facts, ids } = deps
  const now = deps.clock.now()
  const candidates = found.flatMap((fact) => candidateOf(ids, terms, fact))
  const known = candidates.length === 0 ? [] : await facts.listKnown(brandId, null)
  const { append, ...counts } = proposalsOf(known, storableText(candidates))
  const changes = { pages: [], append, seenFactIds: [], supersede: [] }
  if (append.length > 0) await facts.addFacts(brandId, changes, actOf(deps, by, now))
  const items = await facts.findAll(append.map((fact) => fact.id))
  return { items: items.map((fact) => toOwnFactBody(fact, now)), ...counts }
}

/** Bytes and words of the reply with its licence, so that readers know the source and the permitted use. */
function candidateOf(ids: Ids, terms: RegisterTerms, fact: RegisteredFact): NewFact[] {
  const { quote, reply, note, ...typed } = fact
  const checked = checkFact(typed.predicate, typed.value)
  if (!checked.ok) return []
  const digest = sha256Hex(reply.bytes)
  const source = {
    kind: terms.name,
    url: reply.url,
    quote: clipQuote(quote),
    fetchedAt: reply.fetchedAt,
    sha256: digest,
  }
  return [
    {
      ...checked.fact,
      id: ids.next(),
      source,
      hash: factHash(checked.fact, { sourceUrl: reply.url, sourceSha256: digest }),
      note: [`${terms.label}, ${terms.licence}, ${terms.terms}.`, note].filter(Boolean).join(' '),
      active: false,
    },
  ]
}
