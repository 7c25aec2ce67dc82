import type { NewCapture } from '@veracite/evidence/capture/new-capture'
import { buildWitnessed, type RequestSealer } from '@veracite/evidence/capture/new-witnessed'
import type { Exchange, Question } from '@veracite/terms/engine-port'
import type { CaptureSigner, ClockAndIds } from '@veracite/terms/ports'
import type { CaptureKind } from '@veracite/terms/vocabulary'
import { type CaptureToBe, captureCommitment } from '@veracite/verify/relayed/commitment'

export const WITNESSED_MODES = ['off', 're-verification', 'all'] as const
export type WitnessedMode = (typeof WITNESSED_MODES)[number]

/** Which questions go through relays, and what happens while no relay is available. */
export interface Relaying {
  mode: WitnessedMode
  /** `wait`: they are asked when a relay is back. `say`: they are asked directly, and the evidence says so. */
  whenAway: 'wait' | 'say'
  /** Null: the secrets of requests are thrown away, and no request can ever be opened. */
  sealer: RequestSealer | null
}

/** How the adapter should send this question: directly or through a relay. */
export function witnessedAs(
  { mode, whenAway }: Pick<Relaying, 'mode' | 'whenAway'>,
  kind: CaptureKind,
  capture: CaptureToBe,
): Question['witnessed'] {
  const isWanted = mode === 'all' || (mode === 're-verification' && kind === 'verification')
  if (!isWanted) return undefined
  return { when: whenAway === 'wait' ? 'required' : 'preferred', commitment: captureCommitment(capture) }
}

interface Deps extends ClockAndIds {
  relaying: Relaying
  signer: CaptureSigner
}

/** The capture together with what a relay says of it. A capture that no relay was asked for stays as it is. */
export async function withWitness(deps: Deps, capture: NewCapture, exchange: Exchange): Promise<NewCapture> {
  if (exchange.witness === undefined) return capture
  const witnessed = await buildWitnessed({
    id: deps.ids.next(),
    capture,
    witness: exchange.witness,
    sealer: deps.relaying.sealer,
    signer: deps.signer,
    now: deps.clock.now(),
  })
  return { ...capture, witnessed }
}

/** How long a question waits before the relays are tried again. */
export const RELAY_WAIT_MS = 60_000
