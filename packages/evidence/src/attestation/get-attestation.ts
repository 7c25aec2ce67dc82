import type { AccountScope, CaptureSigner } from '@veracite/terms/ports'
import type { getBundle } from '../bundle/get-bundle.ts'
import { attestationOf } from './attestation.ts'
import { type DsseEnvelope, dsseEnvelope } from './dsse.ts'

export const ATTESTATION_TYPE = 'application/vnd.in-toto+json'

/** The evidence of a run as a signed in-toto statement. */
export const getAttestation =
  (deps: { getBundle: ReturnType<typeof getBundle>; signer: CaptureSigner }) =>
  async (input: { runId: string; scope: AccountScope }): Promise<DsseEnvelope> => {
    const bundle = await deps.getBundle({ ...input, form: 'in-toto' })
    const statement = Buffer.from(JSON.stringify(attestationOf(bundle)))
    return dsseEnvelope(deps.signer, ATTESTATION_TYPE, statement)
  }
