import { base64Decode, base64Encode, concat, hexDecode, hexEncode, utf8Decode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { ED25519_SIGNATURE_BYTES, signEd25519, verifyEd25519 } from './ed25519.ts'
import { ED25519_COSIGNATURE, isKeyName, type NoteSigner, type NoteVerifier } from './note-key.ts'

/** C2SP signed-note: a text that ends in a newline, an empty line, one line per signature. */
export interface Note {
  text: string
  signatures: NoteSignature[]
}

export interface NoteSignature {
  name: string
  /** Four bytes in lower-case hexadecimal. */
  keyId: string
  /** What follows the key ID: 64 bytes for Ed25519, time and signature (72 bytes) for a cosignature. */
  payload: Uint8Array
}

/** A signature that a known key made. `timeSeconds` is what a cosigning witness stated; null for other keys. */
export interface VerifiedSignature {
  verifier: NoteVerifier
  timeSeconds: number | null
}

export interface OpenedNote {
  text: string
  verified: VerifiedSignature[]
  /** Lines of keys we do not know: they say nothing, good or bad. */
  unknown: NoteSignature[]
}

export function parseNote(note: string | Uint8Array): Note {
  const whole = typeof note === 'string' ? note : utf8Decode(note)
  if (utf8Encode(whole).length > MAX_NOTE_BYTES) throw new FormatError('note is larger than 1 MB')
  if (CONTROL_CHARACTER.test(whole)) throw new FormatError('note holds a control character')
  // The last empty line: the text itself may contain empty lines.
  const split = whole.lastIndexOf('\n\n')
  if (split < 0) throw new FormatError('note has no empty line before its signatures')
  const text = whole.slice(0, split + 1)
  const block = whole.slice(split + 2)
  if (block === '' || !block.endsWith('\n')) throw new FormatError('note has no complete signature line')
  const lines = block.slice(0, -1).split('\n')
  if (lines.length > MAX_SIGNATURES) throw new FormatError('note has more than 100 signatures')
  return { text, signatures: lines.map(parseSignatureLine) }
}

export function formatNote({ text, signatures }: Note): string {
  if (!text.endsWith('\n')) throw new FormatError('note text does not end in a newline')
  return `${text}\n${signatures.map(formatSignatureLine).join('')}`
}

/** A signature line, with its newline. */
export function formatSignatureLine({ name, keyId, payload }: NoteSignature): string {
  return `— ${name} ${base64Encode(concat(hexDecode(keyId), payload))}\n`
}

export function parseSignatureLine(line: string): NoteSignature {
  const [, name, encoded] = /^— ([^ ]+) ([^ ]+)$/u.exec(line) ?? []
  if (name === undefined || encoded === undefined || !isKeyName(name))
    throw new FormatError('malformed signature line')
  const bytes = base64Decode(encoded)
  if (bytes.length < 5) throw new FormatError('signature line is too short')
  return { name, keyId: hexEncode(bytes.subarray(0, 4)), payload: bytes.subarray(4) }
}

/**
 * Checks every line that a known key could have made. One that fails makes the whole note invalid, and so does
 * the absence of any good one. Lines of the same key count once.
 */
export function openNote(note: Note | string | Uint8Array, verifiers: readonly NoteVerifier[]): OpenedNote {
  const { text, signatures } = typeof note === 'string' || note instanceof Uint8Array ? parseNote(note) : note
  const verified: VerifiedSignature[] = []
  const unknown: NoteSignature[] = []
  for (const signature of signatures) {
    const candidates = verifiers.filter((v) => v.name === signature.name && v.keyId === signature.keyId)
    const [verifier, ...others] = candidates
    if (verifier === undefined) {
      unknown.push(signature)
      continue
    }
    if (others.length > 0)
      throw new FormatError(`two known keys share the name and key ID of ${signature.name}`)
    // As in Go, only the first line of a key is looked at: a hostile note cannot make us check a hundred.
    if (verified.some((earlier) => earlier.verifier === verifier)) continue
    const checked = checkSignature(text, signature, verifier)
    if (checked === null) throw new FormatError(`the signature of ${signature.name} is not valid`)
    verified.push(checked)
  }
  if (verified.length === 0) throw new FormatError('no signature of a known key')
  return { text, verified, unknown }
}

export function signNote(text: string, signer: NoteSigner): NoteSignature {
  if (signer.verifier.type === ED25519_COSIGNATURE) throw new FormatError('a cosignature needs a time')
  const { name, keyId } = signer.verifier
  return { name, keyId, payload: signatureOf(utf8Encode(text), signer) }
}

/** Ed25519 with the key of a note, over any bytes. */
export const signatureOf = (message: Uint8Array, { seed, sign }: NoteSigner): Uint8Array =>
  sign ? sign(message) : signEd25519(message, seed)

/** `timeSeconds` is POSIX time: when the witness saw this checkpoint and found it consistent. */
export function cosignNote(text: string, signer: NoteSigner, timeSeconds: number): NoteSignature {
  if (signer.verifier.type !== ED25519_COSIGNATURE) throw new FormatError('this key cannot cosign')
  const { name, keyId } = signer.verifier
  const signature = signatureOf(cosignedMessage(text, timeSeconds), signer)
  return { name, keyId, payload: concat(encodeUint64(timeSeconds), signature) }
}

/** The time inside a cosignature's payload; throws when the payload is not one. */
export function cosignatureTime(payload: Uint8Array): number {
  if (payload.length !== 8 + ED25519_SIGNATURE_BYTES) throw new FormatError('not a timestamped cosignature')
  const view = new DataView(payload.buffer, payload.byteOffset, 8)
  const seconds = view.getUint32(0) * 2 ** 32 + view.getUint32(4)
  if (seconds > MAX_TIME_SECONDS) throw new FormatError('cosignature time is out of range')
  return seconds
}

function checkSignature(
  text: string,
  signature: NoteSignature,
  verifier: NoteVerifier,
): VerifiedSignature | null {
  const { payload } = signature
  const { publicKey } = verifier
  if (verifier.type !== ED25519_COSIGNATURE) {
    return verifyEd25519(payload, utf8Encode(text), publicKey) ? { verifier, timeSeconds: null } : null
  }
  const timeSeconds = cosignatureTime(payload)
  const message = cosignedMessage(text, timeSeconds)
  return verifyEd25519(payload.subarray(8), message, publicKey) ? { verifier, timeSeconds } : null
}

function cosignedMessage(text: string, timeSeconds: number): Uint8Array {
  return utf8Encode(`cosignature/v1\ntime ${timeSeconds}\n${text}`)
}

function encodeUint64(value: number): Uint8Array {
  if (!Number.isSafeInteger(value) || value < 0) throw new FormatError('time is not a safe integer')
  const bytes = new Uint8Array(8)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, Math.floor(value / 2 ** 32))
  view.setUint32(4, value % 2 ** 32)
  return bytes
}

const MAX_NOTE_BYTES = 1_000_000
const MAX_SIGNATURES = 100
/** The last second that can be written as a time. */
const MAX_TIME_SECONDS = 8_640_000_000_000
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const CONTROL_CHARACTER = /[\u0000-\u0009\u000b-\u001f]/
