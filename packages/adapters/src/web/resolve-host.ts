import { lookup } from 'node:dns/promises'
import { withinDeadline } from '@veracite/terms/within-deadline'
import { literalAddress, type ResolvedAddress } from './address-guard.ts'

export interface ResolveOptions {
  resolveMs?: number
  /** Only tests pass it: it stands for names that are not public. */
  resolve?: (hostname: string) => Promise<ResolvedAddress[]>
}

/** Every address a host has; none when it does not resolve in time. */
export async function addressesOf(hostname: string, options: ResolveOptions): Promise<ResolvedAddress[]> {
  // A literal address is never looked up, so it is its own only result and is checked like one.
  const literal = literalAddress(hostname)
  if (literal !== null) return [literal]
  const answer = (options.resolve ?? systemResolve)(hostname).catch(() => [])
  return withinDeadline(answer, options.resolveMs ?? 3_000, () => [])
}

async function systemResolve(hostname: string): Promise<ResolvedAddress[]> {
  const answers = await lookup(hostname, { all: true, verbatim: true })
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}
