import type { Account, Brand } from './bodies.ts'
import type { Client } from './client.ts'
import type { Context } from './context.ts'
import { Refused, UsageError } from './failures.ts'
import { cleanDeep } from './ui/clean.ts'

/** Finds a brand by its id, domain or name. */
export async function findBrand({ operator, everyPage }: Client, wanted: string): Promise<Brand> {
  const brands = await everyPage(operator.brands.list())
  const by = (match: (brand: Brand) => boolean) => brands.filter(match)
  const folded = fold(wanted)
  const found = [
    by(({ id }) => id === folded),
    by(({ domain }) => domain === folded.replace(/^www\./, '')),
    by(({ name }) => fold(name) === folded),
    by(({ aliases }) => aliases.some((alias) => fold(alias) === folded)),
  ].find((matches) => matches.length > 0)
  return only(
    found ?? [],
    wanted,
    'brand',
    brands.map(({ name, domain }) => `${name} (${domain})`),
  )
}

/** Finds an account by name; without a name, the only account there is. */
export async function findAccount(
  { operator, everyPage }: Client,
  wanted: string | undefined,
  { self }: Pick<Context, 'self'>,
): Promise<Account> {
  const accounts = await everyPage(operator.accounts.list())
  const known = accounts.map(({ name }) => name)
  if (wanted === undefined) {
    const [first, ...others] = accounts
    if (first && others.length === 0) return cleanDeep(first)
    throw new UsageError(
      first
        ? `Which account? Use --account with one of: ${known.slice(0, 10).join(', ')}.`
        : `There is no account yet. Make one: ${self} accounts add NAME --plan PLAN`,
    )
  }
  const folded = fold(wanted)
  return only(
    accounts.filter(({ id, name }) => id === folded || fold(name) === folded),
    wanted,
    'account',
    known,
    `Make one: ${self} accounts add NAME --plan PLAN`,
  )
}

/** Looks a plan up by name before it is used: the server would only say that it does not exist. */
export async function requirePlan(
  { operator }: Client,
  wanted: string,
  { self }: Pick<Context, 'self'>,
): Promise<void> {
  const { items } = await operator.plans.list()
  const plans = items.map(({ id }) => ({ id }))
  only(
    plans.filter(({ id }) => id === wanted),
    wanted,
    'plan',
    plans.map(({ id }) => id),
    `Make one: ${self} plans set NAME --engines all --max-scans 30`,
  )
}

function only<T extends { id: string }>(
  found: T[],
  wanted: string,
  kind: string,
  known: string[],
  make = '',
): T {
  const [first, ...others] = found
  if (first === undefined) {
    const hint =
      known.length === 0
        ? ''
        : ` There ${known.length === 1 ? 'is' : 'are'}: ${known.slice(0, 10).join(', ')}${known.length > 10 ? ', …' : ''}.`
    throw new Refused(`No ${kind} is called ${JSON.stringify(wanted)}.${hint}${make && ` ${make}`}`)
  }
  if (others.length > 0) {
    throw new UsageError(
      `${found.length} ${kind}s are called ${JSON.stringify(wanted)}. Use one of the ids: ${found.map(({ id }) => id).join(', ')}`,
    )
  }
  // Its name goes into sentences that are printed unchanged, so it is cleaned here.
  return cleanDeep(first)
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
