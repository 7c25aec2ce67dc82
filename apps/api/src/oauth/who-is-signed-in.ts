import { listAccounts } from '@veracite/contract/accounts/operations'
import { type AccountChoice, type AgentPeople, OPERATOR_ID } from '@veracite/core/agents/people'
import type { Services } from '@veracite/core/services'
import { tokenDigest } from '@veracite/runtime/callers/access-token'
import { sessionCookie } from '../console/cookie.ts'

const MAX_ACCOUNTS = 100
const NAMES_NOTHING = { params: {}, query: {}, body: undefined }

/** The owner of the console session: a person with their accounts, or the operator with all. */
export function createAgentPeople(
  platformToken: string,
  services: Pick<Services, 'sessions' | 'for'>,
): AgentPeople {
  const tokenSha256 = tokenDigest(platformToken)
  return {
    async whoIsSignedIn(request) {
      const session = await services.sessions.read(sessionCookie(request).read() ?? '', tokenSha256)
      if (session === null) return null
      const { caller } = session
      const { accounts } = await services.for(caller).admit(listAccounts.access, NAMES_NOTHING)
      const { items } = await accounts.list({ limit: MAX_ACCOUNTS, cursor: null })
      const choices = items.map(({ id, name }): AccountChoice => ({ accountId: id, label: name }))
      if (caller.personId !== null) return { id: caller.personId, name: caller.name, choices }
      return { id: OPERATOR_ID, name: null, choices: [...choices, { accountId: null }] }
    },
  }
}
