import type { ServerKey } from './key-choice.ts'

/** The server puts its log key into its pages, so that a bundle can be verified without a single request. */
export function serverKey(): ServerKey | null {
  const vkey = document.querySelector('meta[name="veracite-log-key"]')?.getAttribute('content') ?? ''
  return vkey === '' ? null : { vkey, from: location.host }
}
