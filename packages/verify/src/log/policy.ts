import { equal, utf8Encode } from '../bytes.ts'
import { parseDecimal } from '../decimal.ts'
import { FormatError } from '../format-error.ts'
import { ED25519_COSIGNATURE, ED25519_NOTE, type NoteVerifier, parseVkey } from './note-key.ts'

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
    const words = line.split(/[ \t]+/).filter((word) => word !== '')
    if (words.length > 0 && !words[0]?.startsWith('#')) readLine(draft, words)
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

function readLine(draft: Draft, [keyword, ...words]: string[]): void {
  if (keyword === 'log') addLog(draft, words)
  else if (keyword === 'witness') addWitness(draft, words)
  else if (keyword === 'relay') addRelay(draft, words)
  else if (keyword === 'group') addGroup(draft, words)
  else if (keyword === 'quorum') setQuorum(draft, words)
  else throw new FormatError('policy line begins with an unknown word')
}

function addLog(draft: Draft, [vkey, url, ...more]: string[]): void {
  if (vkey === undefined || more.length > 0)
    throw new FormatError('policy log line needs a key and at most a URL')
  const verifier = parseVkey(vkey)
  if (verifier.type !== ED25519_NOTE) throw new FormatError('policy log key has the wrong type')
  if (has(draft.logs, verifier)) throw new FormatError('policy lists a log key twice')
  if (draft.logs.length >= MAX_ITEMS) throw new FormatError('policy lists too many logs')
  draft.logs.push({ verifier, url: url ?? null })
}

function addWitness(draft: Draft, [name, vkey, url, ...more]: string[]): void {
  if (name === undefined || vkey === undefined || more.length > 0) {
    throw new FormatError('policy witness line needs a name, a key and at most a URL')
  }
  requireNewName(draft, name)
  const verifier = parseVkey(vkey)
  if (verifier.type !== ED25519_COSIGNATURE) throw new FormatError('policy witness key has the wrong type')
  if (has(draft.witnesses, verifier)) throw new FormatError('policy lists a witness key twice')
  if (draft.witnesses.length >= MAX_ITEMS) throw new FormatError('policy lists too many witnesses')
  draft.witnesses.push({ name, verifier, url: url ?? null })
}

function addRelay(draft: Draft, [vkey, ...runBy]: string[]): void {
  if (vkey === undefined) throw new FormatError('policy relay line needs a key, then who runs it')
  const verifier = parseVkey(vkey)
  if (verifier.type !== ED25519_NOTE) throw new FormatError('policy relay key has the wrong type')
  if (has(draft.relays, verifier)) throw new FormatError('policy lists a relay key twice')
  if (draft.relays.length >= MAX_ITEMS) throw new FormatError('policy lists too many relays')
  draft.relays.push({ verifier, runBy: runBy.join(' ') || null })
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

function has(list: readonly { verifier: NoteVerifier }[], key: NoteVerifier): boolean {
  return list.some(({ verifier }) => equal(verifier.publicKey, key.publicKey))
}

const MAX_POLICY_BYTES = 65_536
const MAX_ITEMS = 64
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const FORBIDDEN_CHARACTER = /[\u0000-\u0008\u000b-\u001f\u007f]/
