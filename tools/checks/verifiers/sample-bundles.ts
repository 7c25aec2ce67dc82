import type { EvidenceBundle } from '../../../packages/verify/src/bundle/bundle.ts'
import { formatVkey } from '../../../packages/verify/src/log/note-key.ts'
import { changed, edit } from '../../../packages/verify/src/test-support/edit-bundle.ts'
import { readableSample } from '../../../packages/verify/src/test-support/readable-sample.ts'
import { type SampleChoices, sampleBundle } from '../../../packages/verify/src/test-support/sample-bundle.ts'
import { LOG } from '../../../packages/verify/src/test-support/sample-keys.ts'
import { sealSample } from '../../../packages/verify/src/test-support/seal-sample.ts'

export const VKEY = formatVkey(LOG.verifier)

/** Bundles that differ in what they carry, each as it is handed out. */
export const BUNDLES: [string, EvidenceBundle][] = [
  made('only the capture', { alone: true, before: 0, after: 0 }),
  made('a demonstration', { alone: true, demo: true, before: 2, after: 0 }),
  made('classified', { before: 0, after: 1 }),
  made('classified, a demonstration', { demo: true, before: 3, after: 0 }),
  made('asked again', { reverified: true, before: 1, after: 0 }),
  made('from before readings were kept', { beforeReadings: true, before: 4, after: 0 }),
  made('under a plan', { sampling: {}, alone: true, before: 1, after: 0 }),
  made('under a plan, while the scan runs', {
    sampling: { running: true },
    alone: true,
    before: 0,
    after: 0,
  }),
  made('typed for a plan of people', { slot: {}, before: 1, after: 0 }),
  made('with cited pages', { trail: true, alone: true, before: 0, after: 0 }),
  made('with time stamps', { alone: true, before: 5, after: 3 }, true),
]

function made(name: string, choices: SampleChoices, isStamped = false): [string, EvidenceBundle] {
  const bundle = changed(readableSample(sampleBundle(choices)), (b) => {
    edit(b, { sigstoreBundle: null })
    edit(b.trust, { trustedRoot: null })
    if (!isStamped) edit(b, { timestamps: [] })
  })
  return [name, sealSample(bundle)]
}
