import { existing, invalidField } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import { refusal } from '@veracite/words/refusals'
import type { TenantStore } from '../tenants/tenant-store.ts'
import type { Letterhead, ReportLogo } from './report.ts'
import type { ReportStore } from './report-store.ts'

/** Large enough for print, small enough for every report to carry it. */
export const MAX_LOGO_BYTES = 200_000

/** Under which name and with which logo an account's reports appear. */
export const adminLetterheads = (deps: {
  tenants: Pick<TenantStore, 'findAccount'>
  reports: Pick<ReportStore, 'findLetterhead' | 'putLetterhead'>
  clock: Clock
}) => ({
  async get(accountId: string) {
    const account = await accountOf(deps, accountId)
    return toBody((await deps.reports.findLetterhead(account.id)) ?? plainLetterhead(account))
  },
  /** Missing members stay as they are; a logo of null removes it. */
  async change(accountId: string, change: { name?: string; logo?: string | null }) {
    const account = await accountOf(deps, accountId)
    const before = (await deps.reports.findLetterhead(account.id)) ?? plainLetterhead(account)
    const letterhead: Letterhead = {
      accountId: account.id,
      name: change.name?.trim() || before.name,
      logo: change.logo === undefined ? before.logo : change.logo === null ? null : readLogo(change.logo),
      updatedAt: deps.clock.now(),
    }
    await deps.reports.putLetterhead(letterhead)
    return toBody(letterhead)
  },
})

export const plainLetterhead = ({ id, name }: { id: string; name: string }): Letterhead => ({
  accountId: id,
  name,
  logo: null,
  updatedAt: new Date(0),
})

async function accountOf({ tenants }: { tenants: Pick<TenantStore, 'findAccount'> }, accountId: string) {
  return existing(await tenants.findAccount(accountId), 'account')
}

/** By its first bytes, whatever it is called: nothing that could hold a script gets into a page. */
function readLogo(base64: string): ReportLogo {
  const bytes = Buffer.from(base64, 'base64')
  const type = PICTURES.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins))?.type
  const message =
    bytes.length > MAX_LOGO_BYTES
      ? refusal('must_be_at_most_kb', { most: MAX_LOGO_BYTES / 1000 })
      : type === undefined
        ? 'must_be_a_picture'
        : null
  if (message !== null || type === undefined)
    throw invalidField('invalid_logo', 'logo', message ?? 'must_be_a_picture')
  return { type, bytes }
}

const PICTURES = [
  { type: 'image/png', begins: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'image/jpeg', begins: Buffer.from('ffd8ff', 'hex') },
] as const

const toBody = ({ accountId, name, logo }: Letterhead) => ({
  accountId,
  name,
  logo: logo && { type: logo.type, base64: Buffer.from(logo.bytes).toString('base64') },
})
