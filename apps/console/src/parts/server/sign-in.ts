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
    refusal = await signIn({ code })
  }
  const refused = /^#refused=(\w+)$/.exec(location.hash)?.[1]
  if (refused !== undefined) {
    history.replaceState(null, '', location.pathname + location.search)
    refusal = REFUSED[refused] ?? 'Signing in failed. Begin again.'
  }
  const state = await readSession()
  who.value = state.who ?? null
  session.value = state.signedIn ? 'in' : 'out'
  return state.signedIn ? null : refusal
}

/** Messages for the refusal codes of a provider sign-in. */
const REFUSED: Record<string, string> = {
  forbidden:
    'Nobody here signs in like this. Ask an owner of your account for an invitation, and open it first.',
  unauthorized: 'This sign-in was not begun in this browser, or took too long. Begin again.',
  conflict: 'This sign-in belongs to somebody else here.',
  rate_limited: 'Too many attempts. Wait a minute, then begin again.',
  deadline_exceeded: 'The provider does not answer as it should. Try again.',
}

async function readSession(): Promise<State> {
  const state = (await read(await send(SESSION, { method: 'GET' }))) as State
  if (state.ways) ways.value = state.ways
  return state
}

/** Null when signed in, otherwise the reason why not. */
export async function signIn(proof: { token: string } | { code: string }): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    await read(await send(SESSION, { method: 'POST', headers, body: JSON.stringify(proof) }))
    return await entered()
  } catch (error) {
    return error instanceof ApiError ? error.message : 'Signing in failed.'
  }
}

/** After the server has set a session: whether the browser kept it. */
export async function entered(): Promise<string | null> {
  const state = await readSession()
  if (!state.signedIn) return NOT_KEPT
  signedIn(state.who)
  return null
}

/** Over plain HTTP the token could be read on the way, and a browser would not keep the session. */
export const isReadableOnTheWay = (): boolean =>
  location.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)

const NOT_KEPT =
  'The browser did not keep the session. Use an https address, or open the console on the machine it runs on.'

export async function signOut(): Promise<void> {
  await send(SESSION, { method: 'DELETE' }).catch(() => {})
  await readSession().catch(() => {})
  who.value = null
  session.value = 'out'
}
