import type { Site } from '@veracite/core/people/sign-in-ports'
import { DomainError } from '@veracite/terms/errors'

/**
 * The site that passkeys are for: the public address of the settings, and never what a request says in its headers, because
 * a machine in the middle could send any value there. Browsers keep passkeys for names only, so this machine is `localhost`.
 */
export function passkeySite(publicUrl: string | null): Site {
  if (publicUrl === null) throw new DomainError('conflict', 'passkeys_need_public_url')
  const url = new URL(publicUrl)
  if (/^127(\.\d{1,3}){3}$|^\[::1\]$/.test(url.hostname)) url.hostname = 'localhost'
  return { origin: url.origin }
}
