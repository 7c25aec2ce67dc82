import { utf8Encode } from '@veracite/verify/bytes'
import { type Checkpoint, formatCheckpointText } from '@veracite/verify/log/checkpoint'
import { formatNote, signatureOf } from '@veracite/verify/log/note'
import type { NoteSigner } from '@veracite/verify/log/note-key'
import type { LogSigner } from './log-port.ts'

/** Signs with the log's key, in this process or elsewhere. */
export const signForLog = async (message: Uint8Array, signer: NoteSigner | LogSigner): Promise<Uint8Array> =>
  'seed' in signer ? signatureOf(message, signer) : await signer.sign(message)

/** The note with the log's own signature line, as first published. */
export async function signedCheckpoint(
  checkpoint: Checkpoint,
  signer: NoteSigner | LogSigner,
): Promise<string> {
  const { name, keyId } = signer.verifier
  const text = formatCheckpointText(checkpoint)
  return formatNote({
    text,
    signatures: [{ name, keyId, payload: await signForLog(utf8Encode(text), signer) }],
  })
}
