import { ApiError, read, send } from './api.ts'
import { entered } from './sign-in.ts'

type Registration = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON']
type Authentication = Parameters<
  typeof import('@simplewebauthn/browser').startAuthentication
>[0]['optionsJSON']

interface Begun<Options> {
  step: string
  options: Options
}

/** Loaded when it is needed: most visits need no passkey. */
const browser = () => import('@simplewebauthn/browser')

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await send(`/console/session${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return (await read(response)) as T
}

/** Null when signed in, otherwise the reason why not. */
export const signInWithPasskey = (): Promise<string | null> =>
  orReason(async () => {
    if (isBareAddress()) return NEEDS_A_NAME
    const { step, options } = await post<Begun<Authentication>>('/passkey/begin', {})
    const { startAuthentication } = await browser()
    const response = await startAuthentication({ optionsJSON: options })
    await post('/passkey/finish', { step, response })
    return entered()
  })

export const joinWithPasskey = (token: string, name: string): Promise<string | null> =>
  orReason(async () => {
    const { step, options } = await post<Begun<Registration>>('/invitation/begin', { token, name })
    const { startRegistration } = await browser()
    const response = await startRegistration({ optionsJSON: options })
    await post('/invitation/finish', { token, step, response })
    return entered()
  })

export const addPasskey = (name: string): Promise<string | null> =>
  orReason(async () => {
    if (isBareAddress()) return NEEDS_A_NAME
    const { step, options } = await post<Begun<Registration>>('/passkey/add', {})
    const { startRegistration } = await browser()
    const response = await startRegistration({ optionsJSON: options })
    await post('/passkey/added', { step, response, name })
    return null
  })

/** Leaves the page for the provider; the reason if it does not come to that. */
export const signInWithProvider = (invitation?: string): Promise<string | null> =>
  orReason(async () => {
    const { location: at } = await post<{ location: string }>('/openid', invitation ? { invitation } : {})
    location.assign(at)
    return null
  })

export interface OpenInvitation {
  account: string
  name: string
  role: string
  again: boolean
  ways: { passkey: boolean; openid: string | null }
}

export const readInvitation = (token: string): Promise<OpenInvitation> => post('/invitation', { token })

const isBareAddress = (): boolean => /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/.test(location.hostname)
const NEEDS_A_NAME =
  'Browsers keep passkeys for names only: open the console by its name, on this machine as localhost.'

async function orReason(act: () => Promise<string | null>): Promise<string | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError) return error.message
    const { name } = Object(error) as { name?: string }
    if (name === 'NotAllowedError') return 'No passkey was used: it was cancelled, or took too long.'
    if (name === 'InvalidStateError') return 'This device has a passkey for you already.'
    return 'This browser did not make or use a passkey.'
  }
}
