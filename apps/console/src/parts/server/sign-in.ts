import { known, say } from '@veracite/words/say'
import { ApiError, read, send } from './api.ts'
import { session, signedIn, type Who, ways, who } from './session.ts'

interface State {
  signedIn: boolean
  who?: Who
  ways?: { passkey: boolean; openid: string | null }
}

const SESSION = '/console/session'

/** Asks for the session; a code in the address, as the server prints it at start, is used first. */
export async function findSession(): Promise<string | null> {
  const code = /^#code=([\w-]+)$/.exec(location.hash)?.[1]
  let refusal: string | null = null
  if (code !== undefined) {
    // Removed from the address first: it must not stay in the history or be sent anywhere.
    history.replaceState(null, '', location.pathname + location.search)
    refusal = await signIn({ code }).then(
      () => null,
      ({ message }: Error) => message,
    )
  }
  const refused = /^#refused=(\w+)$/.exec(location.hash)?.[1]
  if (refused !== undefined) {
    history.replaceState(null, '', location.pathname + location.search)
    refusal = known('signInRefused', refused) ?? say('frame.signingInFailedBegin')
  }
  const state = await readSession()
  who.value = state.who ?? null
  session.value = state.signedIn ? 'in' : 'out'
  return state.signedIn ? null : refusal
}

async function readSession(): Promise<State> {
  const state = (await read(await send(SESSION, { method: 'GET' }))) as State
  if (state.ways) ways.value = state.ways
  return state
}

/** Sessions have no operation. */
export async function postToSession<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return (await read(
    await send(SESSION + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  )) as T
}

export async function signIn(proof: { token: string } | { code: string }): Promise<void> {
  await postToSession('', proof)
  await entered()
}

/** After the server has set a session, which the browser may not have kept. */
export async function entered(): Promise<void> {
  const state = await readSession()
  if (!state.signedIn) throw new ApiError(0, say('frame.theBrowserDidNot'))
  signedIn(state.who)
}

/** Over plain HTTP the token could be read on the way, and a browser would not keep the session. */
export const isReadableOnTheWay = (): boolean =>
  location.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)

export async function signOut(): Promise<void> {
  await send(SESSION, { method: 'DELETE' }).catch(() => {})
  await readSession().catch(() => {})
  who.value = null
  session.value = 'out'
}
