import { say } from '@veracite/words/say'
import { ApiError } from './api.ts'
import { entered, postToSession } from './sign-in.ts'

type Browser = typeof import('@simplewebauthn/browser')

/** Loaded when it is needed: most visits need no passkey. */
const browser = () => import('@simplewebauthn/browser')

export const signInWithPasskey = (): Promise<void> =>
  orReason(async () => {
    refuseBareAddress()
    const { step, options } = await postToSession<Begun<'startAuthentication'>>('/passkey/begin', {})
    const { startAuthentication } = await browser()
    const response = await startAuthentication({ optionsJSON: options })
    await postToSession('/passkey/finish', { step, response })
    await entered()
  })

export const joinWithPasskey = (token: string, name: string): Promise<void> =>
  orReason(async () => {
    const made = await registered('/invitation/begin', { token, name })
    await postToSession('/invitation/finish', { token, ...made })
    await entered()
  })

export const addPasskey = (name: string): Promise<void> =>
  orReason(async () => {
    refuseBareAddress()
    await postToSession('/passkey/added', { name, ...(await registered('/passkey/add', {})) })
  })

/** Has the device make a passkey. */
async function registered(path: string, body: object) {
  const { step, options } = await postToSession<Begun<'startRegistration'>>(path, body)
  const { startRegistration } = await browser()
  return { step, response: await startRegistration({ optionsJSON: options }) }
}

interface Begun<Start extends 'startRegistration' | 'startAuthentication'> {
  step: string
  options: Parameters<Browser[Start]>[0]['optionsJSON']
}

/** Leaves the page for the provider. */
export async function signInWithProvider(invitation?: string): Promise<void> {
  const { location: at } = await postToSession<{ location: string }>(
    '/openid',
    invitation ? { invitation } : {},
  )
  location.assign(at)
}

export interface OpenInvitation {
  account: string
  name: string
  role: string
  again: boolean
  ways: { passkey: boolean; openid: string | null }
}

export const readInvitation = (token: string): Promise<OpenInvitation> =>
  postToSession('/invitation', { token })

function refuseBareAddress(): void {
  if (/^(\d+\.\d+\.\d+\.\d+|\[.*\])$/.test(location.hostname))
    throw new ApiError(0, say('frame.browsersKeepPasskeysFor'))
}

/** Browsers refuse by names. */
async function orReason(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof ApiError) throw error
    const { name } = Object(error) as { name?: string }
    if (name === 'NotAllowedError') throw new ApiError(0, say('frame.noPasskeyWasUsed'))
    if (name === 'InvalidStateError') throw new ApiError(0, say('frame.thisDeviceHasA'))
    throw new ApiError(0, say('frame.thisBrowserDidNot'))
  }
}
