import { equal, utf8Encode } from '../bytes.ts'
import { parseDecimal } from '../decimal.ts'
import { FormatError } from '../format-error.ts'
import {
  ED25519_COSIGNATURE,
  ED25519_NOTE,
  type NoteKeyType,
  type NoteVerifier,
  parseVkey,
} from './note-key.ts'

/** A trust policy (C2SP tlog-policy): the logs, the witnesses, and how many witnesses must have cosigned. */
export interface Policy {
  logs: { verifier: NoteVerifier; url: string | null }[]
  witnesses: { name: string; verifier: NoteVerifier; url: string | null }[]
  /** Our own addition: relays that carried connections, each with the words that say who runs it. */
  relays: { verifier: NoteVerifier; runBy: string | null }[]
  groups: { name: string; threshold: number; members: string[] }[]
  /** A witness, a group, or `none`. */
  quorum: string
}

export function parsePolicy(text: string): Policy {
  if (utf8Encode(text).length > MAX_POLICY_BYTES) throw new FormatError('policy is larger than 64 KB')
  if (FORBIDDEN_CHARACTER.test(text)) throw new FormatError('policy holds a control character')
  const draft: Draft = { logs: [], witnesses: [], relays: [], groups: [], quorum: null, used: new Set() }
  for (const line of text.split('\n')) {
    const [keyword, ...words] = line.split(/[ \t]+/).filter((word) => word !== '')
    if (keyword === undefined || keyword.startsWith('#')) continue
    const read = Object.hasOwn(READERS, keyword) ? READERS[keyword] : undefined
    if (read === undefined) throw new FormatError('policy line begins with an unknown word')
    read(draft, words)
  }
  const { logs, witnesses, relays, groups, quorum } = draft
  if (quorum === null) throw new FormatError('policy has no quorum line')
  return { logs, witnesses, relays, groups, quorum }
}

/** Whether these witnesses, each with a valid cosignature on the same checkpoint, satisfy the policy. */
export function isQuorumMet(policy: Policy, cosigners: readonly NoteVerifier[]): boolean {
  if (policy.quorum === 'none') return true
  const satisfied = new Set(
    policy.witnesses
      .filter(({ verifier }) => cosigners.some((key) => equal(key.publicKey, verifier.publicKey)))
      .map(({ name }) => name),
  )
  // Groups refer only to names defined before them, so one pass in order settles all of them.
  for (const { name, threshold, members } of policy.groups) {
    if (members.filter((member) => satisfied.has(member)).length >= threshold) satisfied.add(name)
  }
  return satisfied.has(policy.quorum)
}

interface Draft extends Omit<Policy, 'quorum'> {
  quorum: string | null
  used: Set<string>
}

const READERS: Record<string, (draft: Draft, words: string[]) => void> = {
  log(draft, [vkey, url, ...more]) {
    if (vkey === undefined || more.length > 0)
      throw new FormatError('policy log line needs a key and at most a URL')
    draft.logs.push({ verifier: newKey(draft.logs, vkey, 'log', ED25519_NOTE), url: url ?? null })
  },
  witness(draft, [name, vkey, url, ...more]) {
    if (name === undefined || vkey === undefined || more.length > 0)
      throw new FormatError('policy witness line needs a name, a key and at most a URL')
    requireNewName(draft, name)
    const verifier = newKey(draft.witnesses, vkey, 'witness', ED25519_COSIGNATURE)
    draft.witnesses.push({ name, verifier, url: url ?? null })
  },
  relay(draft, [vkey, ...runBy]) {
    if (vkey === undefined) throw new FormatError('policy relay line needs a key, then who runs it')
    const verifier = newKey(draft.relays, vkey, 'relay', ED25519_NOTE)
    draft.relays.push({ verifier, runBy: runBy.join(' ') || null })
  },
  group: addGroup,
  quorum: setQuorum,
}

function newKey(
  known: readonly { verifier: NoteVerifier }[],
  vkey: string,
  whose: string,
  type: NoteKeyType,
): NoteVerifier {
  const key = parseVkey(vkey)
  if (key.type !== type) throw new FormatError(`policy ${whose} key has the wrong type`)
  if (known.some(({ verifier }) => equal(verifier.publicKey, key.publicKey)))
    throw new FormatError(`policy lists a ${whose} key twice`)
  if (known.length >= MAX_ITEMS) throw new FormatError(`policy lists too many ${whose} keys`)
  return key
}

function addGroup(draft: Draft, [name, rule, ...members]: string[]): void {
  if (name === undefined || rule === undefined || members.length === 0) {
    throw new FormatError('policy group line needs a name, a threshold and members')
  }
  requireNewName(draft, name)
  for (const member of members) {
    if (!isDefined(draft, member)) throw new FormatError('policy group names an unknown member')
    // A member of two groups would let one witness count twice.
    if (draft.used.has(member)) throw new FormatError('policy name is a group member more than once')
    draft.used.add(member)
  }
  const threshold =
    rule === 'any' ? 1 : rule === 'all' ? members.length : parseDecimal(rule, 'group threshold')
  if (threshold < 1 || threshold > members.length)
    throw new FormatError('policy group threshold is not reachable')
  if (draft.groups.length >= MAX_ITEMS) throw new FormatError('policy lists too many groups')
  draft.groups.push({ name, threshold, members })
}

function setQuorum(draft: Draft, [name, ...more]: string[]): void {
  if (name === undefined || more.length > 0) throw new FormatError('policy quorum line needs one name')
  if (draft.quorum !== null) throw new FormatError('policy has two quorum lines')
  if (name !== 'none' && !isDefined(draft, name))
    throw new FormatError('policy quorum names nothing defined before it')
  draft.quorum = name
}

function requireNewName(draft: Draft, name: string): void {
  if (name === 'none' || isDefined(draft, name)) throw new FormatError('policy name is taken')
}

function isDefined({ witnesses, groups }: Draft, name: string): boolean {
  return witnesses.some((witness) => witness.name === name) || groups.some((group) => group.name === name)
}

const MAX_POLICY_BYTES = 65_536
const MAX_ITEMS = 64
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const FORBIDDEN_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f]/
