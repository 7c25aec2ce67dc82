import { ApiError, read, send } from './api.ts'
import { session, signedInTimes } from './session.ts'

interface State {
  signedIn: boolean
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
  const { signedIn } = (await read(await send(SESSION, { method: 'GET' }))) as State
  session.value = signedIn ? 'in' : 'out'
  return signedIn ? null : refusal
}

/** Null when signed in, otherwise the reason why not. */
export async function signIn(proof: { token: string } | { code: string }): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' }
    await read(await send(SESSION, { method: 'POST', headers, body: JSON.stringify(proof) }))
    const { signedIn } = (await read(await send(SESSION, { method: 'GET' }))) as State
    if (!signedIn) return NOT_KEPT
    session.value = 'in'
    signedInTimes.value += 1
    return null
  } catch (error) {
    return error instanceof ApiError ? error.message : 'Signing in failed.'
  }
}

/** Over plain HTTP the token could be read on the way, and a browser would not keep the session. */
export const isReadableOnTheWay = (): boolean =>
  location.protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname)

const NOT_KEPT =
  'The browser did not keep the session. Use an https address, or open the console on the machine it runs on.'

export async function signOut(): Promise<void> {
  await send(SESSION, { method: 'DELETE' }).catch(() => {})
  session.value = 'out'
}
