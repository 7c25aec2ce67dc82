import { signal } from '@preact/signals'

/** `unknown` until the server has said. */
export const session = signal<'unknown' | 'in' | 'out'>('unknown')

/** Whatever is on the screen stays in the address: signing in again leads back to it. */
export const sessionEnded = (): void => {
  session.value = 'out'
}
