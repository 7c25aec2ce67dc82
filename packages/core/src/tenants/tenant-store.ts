import type { AskedPage, Page } from '@veracite/terms/page'
import type { AccountScope, VisibleAccounts } from '@veracite/terms/ports'
import type { PromptOrigin } from '@veracite/terms/prompt-origins'
import type {
  CaptureSources,
  Engine,
  KeyKind,
  KeyScope,
  MemberRole,
  PageFacts,
  PromptIntent,
} from '@veracite/terms/vocabulary'

/**
 * Storage as the domain sees it, in domain verbs. Transactions belong to the stores: each verb is all or
 * nothing. Evidence has only `append…` and finders. Identifiers that are not UUIDs find nothing.
 */

export interface Plan {
  id: string
  engines: Engine[]
  maxScansPerMonth: number
}

export interface Account {
  id: string
  name: string
  plan: string
  createdAt: Date
  archivedAt: Date | null
}

export interface Brand {
  id: string
  accountId: string
  name: string
  domain: string
  aliases: string[]
  /** How often a scan asks each prompt of each engine. */
  samplesPerPrompt: number
  /** Which answers have their cited pages captured. */
  captureSources: CaptureSources
  /** Whether what its own pages say counts at once, or waits for a person. */
  pageFacts: PageFacts
  /** What people begin with when they choose engines; null for every engine of the plan. */
  engines: Engine[] | null
  createdAt: Date
  archivedAt: Date | null
}

export interface Prompt {
  id: string
  brandId: string
  text: string
  intent: PromptIntent
  locale: string
  origin: PromptOrigin
  createdAt: Date
  archivedAt: Date | null
}

export interface ApiKey {
  id: string
  accountId: string
  name: string
  kind: KeyKind
  hint: string
  scopes: KeyScope[]
  /** Of service and personal keys: the most they may do. */
  role: MemberRole | null
  /** The person that a personal key acts for; null for other keys. */
  personId: string | null
  person: string | null
  /** Of personal keys: the public key with which recordings are signed; null if none is registered. */
  signingKey: string | null
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
}

export type NewBrand = Pick<Brand, 'id' | 'accountId' | 'name' | 'domain' | 'aliases'> &
  Partial<Pick<Brand, 'samplesPerPrompt' | 'captureSources' | 'pageFacts'>>

export type NewKey = Pick<ApiKey, 'id' | 'accountId' | 'name' | 'hint' | 'scopes'> &
  Partial<Pick<ApiKey, 'kind' | 'role' | 'personId' | 'expiresAt' | 'signingKey'>> & { sha256: Uint8Array }

export interface TenantStore {
  putPlan(plan: Plan, now: Date): Promise<Plan>
  findPlan(planId: string): Promise<Plan | null>
  listPlans(): Promise<Plan[]>

  addAccount(account: { id: string; name: string; plan: string }, now: Date): Promise<Account>
  findAccount(accountId: string): Promise<Account | null>
  listAccounts(page: AskedPage & { accounts: VisibleAccounts }): Promise<Page<Account>>
  changeAccount(accountId: string, change: { name?: string; plan?: string }): Promise<Account | null>

  addBrand(brand: NewBrand, now: Date): Promise<Brand>
  /** Archived brands are found too when `archived` says so: their evidence stays readable. */
  findBrand(brandId: string, scope: AccountScope, options?: { archived?: boolean }): Promise<Brand | null>
  listBrands(
    page: AskedPage & {
      accountId: string | null
      /** Only brands of these accounts. */
      accounts: VisibleAccounts
      /** Those that are archived instead of those that are watched. */
      archived?: boolean
    },
  ): Promise<Page<Brand>>
  /** Other names order that answers are counted with them. */
  changeBrand(
    brandId: string,
    change: Partial<Omit<NewBrand, 'id' | 'accountId'>>,
    now: Date,
  ): Promise<Brand | null>
  /** Its schedules are paused in the same transaction. */
  archiveBrand(brandId: string, now: Date): Promise<boolean>
  /** Watched again; its schedules stay paused. */
  restoreBrand(brandId: string): Promise<Brand | null>

  /** All or none: if a text is already active for the brand in that locale, the outcome names it. */
  addPrompts(
    brandId: string,
    prompts: { id: string; text: string; intent: PromptIntent; locale: string; origin: PromptOrigin }[],
    now: Date,
  ): Promise<{ kind: 'added'; prompts: Prompt[] } | { kind: 'duplicate'; indexes: number[] }>
  listPrompts(
    brandId: string,
    page: AskedPage & { archived?: boolean },
  ): Promise<Page<Prompt> & { total: number }>
  hasPrompts(brandId: string): Promise<boolean>
  /** The ids of the active prompts, limited to `among` unless null. */
  listActivePrompts(brandId: string, among: readonly string[] | null): Promise<string[]>
  archivePrompt(promptId: string, now: Date): Promise<boolean>
  /** One transaction: archives the prompt and adds the new one. Null when there is no such active prompt. */
  replacePrompt(
    promptId: string,
    replacement: { id: string } & Partial<Pick<Prompt, 'text' | 'intent' | 'locale'>>,
    now: Date,
  ): Promise<Prompt | 'duplicate' | null>
  /** Asked again. Null when there is no such archived prompt. */
  restorePrompt(promptId: string): Promise<Prompt | 'duplicate' | null>

  addKey(key: NewKey, now: Date): Promise<ApiKey>
  listKeys(
    page: AskedPage & {
      accountId: string | null
      accounts: VisibleAccounts
      /** Only keys that act for this person. */
      personId?: string
    },
  ): Promise<Page<ApiKey>>
  findKey(keyId: string): Promise<ApiKey | null>
  /** Of a key that expires later, or never: it stops working at that time. */
  expireKey(keyId: string, at: Date): Promise<boolean>
  revokeKey(keyId: string, now: Date): Promise<boolean>
  /** The key with this digest, unless it is revoked or expired, or its account archived. */
  findKeyByHash(sha256: Uint8Array): Promise<ApiKey | null>
  /** Remembers when a key was used. */
  useKey(keyId: string, now: Date): Promise<void>
}
