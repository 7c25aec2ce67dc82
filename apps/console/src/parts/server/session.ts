import { signal } from '@preact/signals'
import type { AnswerOf } from '@veracite/contract/routes'

type MyAccount = NonNullable<AnswerOf<'GET /api/admin/me'>['accounts']>[number]
export type MemberRole = MyAccount['role']

/** Who is signed in. */
export interface Who {
  name: string
  operator: boolean
  /** Null for the operator, who may do everything everywhere. */
  accounts: readonly Pick<MyAccount, 'accountId' | 'role'>[] | null
}

/** Null until it is known, and for nobody. */
export const who = signal<Who | null>(null)

export const ROLES = ['viewer', 'reviewer', 'editor', 'owner'] as const

/** Whether the person may do this in any account. The server decides; this only hides what it would refuse. */
export const mayAnywhere = (role: MemberRole | 'operator'): boolean => {
  if (who.value === null) return false
  if (who.value.accounts === null) return true
  return role !== 'operator' && who.value.accounts.some((account) => isAtLeast(account.role, role))
}

const isAtLeast = (given: MemberRole, needed: MemberRole): boolean =>
  ROLES.indexOf(given) >= ROLES.indexOf(needed)

/** Whether a control that names a role is shown. */
export const isFor = (role: MemberRole | undefined): boolean => role === undefined || mayAnywhere(role)

export const mayIn = (accountId: string, role: MemberRole): boolean =>
  who.value !== null &&
  (who.value.accounts?.some((one) => one.accountId === accountId && isAtLeast(one.role, role)) ?? true)

/** How people can sign in, beside the operator's token. */
export const ways = signal<{ passkey: boolean; openid: string | null }>({ passkey: false, openid: null })

/** `unknown` until the server has answered; `ended` when it was there and is no longer. */
export const session = signal<'unknown' | 'in' | 'out' | 'ended'>('unknown')

/** The secret of the invitation that was opened, taken out of the address at once; null for none, and once it was used. */
export const invitation = signal<string | null>(null)

/** Counts up when somebody signs in, or has done something: all that is on the screen is loaded again. */
export const changes = signal(0)
export const changed = (): void => {
  changes.value += 1
}

/** The screen stays as it is, with what was typed into it, until somebody signs in again. */
export const sessionEnded = (): void => {
  session.value = 'ended'
}

export const signedIn = (as: Who | undefined): void => {
  who.value = as ?? null
  session.value = 'in'
  changed()
  // The font of quotations: browsers that get it later than its first use show another one instead.
  void document.fonts.load('1em "Veracite Serif"')
}
