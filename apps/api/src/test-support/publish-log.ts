import { integrateBatch, publishCheckpoint } from '@veracite/core/log/sequencer'
import type { World } from '@veracite/testing/world'
import { ED25519_NOTE, noteSigner } from '@veracite/verify/note-key'

const LOG = noteSigner('veracite.test/log/1', ED25519_NOTE, new Uint8Array(32).fill(11))

/** What the sequencer does, which a test world does not have. */
export async function publishLog(world: World): Promise<void> {
  const { name, publicKey } = LOG.verifier
  await world.ports.log.registerKey({ role: 'log', keyId: 'log', name, publicKey, notBefore: new Date() })
  const sequencer = { ...world.ports, signer: LOG, keeper: null }
  while ((await integrateBatch(sequencer)()) !== 0);
  await publishCheckpoint(sequencer)()
}
