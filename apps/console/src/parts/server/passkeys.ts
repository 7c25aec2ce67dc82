import { say } from '@veracite/words/say'
import { ApiError, read, send } from './api.ts'
import { entered } from './sign-in.ts'

type Browser = typeof import('@simplewebauthn/browser')

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
    const { step, options } = await post<Begun<'startAuthentication'>>('/passkey/begin', {})
    const { startAuthentication } = await browser()
    const response = await startAuthentication({ optionsJSON: options })
    await post('/passkey/finish', { step, response })
    return entered()
  })

export const joinWithPasskey = (token: string, name: string): Promise<string | null> =>
  orReason(async () => {
    await post('/invitation/finish', { token, ...(await registered('/invitation/begin', { token, name })) })
    return entered()
  })

export const addPasskey = (name: string): Promise<string | null> =>
  orReason(async () => {
    if (isBareAddress()) return NEEDS_A_NAME
    await post('/passkey/added', { name, ...(await registered('/passkey/add', {})) })
    return null
  })

/** Has the device make a passkey. */
async function registered(path: string, body: object) {
  const { step, options } = await post<Begun<'startRegistration'>>(path, body)
  const { startRegistration } = await browser()
  return { step, response: await startRegistration({ optionsJSON: options }) }
}

interface Begun<Start extends 'startRegistration' | 'startAuthentication'> {
  step: string
  options: Parameters<Browser[Start]>[0]['optionsJSON']
}

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
const NEEDS_A_NAME = say('frame.browsersKeepPasskeysFor')

async function orReason(act: () => Promise<string | null>): Promise<string | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ApiError) return error.message
    const { name } = Object(error) as { name?: string }
    if (name === 'NotAllowedError') return say('frame.noPasskeyWasUsed')
    if (name === 'InvalidStateError') return say('frame.thisDeviceHasA')
    return say('frame.thisBrowserDidNot')
  }
}
