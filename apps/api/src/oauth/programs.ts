import type { OAuthStore } from '@veracite/core/agents/oauth-store'
import type { SignedInPerson } from '@veracite/core/agents/people'
import type { Clock } from '@veracite/terms/ports'

/** A program that a person let in, as shown to them. */
export interface LetIn {
  grantId: string
  program: string
  account: string
  scopes: string
  since: string
}

interface Deps {
  store: Pick<OAuthStore, 'listGrants' | 'find' | 'removeGrant'>
  digestOf: (id: string) => Uint8Array
  resource: string
  clock: Clock
}

const MOST = 200

/** Lists and ends the programs that a person let in. Each person sees only their own. */
export const createPrograms = ({ store, digestOf, resource, clock }: Deps) => {
  const ofPerson = ({ id }: SignedInPerson) => store.listGrants(id, MOST, clock.now())
  const nameOf = async (clientId: string): Promise<string> => {
    const registered = await store.find('Client', digestOf(clientId), clock.now())
    return String(registered?.payload.client_name ?? clientId)
  }
  return {
    async list(person: SignedInPerson): Promise<LetIn[]> {
      const grants = await ofPerson(person)
      return Promise.all(
        grants.map(async ({ grantId, payload, createdAt }) => {
          const [, accountId = null] = String(payload.accountId).split('~')
          const account = person.choices.find((choice) => choice.accountId === accountId)
          const resources = (payload.resources ?? {}) as Record<string, string | undefined>
          return {
            grantId,
            program: await nameOf(String(payload.clientId)),
            account: account?.label ?? 'an account that is gone',
            scopes: resources[resource] ?? '',
            since: createdAt.toISOString().slice(0, 10),
          }
        }),
      )
    },
    async end(person: SignedInPerson, grantId: string): Promise<void> {
      const own = (await ofPerson(person)).some((grant) => grant.grantId === grantId)
      if (own) await store.removeGrant(grantId)
    },
  }
}
