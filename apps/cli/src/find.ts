import type { Say } from '@veracite/words/say-in'
import type { Account, Brand } from './bodies.ts'
import type { Client } from './client.ts'
import type { Context } from './context.ts'
import { Refused, UsageError } from './failures.ts'
import { cleanDeep, oneLine } from './ui/clean.ts'

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
    brands.map(({ name, domain }) => `${oneLine(name)} (${domain})`),
  )
}

/** Finds an account by name; without a name, the only account there is. */
export async function findAccount(
  { operator, everyPage }: Client,
  wanted: string | undefined,
  { self }: Pick<Context, 'self'>,
): Promise<Account> {
  const accounts = await everyPage(operator.accounts.list())
  const known = accounts.map(({ name }) => oneLine(name))
  if (wanted === undefined) {
    const [first, ...others] = accounts
    if (first && others.length === 0) return cleanDeep(first)
    throw new UsageError((say) =>
      first
        ? say('cliRefused.whichAccount', { names: known.slice(0, 10).join(', ') })
        : say('cliRefused.noAccountYet', { self }),
    )
  }
  const folded = fold(wanted)
  return only(
    accounts.filter(({ id, name }) => id === folded || fold(name) === folded),
    wanted,
    'account',
    known,
    (say) => say('cliRefused.makeAccount', { self }),
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
    (say) => say('cliRefused.makePlan', { self }),
  )
}

function only<T extends { id: string }>(
  found: T[],
  wanted: string,
  kind: 'brand' | 'account' | 'plan',
  known: string[],
  make?: (say: Say) => string,
): T {
  const [first, ...others] = found
  const named = { kind: kind === 'plan' ? 'other' : kind, wanted: JSON.stringify(wanted) } as const
  if (first === undefined) {
    const names = `${known.slice(0, 10).join(', ')}${known.length > 10 ? ', …' : ''}`
    throw new Refused((say) =>
      [
        say('cliRefused.noneCalled', named),
        ...(known.length === 0 ? [] : [say('cliRefused.thereAre', { count: known.length, names })]),
        ...(make ? [make(say)] : []),
      ].join(' '),
    )
  }
  if (others.length > 0) {
    const ids = found.map(({ id }) => id).join(', ')
    throw new UsageError((say) => say('cliRefused.severalCalled', { ...named, count: found.length, ids }))
  }
  // Its name goes into sentences that are printed unchanged, so it is cleaned here.
  return cleanDeep(first)
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()
