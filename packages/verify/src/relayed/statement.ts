import { utf8Decode, utf8Encode } from '../bytes.ts'
import { canonicalText, parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { signEd25519, verifyEd25519 } from '../log/ed25519.ts'
import { formatVkey, type NoteSigner, type NoteVerifier, parseVkey } from '../log/note-key.ts'
import { SHAPES } from '../shapes.ts'

type WithCommitment = Shapes['RELAY_STATEMENT']
/**
 * What a relay says about one connection that it carried: where it went, when, and what passed. It is written as
 * canonical JSON (RFC 8785), signed with Ed25519 over these bytes, and they are a leaf of the relay's own log.
 */
export type RelayStatement = Omit<WithCommitment, 'commitment'> & Partial<Pick<WithCommitment, 'commitment'>>

export interface SignedStatement {
  /** The bytes that were signed. */
  statement: Uint8Array
  signature: Uint8Array
}

export function signStatement(statement: RelayStatement, signer: NoteSigner): SignedStatement {
  if (statement.relay !== formatVkey(signer.verifier))
    throw new FormatError('the statement names another relay')
  const bytes = utf8Encode(canonicalText(statement))
  return { statement: bytes, signature: signer.sign?.(bytes) ?? signEd25519(bytes, signer.seed) }
}

/** Whether the bytes have the form of a statement; the signer is not checked. */
export function isStatement(bytes: Uint8Array): boolean {
  try {
    SHAPES.RELAY_STATEMENT(parseCanonicalJson(utf8Decode(bytes)), 'statement')
    return bytes.length <= MAX_STATEMENT_BYTES
  } catch {
    return false
  }
}

export interface OpenedStatement {
  statement: RelayStatement
  verifier: NoteVerifier
}

/** Reads a statement and checks that the relay it names has signed it. Whether that relay is known is not asked here. */
export function openStatement({ statement, signature }: SignedStatement): OpenedStatement {
  if (statement.length > MAX_STATEMENT_BYTES) throw new FormatError('the statement of the relay is too long')
  const read = SHAPES.RELAY_STATEMENT(parseCanonicalJson(utf8Decode(statement)), 'statement')
  const verifier = parseVkey(read.relay)
  if (!verifyEd25519(signature, statement, verifier.publicKey))
    throw new FormatError('the statement is not signed by the relay that it names')
  if (read.closedAt < read.openedAt) throw new FormatError('the statement ends before it begins')
  return { statement: read, verifier }
}

const MAX_STATEMENT_BYTES = 4_096
