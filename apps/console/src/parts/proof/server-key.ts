import { captureKeysInDocument } from '@veracite/verify/bundle/capture-key-place'
import type { ServerKey } from './key-choice.ts'

/** The server puts its keys into its pages, so that a bundle can be verified without a single request. */
export function serverKey(): ServerKey | null {
  const vkey = contentOf('veracite-log-key')
  if (vkey === '') return null
  const keys = contentOf('veracite-keys')
  const captureKeys = keys === '' ? null : captureKeysInDocument(decodeURIComponent(keys))
  return { vkey, from: location.host, captureKeys }
}

const contentOf = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
