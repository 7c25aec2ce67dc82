import { signal } from '@preact/signals'

/** `unknown` until the server has answered; `ended` when it was good until now, and somebody may be typing. */
export const session = signal<'unknown' | 'in' | 'out' | 'ended'>('unknown')

/** How often somebody signed in here: what a lost session refused is loaded again. */
export const signedInTimes = signal(0)

/** The screen stays as it is below the question for the token, with everything that was typed into it. */
export const sessionEnded = (): void => {
  session.value = session.value === 'in' || session.value === 'ended' ? 'ended' : 'out'
}
