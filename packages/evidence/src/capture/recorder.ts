import type { CaptureSigner, Clock, Collector, Ids } from '@veracite/terms/ports'
import type { PlanManifest } from '@veracite/verify/bundle/manifest'

/** Dependencies of signing a manifest. */
export interface SealDeps {
  signer: CaptureSigner
  collector: Collector
  clock: Clock
  ids: Ids
}

/** Who made a statement, and with what, as every signed statement says it. */
export const recorderOf = ({
  collector,
  signer,
}: {
  collector: Collector
  signer: Pick<CaptureSigner, 'keyId'>
}): PlanManifest['recorder'] => ({
  software: collector.software,
  version: collector.version,
  commit: collector.commit,
  instance: collector.instance,
  captureKey: signer.keyId,
})
