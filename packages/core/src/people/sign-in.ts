import { sha256 } from '@veracite/terms/digest'
import { conflict, DomainError } from '@veracite/terms/errors'
import type { ClockAndIds } from '@veracite/terms/ports'
import type { SignInMethod } from '@veracite/terms/vocabulary'
import type { Caller } from '../access/caller.ts'
import type { InvitationStore, LoginStore, MemberStore, SignInStepStore } from './people-store.ts'
import { type browserSessions, personCaller } from './sessions.ts'
import type { OpenIdPort, PasskeyPort, ProviderIdentity, Site } from './sign-in-ports.ts'

interface Deps extends ClockAndIds {
  invitations: InvitationStore
  logins: LoginStore
  members: Pick<MemberStore, 'accountsOf'>
  signInSteps: SignInStepStore
  passkeys: PasskeyPort
  /** Null: no provider is configured. */
  openId: OpenIdPort | null
  browserSessions: ReturnType<typeof browserSessions>
}

export interface From {
  browser: string
  address: string
}

/** Where the provider sends the browser back to. */
export const OPENID_RETURN = '/console/session/openid/return'

const FIVE_MINUTES_MS = 5 * 60_000
const PASSKEY_NAME = 'Passkey'

/** The ways in for people: a link that works once, a passkey, a foreign provider. */
export const signIn = (deps: Deps) => ({
  /** Passkeys are offered once somebody has one. */
  ways: async () => ({ passkey: await deps.logins.hasPasskeys(), openid: deps.openId?.name ?? null }),

  /** The account and role of an invitation, without using it. */
  async invitation(token: string) {
    const { account, name, role, memberId, expiresAt } = await requireInvitation(deps, sha256(token))
    return { account, name, role, again: memberId !== null, expiresAt: expiresAt.toISOString() }
  },

  async beginInvitation(token: string, name: string, site: Site) {
    await requireInvitation(deps, sha256(token))
    const personId = deps.ids.next()
    const { options, challenge } = await deps.passkeys.registration(site, { id: personId, name }, [])
    return {
      options,
      step: await remember(deps, 'invitation', { challenge, personId, name, token: digestOf(token) }),
    }
  },
  async finishInvitation(token: string, step: string, response: unknown, site: Site, from: From) {
    const kept = await recall(deps, 'invitation', step)
    if (kept.token !== digestOf(token)) throw refused()
    const passkey = await deps.passkeys.verifyRegistration(site, String(kept.challenge), response)
    if (passkey === null) throw notVerified()
    const joined = await accept(deps, sha256(token), {
      personId: String(kept.personId),
      name: String(kept.name),
      login: { kind: 'passkey', passkey: { ...passkey, id: deps.ids.next(), name: PASSKEY_NAME } },
    })
    return begin(deps, joined.personId, 'invitation', from)
  },

  async beginPasskey(site: Site) {
    const { options, challenge } = await deps.passkeys.signIn(site)
    return { options, step: await remember(deps, 'passkey', { challenge }) }
  },
  async finishPasskey(step: string, response: unknown, site: Site, from: From) {
    const { challenge } = await recall(deps, 'passkey', step)
    const credentialId = deps.passkeys.credentialOf(response)
    const passkey = credentialId === null ? null : await deps.logins.findPasskey(credentialId)
    const verified = passkey && (await deps.passkeys.verifySignIn(site, String(challenge), response, passkey))
    if (!passkey || !verified) throw notVerified()
    const use = { before: passkey.counter, after: verified.counter, now: deps.clock.now() }
    if (!(await deps.logins.recordUse(passkey.id, use))) throw notVerified()
    return begin(deps, passkey.personId, 'passkey', from)
  },

  /** Another passkey for a signed-in person. */
  async beginAddPasskey(caller: Caller, site: Site) {
    const person = requirePerson(caller)
    const existing = await deps.logins.listPasskeys(person.id)
    const { options, challenge } = await deps.passkeys.registration(site, person, existing)
    return { options, step: await remember(deps, 'add', { challenge, personId: person.id }) }
  },
  async finishAddPasskey(caller: Caller, step: string, response: unknown, name: string, site: Site) {
    const person = requirePerson(caller)
    const { challenge, personId } = await recall(deps, 'add', step)
    const passkey =
      personId === person.id && (await deps.passkeys.verifyRegistration(site, String(challenge), response))
    if (!passkey) throw notVerified()
    const made = { ...passkey, id: deps.ids.next(), name }
    if (!(await deps.logins.addPasskey(person.id, made, deps.clock.now()))) throw conflict('passkey_in_use')
    return { added: true }
  },

  /** `invitation`: to join with this provider, instead of signing in. */
  async beginOpenId(invitation: string | null, site: Site) {
    const provider = requireProvider(deps)
    if (invitation !== null) await requireInvitation(deps, sha256(invitation))
    const redirectUri = site.origin + OPENID_RETURN
    const { location, kept } = await reach(provider.begin(redirectUri))
    const data = { ...kept, invitation: invitation && digestOf(invitation), redirectUri }
    return { location, step: await remember(deps, 'openid', data) }
  },
  async finishOpenId(step: string, search: string, from: From) {
    const provider = requireProvider(deps)
    const { invitation, redirectUri, ...kept } = await recall(deps, 'openid', step)
    // The address that the question was asked with, not the one of this request: only that one is the provider's answer to it.
    const callback = new URL(String(redirectUri) + search)
    const identity = await reach(provider.finish(callback, String(redirectUri), kept))
    if (identity === null) throw refused()
    const personId =
      typeof invitation === 'string'
        ? await joinWith(deps, Buffer.from(invitation, 'hex'), identity)
        : await deps.logins.findPersonByOpenId(identity.issuer, identity.subject)
    if (personId === null) throw nobodyHere()
    return begin(deps, personId, typeof invitation === 'string' ? 'invitation' : 'openid', from)
  },
})

