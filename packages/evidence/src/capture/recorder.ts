import type { CaptureSigner, Clock, Collector, Ids } from '@veracite/terms/ports'
import type { PlanManifest } from '@veracite/verify/bundle/manifest'

export interface SealDeps {
  signer: CaptureSigner
  collector: Collector
  clock: Clock
  ids: Ids
}

export const recorderOf = ({
  collector,
  signer,
}: {
  collector: Collector
  signer: CaptureSigner
}): PlanManifest['recorder'] => ({
  software: collector.software,
  version: collector.version,
  commit: collector.commit,
  instance: collector.instance,
  captureKey: signer.keyId,
})
