import { signal } from '@preact/signals'

/** `unknown` until the server has answered. */
export const session = signal<'unknown' | 'in' | 'out'>('unknown')

/** The address keeps the current screen, so signing in again leads back to it. */
export const sessionEnded = (): void => {
  session.value = 'out'
}
