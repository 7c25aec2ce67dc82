import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { Clock } from '@veracite/terms/ports'
import type { ReaderCheck } from './reader-check.ts'
import type { CheckReply, ReaderCheckStore } from './reader-check-store.ts'

/** Replies that are older are asked for again. */
const REPLIES_KEPT_MS = 7 * 86_400_000

export async function keptReplies(
  { readerChecks, clock }: { readerChecks: Pick<ReaderCheckStore, 'takeReplies'>; clock: Clock },
  keptAs: string,
): Promise<Map<string, CheckReply>> {
  const kept = await readerChecks.takeReplies(keptAs, new Date(clock.now().getTime() - REPLIES_KEPT_MS))
  return new Map(kept.map((reply) => [reply.answerId, reply]))
}

export const textsOf = (replies: ReadonlyMap<string, CheckReply>): Map<string, string> =>
  new Map([...replies].map(([id, { reply }]) => [id, reply]))

/** Signs and stores the counts, with everything that they depend on. */
export async function addCheck<Figures>(
  deps: SealDeps & { readerChecks: Pick<ReaderCheckStore, 'add'> },
  counts: Pick<ReaderCheck<Figures>, 'reader' | 'answers' | 'figures'>,
  replies: ReadonlyMap<string, CheckReply>,
  depends: object = {},
): Promise<ReaderCheck<Figures>> {
  const id = deps.ids.next()
  const measuredAt = deps.clock.now()
  const measured = { ...counts, costUsd: costOf([...replies.values()]) }
  const manifest = {
    schema: `https://${SCHEMA_HOST}/schema/reader-check/v1`,
    checkId: id,
    ...measured,
    ...depends,
    recorder: recorderOf(deps),
    measuredAt: measuredAt.toISOString(),
  }
  await deps.readerChecks.add({ id, reader: counts.reader, measuredAt }, signManifest(deps.signer, manifest))
  return { id, measuredAt, ...measured }
}

/** Null as soon as one cost is unknown: a sum of the others would look like the price. */
function costOf(replies: readonly CheckReply[]): string | null {
  const known = replies.flatMap(({ costUsd }) => costUsd ?? [])
  if (known.length < replies.length) return null
  return known.reduce((sum, costUsd) => sum + Number(costUsd), 0).toFixed(8)
}
