import { existing, invalidField, notFound } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import type { Clock, Ids } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import { parse } from 'tldts'
import type { Scope } from '../access/scope.ts'
import { requireAccount } from '../accounts/manage-accounts.ts'
import { toScanBody } from '../scans/get-scan.ts'
import type { ScanStore } from '../scans/scan-store.ts'
import { brandOf } from '../tenants/brand-of.ts'
import type { Brand, TenantStore } from '../tenants/tenant-store.ts'

type BrandSettings = 'samplesPerPrompt' | 'captureSources' | 'pageFacts' | 'engines'
type BrandInput = Pick<Brand, 'name' | 'domain' | 'aliases' | BrandSettings>

export const adminBrands = (deps: {
  tenants: TenantStore
  scope: Scope
  scans: Pick<ScanStore, 'listForBrand' | 'countOfMonth'>
  clock: Clock
  ids: Ids
}) => ({
  async add(input: Omit<BrandInput, BrandSettings> & Partial<BrandInput> & { accountId: string }) {
    const brand = normalised({
      samplesPerPrompt: 1,
      captureSources: 'findings' as const,
      pageFacts: 'active' as const,
      ...input,
    })
    const account = await requireAccount(deps.tenants, input.accountId)
    return toWire(
      await deps.tenants.addBrand({ id: deps.ids.next(), accountId: account.id, ...brand }, deps.clock.now()),
    )
  },
  async list(page: AskedPage & { accountId: string | null; archived?: boolean }) {
    return mapPage(await deps.tenants.listBrands({ ...page, accounts: deps.scope.accounts }), toWire)
  },
  async get(brandId: string) {
    const brand = await brandOf(deps, brandId)
    return toWire(brand)
  },
  async change(brandId: string, change: Partial<BrandInput>) {
    const brand = existing(
      await deps.tenants.changeBrand(brandId, normalised(change), deps.clock.now()),
      'brand',
    )
    return toWire(brand)
  },
  async archive(brandId: string) {
    if (!(await deps.tenants.archiveBrand(brandId, deps.clock.now()))) throw notFound('brand')
    return { archived: true }
  },
  async restore(brandId: string) {
    return toWire(existing(await deps.tenants.restoreBrand(brandId), 'brand'))
  },
  async scans(brandId: string, filter: { looks?: 'left_out' }, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    const now = deps.clock.now()
    const [{ items, nextCursor }, scansThisMonth, account] = await Promise.all([
      deps.scans.listForBrand(brandId, { ...filter, ...page }),
      deps.scans.countOfMonth(brand.accountId, now),
      deps.tenants.findAccount(brand.accountId),
    ])
    const plan = account && (await deps.tenants.findPlan(account.plan))
    return {
      /** Counted for the account: all its brands share the plan's cap. */
      scansThisMonth,
      maxScans: plan?.maxScansPerMonth ?? 0,
      items: items.map((scan) => ({
        ...toScanBody(scan, now),
        samples: scan.samples,
        confirmsScanId: scan.confirmsScanId,
        stoppedAt: scan.stoppedAt?.toISOString() ?? null,
        createdAt: scan.createdAt.toISOString(),
      })),
      nextCursor,
    }
  },
})

/** Reduces pasted input (a URL, capitals, a trailing dot, a leading www) to a host name. */
export function normaliseDomain(domain: string): string | null {
  const { hostname } = parse(domain.trim())
  const host = hostname === null ? null : asBrowsersRead(hostname)
  if (host === null || !isPublicName(host)) return null
  const bare = host.replace(/^(www\.)+/, '')
  return isPublicName(bare) ? bare : host
}

/** As browsers read it: `0x7f.1` and `①②⑦.0.0.1` become 127.0.0.1, so that they are recognised as addresses. */
function asBrowsersRead(hostname: string): string | null {
  const url = URL.parse(`http://${hostname}/`)
  return url === null || url.hostname === '' ? null : url.hostname.replace(/\.$/, '')
}

function isPublicName(host: string): boolean {
  const { isIp, domain } = parse(host)
  return !isIp && domain !== null && host.length <= 253 && /^[a-z0-9.-]+$/.test(host)
}

/** Throws if it is no public host. */
export function publicDomain(given: string): string {
  const domain = normaliseDomain(given)
  if (domain === null) throw invalidField('invalid_domain', 'domain', 'must_be_a_public_host')
  return domain
}

/** Throws if nobody could see it: a name of invisible characters would stand in lists and reports as nothing. */
export function visibleName(given: string): string {
  if (!/[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(given))
    throw invalidField('invalid_body', 'name', 'must_not_be_blank')
  return given.trim()
}

export const cleanAliases = (aliases: readonly string[]): string[] => [
  ...new Set(aliases.map((alias) => alias.trim()).filter((alias) => alias !== '')),
]

function normalised<T extends Partial<BrandInput>>(input: T) {
  const change: Partial<BrandInput> = {}
  if (input.name !== undefined) change.name = visibleName(input.name)
  if (input.aliases !== undefined) change.aliases = cleanAliases(input.aliases)
  if (input.captureSources !== undefined) change.captureSources = input.captureSources
  if (input.pageFacts !== undefined) change.pageFacts = input.pageFacts
  if (input.engines !== undefined) change.engines = input.engines && [...new Set(input.engines)]
  if (input.samplesPerPrompt !== undefined) change.samplesPerPrompt = input.samplesPerPrompt
  if (input.domain !== undefined) change.domain = publicDomain(input.domain)
  return change as { [K in keyof T & keyof BrandInput]: BrandInput[K] }
}
