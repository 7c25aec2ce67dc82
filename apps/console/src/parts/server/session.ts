import { signal } from '@preact/signals'

/** `unknown` until the server has answered; `ended` when it was there and is no longer. */
export const session = signal<'unknown' | 'in' | 'out' | 'ended'>('unknown')

/** Counts up whenever somebody signs in: what was refused meanwhile is loaded again. */
export const signIns = signal(0)

/** The screen stays as it is, with what was typed into it, until somebody signs in again. */
export const sessionEnded = (): void => {
  session.value = 'ended'
}

export const signedIn = (): void => {
  session.value = 'in'
  signIns.value += 1
}
