import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { parseManifest } from '@veracite/verify/bundle/manifest'
import { base64Decode } from '@veracite/verify/bytes'

/**
 * `model: its measured error`, once for each model whose reading decided the newest classification of a bundle, as that
 * classification states it. Classifications from before readers were measured state nothing.
 */
export function measuredReaders(bundles: readonly Pick<EvidenceBundle, 'classification'>[]): string[] {
  const stated = bundles.flatMap(({ classification }) => {
    const newest = classification.at(-1)
    const parsed = newest && parseManifest(base64Decode(newest.manifest.base64))
    if (parsed?.kind !== 'classification' || parsed.manifest.knownErrorRate === null) return []
    const model = parsed.manifest.readings?.findLast(({ kind }) => kind === 'model')
    return model === undefined ? [] : `${model.version}: ${parsed.manifest.knownErrorRate}`
  })
  return [...new Set(stated)]
}
