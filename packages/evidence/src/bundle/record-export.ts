import { sha256Hex } from '@veracite/terms/digest'
import type { AccountScope } from '@veracite/terms/ports'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import { type CustodyManifest, manifestSchema } from '@veracite/verify/bundle/manifest'
import { type Say, sayIn } from '@veracite/words/say-in'
import type { SealDeps } from '../capture/recorder.ts'
import { SCHEMA_HOST, signManifest } from '../capture/sign-manifest.ts'
import type { BundleStore } from './bundle-port.ts'
import type { RunForBundle } from './read-run.ts'
import type { TimelineEntry } from './timeline.ts'

/** A bundle, or what the same evidence is in a form that others verify. */
export type ExportForm = BundleFormat | 'in-toto' | 'scitt' | 'wacz'

/** At most one such event per run and minute: reads must not be able to flood the log. */
export const EXPORTS_QUIET_MS = 60_000

const REASONS: Partial<Record<ExportForm, string>> = {
  'in-toto': 'An attestation about the run was exported.',
  scitt: 'A statement about the run was exported with its receipt.',
  wacz: 'The pages that the answer cites were exported.',
}

/**
 * An export is part of the bundle's history: it is signed, stored and queued for the log before the bundle is
 * handed out.
 */
export const recordExport =
  (deps: SealDeps & { bundles: Pick<BundleStore, 'appendCustody'> }) =>
  async (input: {
    run: Pick<RunForBundle, 'original' | 'capture'> & { rows: { run: { id: string } } }
    scope: AccountScope
    format: ExportForm
    say?: Say
  }): Promise<TimelineEntry> => {
    const { rows, original, capture } = input.run
    const say = input.say ?? sayIn('en')
    const captureManifestSha256 = sha256Hex(capture.body)
    const now = deps.clock.now()
    const { accountId } = input.scope
    const actor = accountId === null ? 'holder of the platform token' : `account ${accountId}`
    const reason = REASONS[input.format] ?? 'An evidence bundle was exported.'
    const manifest: CustodyManifest = {
      schema: manifestSchema(SCHEMA_HOST, 'custody'),
      prev: captureManifestSha256,
      eventNonce: deps.ids.randomHex(16),
      event: 'exported',
      subject: captureManifestSha256,
      actor,
      role: accountId === null ? 'operator' : 'customer',
      reason,
      tool: `${deps.collector.software} ${deps.collector.version}`,
      details: { format: input.format, instance: deps.collector.instance },
      at: now.toISOString(),
    }
    const signed = signManifest(deps.signer, manifest)
    const recorded = await deps.bundles.appendCustody(
      {
        id: deps.ids.next(),
        runId: rows.run.id,
        captureId: original.id,
        event: 'exported',
        actor,
        reason,
        occurredAt: now,
        manifest: signed,
      },
      EXPORTS_QUIET_MS,
    )
    return {
      at: now.toISOString(),
      event: 'exported',
      by: actor,
      detail: say('timelineDetail.thisCopy', { format: input.format.toUpperCase() }),
      manifestSha256: recorded ? sha256Hex(signed.body) : null,
      logIndex: null,
    }
  }
