import { pick } from '@veracite/terms/pick'
import type { CaptureSigner, ClockAndIds, Collector } from '@veracite/terms/ports'
import type { PlanManifest } from '@veracite/verify/bundle/manifest'
import { SCHEMA_HOST, type SignedManifest, signManifest } from './sign-manifest.ts'

/** Dependencies of signing a manifest. */
export interface SealDeps extends ClockAndIds {
  signer: CaptureSigner
  collector: Collector
}

/** Who made a statement, and with what, as every signed statement says it. */
export const recorderOf = ({
  collector,
  signer,
}: {
  collector: Collector
  signer: Pick<CaptureSigner, 'keyId'>
}): PlanManifest['recorder'] => ({
  ...pick(collector, 'software', 'version', 'commit', 'instance'),
  captureKey: signer.keyId,
})

/** Signs a statement of this service, with a nonce and who recorded it. */
export const signRecord = (deps: SealDeps, kind: string, recorded: object): SignedManifest =>
  signManifest(deps.signer, {
    schema: `https://${SCHEMA_HOST}/schema/${kind}/v1`,
    eventNonce: deps.ids.randomHex(16),
    ...recorded,
    recorder: recorderOf(deps),
  })

/** The same with what somebody wrote, which may be too long to be signed. */
export function signWritten(deps: SealDeps, kind: string, recorded: object, tooLong: Error): SignedManifest {
  try {
    return signRecord(deps, kind, recorded)
  } catch (error) {
    throw error instanceof RangeError ? tooLong : error
  }
}