async function joinWith(
  deps: Deps,
  invitation: Uint8Array,
  { issuer, subject, name, email }: ProviderIdentity,
): Promise<string> {
  const invited = await requireInvitation(deps, invitation)
  const joined = await accept(deps, invitation, {
    personId: deps.ids.next(),
    name: (name ?? email ?? invited.name).slice(0, 200),
    login: { kind: 'openid', issuer, subject },
  })
  return joined.personId
}

async function accept(
  deps: Deps,
  invitation: Uint8Array,
  made: Omit<Parameters<InvitationStore['accept']>[1], 'memberId'>,
) {
  const joined = await deps.invitations.accept(
    invitation,
    { ...made, memberId: deps.ids.next() },
    deps.clock.now(),
  )
  if (joined === 'taken') throw conflict('sign_in_of_another_person')
  if (joined === null) throw invitationGone()
  return joined
}

async function begin(deps: Deps, personId: string, method: SignInMethod, from: From) {
  const caller = await personCaller(deps, personId)
  if (caller === null) throw nobodyHere()
  return { caller, ...(await deps.browserSessions.begin({ personId }, { method, ...from })) }
}

async function remember(deps: Deps, kind: string, data: Record<string, unknown>): Promise<string> {
  const step = deps.ids.randomHex(32)
  const expiresAt = new Date(deps.clock.now().getTime() + FIVE_MINUTES_MS)
  await deps.signInSteps.put({ sha256: sha256(step), kind, data, expiresAt })
  return step
}

async function recall(deps: Deps, kind: string, step: string): Promise<Record<string, unknown>> {
  const kept = await deps.signInSteps.take(sha256(step), kind, deps.clock.now())
  if (kept === null) throw refused()
  return kept
}

async function requireInvitation({ invitations, clock }: Deps, digest: Uint8Array) {
  const invitation = await invitations.findOpen(digest, clock.now())
  if (invitation === null) throw invitationGone()
  return invitation
}

function requireProvider({ openId }: Deps): OpenIdPort {
  if (openId === null) throw new DomainError('not_found', 'no_provider_configured')
  return openId
}

function requirePerson({ kind, personId, name }: Caller): { id: string; name: string } {
  if (kind === 'person' && personId !== null) return { id: personId, name }
  throw new DomainError('forbidden', 'operator_has_no_passkeys')
}

/** A provider that does not answer is not the caller's mistake, and its words are for the log. */
async function reach<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (cause) {
    throw new DomainError('deadline_exceeded', 'provider_answers_wrongly', {
      cause,
      retryAfterSeconds: 10,
    })
  }
}

const digestOf = (token: string): string => sha256(token).toString('hex')

const refused = () => new DomainError('unauthorized', 'sign_in_not_begun')
const nobodyHere = () => new DomainError('forbidden', 'sign_in_unknown')
const notVerified = () => new DomainError('unauthorized', 'passkey_not_accepted')
const invitationGone = () => new DomainError('unauthorized', 'invitation_used_up')
