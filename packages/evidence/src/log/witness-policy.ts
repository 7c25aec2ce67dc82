import { equal } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { ED25519_COSIGNATURE, formatVkey, type NoteVerifier, parseVkey } from '@veracite/verify/log/note-key'
import type { Witnessing } from './log-port.ts'

export const NO_WITNESSES: Witnessing = { witnesses: [], quorum: 0 }

/** Keys of witnesses from settings. Throws a FormatError that says which one is wrong and why. */
export function parseWitnessKeys(vkeys: readonly string[]): NoteVerifier[] {
  const witnesses: NoteVerifier[] = []
  for (const vkey of vkeys) {
    const verifier = parseVkey(vkey)
    if (verifier.type !== ED25519_COSIGNATURE)
      throw new FormatError(`the key of ${verifier.name} is not one for cosignatures (type 0x04)`)
    // Two witnesses must not share a name or a key: a quorum would count one of them twice.
    if (
      witnesses.some(({ name, publicKey }) => name === verifier.name || equal(publicKey, verifier.publicKey))
    )
      throw new FormatError(`${verifier.name} has a name or a key that another witness has`)
    if (RESERVED.includes(verifier.name))
      throw new FormatError(`no witness can be called ${verifier.name} in a policy`)
    witnesses.push(verifier)
  }
  return witnesses
}

/** Converts `none`, `any`, `all` or a number to a number of witnesses; null if it cannot be met. */
export function parseQuorum(text: string, witnesses: number): number | null {
  if (text === 'none') return 0
  const quorum = text === 'any' ? 1 : text === 'all' ? witnesses : Number(/^[1-9]\d?$/.exec(text)?.[0])
  return quorum >= 1 && quorum <= witnesses ? quorum : null
}

/**
 * Which keys to trust, in the tlog-policy format. If we require no quorum, a verifier may still do so. The
 * witnesses' submission addresses are left out: checking does not need them, and they may be private.
 */
export function policyOf(log: NoteVerifier, { witnesses, quorum }: Witnessing): string {
  const names = witnesses.map(({ name }) => name)
  const policy = [
    `log ${formatVkey(log)}`,
    ...witnesses.map((witness) => `witness ${witness.name} ${formatVkey(witness)}`),
    ...(quorum === 0 ? ['quorum none'] : [`group ${GROUP} ${quorum} ${names.join(' ')}`, `quorum ${GROUP}`]),
  ]
  return `${policy.join('\n')}\n`
}

const GROUP = 'witnesses'
const RESERVED: readonly string[] = ['none', GROUP]
