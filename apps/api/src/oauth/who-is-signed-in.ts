import { type AccountChoice, type AgentPeople, OPERATOR_ID } from '@veracite/core/agents/people'
import type { Services } from '@veracite/core/services'
import { sessionCookie } from '../console/cookie.ts'
import { createSessions } from '../console/sessions.ts'

const MAX_ACCOUNTS = 100

/** Whoever has a session of the console, which is the operator so far. */
export function createAgentPeople(
  platformToken: string,
  services: Pick<Services, 'sessions' | 'admin'>,
): AgentPeople {
  const sessions = createSessions(platformToken, services.sessions)
  return {
    async whoIsSignedIn(request) {
      const session = await sessions.read(sessionCookie(request).read() ?? '', new Date())
      if (session === null) return null
      const { items } = await services.admin.accounts.list({ limit: MAX_ACCOUNTS, cursor: null })
      const accounts = items.map(({ id, name }): AccountChoice => ({ accountId: id, label: name }))
      return {
        id: OPERATOR_ID,
        name: 'the operator',
        choices: [...accounts, { accountId: null, label: 'all accounts' }],
      }
    },
  }
}
